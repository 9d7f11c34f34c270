/** Screens of the office: axe, narrow and low windows, large letters, at night, in forced colors; and the files that they export. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseCsv, readText } from '../../domain/csv/csv.ts';
import { findViolations } from './driver/find-violations.ts';
import { expect, test } from './driver/journey.ts';
import { askForQuote, enter, officeUrl } from './driver/office-app.ts';
import { DESKTOP, PHONE } from './driver/running-page.ts';

/** Screens that differ most; `npm run test:all` looks at each. */
const MAIN_SCREENS = ['/', '/leads/new', '/visits', '/content', '/people'];
const SCREENS = process.env.EVERY_PAGE
  ? [
      ...[...MAIN_SCREENS, '/?q=nobody', '/visits?view=week', '/quarantine', '/undelivered'],
      ...['/numbers', '/newsletter', '/erase', '/content/edit?path=coverage.yaml'],
      ...['/publications', '/launch', '/consents', '/audit', '/me', '/more', '/nowhere'],
    ]
  : MAIN_SCREENS;

const WAYS = [
  { name: 'a phone', context: { viewport: PHONE } },
  { name: 'a desk at night', context: { viewport: DESKTOP, colorScheme: 'dark' } },
  { name: '400 % zoom', context: { viewport: { width: 320, height: 256 } } },
  { name: 'forced colors', context: { viewport: PHONE, forcedColors: 'active' } },
  { name: 'letters twice as large', context: { viewport: PHONE }, letters: '200%' },
] as const;

const DANA = {
  name: 'Dana Whitfield',
  phone: '(804) 555-0177',
  email: 'dana.whitfield-of-the-long-address@example-mail-provider.com',
  text: 'Wings on the window sill in the sun room.',
  zip: '23220',
};

for (const [index, { name, context: options, ...way }] of WAYS.entries())
  test(`screens on ${name}`, { tag: index === 0 ? '@every-page' : '@slow' }, async ({
    browser,
    office,
  }) => {
    test.setTimeout(180_000);
    const dana = await askForQuote(office, DANA);
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (name: string) => {
      if ('letters' in way)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const fault of [...(await findViolations(page)), ...(await findTooWide(page))])
        found.push(`${name}: ${fault}`);
    };

    await page.goto(officeUrl(office));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('before the sign-in');
    await enter(page, office, { name: 'Maria Lopez', role: 'owner' });
    for (const path of [...SCREENS, `/leads/${dana}`]) {
      await page.goto(officeUrl(office, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Launch asks the name servers.
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, {
        timeout: 30_000,
      });
      await look(path);
    }
    for (const [button, title] of [
      ['Text', /^Text /],
      ['Mail', /^Mail /],
      ['Put off…', 'Put off until'],
      ['Lost', 'Why was it lost?'],
      ['Enter a visit', 'Enter a visit'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await look(`dialog ${button}`);
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
    await context.close();
  });

/** Elements that stick out of the window at its side. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `too wide: ${element.outerHTML.slice(0, 100)}`),
  );
}

/** The rows of the file that a button downloads. */
async function exportFrom(page: Page, button: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return parseCsv(readText(readFileSync(await (await download).path())));
}

test('requests by week and subscribers are tables and files; a subscriber’s link unsubscribes', async ({
  page,
  office,
}) => {
  await fetch(`${office.origin}/api/newsletter-signups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@readers.example', source_page: 'footer' }),
  });
  await askForQuote(office, { name: 'Nia Numbers', phone: '804 555 0177' });
  await enter(page, office, { name: 'Eve Ray', role: 'owner' });
  await page.goto(officeUrl(office, '/numbers'));
  await page.getByLabel('Show the last').selectOption('4 weeks');
  const table = page.getByRole('region', { name: 'Requests', exact: true });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const [head] = await exportFrom(page, 'Download as CSV');
  expect(head).toEqual(['Week of', 'Form', 'Territory', 'Service', 'Requests', 'Booked', 'Lost']);

  await page.goto(officeUrl(office, '/newsletter'));
  const total = page.getByText(/^\d+ subscribed, /);
  const subscribed = async () => Number.parseInt(await total.innerText(), 10);
  await expect(page.getByRole('row').filter({ hasText: 'ann@readers.example' })).toContainText(
    'footer',
  );
  const before = await subscribed();
  const [columns = [], ...rows] = await exportFrom(page, 'Export as CSV');
  const ann = rows.find(([email]) => email === 'ann@readers.example');
  const link = new URL(ann?.[columns.indexOf('unsubscribe_url')] ?? '');
  await page.goto(office.origin + link.pathname + link.search);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.goto(officeUrl(office, '/newsletter'));
  await expect.poll(subscribed).toBe(before - 1);
});

test('the list and the request stand side by side on a desk, one after the other on a phone', async ({
  page,
  office,
}) => {
  const id = await askForQuote(office, { name: 'Sid Side', phone: '(804) 555-0177' });
  await page.setViewportSize(DESKTOP);
  await enter(page, office, { name: 'Side Viewer' });
  await page.goto(officeUrl(office, `/leads/${id}`));
  const name = page.getByRole('heading', { level: 1, name: 'Sid Side' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(name).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  // In reach of the thumb: the lowest sixth of the window.
  const call = page.getByRole('link', { name: /^Call \(/ });
  const top = async () => (await call.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan((PHONE.height * 5) / 6);
});
