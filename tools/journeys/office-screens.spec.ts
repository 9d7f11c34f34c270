/** Every screen of the office: axe, narrow and low windows, large letters, at night, in forced colors. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office.ts';
import { askForQuote, enter, officeUrl, row } from './office-app.ts';
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
  await askForQuote(office, { name: 'Dana Whitfield', phone: '804 555 0177', pest: 'Spiders' });
});

const SCREENS = [
  '/',
  '/?q=nobody',
  '/leads/new',
  '/visits',
  '/visits?view=week',
  '/quarantine',
  '/undelivered',
  '/numbers',
  '/newsletter',
  '/people',
  '/erase',
  '/content',
  '/content/edit?path=coverage.yaml',
  '/publications',
  '/launch',
  '/consents',
  '/audit',
  '/me',
  '/more',
  '/nowhere',
];

/** Of the ways but the first, `npm test` looks at these alone. */
const SOME_SCREENS = ['/', '/numbers'];

test('requests by week are a table and a file', async ({ page }) => {
  await enter(page, office, { name: 'Ann Lee', role: 'owner' });
  await page.goto(officeUrl(office, '/numbers'));
  await page.getByLabel('Show the last').selectOption('4 weeks');
  const table = page.getByRole('region', { name: 'Requests', exact: true });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  // After the byte order mark.
  const csv = readFileSync(await (await file).path(), 'utf8')
    .slice(1)
    .split('\r\n');
  expect(csv[0]).toBe('"Week of","Form","Territory","Service","Requests","Booked","Lost"');
  expect(csv[1]).toMatch(/^"\d{4}-\d\d-\d\d",/);
});

/** The first three differ most; the others are slow journeys. */
const WAYS = [
  { name: 'a phone', viewport: PHONE },
  { name: 'a desk at night', viewport: DESKTOP, colorScheme: 'dark' },
  { name: '400 % zoom', viewport: { width: 320, height: 256 } },
  { name: 'forced colors', viewport: PHONE, forcedColors: 'active' },
  { name: 'letters twice as large', viewport: PHONE, isLarge: true },
] as const;

for (const [index, way] of WAYS.entries())
  test(`every screen on ${way.name}`, {
    tag: index === 0 ? '@every-page' : '@slow',
  }, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      viewport: way.viewport,
      reducedMotion: 'reduce',
      ...('colorScheme' in way && { colorScheme: way.colorScheme }),
      ...('forcedColors' in way && { forcedColors: way.forcedColors }),
    });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (name: string) => {
      if ('isLarge' in way)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const fault of [...(await findViolations(page)), ...(await findTooWide(page))])
        found.push(`${name}: ${fault}`);
    };

    await page.goto(officeUrl(office));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('before the sign-in');
    await enter(page, office, { name: 'Maria Lopez', role: 'owner' });
    const screens = index === 0 || process.env.EVERY_PAGE ? SCREENS : SOME_SCREENS;
    for (const path of [...screens, `/leads/${dana}`]) {
      await page.goto(officeUrl(office, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Launch asks the name servers.
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, {
        timeout: 30_000,
      });
      await look(path);
    }
    await page.goto(officeUrl(office, '/numbers'));
    expect(await marksBesideWords(page)).toEqual([]);
    await page.goto(officeUrl(office, '/me'));
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.locator('.toast')).toBeVisible();
    const under = await buttonsUnderToast(page);
    // In a window of a few lines it lies over something, which can be scrolled; never over what was pressed.
    if ('isLarge' in way || way.viewport.height < 300) expect(under).not.toContain('Save');
    else expect(under).toEqual([]);
    await page.goto(officeUrl(office, `/leads/${dana}`));
    const lookAtDialogs = async (dialogs: readonly (readonly [string, string | RegExp])[]) => {
      for (const [button, title] of dialogs) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await look(`dialog ${button}`);
        await page.keyboard.press('Escape');
      }
    };
    await lookAtDialogs([
      ['Text', /^Text /],
      ['Mail', /^Mail /],
      ['Put off…', 'Put off until'],
      ['Lost', 'Why was it lost?'],
    ]);
    const visited = await askForQuote(office, { name: way.name, phone: '804 555 0178' });
    await page.goto(officeUrl(office, `/leads/${visited}`));
    await enterVisit(page);
    await look('a request with a visit');
    await lookAtDialogs(
      ['Move the visit', 'Cancel the visit', 'What was done'].map((name) => [name, name]),
    );
    expect(found).toEqual([]);
    await context.close();
  });

/** Checks of the server whose mark does not stand in the first line of its words. */
function marksBesideWords(page: Page): Promise<string[]> {
  return page.locator('.health > li').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [mark, words] = [...row.children].map((child) => child.getBoundingClientRect());
      const isBeside = mark && words && mark.right <= words.left && mark.top < words.bottom;
      return isBeside ? [] : [row.textContent ?? ''];
    }),
  );
}

function buttonsUnderToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.toast')?.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(button, a)')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const isUnder =
        bar &&
        box.left < bar.right &&
        box.right > bar.left &&
        box.top < bar.bottom &&
        box.bottom > bar.top;
      return isUnder ? [button.textContent ?? ''] : [];
    });
  });
}

/** By keyboard alone, on the screen of a request. */
async function enterVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter a visit' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enter a visit' });
  await dialog.getByRole('combobox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Enter a visit' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Move the visit' }).first()).toBeVisible();
}

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
  expect(call?.height).toBeGreaterThanOrEqual(48);
});

test('single keys can be turned off', async ({ page }) => {
  await enter(page, office, { name: 'Keys Off' });
  await page.goto(officeUrl(office, '/me'));
  await page.getByLabel(/^Single keys/).uncheck();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeVisible();
});
