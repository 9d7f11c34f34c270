/** /upload: pictures reach the office with and without scripts, and what is wrong is said beside the field. */
import type { Page } from '@playwright/test';
import { picture } from './form-answers.ts';
import { expect, test } from './journey.ts';
import { startIsland, visitRunning } from './running-page.ts';

async function visitForm(page: Page) {
  await visitRunning(page, '/upload');
  await startIsland(page, 'photo-form');
}

async function fillWords(page: Page) {
  await page.getByLabel('Where was it?').fill('Kitchen');
  await page.getByLabel('Name', { exact: true }).fill('Sam Carter');
  await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to the thank-you page, another file to the sentence about it', async ({
    page,
  }) => {
    await page.goto('/upload');
    await fillWords(page);
    await page.getByLabel('Photos', { exact: true }).setInputFiles(await picture());
    await page.getByRole('button', { name: 'Send my photos' }).click();
    await expect(page).toHaveURL('/thank-you/photo');

    await page.goto('/upload');
    await fillWords(page);
    const text = { name: 'ant.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.getByLabel('Photos', { exact: true }).setInputFiles(text);
    await page.getByRole('button', { name: 'Send my photos' }).click();
    await expect(page).toHaveURL('/problem/invalid-photo#photos-wrong-type');
    await expect(page.getByText('Please send a photo as JPEG, PNG or WebP.')).toBeVisible();
    await expect(page.getByText('Please give us a phone number')).toBeHidden();
    await expect(page).toHaveTitle(/^Error: /);
    // The sentence that the address names has the focus.
    await expect(page.getByText('Please send a photo as JPEG')).toBeFocused();
  });
});

test('chosen pictures are shown, can be removed, and are sent with what was typed', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await visitForm(page);
  await page.getByRole('button', { name: 'Send my photos' }).click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Please choose at least one picture.' }).click();
  await expect(page.getByLabel('Photos', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Photos', { exact: true })).toHaveAccessibleDescription(
    /Error: Please choose at least one picture/,
  );

  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles([await picture('one.jpg'), await picture('two.jpg')]);
  const chosen = page.getByRole('list', { name: 'Chosen photos' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Please choose at least one picture.')).toBeHidden();
  await page.getByRole('button', { name: 'Remove one.jpg' }).click();
  await expect(chosen.getByRole('listitem')).toHaveText([/two\.jpg/]);

  await fillWords(page);
  const sent = page.waitForRequest('**/api/pest-photos');
  await page.getByRole('button', { name: 'Send my photos' }).click();
  await expect(page.getByRole('heading', { name: /^Got it, Sam/ })).toBeFocused();
  await expect(page.getByText('Your photos have reached us.')).toBeVisible();
  expect((await (await sent).response())?.status()).toBe(201);
  expect(complaints).toEqual([]);
});
