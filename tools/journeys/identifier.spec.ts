/** /pest-identifier: from what was seen to the likely pests, an inspection or a photo, with and without scripts. */
import type { Page } from '@playwright/test';
import { findViolations } from './driver/find-violations.ts';
import { expect, test } from './driver/journey.ts';
import { scrollTo, startIsland, startScripts, visitRunning } from './driver/running-page.ts';

const matches = (page: Page) => page.getByRole('region', { name: 'What it may be' });
/** Opens folded questions. */
const ask = (page: Page, title: string) =>
  page.locator('.identify summary', { hasText: title }).click();
const first = (page: Page) => matches(page).getByRole('listitem').first();

test('answers rank the pests, with reasons both ways and look-alikes beside a penny', async ({
  page,
}) => {
  await visitRunning(page, '/pest-identifier');
  await page.getByRole('radio', { name: 'At a window' }).check();
  await ask(page, 'What does it look like?');
  await page
    .getByRole('group', { name: 'Does it have wings?' })
    .getByLabel('Four wings, all alike')
    .check();
  await page.getByLabel('In which month?').selectOption('January');
  await expect(first(page).getByRole('heading', { name: 'Termites' })).toBeVisible();
  await expect(first(page)).toContainText('For: Wings: Four wings, all alike');
  await expect(first(page)).toContainText('Against: Quiet in January');
  await expect(
    matches(page).getByRole('img', {
      name: 'At one scale, from the left: a penny, Eastern subterranean termite',
    }),
  ).toBeVisible();
  await expect(matches(page)).toContainText('A list cannot be certain');
  await expect(matches(page).getByRole('link', { name: /^Call / })).toBeVisible();
  // From the top, where the fixed header covers no answer.
  await scrollTo(page, 0);
  expect(await findViolations(page)).toEqual([]);

  await first(page).getByRole('link', { name: 'Book an inspection for Termites' }).click();
  await expect(page).toHaveURL('/services/termite-inspection');
});

test('pins and folds answer; a result has an address, and goes to the office with the photo', async ({
  page,
}) => {
  await visitRunning(page, '/pest-identifier');
  await startIsland(page, 'pest-identifier');
  await page.locator('.identify-house text', { hasText: /^6$/ }).click();
  await expect(page.getByRole('radio', { name: 'Attic' })).toBeChecked();
  await ask(page, 'Did you notice any of these?');
  const noises = page.getByRole('checkbox', { name: 'Noises by day' });
  await noises.check();
  // A folded title has the answers below it.
  await expect(page.locator('.identify summary').last()).toContainText('Noises by day');
  await expect(page.getByRole('status').filter({ hasText: 'Best matches so far' })).toContainText(
    'Squirrels',
  );
  await noises.uncheck();
  await page.getByRole('radio', { name: 'Bedroom' }).check();
  await page.getByRole('checkbox', { name: 'Dark spots on the mattress' }).check();
  await page.getByRole('button', { name: 'Show the matches' }).click();
  await expect(page.getByRole('heading', { name: 'What it may be' })).toBeFocused();
  await expect(page).toHaveURL(/\?place=bedroom&.*signs=dark-spots-on-mattress$/);

  await page.reload();
  await startScripts(page);
  await expect(page.getByRole('radio', { name: 'Bedroom' })).toBeChecked();
  await expect(first(page).getByRole('heading', { name: 'Bed bugs' })).toBeVisible();

  await page.getByRole('link', { name: 'Send a photo with your answers' }).click();
  await expect(page.getByLabel('Where was it?')).toHaveValue('Bedroom');
  await expect(page.getByLabel('Anything else?')).toHaveValue('Signs: Dark spots on the mattress.');
});

test('the likeliest pest leads to its price and the open days', async ({ page }) => {
  await visitRunning(page, '/pest-identifier?place=kitchen&signs=trail');
  await expect(first(page).getByRole('heading', { name: 'House ants' })).toBeVisible();
  await expect(matches(page)).toContainText(/If it is house ants: Ant control\. Price: from \$\d+/);
  await matches(page).getByRole('link', { name: 'Show open days' }).click();
  await expect(page).toHaveURL('/visits?service=Ants');
  await expect(page.getByLabel('What’s bugging you?')).toHaveValue('Ants');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the key, and the key to the pest', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/pest-identifier');
    await page.getByRole('radio', { name: 'Attic' }).check();
    await page.getByRole('button', { name: 'Show the matches' }).click();
    await expect(page).toHaveURL(/#key$/);
    await expect(
      page.getByRole('heading', { name: 'The key, by place and by sign' }),
    ).toBeInViewport();
    await page.locator('#key-mud-tubes').getByRole('link', { name: 'Termites' }).click();
    await expect(page).toHaveURL('/pest-info/termites');
  });
});
