/**
 * Automatic checks before the launch: address, mail, backups, and the running site. Each finding is a sentence that says
 * what to do; `setting` names the environment variable for the operator.
 */
import { resolveTxt } from 'node:dns/promises';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { isProofOld, OLD_BACKUP_HOURS } from '../../domain/backup/backups.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import type { LaunchFinding } from '../../domain/office/launch-api.ts';
import { readBackupState } from '../backup/store/backup-state.ts';
import type { Database } from '../database/tables.ts';
import type { Env } from '../env.ts';
import { companyAddress } from '../mail/mail-settings.ts';

export interface Launch {
  env: Env;
  site: Pick<Site, 'contact' | 'retention'>;
  /** null if there is no database yet. */
  db: Kysely<Database> | null;
  world: World;
}

/** The world outside this machine. Tests pass their own. */
export interface World {
  /** Milliseconds since the epoch. */
  now: number;
  /** TXT records of a domain, the parts of each joined. Null if the domain does not exist; rejects without an answer. */
  textRecords(domain: string): Promise<string[] | null>;
  /** Rejects if the mail server refuses the connection or the login. */
  verifyMailServer(smtpUrl: string): Promise<void>;
  /** Origin of the running site; null if there is none to fetch. */
  origin: string | null;
  fetch: typeof fetch;
}

/** Of the mail server and the site. */
const TIMEOUT_MS = 10_000;

export function realWorld(origin: string | null): World {
  return {
    now: Date.now(),
    textRecords: async (domain) =>
      (await resolveTxt(domain).catch(noRecords))?.map((parts) => parts.join('')) ?? null,
    verifyMailServer: async (smtpUrl) => {
      const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS });
      await transport.verify().finally(() => transport.close());
    },
    origin,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init }),
  };
}

/** A missing record and a missing domain are answers; a silent name server is an error. */
function noRecords(error: NodeJS.ErrnoException): string[][] | null {
  if (error.code === 'ENODATA') return [];
  if (error.code === 'ENOTFOUND') return null;
  throw error;
}

/** The site's origin if others can reach it; otherwise null. */
export const publicOrigin = ({ siteUrl }: Pick<Env, 'siteUrl'>): string | null =>
  siteUrl.startsWith('https://') ? siteUrl : null;

export async function machineFindings(launch: Launch): Promise<LaunchFinding[]> {
  const all = await Promise.all([
    address(launch),
    mailServer(launch),
    senderRecords(launch),
    server(launch),
    backups(launch),
    askSite(launch),
  ]);
  return all.flat();
}

const found =
  (level: LaunchFinding['level']) =>
  (says: string, setting?: string): LaunchFinding => ({ level, says, ...(setting && { setting }) });
const red = found('red');
const yellow = found('yellow');
const green = found('green');

function address({ env }: Launch): LaunchFinding[] {
  if (!env.siteUrlGiven)
    return [
      red(
        'The site has no address of its own: give it your domain where it was set up.',
        'SITE_URL',
      ),
    ];
  if (!env.siteUrl.startsWith('https://'))
    return [red(`The address ${env.siteUrl} must begin with https://.`, 'SITE_URL')];
  return [green(`The site’s address is ${env.siteUrl}.`)];
}

async function mailServer({ env, world, site }: Launch): Promise<LaunchFinding[]> {
  const { smtpUrl, leadsTo } = env;
  const receivers =
    leadsTo.length > 0 || site.contact.email
      ? green(`Requests are mailed to ${leadsTo.join(', ') || site.contact.email}.`)
      : red('Nobody gets the requests by mail: name your e-mail address.', 'LEADS_TO');
  if (!smtpUrl)
    return [
      receivers,
      red(
        'No mail leaves this machine: give it your mail provider’s server, user name and password where it was set up.',
        'SMTP_URL',
      ),
    ];
  return world.verifyMailServer(smtpUrl).then(
    () => [receivers, green('The mail server takes the connection and the login.')],
    (error: { code?: string; responseCode?: number }) => [
      receivers,
      red(
        `The mail server refuses: ${[error.code ?? 'error', error.responseCode].filter(Boolean).join(' ')}. Compare what was set up with what your provider shows under SMTP.`,
        'SMTP_URL',
      ),
    ],
  );
}

function server({ env }: Launch): LaunchFinding[] {
  return [
    ...(env.rateLimit
      ? []
      : [red('One robot can fill the database and the mailbox: turn the limit on.', 'RATE_LIMIT')]),
    ...(NEAR.some((near) => env.trustProxy(near, 0))
      ? []
      : [
          yellow(
            'Visitors can’t be told apart behind a proxy: they share one limit and have no place.',
            'TRUST_PROXY',
          ),
        ]),
    ...(env.metricsToken
      ? []
      : [yellow('No program can watch the server and call you when it is down.', 'METRICS_TOKEN')]),
  ];
}
/** Addresses that a proxy in front of the server may have. */
const NEAR = ['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.0.1'];

