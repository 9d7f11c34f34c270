/** Asks the running site: do pages answer and may search engines list them, do the forms take what is sent? */
import { join } from 'node:path';
import { placeOfField } from '../../content-loader/field-lines.ts';
import type { Page } from '../../content-loader/load.ts';
import { HOLDING_MARK } from '../../server/pages/holding-page.ts';
import { type Finding, green, orGreen, orGreenFor, red, yellow } from './finding.ts';
import type { Launch, Rule, World } from './launch.ts';
import { setting } from './settings.ts';

export const liveRules: Rule[] = [askSite, hiddenPages];

async function askSite({ world, content, contentDir, env }: Launch): Promise<Finding[]> {
  if (!world.origin)
    return [
      red(
        'The running site was not asked: set SITE_URL to its https address, or name one with --at http://127.0.0.1:3000.',
        setting('SITE_URL'),
      ),
    ];
  try {
    const home = await ask(world, '/');
    if (home.status === 503 && (await home.text()).includes(HOLDING_MARK))
      return [
        await ready(world),
        yellow(
          'Visitors see a page with name and phone: the first check without a red line opens the site. To open it as it is, set holding_page: off.',
          placeOfField(join(contentDir, 'site.yaml'), ['holding_page']),
        ),
      ];
    return [
      await ready(world),
      await mayBeListed(world, env.siteUrl),
      ...(await forms(world)),
      ...(await inSitemap(world, content.pages)),
    ];
  } catch {
    return [red(`Nothing answers at ${world.origin}: start the site, or correct the address.`)];
  }
}

async function ready(world: World): Promise<Finding> {
  const answer = await ask(world, '/readyz');
  const states: Record<string, unknown> = await answer.json().catch(() => ({}));
  if (answer.status === 200 && states.space === 'low')
    return red(
      'The disk under DATA_DIR is nearly full: leads are still taken, pictures, mail files and backups are refused. Free some space, or make the disk larger.',
      setting('DATA_DIR'),
    );
  if (answer.status === 200) return green('The server is ready: a lead would be taken.');
  const wrong = Object.entries(states).filter(
    ([name, state]) => typeof state === 'string' && state !== 'ok' && name !== 'status',
  );
  const reasons = wrong.map(([name, state]) => ` ${name}: ${state}.`).join('');
  return red(`/readyz answers ${answer.status}: the server can't take leads.${reasons}`);
}

/** @param siteUrl under any other address the server forbids listing, on purpose */
async function mayBeListed(world: World, siteUrl: string): Promise<Finding> {
  const home = await ask(world, '/');
  const html = await home.text();
  const refused = [
    home.status !== 200 && `it answers ${home.status}`,
    world.origin === siteUrl &&
      /noindex/i.test(home.headers.get('x-robots-tag') ?? '') &&
      'X-Robots-Tag says noindex',
    /<meta[^>]+name="robots"[^>]+noindex/i.test(html) && 'its robots tag says noindex',
    !/<link[^>]+rel="canonical"/i.test(html) &&
      'it has no canonical address (built without SITE_URL)',
    /^Disallow:\s*\/\s*$/im.test(await (await ask(world, '/robots.txt')).text()) &&
      'robots.txt forbids every page',
  ].filter((reason) => reason !== false);
  return refused.length === 0
    ? green('Search engines may list the home page.')
    : red(`Search engines can't list the home page: ${refused.join('; ')}.`);
}

/** What each form answers to an empty post: nothing is stored, and the sentence comes from the server itself. */
const FORMS: [page: string, address: string][] = [
  ['/quote', '/api/contact-submissions'],
  ['/', '/api/newsletter-signups'],
];

async function forms(world: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [page, address] of FORMS) {
    const shown = await ask(world, page);
    if (shown.status !== 200 || !(await shown.text()).includes('<form'))
      findings.push(red(`${page} shows no form.`));
    const { status } = await ask(world, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: world.origin ?? '' },
      body: '{}',
    });
    if (status === 429)
      findings.push(yellow(`${address} was asked too often just now: try again in a minute.`));
    else if (status !== 422)
      findings.push(
        red(
          `${address} answers ${status} where it should say what is missing (422): nobody's request would arrive.`,
        ),
      );
  }
  return orGreen(findings, 'The quote form and the newsletter form can be sent.');
}

async function inSitemap(world: World, pages: Page[]): Promise<Finding[]> {
  const sitemap = await (await ask(world, '/sitemap.xml')).text();
  const missing = pages.filter(
    ({ url, matter }) => matter.indexed && !sitemap.includes(`${url}</loc>`),
  );
  return orGreenFor(
    missing,
    ({ length, 0: first }) =>
      red(
        `${length} page(s) of the content are not in the sitemap, ${first?.url} first: build the site again.`,
      ),
    'Every page is in the sitemap.',
  );
}

/** Hidden on purpose, most likely: somebody should know of each. */
function hiddenPages({ content }: Launch): Finding[] {
  const hidden = content.pages.filter(({ matter }) => !matter.indexed);
  return orGreenFor(
    hidden,
    ({ length }) =>
      yellow(
        `${length} page(s) are kept from search engines: see that each should be.`,
        ...hidden.map(({ file }) => placeOfField(file, ['indexed'])),
      ),
    'No page is kept from search engines.',
  );
}

function ask(world: World, path: string, init?: RequestInit): Promise<Response> {
  return world.fetch(`${world.origin}${path}`, init);
}
