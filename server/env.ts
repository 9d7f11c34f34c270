/**
 * Every environment variable that the server reads, on one screen: nothing else reads process.env.
 * A value that can't be used stops the start with one sentence that names the variable.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { parseTrustProxy, type TrustProxy } from './client-address/trust-proxy.ts';
import {
  GeolocationUrl,
  Hsts,
  HttpUrl,
  Keep,
  LogLevel,
  listOf,
  MailAddress,
  MinutesOrOff,
  OnOff,
  Origin,
  PostgresUrl,
  Reserve,
  Secret,
  SmtpUrl,
  Text,
  TrustProxySetting,
  wholeNumber,
} from './env-values.ts';

const variable = <Value, Default>(
  name: string,
  schema: v.GenericSchema<string, Value>,
  fallback: Default,
): { name: string; schema: v.GenericSchema<string, Value>; fallback: Value | Default } => ({
  name,
  schema,
  fallback,
});

/** Of each setting its variable, what the variable may hold, and the default. Lists are separated by commas. */
const VARIABLES = {
  /** Port on which the server listens; 0 is any free port. */
  port: variable('PORT', wholeNumber(0, 65_535), 3000),
  /** Address on which it listens; 0.0.0.0 inside a container. */
  host: variable('HOST', Text, '127.0.0.1'),
  /** Canonical origin, without a path. Default: http://localhost:PORT. Read at start and by npm run content:push. */
  siteUrl: variable('SITE_URL', Origin, null),
  /** Further origins that may post. */
  allowedOrigins: variable('ALLOWED_ORIGINS', listOf(Origin), []),
  /** Origins that may frame the quote form. */
  embedOrigins: variable('EMBED_ORIGINS', listOf(Origin), []),
  /** Folder of the SQLite file, mails and backups. Always absolute in Env. */
  dataDir: variable('DATA_DIR', Text, 'data'),
  /** postgres://… for PostgreSQL. Default: SQLite in DATA_DIR. */
  databaseUrl: variable('DATABASE_URL', PostgresUrl, null),
  /** Receivers of leads, http(s) addresses. */
  webhookUrls: variable('WEBHOOK_URLS', listOf(HttpUrl), []),
  /** HMAC key, needed with WEBHOOK_URLS. Two keys while receivers move to the new one: both sign. */
  webhookSecrets: variable('WEBHOOK_SECRET', listOf(Secret), []),
  /**
   * Office time after which a lead that nobody marked as contacted is mailed to the office again; off = null. Default (undefined): when
   * the promise to call back ends, claims.response_minutes of site.yaml.
   */
  remindAfterMinutes: variable('REMIND_AFTER_MINUTES', MinutesOrOff, undefined),
  /** smtp:// or smtps:// address with its credentials. Default: .eml files in DATA_DIR/mail. */
  smtpUrl: variable('SMTP_URL', SmtpUrl, null),
  /** Sender of every mail. Default: the e-mail of site.yaml. */
  mailFrom: variable('MAIL_FROM', MailAddress, null),
  /** Addresses that get the leads. Default: the e-mail of site.yaml. */
  leadsTo: variable('LEADS_TO', listOf(MailAddress), []),
  /** Path of another MMDB. Default: the bundled DB-IP files. */
  geoipDatabase: variable('GEOIP_DATABASE', Text, null),
  /** Third-party JSON address asked last, with {ip} for the visitor's address. Default: no visitor's address leaves this server. */
  geolocationUrl: variable('GEOLOCATION_URL', GeolocationUrl, null),
  /**
   * Proxy hops that may set the client address and geo headers: off, a number of hops, or addresses and networks (loopback, linklocal,
   * uniquelocal, 10.0.0.0/8). Default: off.
   */
  trustProxy: variable('TRUST_PROXY', TrustProxySetting, parseTrustProxy('off') as TrustProxy),
  /**
   * Clients that ask for /metrics send it as `Authorization: Bearer …`. Default: /metrics answers programs on this machine, and nobody
   * where a proxy stands before the server.
   */
  metricsToken: variable('METRICS_TOKEN', Secret, null),
  /**
   * How far browsers are told, for two years, to come by https alone: `host` = this host, `subdomains` = and all below it, `preload` =
   * and built into browsers, which takes months to undo. Sent only with an https SITE_URL.
   */
  hsts: variable('HSTS', Hsts, 'host' as const),
  /** Public keys (age1…) for which backups are encrypted; needed with BACKUP_COMMAND. */
  backupRecipients: variable('BACKUP_RECIPIENTS', listOf(Text), []),
  /** Takes each backup to another machine: run by a shell whose `$1` is the file. */
  backupCommand: variable('BACKUP_COMMAND', Text, null),
  /** Hours for which all backups stay in DATA_DIR/backups, and days for which the newest of each day stays. */
  backupKeep: variable('BACKUP_KEEP', Keep, { hourly: 24, daily: 30 }),
  /** off only for benchmarks and tests. */
  rateLimit: variable('RATE_LIMIT', OnOff, true),
  /** How long a stopping server goes on serving while /readyz answers 503, so that a proxy can send its visitors elsewhere. */
  drainSeconds: variable('DRAIN_SECONDS', wholeNumber(0, 60, 'of seconds '), 0),
  /**
   * Free bytes on the disk of DATA_DIR that are kept for leads: with less, pictures, mail files and backups are refused. 0 keeps none.
   * The minimum of 50 MB is what SQLite's log of 16 MB, which is written into the file once more, and pictures under way need. The
   * default has room for some 50,000 leads.
   */
  diskReserveBytes: variable('DISK_RESERVE_BYTES', Reserve, 200_000_000),
  /** Push services besides those of the browsers, such as a company's own; they may lie in a private network. */
  pushOrigins: variable('PUSH_ORIGINS', listOf(Origin), []),
  logLevel: variable('LOG_LEVEL', LogLevel, 'info' as const),
};

