/** Every screen of the office: axe, narrow and low windows, large letters, at night, in forced colors. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { askForQuote, enter, officeUrl, row } from './office-app.ts';
import { officeForAllTests } from './office-server.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const office = officeForAllTests();
let dana: string;
test.beforeAll(async () => {
  dana = await askForQuote(office, {
    name: 'Dana Whitfield',
    phone: '(804) 555-0177',
    email: 'dana.whitfield-of-the-long-address@example-mail-provider.com',
    text: 'Wings on the window sill in the sun room.',
    zip: '23220',
  });
});

const SCREENS = [
  ...['/', '/?q=nobody', '/leads/new', '/visits', '/visits?view=week', '/quarantine'],
  ...['/undelivered', '/numbers', '/newsletter', '/people', '/erase', '/content'],
  ...['/content/edit?path=coverage.yaml', '/publications', '/launch', '/consents', '/audit'],
  ...['/me', '/more', '/nowhere'],
];

/** In other ways than on a phone, `npm run test:all` alone looks. */
const WAYS = [
  { name: 'a phone', context: { viewport: PHONE } },
  { name: 'a desk at night', context: { viewport: DESKTOP, colorScheme: 'dark' } },
  { name: '400 % zoom', context: { viewport: { width: 320, height: 256 } } },
  { name: 'forced colors', context: { viewport: PHONE, forcedColors: 'active' } },
  { name: 'letters twice as large', context: { viewport: PHONE }, letters: '200%' },
] as const;

for (const [index, { name, context: options, ...way }] of WAYS.entries())
  test(`every screen on ${name}`, { tag: index === 0 ? '@every-page' : '@slow' }, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
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

/** What sticks out of the window at its side. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `too wide: ${element.outerHTML.slice(0, 100)}`),
  );
}

test('requests by week are a table and a file', async ({ page }) => {
  await enter(page, office, { name: 'Ann Lee', role: 'owner' });
  await page.goto(officeUrl(office, '/numbers'));
  await page.getByLabel('Show the last').selectOption('4 weeks');
  const table = page.getByRole('region', { name: 'Requests', exact: true });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  // After the byte order mark.
  const csv = readFileSync(await (await file).path(), 'utf8').slice(1);
  expect(csv.split('\r\n')[0]).toBe(
    '"Week of","Form","Territory","Service","Requests","Booked","Lost"',
  );
});

test('the list and the request stand side by side on a desk, one after the other on a phone', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, office, { name: 'Side Viewer' });
  await row(page, 'Dana Whitfield').first().click();
  const name = page.getByRole('heading', { level: 1, name: 'Dana Whitfield' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(name).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  // In reach of the thumb: the lowest sixth of the window.
  const call = await page.getByRole('link', { name: /^Call \(/ }).boundingBox();
  expect(call?.y).toBeGreaterThan((PHONE.height * 5) / 6);
});