async function backups({ env, db, world, site }: Launch): Promise<LaunchFinding[]> {
  const none = { made_at: null, proved_at: null, failure: null };
  const { made_at, proved_at, failure } = db ? await readBackupState(db) : none;
  if (made_at === null || failure !== null)
    return [
      red(
        `There is no new backup: ${failure ?? 'the server makes one every hour once it has an address.'}`,
        'docs/runbook.md',
      ),
    ];
  if (world.now - made_at > OLD_BACKUP_HOURS * 3_600_000)
    return [
      red(`The newest backup is of ${dayOf(made_at)}: see why none follows.`, 'docs/runbook.md'),
    ];
  if (env.backupCommand === null)
    return [
      green('There is a new backup.'),
      yellow(
        'Backups lie on this machine alone, and one dead disk ends everything: have them taken elsewhere, encrypted.',
        'BACKUP_COMMAND',
      ),
    ];
  const proof = isProofOld({ proved_at }, world.now)
    ? red(
        'No backup was opened with your key lately: open one, so that you know that it can be.',
        'npm run restore -- FILE --identity KEY --check',
      )
    : green('A backup was opened with your key lately.');
  return [
    green('There is a new backup.'),
    proof,
    yellow(
      `The privacy policy says that backups elsewhere are deleted after ${site.retention.copy_days} days: see that they are.`,
      'BACKUP_COMMAND',
    ),
  ];
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** DNS settings that a mail provider documents for its customers. */
interface Provider {
  /** Host of its mail server. */
  host: RegExp;
  /** Mechanism for the SPF record. */
  include: string;
  /** Page of the provider that shows the DKIM records. */
  dkim: string;
}
const PROVIDERS: Provider[] = [
  {
    host: /(^|\.)(gmail|google)\.com$/,
    include: 'include:_spf.google.com',
    dkim: 'the Admin console, Apps, Google Workspace, Gmail, Authenticate email',
  },
  {
    host: /(^|\.)(office365|outlook)\.com$/,
    include: 'include:spf.protection.outlook.com',
    dkim: 'security.microsoft.com, Email authentication settings, DKIM',
  },
  {
    host: /(^|\.)fastmail\.com$/,
    include: 'include:spf.messagingengine.com',
    dkim: 'Settings, Domains',
  },
  {
    host: /(^|\.)amazonaws\.com$/,
    include: 'include:amazonses.com',
    dkim: 'the console of SES, Identities, your domain',
  },
  { host: /(^|\.)mailgun\.org$/, include: 'include:mailgun.org', dkim: 'Domains, DNS records' },
  { host: /(^|\.)migadu\.com$/, include: 'include:spf.migadu.com', dkim: 'DNS Configuration' },
];

/** SPF, DMARC and DKIM: whether mail providers accept mail in the company's name, and the DNS lines to add. */
async function senderRecords({ env, site, world }: Launch): Promise<LaunchFinding[]> {
  const sender = env.mailFrom ?? companyAddress(env, site);
  const domain = sender.split('@')[1] ?? '';
  let own: string[] | null;
  let policy: string[] | null;
  try {
    [own, policy] = await Promise.all([
      world.textRecords(domain),
      world.textRecords(`_dmarc.${domain}`),
    ]);
  } catch {
    return [yellow(`No name server answered for ${domain}: SPF and DMARC could not be looked up.`)];
  }
  if (own === null)
    return [
      red(
        `No name server knows ${domain}: correct your e-mail address, or register the domain; then SPF and DMARC can be looked up.`,
        'MAIL_FROM',
      ),
    ];
  const mailHost = URL.parse(env.smtpUrl ?? '')?.hostname ?? '';
  const provider = PROVIDERS.find(({ host }) => host.test(mailHost));
  return [
    ...spfFindings(
      domain,
      own.filter((text) => /^v=spf1(\s|$)/i.test(text)),
      provider,
    ),
    policy?.some((text) => /^v=DMARC1\s*;/i.test(text))
      ? green(`${domain} has a DMARC policy.`)
      : red(
          `${domain} has no DMARC policy: large providers refuse mail without one. ${lineToCopy(`_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:${sender}`)} Tighten it to p=quarantine once DKIM passes.`,
          'MAIL_FROM',
        ),
    yellow(
      `DKIM can’t be seen from outside. Its lines hold a key that your mail provider makes, and shows under ${provider?.dkim ?? 'DKIM, or domain authentication'}: copy them to the provider of ${domain}. Then send yourself a request, and look for "dkim=pass" in the headers of its mail.`,
      'MAIL_FROM',
    ),
  ];
}

/** A DNS record, in the words of domain providers. */
const lineToCopy = (name: string, text: string) =>
  `Add this line where you bought the domain: ${name} TXT "${text}".`;

function spfFindings(
  domain: string,
  records: string[],
  provider: Provider | undefined,
): LaunchFinding[] {
  const [record] = records;
  if (record === undefined) {
    const include = provider?.include ?? 'include:…';
    const unknown = provider
      ? ''
      : ' What stands behind include: is what your mail provider names.';
    return [
      red(
        `${domain} has no SPF record. ${lineToCopy(domain, `v=spf1 ${include} ~all`)}${unknown}`,
        'MAIL_FROM',
      ),
    ];
  }
  if (records.length > 1)
    return [red(`${domain} has ${records.length} SPF records: join them, two count as none.`)];
  if (/\+all\b/.test(record)) return [red(`The SPF record of ${domain} lets anybody send (+all).`)];
  if (provider && !record.includes(provider.include))
    return [
      yellow(
        `The SPF record of ${domain} does not name your mail provider: put ${provider.include} into it, before "all".`,
        'MAIL_FROM',
      ),
    ];
  return [green(`${domain} has an SPF record.`)];
}

/** Fetches the site at its public address. */
async function askSite({ world }: Launch): Promise<LaunchFinding[]> {
  if (!world.origin) return [];
  try {
    await world.fetch(world.origin);
    return [green('The site answers under its address.')];
  } catch (error) {
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
    return [
      /CERT|SSL|TLS|SIGNATURE|ISSUER/.test(code)
        ? red(
            `Browsers refuse the certificate of ${world.origin} (${code}): point the domain and its www to this server, so that it gets one.`,
            'SITE_URL',
          )
        : red(`Nothing answers at ${world.origin}: start the site, or correct the address.`),
    ];
  }
}
