/**
 * Every environment variable the server reads, in one place: nothing else touches process.env.
 * A value that cannot be used stops the start with one sentence that names the variable.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { BackupKeep } from '../domain/backup/backups.ts';
import { parseTrustProxy, type TrustProxy } from './client-address/trust-proxy.ts';

export interface Env {
  /** PORT: where the server listens, 0 to 65535 (0 = any free port). Default 3000. */
  port: number;
  /** HOST: address to listen on. Default 127.0.0.1; 0.0.0.0 inside a container. */
  host: string;
  /** SITE_URL: canonical origin, no path. Default http://localhost:PORT. Read at start and by npm run content:push. */
  siteUrl: string;
  /** Whether SITE_URL was set: only then do pages name their address. */
  siteUrlGiven: boolean;
  /** ALLOWED_ORIGINS: further origins that may post, separated by commas. Default none. */
  allowedOrigins: string[];
  /** EMBED_ORIGINS: origins that may frame the quote form, separated by commas. Default none. */
  embedOrigins: string[];
  /** DATA_DIR: SQLite file, mail folder, backups. Default ./data. Always absolute here. */
  dataDir: string;
  /** DATABASE_URL: postgres://… for PostgreSQL. Default: SQLite in DATA_DIR. */
  databaseUrl: string | null;
  /** WEBHOOK_URLS: lead receivers, http(s) addresses separated by commas. Default none. */
  webhookUrls: string[];
  /**
   * WEBHOOK_SECRET: HMAC key, at least 16 characters; needed with WEBHOOK_URLS. Two keys separated by a comma
   * while receivers move to the new one: both sign. Default none.
   */
  webhookSecrets: string[];
  /**
   * REMIND_AFTER_MINUTES: office time after which a lead that nobody marked as contacted is mailed to the
   * office again, 1 to 10000 minutes, or off (null). Default (undefined): when the promise to call back ends,
   * claims.response_minutes of site.yaml.
   */
  remindAfterMinutes: number | null | undefined;
  /** SMTP_URL: smtp:// or smtps:// address with its credentials. Default: .eml files in DATA_DIR/mail. */
  smtpUrl: string | null;
  /** MAIL_FROM: sender of every mail. Default: the site's e-mail from site.yaml. */
  mailFrom: string | null;
  /** LEADS_TO: who gets the leads, addresses separated by commas. Default: the site's e-mail. */
  leadsTo: string[];
  /** GEOIP_DATABASE: path of another MMDB. Default: the bundled DB-IP files. */
  geoipDatabase: string | null;
  /**
   * GEOLOCATION_URL: third-party JSON address asked last, with {ip} where the visitor's address goes.
   * Default none: no visitor's address leaves this server.
   */
  geolocationUrl: string | null;
  /**
   * TRUST_PROXY: which proxy hops may set the client address and geo headers: off, a number of hops,
   * or addresses and networks separated by commas (loopback, linklocal, uniquelocal, 10.0.0.0/8). Default off.
   */
  trustProxy: TrustProxy;
  /** Whether TRUST_PROXY names a proxy: then visitors' connections end there, and those here are its own. */
  behindProxy: boolean;
  /**
   * METRICS_TOKEN: who asks for /metrics sends it as `Authorization: Bearer …`; at least 16 characters. Default none:
   * then /metrics answers programs on this machine, and nobody where a proxy stands before the server.
   */
  metricsToken: string | null;
  /**
   * HSTS: how far browsers are told, for two years, to come by https alone: `host` = this host, `subdomains` = and all
   * below it, `preload` = and built into browsers, which takes months to undo. Sent only with an https SITE_URL.
   * Default host.
   */
  hsts: Hsts;
  /** BACKUP_RECIPIENTS: public keys (age1…) for which backups are encrypted, separated by commas; needed with BACKUP_COMMAND. Default none. */
  backupRecipients: string[];
  /** BACKUP_COMMAND: takes each backup to another machine; run by a shell whose `$1` is the file. Default none. */
  backupCommand: string | null;
  /**
   * BACKUP_KEEP: how many hours all backups stay in DATA_DIR/backups, 1 to 1000, and for how many days the newest of each, 0 to 3650.
   * Default 24,30.
   */
  backupKeep: BackupKeep;
  /** RATE_LIMIT: on or off; off only for benchmarks and tests. Default on. */
  rateLimit: boolean;
  /**
   * DRAIN_SECONDS: how long a server that was told to stop goes on serving, 0 to 60, while /readyz answers 503: for a
   * proxy that asks /readyz and then sends its visitors elsewhere. Default 0.
   */
  drainSeconds: number;
  /**
   * DISK_RESERVE_BYTES: free space in bytes where DATA_DIR lies that is kept for leads: with less, pictures, mail files
   * and backups are refused. 0 = none is kept; else 50000000 to 1000000000000: with less, SQLite's log of 16 MB, which is
   * written into the file once more, and the pictures that are under way take it all. Default 200000000, room for some
   * 50,000 leads.
   */
  diskReserveBytes: number;
  /**
   * PUSH_ORIGINS: push services besides those of the browsers, origins separated by commas, such as a company's own; they
   * may lie in a private network. Default none.
   */
  pushOrigins: string[];
  /** LOG_LEVEL: fatal, error, warn, info, debug, trace or silent. Default info. */
  logLevel: string;
}