type Settings = {
  [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]['fallback'];
};

export interface Env extends Omit<Settings, 'siteUrl'> {
  siteUrl: string;
  /** True if SITE_URL was set: only then do pages name their address. */
  siteUrlGiven: boolean;
  /** True if TRUST_PROXY names a proxy: visitors' connections end there. */
  behindProxy: boolean;
}

/** A variable that can't be used; the message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** @throws {EnvError} naming the first variable that can't be used, what was expected and what was found. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const read = <T>({ name, schema, fallback }: Variable<T>): T => {
    const value = readText(name, source);
    if (value === undefined) return fallback;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    const found = SECRET_NAMES.has(name) ? 'something else' : `"${value.slice(0, 200)}"`;
    throw new EnvError(`${name} must be ${result.issues[0].message}, but it is ${found}.`);
  };
  const settings = Object.fromEntries(
    Object.entries(VARIABLES).map(([name, one]) => [name, read(one as Variable<unknown>)]),
  ) as Settings;
  if (settings.webhookUrls.length > 0 && settings.webhookSecrets.length === 0)
    throw new EnvError(
      'WEBHOOK_SECRET must be set when WEBHOOK_URLS is, so that receivers can check who calls.',
    );
  if (settings.backupCommand !== null && settings.backupRecipients.length === 0)
    throw new EnvError(
      'BACKUP_RECIPIENTS must be set when BACKUP_COMMAND is, because what leaves this machine is encrypted: age-keygen makes a key.',
    );
  return {
    ...settings,
    dataDir: resolve(settings.dataDir),
    siteUrl: settings.siteUrl ?? `http://localhost:${settings.port}`,
    siteUrlGiven: settings.siteUrl !== null,
    behindProxy: (readText('TRUST_PROXY', source) ?? 'off') !== 'off',
  };
}

interface Variable<T> {
  name: string;
  schema: v.GenericSchema<string, T>;
  fallback: T;
}

/** The SQLite file inside DATA_DIR. */
export const sqliteFile = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'leads.sqlite');

/** Variables that hold credentials: no message shows their values, and each can be read from a file. */
export const SECRET_NAMES = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
]);

/**
 * The text of a variable without space around it. A secret may stand in a file that its variable with _FILE names: DATABASE_URL_FILE.
 * @throws {EnvError} if both are set, or the file can't be read
 */
function readText(name: string, source: Record<string, string | undefined>): string | undefined {
  const value = source[name]?.trim() || undefined;
  const file = SECRET_NAMES.has(name) ? source[`${name}_FILE`]?.trim() : undefined;
  if (!file) return value;
  if (value !== undefined)
    throw new EnvError(`${name} must not be set when ${name}_FILE is: keep one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new EnvError(
      `${name}_FILE must be a file that the server may read, but "${file.slice(0, 200)}" is none.`,
    );
  }
}
