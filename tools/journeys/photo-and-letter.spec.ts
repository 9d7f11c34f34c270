/** The photo form and the letter form: sent with and without scripts, and what is wrong is said beside the field. */
import type { Page } from '@playwright/test';
import { fillContact, LETTER_PAGE, picture, soon } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { startIsland, visitRunning } from './driver/running-page.ts';

const photos = (page: Page) => page.getByLabel('Photos', { exact: true });
const sendPhotos = (page: Page) => page.getByRole('button', { name: 'Send my photos' }).click();

async function fillPhotoForm(page: Page) {
  await page.getByLabel('Where was it?').fill('Kitchen');
  await fillContact(page, 'Sam Carter');
}

const letter = (page: Page) => page.locator('[data-island="letter-form"] form');
const sendLetter = (page: Page) =>
  letter(page).getByRole('button', { name: 'Request the letter' }).click();

async function fillLetter(page: Page, closing = soon()) {
  const form = letter(page);
  await form.getByRole('radio', { name: 'Virginia: NPMA-33' }).check();
  await form.getByLabel('Property address').fill('12 Oak Street, Richmond');
  await form.getByLabel('ZIP code').fill('23220');
  await form.getByLabel('Closing date').fill(closing);
  await form.getByLabel('Who lets us in?').selectOption('A lockbox');
  await form.getByLabel('Who pays?').selectOption('The seller');
  await fillContact(form, 'Pat Agent');
}

test('pictures are shown, can be removed, and are sent with what was typed', async ({ page }) => {
  await visitRunning(page, '/upload');
  await startIsland(page, 'photo-form');
  await sendPhotos(page);
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Please choose at least one picture.' }).click();
  await expect(photos(page)).toBeFocused();
  await expect(photos(page)).toHaveAccessibleDescription(
    /Error: Please choose at least one picture/,
  );

  await photos(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')]);
  const chosen = page.getByRole('list', { name: 'Chosen photos' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Please choose at least one picture.')).toBeHidden();
  await page.getByRole('button', { name: 'Remove one.jpg' }).click();
  await expect(chosen.getByRole('listitem')).toHaveText([/two\.jpg/]);

  await fillPhotoForm(page);
  const answer = page.waitForResponse('**/api/pest-photos');
  await sendPhotos(page);
  await expect(page.getByRole('heading', { name: /^Got it, Sam/ })).toBeFocused();
  await expect(page.getByText('Your photos have reached us.')).toBeVisible();
  expect((await answer).status()).toBe(201);
});

test('an agent asks for a letter, and the whole request reaches the office', async ({ page }) => {
  await visitRunning(page, LETTER_PAGE);
  await startIsland(page, 'letter-form');
  await fillLetter(page);
  await expect(letter(page).getByRole('status')).toContainText(
    'working days lie before the closing',
  );
  const sent = page.waitForRequest('**/api/contact-submissions');
  await sendLetter(page);
  expect((await sent).postDataJSON()).toMatchObject({
    source: 'termite-letter',
    service_needed: 'Termite letter NPMA-33',
    address: 'ZIP: 23220',
    page: LETTER_PAGE,
    details: {
      form: 'letter',
      version: 1,
      state: 'VA',
      property: '12 Oak Street, Richmond',
      closing: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      access: 'A lockbox',
      payer: 'The seller',
    },
  });
  await expect(
    page.getByRole('heading', { name: 'Got it, Pat. The porch light is on.' }),
  ).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to the thank-you page, another file to the sentence about it', async ({
    page,
  }) => {
    await page.goto('/upload');
    await fillPhotoForm(page);
    await photos(page).setInputFiles(await picture());
    await sendPhotos(page);
    await expect(page).toHaveURL('/thank-you/photo');

    await page.goto('/upload');
    await fillPhotoForm(page);
    const text = { name: 'ant.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await photos(page).setInputFiles(text);
    await sendPhotos(page);
    await expect(page).toHaveURL('/problem/invalid-photo#photos-wrong-type');
    await expect(page.getByText('Please send a photo as JPEG, PNG or WebP.')).toBeVisible();
    await expect(page.getByText('Please give us a phone number')).toBeHidden();
    await expect(page).toHaveTitle(/^Error: /);
    // The sentence that the URL names has focus.
    await expect(page.getByText('Please send a photo as JPEG')).toBeFocused();
  });

  test('a letter is asked for; a closing that has passed leads to the sentence about it', async ({
    page,
  }) => {
    await page.goto(LETTER_PAGE);
    await expect(letter(page).getByText('We ask for at least 3 working days')).toBeVisible();
    await fillLetter(page);
    await sendLetter(page);
    await expect(page).toHaveURL('/thank-you/letter');

    await page.goto(LETTER_PAGE);
    await fillLetter(page, soon(-2));
    await sendLetter(page);
    await expect(page).toHaveURL('/problem/invalid-letter#closing-past');
    await expect(page.getByText('This closing date has passed')).toBeVisible();
    await expect(page.getByText('Please give us a phone number')).toBeHidden();
  });

  test('each form marks its optional fields, and no other', async ({ page }) => {
    for (const path of ['/quote', '/upload', LETTER_PAGE]) {
      await page.goto(path);
      const fields = await page
        .locator('form.quote-form .quote-field :is(input, select, textarea)')
        .evaluateAll((all) =>
          (all as HTMLInputElement[]).map(({ labels, required }) => ({
            label: labels?.[0]?.textContent ?? '',
            required,
          })),
        );
      expect(fields.length, path).toBeGreaterThan(4);
      // A script checks that there is a picture.
      for (const { label, required } of fields)
        expect(/\(optional\)$/.test(label), `${path}: ${label}`).toBe(
          !required && label !== 'Photos',
        );
    }
  });
});

test('in forced colors what is wrong keeps its edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitRunning(page, LETTER_PAGE);
  await page.locator('form.quote-form [type=submit]').click();
  const wrong = page.locator('.quote-field [aria-invalid]');
  await expect(wrong.first()).toBeVisible();
  for (const part of [page.locator('.error-summary'), ...(await wrong.all())]) {
    const border = () =>
      part.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth));
    await expect.poll(border).toBeGreaterThan(2);
  }
});