/** A variable that cannot be used; the message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads and checks the environment.
 * @throws {EnvError} naming the first variable that cannot be used, what was expected and what was found.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const raw = (name: string) => {
    const value = source[name]?.trim() || undefined;
    return SECRET_NAMES.has(name) ? (readSecretFile(name, value, source) ?? value) : value;
  };
  const read = <T>(name: string, schema: v.GenericSchema<string, T>, fallback: T): T => {
    const value = raw(name);
    if (value === undefined) return fallback;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    const found = SECRET_NAMES.has(name) ? 'something else' : `"${value.slice(0, 200)}"`;
    throw new EnvError(`${name} must be ${result.issues[0].message}, but it is ${found}.`);
  };

  const port = read('PORT', Port, 3000);
  const env: Env = {
    port,
    host: raw('HOST') ?? '127.0.0.1',
    siteUrl: read('SITE_URL', Origin, `http://localhost:${port}`),
    siteUrlGiven: raw('SITE_URL') !== undefined,
    allowedOrigins: read('ALLOWED_ORIGINS', listOf(Origin), []),
    embedOrigins: read('EMBED_ORIGINS', listOf(Origin), []),
    dataDir: resolve(raw('DATA_DIR') ?? 'data'),
    databaseUrl: read<string | null>('DATABASE_URL', PostgresUrl, null),
    webhookUrls: read('WEBHOOK_URLS', listOf(HttpUrl), []),
    webhookSecrets: read('WEBHOOK_SECRET', listOf(Secret), []),
    remindAfterMinutes: read<Env['remindAfterMinutes']>(
      'REMIND_AFTER_MINUTES',
      MinutesOrOff,
      undefined,
    ),
    smtpUrl: read<string | null>('SMTP_URL', SmtpUrl, null),
    mailFrom: read<string | null>('MAIL_FROM', MailAddress, null),
    leadsTo: read('LEADS_TO', listOf(MailAddress), []),
    geoipDatabase: raw('GEOIP_DATABASE') ?? null,
    geolocationUrl: read<string | null>('GEOLOCATION_URL', GeolocationUrl, null),
    trustProxy: read('TRUST_PROXY', TrustProxySetting, parseTrustProxy('off') as TrustProxy),
    behindProxy: (raw('TRUST_PROXY') ?? 'off') !== 'off',
    metricsToken: read<string | null>('METRICS_TOKEN', Secret, null),
    hsts: read<Hsts>('HSTS', HstsSetting, 'host'),
    backupRecipients: read('BACKUP_RECIPIENTS', listOf(v.string()), []),
    backupCommand: raw('BACKUP_COMMAND') ?? null,
    backupKeep: read('BACKUP_KEEP', Keep, { hourly: 24, daily: 30 }),
    rateLimit: read('RATE_LIMIT', OnOff, true),
    drainSeconds: read('DRAIN_SECONDS', Seconds, 0),
    diskReserveBytes: read('DISK_RESERVE_BYTES', Reserve, 200_000_000),
    pushOrigins: read('PUSH_ORIGINS', listOf(Origin), []),
    logLevel: read('LOG_LEVEL', LogLevel, 'info'),
  };
  if (env.webhookUrls.length > 0 && env.webhookSecrets.length === 0) {
    throw new EnvError(
      'WEBHOOK_SECRET must be set when WEBHOOK_URLS is, so that receivers can check who calls.',
    );
  }
  if (env.backupCommand !== null && env.backupRecipients.length === 0) {
    throw new EnvError(
      'BACKUP_RECIPIENTS must be set when BACKUP_COMMAND is, because what leaves this machine is encrypted: age-keygen makes a key.',
    );
  }
  return env;
}

/** The SQLite file inside DATA_DIR. */
export const sqliteFile = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'leads.sqlite');

