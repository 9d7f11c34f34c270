/** /pest-info and /pest-identifier: from what was seen to the likely pests, an inspection or a photo, with and without scripts. */
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { startScripts, visitRunning } from './running-page.ts';

const matches = (page: Page) => page.getByRole('region', { name: 'What it may be' });
const tray = (page: Page) => page.getByRole('navigation', { name: 'Likeliest so far' });
/** Opens a question, which closes the one that was open. */
const ask = (page: Page, question: string) =>
  page.locator('.identify summary', { hasText: question }).click();
const topOnPage = (element: Element) => element.getBoundingClientRect().top + scrollY;
const first = (page: Page) => matches(page).getByRole('listitem').first();

test('answers rank the pests, with reasons both ways and look-alikes beside a penny', async ({
  page,
}) => {
  await visitRunning(page, '/pest-identifier');
  await page.getByRole('radio', { name: 'At a window' }).check();
  await ask(page, 'Does it have wings?');
  await page
    .getByRole('group', { name: 'Does it have wings?' })
    .getByLabel('Four wings, all alike')
    .check();
  await ask(page, 'In which month?');
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
  expect(await findViolations(page)).toEqual([]);

  await first(page).getByRole('link', { name: 'Book an inspection for Termites' }).click();
  await expect(page).toHaveURL('/services/termite-inspection');
});

test('a result has an address, and goes to the office with the photo', async ({ page }) => {
  await visitRunning(page, '/pest-identifier');
  await page.getByRole('radio', { name: 'Bedroom' }).check();
  await ask(page, 'Did you notice any of these?');
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

test('the likeliest pest leads to its price and the open days of a place', async ({ page }) => {
  await visitRunning(page, '/pest-identifier?place=kitchen&signs=trail');
  await expect(first(page).getByRole('heading', { name: 'House ants' })).toBeVisible();
  await expect(matches(page)).toContainText(/If it is house ants: Ant control\. Price: from \$\d+/);
  await matches(page).getByLabel('ZIP code').fill('23220');
  await matches(page).getByRole('button', { name: 'Show open days' }).click();
  await expect(page).toHaveURL('/visits?service=Ants&zip=23220');
  await expect(page.getByLabel('What’s bugging you?')).toHaveValue('Ants');
  await expect(page.getByRole('heading', { name: 'These times are open' })).toBeVisible();
});

test('starting over takes every answer back', { tag: '@slow' }, async ({ page }) => {
  await visitRunning(page, '/pest-identifier?place=attic&signs=noise-by-day');
  await expect(first(page).getByRole('heading', { name: 'Squirrels' })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('radio', { name: 'Attic' })).not.toBeChecked();
  await expect(matches(page)).toContainText('Two or three answers are enough');
});

test('one question is open, its title has the answer, and the next is a press away', async ({
  page,
}) => {
  await visitRunning(page, '/pest-identifier');
  await page.getByRole('radio', { name: 'Attic' }).check();
  await expect(page.locator('.identify summary').first()).toHaveText('Where did you see it?Attic');
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.locator('.identify summary', { hasText: 'In which month?' })).toBeFocused();
  await expect(page.getByLabel('In which month?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Attic' })).toBeHidden();
});

test('the keyboard alone answers and reaches the matches', async ({ page }) => {
  await visitRunning(page, '/pest-identifier');
  await page.getByRole('radio', { name: 'Kitchen or pantry' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bathroom or laundry' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What it may be' })).toBeFocused();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the likeliest three stay in view, lead to their matches and are announced', async ({
    page,
  }) => {
    await visitRunning(page, '/pest-identifier');
    await expect(tray(page)).toBeHidden();
    const top = () => page.locator('.identify summary').first().evaluate(topOnPage);
    const before = await top();
    await page.getByRole('radio', { name: 'Attic' }).check();
    await ask(page, 'Did you notice any of these?');
    await page.getByRole('checkbox', { name: 'Noises by day' }).check();
    await expect(tray(page)).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(before);
    const names = await tray(page).getByRole('link').allTextContents();
    expect(names).toHaveLength(3);
    await expect(page.getByRole('status').filter({ hasText: names.join(', ') })).toHaveText(
      `Best matches so far: ${names.join(', ')}`,
    );

    const second = tray(page).getByRole('link').nth(1);
    await second.click();
    await expect(matches(page).getByRole('heading', { name: names[1] ?? '' })).toBeInViewport();
  });
});

test('a wide window shows the matches beside the questions, and no second list', async ({
  page,
}) => {
  await visitRunning(page, '/pest-identifier?place=attic');
  await expect(first(page)).toBeVisible();
  await expect(tray(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the key, and the key to the pest', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/pest-identifier');
    await expect(tray(page)).toBeHidden();
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

test.describe('the guide without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every pest and leads to the other ways', async ({ page }) => {
    await page.goto('/pest-info');
    await expect(page.getByRole('link', { name: 'Raccoons' }).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'What is it?' })
      .getByRole('link', { name: 'Pest identifier' })
      .click();
    await expect(page).toHaveURL('/pest-identifier');
  });
});
