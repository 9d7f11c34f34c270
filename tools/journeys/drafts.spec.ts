/** What was typed into a form and not sent: it comes back on this device for a day, and can be cleared. */
import type { FrameLocator, Page } from '@playwright/test';
import { DRAFT_PREFIX } from '../../domain/forms/draft-key.ts';
import { expect, test } from './journey.ts';
import { islandRuns, visitRunning } from './running-page.ts';

const RESTORED = 'What you typed here before is back.';
const RESTORED_ES = 'Aquí está otra vez lo que escribió antes.';
const named = (place: Page | FrameLocator, label: string) =>
  place.getByLabel(label, { exact: true });

/** Each form, and a field of it that takes words. Photo and letter share all but the fields with the quote: slow journeys. */
const FORMS = [
  { name: 'quote', path: '/quote', island: 'quote-form', words: '[autocomplete="name"]' },
  {
    name: 'letter',
    path: '/services/termite-clearance-letter',
    island: 'letter-form',
    words: '[autocomplete="name"]',
  },
  { name: 'photo', path: '/upload', island: 'photo-form', words: '[autocomplete="name"]' },
  {
    name: 'newsletter',
    path: '/privacy-policy',
    island: 'newsletter',
    words: '[type="email"]',
  },
];

for (const { name, path, island, words } of FORMS)
  test(`${name}: what was typed comes back after a reload, leaving, Back, in another tab and in Spanish`, {
    tag: ['letter', 'photo'].includes(name) ? '@slow' : [],
  }, async ({ page, context }) => {
    test.slow();
    const form = (one: Page) => one.locator(`[data-island="${island}"]`);
    const field = (one: Page) => form(one).locator(words);
    const typed = 'ada@example.com';
    await visitRunning(page, path);
    await expect(form(page).getByText(RESTORED)).toHaveCount(0);
    await field(page).fill(typed);
    // Outside of main it is stored as soon as the script that its focus asked for is there.
    await page.waitForFunction(
      (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
      DRAFT_PREFIX,
    );

    const expectRestored = async (one: Page, sentence = RESTORED) => {
      await islandRuns(one, island);
      await expect(field(one)).toHaveValue(typed);
      await expect(form(one).getByText(sentence)).toBeVisible();
    };
    await page.reload();
    await expectRestored(page);
    await page.goto('/services');
    await page.goto(path);
    await expectRestored(page);
    await page.goto('/services');
    await page.goBack();
    await expect(field(page)).toHaveValue(typed);
    const tab = await context.newPage();
    await tab.goto(`/es${path}`.replace(/\/$/, ''));
    await expectRestored(tab, RESTORED_ES);
    await form(tab).getByRole('button', { name: 'Borrar lo que escribí' }).click();
    await expect(field(tab)).toHaveValue('');
    await expect(form(tab).getByText(RESTORED_ES)).toHaveCount(0);
    expect(await form(tab).evaluate((one) => one.contains(document.activeElement))).toBe(true);

    await page.goto('/services');
    await visitRunning(page, path);
    await expect(field(page)).toHaveValue('');
    await expect(form(page).getByText(RESTORED)).toHaveCount(0);
  });

test('what is typed before React comes is stored as well', async ({ page }) => {
  await page.route('**/react-*.js', (route) => route.abort());
  await visitRunning(page, '/quote');
  await named(page, 'Name').pressSequentially('Ada');
  await page.unroute('**/react-*.js');
  await page.goto('/services');
  await page.goto('/quote');
  await islandRuns(page, 'quote-form');
  await expect(named(page, 'Name')).toHaveValue('Ada');
});