/** Values that must not appear in a message, because they hold credentials; each can be read from a file. */
export const SECRET_NAMES = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
]);

/**
 * A secret may stand in a file instead, named by its variable with _FILE behind it: DATABASE_URL_FILE. Space around it
 * does not count.
 * @throws {EnvError} when both are set, or the file can't be read.
 */
function readSecretFile(
  name: string,
  value: string | undefined,
  source: Record<string, string | undefined>,
): string | undefined {
  const file = source[`${name}_FILE`]?.trim();
  if (!file) return undefined;
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

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'a whole number from 0 to 65535'),
);
const ORIGIN = 'an origin like https://www.example.com, without a path';
const Origin = v.pipe(
  v.string(),
  v.transform((text) => URL.parse(text)),
  v.check(
    (url) =>
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      url.pathname === '/' &&
      !url.search &&
      !url.hash &&
      !url.username,
    ORIGIN,
  ),
  v.transform((url) => (url as URL).origin),
);
const urlWith = (protocols: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => protocols.test(URL.parse(text)?.protocol ?? ''), expected),
  );
const HttpUrl = urlWith(/^https?:$/, 'a list of http or https addresses separated by commas');
const PostgresUrl = urlWith(/^postgres(ql)?:$/, 'an address that starts with postgres://');
const SmtpUrl = urlWith(/^smtps?:$/, 'an address that starts with smtp:// or smtps://');
const GeolocationUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text.includes('{ip}') && /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'an http or https address with {ip} in it',
  ),
);
const Secret = v.pipe(v.string(), v.minLength(16, 'at least 16 characters long'));
const Seconds = v.pipe(
  v.string(),
  v.regex(/^([0-5]?\d|60)$/, 'a whole number of seconds from 0 to 60'),
  v.transform(Number),
);
const RESERVE = '0, or a whole number of bytes from 50000000 to 1000000000000';
const Reserve = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}$/, RESERVE),
  v.transform(Number),
  v.check((bytes) => bytes === 0 || (bytes >= 50_000_000 && bytes <= 1_000_000_000_000), RESERVE),
);
const KEEP = 'two whole numbers such as 24,30: hours from 1 to 1000 and days from 0 to 3650';
const Keep = v.pipe(
  v.string(),
  v.regex(/^\d{1,4},\d{1,4}$/, KEEP),
  v.transform((text) => {
    const [hourly = 0, daily = 0] = text.split(',').map(Number);
    return { hourly, daily };
  }),
  v.check(({ hourly, daily }) => hourly >= 1 && hourly <= 1000 && daily <= 3650, KEEP),
);
const MinutesOrOff = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d{0,3}|10000|off)$/, 'a whole number of minutes from 1 to 10000, or off'),
  v.transform((text) => (text === 'off' ? null : Number(text))),
);
const MailAddress = v.pipe(
  v.string(),
  v.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'an e-mail address like office@example.com'),
);
const OnOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((text) => text === 'on'),
);
const HSTS = ['host', 'subdomains', 'preload'] as const;
type Hsts = (typeof HSTS)[number];
const HstsSetting = v.picklist(HSTS, 'host, subdomains or preload');
const LogLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'fatal, error, warn, info, debug, trace or silent',
);
const TrustProxySetting = v.pipe(
  v.string(),
  v.transform(parseTrustProxy),
  v.check(
    (trust) => trust !== null,
    'off, a number of hops from 1 to 10, or addresses and networks separated by commas',
  ),
  v.transform((trust) => trust as TrustProxy),
);

function listOf<T>(item: v.GenericSchema<string, T>) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  );
}
