/**
 * Whatever a browser refuses, each form's request arrives once, the visitor is told, and nothing is thrown: all refusals
 * together and (`npm run test:all`) each alone, half of them at a time, and the cookies of a real browser blocked.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadSite } from '../../publisher/read/load.ts';
import { helpButton, panel, UP_TO_PHONE } from './chat-driver.ts';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office.ts';
import { askForQuote } from './office-app.ts';
import { openPartnerSite, type PartnerSite } from './partner-site.ts';
import { REFUSALS, type Refusal, refuseFeatures } from './refused-features.ts';
import { startScripts } from './running-page.ts';

// One office for the file: its tests run one after the other, and one that fails stops no other.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const { email: officeEmail } = loadSite().contact;

let office: Office;
let partner: PartnerSite;
let picture: Buffer;
test.beforeAll(async () => {
  partner = await openPartnerSite();
  office = await openOffice({ EMBED_ORIGINS: partner.origin });
  const shape = { width: 64, height: 48, channels: 3, background: '#a63' } as const;
  picture = await sharp({ create: shape }).jpeg().toBuffer();
});
test.afterAll(async () => {
  await office.close();
  partner.close();
});

for (const refusal of REFUSALS) {
  test(refusal, { tag: '@slow' }, async ({ context }) => {
    await sendEveryForm(context, nameOf(refusal), [refusal]);
  });
}

test('everything together', async ({ context }) => {
  await sendEveryForm(context, 'Ally Gether', REFUSALS);
});

test('cookies blocked in the browser’s own settings', { tag: '@slow' }, async ({
  playwright,
  launchOptions,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cookies-blocked-'));
  mkdirSync(join(folder, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await playwright.chromium.launchPersistentContext(folder, launchOptions);
  try {
    await sendEveryForm(context, 'Cora Kiess', []);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
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
    await fillQuote(page, 'Fay Framless');
    await expect(page.getByText('Your request has reached us.')).toBeVisible();
    expect(await leadsOf('Fay Framless')).toEqual(['quote-page']);
  });
});

test('each request is mailed to the office once', async () => {
  // With those of the journeys before it in this process, which may have been few.
  await askForQuote(office, { name: 'Vera Last', phone: '(804) 555-0188' });
  const leads = await office.leads();
  expect(leads.map(({ first_name }) => first_name)).toContain('Vera Last');
  const mailed = async () => {
    const mails = (await office.mails()).filter(({ to }) => to?.[0]?.address === officeEmail);
    return mails.flatMap(({ headers }) =>
      headers.filter(({ key }) => key === 'x-submission-id').map(({ value }) => value),
    );
  };
  const ids = leads.map(({ submission_id }) => submission_id as string).sort();
  await expect.poll(async () => (await mailed()).sort(), { timeout: 30_000 }).toEqual(ids);
});

/** A name of letters alone for the visitor of each refusal. */
function nameOf(refusal: Refusal): string {
  return `Vera ${String.fromCharCode(65 + REFUSALS.indexOf(refusal))}`;
}

/** The tags of the forms from which a visitor's requests have arrived. */
async function leadsOf(name: string): Promise<string[]> {
  const leads = await office.leads();
  return leads
    .filter(({ first_name }) => first_name === name)
    .map(({ source }) => source)
    .sort();
}

async function sendEveryForm(
  context: BrowserContext,
  name: string,
  refusals: readonly Refusal[],
): Promise<void> {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await refuseFeatures(context, refusals);
  const page = await context.newPage();
  await test.step('home: quote, newsletter, chat', async () => {
    await page.goto(office.origin);
    await startScripts(page);
    const door = page.frameLocator('.hero iframe');
    await fillQuote(door, name);
    await expect(door.getByText('Your request has reached us.')).toBeVisible();

    await page.getByLabel('Email address').fill(emailOf(name));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('contentinfo').getByText('Successfully Subscribed!')).toBeVisible();

    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    // Who has sent a request is offered a tab in place of the prompt, where the page can remember it.
    const tab = page.getByRole('button', { name: 'Open chat prompt' });
    await expect(tab.or(helpButton(page))).toBeVisible();
    if (await tab.isVisible()) await tab.click();
    await helpButton(page).click();
    for (const text of [...UP_TO_PHONE.with(3, name), emailOf(name)]) {
      const field = panel(page).getByRole('textbox');
      await expect(field).toBeEnabled();
      await field.fill(text);
      await page.keyboard.press('Enter');
    }
    await expect(panel(page).getByText('Your request has reached us.')).toBeVisible();
    // It would stay open on the next page, over its form.
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
  });
  await test.step('the form in a frame on another site', async () => {
    const form = await partner.show(page, `${office.origin}/embed/quote-form?source=partner`);
    await fillQuote(form, name);
    await expect(form.getByText('Your request has reached us.')).toBeVisible();
  });
  await test.step('photos', async () => {
    await page.goto(`${office.origin}/upload`);
    await startScripts(page);
    const file = { name: 'ant.jpg', mimeType: 'image/jpeg', buffer: picture };
    await page.getByLabel('Photos', { exact: true }).setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Remove ant.jpg' })).toBeVisible();
    await fillNameAndPhone(page, name);
    await page.getByRole('button', { name: 'Send my photos' }).click();
    await expect(page.getByText('Your photos have reached us.')).toBeVisible();
  });
  await test.step('a termite letter', async () => {
    await page.goto(`${office.origin}/services/termite-clearance-letter`);
    await startScripts(page);
    await page.getByRole('radio', { name: 'Virginia NPMA-33' }).check();
    await page.getByLabel('Property address').fill('12 Oak Street, Richmond');
    const closing = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Closing date').fill(closing);
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your phone').fill(phoneOf(name));
    await page.getByRole('button', { name: 'Request the letter' }).click();
    await expect(page.getByText('Your request has reached us.')).toBeVisible();
  });
  expect(await leadsOf(name)).toEqual(SOURCES);
  const subscribers = await office.subscribers();
  expect(subscribers.filter((email) => email === emailOf(name))).toHaveLength(1);
  expect(thrown).toEqual([]);
}

const SOURCES = ['chatbot', 'homepage-hero', 'partner', 'pest-photo', 'termite-letter'];

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
  await form.getByLabel('Phone', { exact: true }).fill(phoneOf(name));
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.com`;
}

function phoneOf(name: string): string {
  return `804 555 01${String((name.charCodeAt(name.length - 1) * 7) % 100).padStart(2, '0')}`;
}
