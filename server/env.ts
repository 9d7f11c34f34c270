/**
 * Every environment variable of the server, on one screen. No other file reads process.env. An invalid value stops
 * the start with one sentence that names the variable.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
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

interface Variable<T> {
  name: string;
  schema: v.GenericSchema<string, T>;
  fallback: T;
}

const variable = <Value, Default>(
  name: string,
  schema: v.GenericSchema<string, Value>,
  fallback: Default,
) => ({ name, schema, fallback }) as Variable<Value | Default>;

/** Each setting: its variable, the values it accepts, and its default. `.env.example` explains them. Lists are separated by commas. */
const VARIABLES = {
  /** 0 is any free port. */
  port: variable('PORT', wholeNumber(0, 65_535), 3000),
  host: variable('HOST', Text, '127.0.0.1'),
  /** Canonical origin. Default: http://localhost:PORT. */
  siteUrl: variable('SITE_URL', Origin, null),
  allowedOrigins: variable('ALLOWED_ORIGINS', listOf(Origin), []),
  embedOrigins: variable('EMBED_ORIGINS', listOf(Origin), []),
  /** Always absolute in Env. */
  dataDir: variable('DATA_DIR', Text, 'data'),
  /** Default: SQLite in DATA_DIR. */
  databaseUrl: variable('DATABASE_URL', PostgresUrl, null),
  webhookUrls: variable('WEBHOOK_URLS', listOf(HttpUrl), []),
  /** HMAC keys. Calls are signed with each of them. */
  webhookSecrets: variable('WEBHOOK_SECRET', listOf(Secret), []),
  /** Office minutes; null = never. Default (undefined): the promised time to call back, claims.response_minutes. */
  remindAfterMinutes: variable('REMIND_AFTER_MINUTES', MinutesOrOff, undefined),
  /** Default: .eml files in DATA_DIR/mail. */
  smtpUrl: variable('SMTP_URL', SmtpUrl, null),
  /** Default: the e-mail of site.yaml. */
  mailFrom: variable('MAIL_FROM', MailAddress, null),
  leadsTo: variable('LEADS_TO', listOf(MailAddress), []),
  /** Path of an MMDB. Default: the bundled DB-IP files. */
  geoipDatabase: variable('GEOIP_DATABASE', Text, null),
  /** Third-party JSON service, asked last. Default: visitors' addresses never leave this server. */
  geolocationUrl: variable('GEOLOCATION_URL', GeolocationUrl, null),
  trustProxy: variable('TRUST_PROXY', TrustProxySetting, () => false),
  metricsToken: variable('METRICS_TOKEN', Secret, null),
  /** Scope of Strict-Transport-Security, sent only with an https SITE_URL. */
  hsts: variable('HSTS', Hsts, 'host' as const),
  /** Public keys (age1…). */
  backupRecipients: variable('BACKUP_RECIPIENTS', listOf(Text), []),
  /** Shell command; `$1` is the file. */
  backupCommand: variable('BACKUP_COMMAND', Text, null),
  backupKeep: variable('BACKUP_KEEP', Keep, { hourly: 24, daily: 30 }),
  rateLimit: variable('RATE_LIMIT', OnOff, true),
  drainSeconds: variable('DRAIN_SECONDS', wholeNumber(0, 60, 'of seconds '), 0),
  /** 0 turns the reserve off. The minimum covers SQLite's log and pictures in progress; the default about 50,000 leads. */
  diskReserveBytes: variable('DISK_RESERVE_BYTES', Reserve, 200_000_000),
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
