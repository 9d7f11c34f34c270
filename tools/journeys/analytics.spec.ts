/**
 * Analytics (spec §7) and another counter, in the site as it is built: the setting is put into the page's data on the way, and
 * the policy that the server would then send comes with it. The scripts themselves are stand-ins.
 */

import type { Page } from '@playwright/test';
import type { Site } from '../../domain/content/site-schema.ts';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { loadSite } from '../../publisher/read/load.ts';
import type { Env } from '../../server/env.ts';
import { contentPolicy } from '../../server/pages/content-policy.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, untilQuiet, visitRunning } from './running-page.ts';
import { changeSetting } from './site-settings.ts';

test.use({ viewport: DESKTOP });

const ID = 'G-JOURNEY1';
const TAG = 'https://www.googletagmanager.com/**';
const service = loadNavigation().services.flatMap(({ items }) => items)[0]?.href as string;

type Command = [name: string, ...rest: unknown[]];

/** Everything the page has told the tag, in order. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  ) as Promise<Command[]>;
const events = async (page: Page, name: string) =>
  (await commands(page)).filter(([command, event]) => command === 'event' && event === name);

const COUNTER = 'https://stats.example.com/script.js data-website-id=94db1cb1';

/** Serves the page as if site.yaml had this setting. Returns requests for the script and policy violations. */
async function turnOn(
  page: Page,
  setting: 'analytics_id' | 'counter' = 'analytics_id',
): Promise<{ tags: string[]; violations: string[] }> {
  const found = { tags: [] as string[], violations: [] as string[] };
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL/.test(message.text()))
      found.violations.push(message.text());
  });
  await page.route(TAG, (route) => {
    found.tags.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' });
  });
  await page.route('https://stats.example.com/**', (route) => {
    found.tags.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `const { websiteId } = document.currentScript.dataset;
        fetch('https://stats.example.com/api/send?site=' + websiteId, { method: 'POST', body: '{}' });`,
    });
  });
  const value = setting === 'counter' ? COUNTER : ID;
  await changeSetting(page, setting, value, (headers) => {
    const policy = headers['content-security-policy'];
    // Not of a framed form.
    return policy?.includes("frame-ancestors 'none'")
      ? { ...headers, 'content-security-policy': policyWith(policy, { [setting]: value }) }
      : headers;
  });
  return found;
}

function policyWith(policy: string, setting: Partial<Site>): string {
  const hashesOf = (directive: string) =>
    new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
  const site = { ...loadSite(), ...setting };
  const hashes = { scriptHashes: hashesOf('script-src'), styleHashes: hashesOf('style-src') };
  return contentPolicy({ embedOrigins: [] as string[] } as Env, site, '/', hashes);
}

test('off: without a measurement id nothing is asked for and nothing queued', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visitRunning(page);
  await untilQuiet(page);
  expect(requests.filter((url) => url.includes('google'))).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('on: consent defaults first, then the tag, and one page_view per page', async ({ page }) => {
  const { tags, violations } = await turnOn(page);
  await visitRunning(page);
  await expect.poll(() => tags).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  await page.waitForFunction(() => 'tagRan' in window);
  expect(violations).toEqual([]);
  const [consent, js, config] = await commands(page);
  expect(consent).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(js?.[0]).toBe('js');
  expect(config).toEqual(['config', ID, { send_page_view: false }]);
  expect(await events(page, 'page_view')).toEqual([
    ['event', 'page_view', { page_path: '/', page_title: await page.title() }],
  ]);

  await page.locator('header summary').first().click();
  await page.locator(`header a[href="${service}"]`).click();
  await expect(page).toHaveURL(service);
  await expect
    .poll(() => events(page, 'page_view'))
    .toEqual([['event', 'page_view', { page_path: service, page_title: await page.title() }]]);
});

test('one event per press on a phone number and per newsletter signup', async ({ page }) => {
  await turnOn(page);
  await page.route('**/api/newsletter-signups', (route) =>
    route.fulfill({ status: 201, json: {} }),
  );
  await visitRunning(page);
  const { phone } = settingsOf(loadSite().territories, 'richmond');
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Call ${phone}` })
    .click();
  // A press that comes before the code for counting does is counted with it.
  await expect
    .poll(() => events(page, 'call_click'))
    .toEqual([['event', 'call_click', { phone: `+1${phone.replace(/\D/g, '')}` }]]);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Successfully Subscribed!').first()).toBeVisible();
  await expect.poll(() => events(page, 'newsletter_signup')).toHaveLength(1);
  expect(JSON.stringify(await commands(page))).not.toContain('ada@example.com');
});

test('a page about visits, whose address may open one, is not counted', async ({ page }) => {
  const { tags } = await turnOn(page);
  await visitRunning(page, '/visits?zip=23220');
  await untilQuiet(page);
  expect([tags, await commands(page)]).toEqual([[], []]);
});
