/** In a browser that refuses whatever it may refuse, each form's request arrives once, the visitor is told, and nothing is thrown. */
import type { FrameLocator, Page } from '@playwright/test';
import { helpButton, panel, UP_TO_PHONE } from './chat-steps.ts';
import { picture, soon } from './form-answers.ts';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office-server.ts';
import { openPartnerSite, type PartnerSite } from './partner-site.ts';
import { refuseFeatures } from './refused-features.ts';
import { startScripts } from './running-page.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });

let office: Office;
let partner: PartnerSite;
test.beforeAll(async () => {
  partner = await openPartnerSite();
  office = await openOffice({ EMBED_ORIGINS: partner.origin });
});
test.afterAll(async () => {
  await office.close();
  partner.close();
});

const NAME = 'Ally Gether';
const EMAIL = 'ally@example.com';

test('every form', async ({ context }) => {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await refuseFeatures(context);
  const page = await context.newPage();

  await page.goto(office.origin);
  await startScripts(page);
  const door = page.frameLocator('.hero iframe');
  await fillQuote(door, NAME);
  await expect(door.getByText('Your request has reached us.')).toBeVisible();
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByText('Successfully Subscribed!')).toBeVisible();

  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // Who has sent a request is offered a tab in place of the prompt, where the page can remember it.
  const tab = page.getByRole('button', { name: 'Open chat prompt' });
  await expect(tab.or(helpButton(page))).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  await helpButton(page).click();
  for (const text of [...UP_TO_PHONE.with(3, NAME), EMAIL]) {
    const field = panel(page).getByRole('textbox');
    await expect(field).toBeEnabled();
    await field.fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(panel(page).getByText('Your request has reached us.')).toBeVisible();

  const form = await partner.show(page, `${office.origin}/embed/quote-form?source=partner`);
  await fillQuote(form, NAME);
  await expect(form.getByText('Your request has reached us.')).toBeVisible();

  await page.goto(`${office.origin}/upload`);
  await startScripts(page);
  await page.getByLabel('Photos', { exact: true }).setInputFiles(await picture());
  await expect(page.getByRole('button', { name: 'Remove ant.jpg' })).toBeVisible();
  await fillNameAndPhone(page, NAME);
  await page.getByRole('button', { name: 'Send my photos' }).click();
  await expect(page.getByText('Your photos have reached us.')).toBeVisible();

  await page.goto(`${office.origin}/services/termite-clearance-letter`);
  await startScripts(page);
  await page.getByRole('radio', { name: 'Virginia: NPMA-33' }).check();
  await page.getByLabel('Property address').fill('12 Oak Street, Richmond');
  await page.getByLabel('Closing date').fill(soon());
  await page.getByLabel('Your name').fill(NAME);
  await page.getByLabel('Your phone').fill('804 555 0142');
  await page.getByRole('button', { name: 'Request the letter' }).click();
  await expect(page.getByText('Your request has reached us.')).toBeVisible();

  const sources = (await office.leads()).map(({ source }) => source).sort();
  expect(sources).toEqual(['chatbot', 'homepage-hero', 'partner', 'pest-photo', 'termite-letter']);
  expect(await office.subscribers()).toEqual([EMAIL]);
  expect(thrown).toEqual([]);
});

test.describe('a browser that shows no frames', () => {
  test.use({ mayBreak: /frame-src/ });

  test('leaves the phone number and leads to the form as a page', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.route('**/embed/**', (route) => route.abort());
    await page.goto(office.origin);
    const instead = page.locator('.hero .quote-frame-fallback');
    await expect(instead.getByRole('link', { name: /^Call/ })).toBeVisible({ timeout: 15_000 });
    await instead.getByRole('link', { name: 'Open the form as a page' }).click();
    await fillQuote(page, 'Fay Frameless');
    await expect(page.getByText('Your request has reached us.')).toBeVisible();
  });
});

async function fillQuote(form: Page | FrameLocator, name: string): Promise<void> {
  // Its scripts start with the first sign of a person; without them it would be posted as a plain form.
  await form.getByLabel('Name', { exact: true }).click();
  await expect(form.locator('form.quote-form')).toHaveJSProperty('noValidate', true, {
    timeout: 20_000,
  });
  await fillNameAndPhone(form, name);
  await form.getByRole('button', { name: 'Get my free quote' }).click();
}

async function fillNameAndPhone(form: Page | FrameLocator, name: string): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Phone', { exact: true }).fill('804 555 0142');
}
