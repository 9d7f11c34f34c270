/** What was typed into a form and not sent comes back on this device for a day, and can be cleared. */
import type { Page } from '@playwright/test';
import { DRAFT_PREFIX } from '../../domain/forms/draft-key.ts';
import { LETTER_PAGE } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { islandRuns, visitRunning } from './driver/running-page.ts';

const RESTORED = 'What you typed here before is back.';
const RESTORED_ES = 'Aquí está otra vez lo que escribió antes.';

/** Each form, and a field of it that takes words. Photo and letter share all but their fields with the quote. */
const NAME = '[autocomplete="name"]';
const FORMS = [
  { name: 'quote', path: '/quote', island: 'quote-form', words: NAME, tag: [] },
  { name: 'letter', path: LETTER_PAGE, island: 'letter-form', words: NAME, tag: '@slow' },
  { name: 'photo', path: '/upload', island: 'photo-form', words: NAME, tag: '@slow' },
  {
    name: 'newsletter',
    path: '/privacy-policy',
    island: 'newsletter',
    words: '[type="email"]',
    tag: '@slow',
  },
];

for (const { name, path, island, words, tag } of FORMS)
  test(`${name}: what was typed comes back after a reload, Back, in another tab and in Spanish`, {
    tag,
  }, async ({ page, context }) => {
    const form = (one: Page) => one.locator(`[data-island="${island}"]`);
    const field = (one: Page) => form(one).locator(words);
    const typed = 'ada@example.com';
    await visitRunning(page, path);
    await expect(form(page).getByText(RESTORED)).toHaveCount(0);
    await field(page).fill(typed);
    // Outside of main it is stored once the script that its focus starts has loaded.
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
    await page.goto('/not-a-page');
    await page.goBack();
    await expect(field(page)).toHaveValue(typed);
    const tab = await context.newPage();
    await tab.goto(`/es${path}`);
    await expectRestored(tab, RESTORED_ES);
    await form(tab).getByRole('button', { name: 'Borrar lo que escribí' }).click();
    await expect(field(tab)).toHaveValue('');
    await expect(form(tab).getByText(RESTORED_ES)).toHaveCount(0);
    await expect(form(tab).locator(':focus')).toHaveCount(1);

    await page.goto('/not-a-page');
    await visitRunning(page, path);
    await expect(field(page)).toHaveValue('');
    await expect(form(page).getByText(RESTORED)).toHaveCount(0);
  });

test('what is typed before React has loaded is stored as well', async ({ page }) => {
  await page.route('**/react-*.js', (route) => route.abort());
  await visitRunning(page, '/quote');
  const name = page.getByLabel('Name', { exact: true });
  await name.pressSequentially('Ada');
  await page.unroute('**/react-*.js');
  await page.goto('/not-a-page');
  await page.goto('/quote');
  await islandRuns(page, 'quote-form');
  await expect(name).toHaveValue('Ada');
});
