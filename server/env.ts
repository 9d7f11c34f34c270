/**
 * Every environment variable of the server, on one screen. No other file reads process.env. An invalid value stops
 * the start with one sentence that names the variable.
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

/** Each setting: its variable, the values it accepts, and the default. Lists are separated by commas. */
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
  /**
   * HMAC keys, required with WEBHOOK_URLS. Set two while receivers move to a new key: calls are then signed with
   * both.
   */
  webhookSecrets: variable('WEBHOOK_SECRET', listOf(Secret), []),
  /**
   * Office minutes after which a lead that is not marked as contacted is mailed to the office again; off = null.
   * Default (undefined): claims.response_minutes of site.yaml, the promised time to call back.
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
  /**
   * Third-party JSON service, asked last, with {ip} for the visitor's address. Default: visitors' addresses never
   * leave this server.
   */
  geolocationUrl: variable('GEOLOCATION_URL', GeolocationUrl, null),
  /**
   * Proxy hops that may set the client address and geo headers: off, a number of hops, or addresses and networks (loopback, linklocal,
   * uniquelocal, 10.0.0.0/8). Default: off.
   */
  trustProxy: variable('TRUST_PROXY', TrustProxySetting, parseTrustProxy('off') as TrustProxy),
  /**
   * Clients send it to read /metrics, as `Authorization: Bearer …`. Default: /metrics answers only programs on this
   * machine, and no one if the server is behind a proxy.
   */
  metricsToken: variable('METRICS_TOKEN', Secret, null),
  /**
   * Scope of Strict-Transport-Security, sent for two years and only with an https SITE_URL: `host`, `subdomains` of
   * it as well, or `preload`, which also asks browser makers to build the site into their lists. Leaving those lists
   * takes months.
   */
  hsts: variable('HSTS', Hsts, 'host' as const),
  /** Public keys (age1…) for which backups are encrypted; needed with BACKUP_COMMAND. */
  backupRecipients: variable('BACKUP_RECIPIENTS', listOf(Text), []),
  /** Shell command that copies a backup to another machine; `$1` is the file. */
  backupCommand: variable('BACKUP_COMMAND', Text, null),
  /** Every backup of the last `hourly` hours stays in DATA_DIR/backups, then the newest of each day for `daily` days. */
  backupKeep: variable('BACKUP_KEEP', Keep, { hourly: 24, daily: 30 }),
  /** off only for benchmarks and tests. */
  rateLimit: variable('RATE_LIMIT', OnOff, true),
  /**
   * Seconds for which a stopping server keeps serving while /readyz answers 503, so that a proxy can send visitors
   * elsewhere.
   */
  drainSeconds: variable('DRAIN_SECONDS', wholeNumber(0, 60, 'of seconds '), 0),
  /**
   * Free bytes on the disk of DATA_DIR that are reserved for leads. With less free space, the server refuses
   * pictures, mail files and backups. 0 turns the reserve off. The minimum of 50 MB covers SQLite's log of 16 MB,
   * which is copied into the database, and pictures being uploaded. The default has room for about 50,000 leads.
   */
  diskReserveBytes: variable('DISK_RESERVE_BYTES', Reserve, 200_000_000),
  /** Push services other than the browsers' own, such as a company's. They may be on a private network. */
  pushOrigins: variable('PUSH_ORIGINS', listOf(Origin), []),
  logLevel: variable('LOG_LEVEL', LogLevel, 'info' as const),
};

type Settings = {
  [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]['fallback'];
};

export interface Env extends Omit<Settings, 'siteUrl'> {
  siteUrl: string;
  /** True if SITE_URL is set. Pages name their canonical address only then. */
  siteUrlGiven: boolean;
  /** True if TRUST_PROXY names a proxy, so visitors connect to the proxy and not to this server. */
  behindProxy: boolean;
}

/** An invalid variable. The message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** @throws {EnvError} that names the first invalid variable, what was expected and what was found */
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

/** Variables that hold credentials. No message shows their values, and each can be read from a file. */
export const SECRET_NAMES = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
]);

/**
 * The trimmed value of a variable. A secret can be stored in a file named by NAME_FILE, such as DATABASE_URL_FILE.
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
