/** Privacy choices at the foot of every page, requests to other hosts, and what analytics gets when the company turns it on (spec §7). */
import type { Page } from '@playwright/test';
import type { Site } from '../../domain/content/site-schema.ts';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { loadSite } from '../../publisher/read/load.ts';
import type { Env } from '../../server/env.ts';
import { contentPolicy } from '../../server/pages/content-policy.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, scrollTo, untilQuiet, visitRunning } from './driver/running-page.ts';
import { changeSetting } from './driver/site-settings.ts';
import { stored } from './driver/territory.ts';

test.use({ viewport: DESKTOP });

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Your privacy choices' });

test('Escape changes nothing; a refusal is stored, deletes what was stored before, and is confirmed', async ({
  page,
}) => {
  await visitRunning(page, '/?utm_campaign=spring');
  // Stored in the page's idle time, in which the link is made to open the choices, too.
  await expect
    .poll(() => stored(page))
    .toMatchObject({ attribution: expect.stringContaining('spring') });
  await link(page).focus();
  await page.keyboard.press('Enter');
  const box = choices(page).getByRole('checkbox', { name: /^Remember for 90 days/ });
  await box.uncheck();
  await page.keyboard.press('Escape');
  await expect(choices(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  expect(await stored(page)).not.toHaveProperty('privacy_choice');

  await page.keyboard.press('Enter');
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'We remember and count nothing.',
  );
  // The link was not followed.
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = async () => {
    const { privacy_choice, attribution } = await stored(page);
    return { privacy_choice, attribution };
  };
  await expect.poll(kept).toEqual({ privacy_choice: 'refused', attribution: undefined });
  await link(page).click();
  await expect(box).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the words about the choices', async ({ page }) => {
    await page.goto('/about');
    await link(page).click();
    await expect(page).toHaveURL('/privacy-policy#your-choices');
    await expect(page.locator('#your-choices')).toBeVisible();
  });
});

test('without a measurement id a visit fetches nothing from another host', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') || protocol.startsWith('ws')) hosts.add(host);
  });
  const { analytics_id, geolocation_url } = loadSite();
  expect([analytics_id, geolocation_url.startsWith('/')]).toEqual([null, true]);
  for (const path of ['/', '/upload']) {
    await visitRunning(page, path);
    await scrollTo(page, 100_000);
    await untilQuiet(page);
  }
  expect([...hosts]).toEqual([new URL(baseURL as string).host]);
});

test.describe('analytics', () => {
  const ID = 'G-JOURNEY1';

  /** Everything the page has told the tag, in order. */
  const commands = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
    );
  const events = async (page: Page, name: string) =>
    (await commands(page)).filter(([command, event]) => command === 'event' && event === name);

  /** Serves pages as if site.yaml had a measurement id. @returns the requests for the tag, which is a stand-in */
  async function turnOn(page: Page): Promise<string[]> {
    const tags: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      tags.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' });
    });
    await changeSetting(page, 'analytics_id', ID, (headers) => {
      const policy = headers['content-security-policy'];
      // The policy of a framed form stays.
      return policy?.includes("frame-ancestors 'none'")
        ? { ...headers, 'content-security-policy': policyWith(policy, { analytics_id: ID }) }
        : headers;
    });
    return tags;
  }

  /** The policy that the server sends with this setting. */
  function policyWith(policy: string, setting: Partial<Site>): string {
    const hashesOf = (directive: string) =>
      new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    const site = { ...loadSite(), ...setting };
    const hashes = { scriptHashes: hashesOf('script-src'), styleHashes: hashesOf('style-src') };
    return contentPolicy({ embedOrigins: [] as string[] } as Env, site, '/', hashes);
  }

  test('gets consent defaults first, one page_view per page, one event per call and signup, and nothing of a page about visits', async ({
    page,
  }) => {
    const tags = await turnOn(page);
    await page.route('**/api/newsletter-signups', (route) =>
      route.fulfill({ status: 201, json: {} }),
    );
    await visitRunning(page, '/about');
    await expect.poll(() => tags).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    await page.waitForFunction(() => 'tagRan' in window);
    const pageView = async (path: string) => [
      ['event', 'page_view', { page_path: path, page_title: await page.title() }],
    ];
    await expect.poll(() => events(page, 'page_view')).toEqual(await pageView('/about'));
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

    const { phone } = settingsOf(loadSite().territories, 'richmond');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: `Call ${phone}` }).click();
    // A press before the code for counting has loaded is counted, too.
    await expect
      .poll(() => events(page, 'call_click'))
      .toEqual([['event', 'call_click', { phone: `+1${phone.replace(/\D/g, '')}` }]]);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => events(page, 'newsletter_signup')).toHaveLength(1);
    expect(JSON.stringify(await commands(page))).not.toContain('ada@example.com');

    const service = loadNavigation().services.flatMap(({ items }) => items)[0]?.href as string;
    await header.locator('summary').first().click();
    await header.locator(`a[href="${service}"]`).click();
    await expect(page).toHaveURL(service);
    await expect.poll(() => events(page, 'page_view')).toEqual(await pageView(service));

    await expect.poll(() => tags).toHaveLength(2);

    // Its address may open a visit.
    tags.length = 0;
    await visitRunning(page, '/visits?zip=23220');
    await untilQuiet(page);
    expect([tags, await commands(page)]).toEqual([[], []]);
  });
});
