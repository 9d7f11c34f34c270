/** In a browser that refuses every feature it may refuse, each form's request arrives once, the visitor reads so, and nothing is thrown. */
import type { FrameLocator, Page } from '@playwright/test';
import { field, helpButton, panel, UP_TO_PHONE } from './driver/chat-steps.ts';
import { fillContact, LETTER_PAGE, picture, sendQuote, soon } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { refuseFeatures } from './driver/refused-features.ts';
import { scrollTo, startScripts, visitRunning } from './driver/running-page.ts';

const NAME = 'Ally Gether';
const EMAIL = 'ally@example.com';

test('every form', async ({ context, office, partner }) => {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await refuseFeatures(context);
  const page = await context.newPage();

  await visitRunning(page, office.origin);
  const door = page.frameLocator('.hero iframe');
  await sendRunning(door, NAME);
  await expect(door.getByText('Your request has reached us.')).toBeVisible();
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByText('Successfully Subscribed!')).toBeVisible();

  await scrollTo(page, 900);
  // A page that remembers the request offers a tab in place of the prompt.
  const tab = page.getByRole('button', { name: 'Open chat prompt' });
  await expect(tab.or(helpButton(page))).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  await helpButton(page).click();
  for (const text of [...UP_TO_PHONE.with(3, NAME), EMAIL]) {
    await expect(field(page)).toBeEnabled();
    await field(page).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(panel(page).getByText('Your request has reached us.')).toBeVisible();

  const form = await partner.show(page, `${office.origin}/embed/quote-form?source=partner`);
  await sendRunning(form, NAME);
  await expect(form.getByText('Your request has reached us.')).toBeVisible();

  await visitRunning(page, `${office.origin}/upload`);
  await page.getByLabel('Photos', { exact: true }).setInputFiles(await picture());
  await expect(page.getByRole('button', { name: 'Remove ant.jpg' })).toBeVisible();
  await fillContact(page, NAME);
  await page.getByRole('button', { name: 'Send my photos' }).click();
  await expect(page.getByText('Your photos have reached us.')).toBeVisible();

  await visitRunning(page, office.origin + LETTER_PAGE);
  await page.getByRole('radio', { name: 'Virginia: NPMA-33' }).check();
  await page.getByLabel('Property address').fill('12 Oak Street, Richmond');
  await page.getByLabel('Closing date').fill(soon());
  await fillContact(page, NAME);
  await page.getByRole('button', { name: 'Request the letter' }).click();
  await expect(page.getByText('Your request has reached us.')).toBeVisible();

  const sources = (await office.leads(NAME)).map(({ source }) => source).sort();
  expect(sources).toEqual(['chatbot', 'homepage-hero', 'partner', 'pest-photo', 'termite-letter']);
  expect(await office.subscribers()).toContain(EMAIL);
  expect(thrown).toEqual([]);
});

test.describe('a browser that shows no frames', () => {
  test.use({ mayBreak: /frame-src/ });

  test('shows the phone number and leads to the form as a page', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.route('**/embed/**', (route) => route.abort());
    await page.goto('/');
    const instead = page.locator('.hero .quote-frame-fallback');
    await expect(instead.getByRole('link', { name: /^Call/ })).toBeVisible();
    await instead.getByRole('link', { name: 'Open the form as a page' }).click();
    await startScripts(page);
    await sendRunning(page, 'Fay Frameless');
    await expect(page.getByText('Your request has reached us.')).toBeVisible();
  });
});

/** Sends the quote form once React runs it. */
async function sendRunning(form: Page | FrameLocator, name: string): Promise<void> {
  // The first sign of a visitor starts its scripts; without them it would be posted as a plain form.
  await form.getByLabel('Name', { exact: true }).click();
  await expect(form.locator('form.quote-form')).toHaveJSProperty('noValidate', true);
  await fillContact(form, name);
  await sendQuote(form);
}
