/** Whether mail providers will believe that a mail with the site's sender address comes from the company, and the DNS lines for that. */
import { type Finding, green, red, yellow } from './finding.ts';
import type { Launch, Rule } from './launch.ts';
import { setting } from './settings.ts';

export const deliveryRules: Rule[] = [senderRecords];

/** What a provider of mailboxes documents for its customers' domains, by the host of its mail server. */
interface Provider {
  host: RegExp;
  /** For the SPF record. */
  include: string;
  /** Where its DKIM lines are shown. */
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

async function senderRecords(launch: Launch): Promise<Finding[]> {
  const { env, content, world, confirmed } = launch;
  const sender = env.mailFrom ?? content.site.contact.email;
  const domain = sender.split('@')[1] ?? '';
  const place = setting('MAIL_FROM');
  let own: string[] | null;
  let policy: string[] | null;
  try {
    [own, policy] = await Promise.all([
      world.textRecords(domain),
      world.textRecords(`_dmarc.${domain}`),
    ]);
  } catch {
    return [
      yellow(`No name server answered for ${domain}: SPF and DMARC could not be looked up.`, place),
    ];
  }
  if (own === null)
    return [
      red(
        `No name server knows ${domain}: correct MAIL_FROM, or register the domain; then SPF and DMARC can be looked up.`,
        place,
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
          place,
        ),
    confirmed.has('dkim')
      ? green('Somebody has seen a DKIM signature that passes.')
      : yellow(
          `DKIM can’t be seen from outside. Its lines hold a key that your mail provider makes, and shows under ${provider?.dkim ?? 'DKIM, or domain authentication'}: copy them to the provider of ${domain}, each to a name such as selector._domainkey.${domain}. Then send a lead to a mailbox of a large provider, look for "dkim=pass" in its headers, and confirm "dkim" in launch.yaml.`,
          place,
        ),
  ];
}

/** As the provider of a domain asks for it. */
const lineToCopy = (name: string, text: string) =>
  `Add this line where you bought the domain: ${name} TXT "${text}".`;

function spfFindings(domain: string, records: string[], provider: Provider | undefined): Finding[] {
  const place = setting('MAIL_FROM');
  const [record] = records;
  if (record === undefined) {
    const include = provider?.include ?? 'include:…';
    const unknown = provider
      ? ''
      : ' What stands behind include: is what your mail provider names.';
    return [
      red(
        `${domain} has no SPF record. ${lineToCopy(domain, `v=spf1 ${include} ~all`)}${unknown}`,
        place,
      ),
    ];
  }
  if (records.length > 1)
    return [
      red(`${domain} has ${records.length} SPF records: join them, two count as none.`, place),
    ];
  if (/\+all\b/.test(record))
    return [red(`The SPF record of ${domain} lets anybody send (+all).`, place)];
  if (provider && !record.includes(provider.include))
    return [
      yellow(
        `The SPF record of ${domain} does not name your mail provider: put ${provider.include} into it, before "all".`,
        place,
      ),
    ];
  return [green(`${domain} has an SPF record.`)];
}
