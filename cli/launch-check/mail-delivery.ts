/** Whether mail providers will believe that a mail with the site's sender address comes from the company. */
import { type Finding, green, red, yellow } from './finding.ts';
import type { Launch, Rule } from './launch.ts';
import { setting } from './settings.ts';

export const deliveryRules: Rule[] = [senderRecords];

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
  return [
    ...spfFindings(
      domain,
      own.filter((text) => /^v=spf1(\s|$)/i.test(text)),
    ),
    policy?.some((text) => /^v=DMARC1\s*;/i.test(text))
      ? green(`${domain} has a DMARC policy.`)
      : red(
          `${domain} has no DMARC policy: large providers refuse mail without one. Add a TXT record _dmarc.${domain} with "v=DMARC1; p=none; rua=mailto:…", and tighten it later.`,
          place,
        ),
    confirmed.has('dkim')
      ? green('Somebody has seen a DKIM signature that passes.')
      : yellow(
          'DKIM can’t be seen from outside: send a lead to a mailbox of a large provider, look for "dkim=pass" in its headers, then confirm "dkim" in launch.yaml.',
          place,
        ),
  ];
}

function spfFindings(domain: string, records: string[]): Finding[] {
  const place = setting('MAIL_FROM');
  if (records.length === 0)
    return [
      red(
        `${domain} has no SPF record: add the TXT record your mail provider names ("v=spf1 include:… -all").`,
        place,
      ),
    ];
  if (records.length > 1)
    return [
      red(`${domain} has ${records.length} SPF records: join them, two count as none.`, place),
    ];
  if (/\+all\b/.test(records[0] ?? ''))
    return [red(`The SPF record of ${domain} lets anybody send (+all).`, place)];
  return [green(`${domain} has an SPF record.`)];
}
