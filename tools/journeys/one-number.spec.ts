/** A visitor sees one phone number: in header, form, thanks, record and mail, on every page with a form, however it is sent. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fillContact, LETTER_PAGE, picture, soon } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import type { Office } from './driver/office-server.ts';
import { blockScripts, DESKTOP, startIsland } from './driver/running-page.ts';
import { detected, NUMBERS, seedStorage } from './driver/territory.ts';

test.use({ viewport: DESKTOP });

interface PlaceOfForm {
  path: string;
  island: string;
  send: string;
  isFramed?: boolean;
}
const QUOTE = { island: 'quote-form', send: 'Get my free quote' };
const HOME = { path: '/', ...QUOTE, isFramed: true };
const GREENVILLE = { path: '/service-areas/greenville', ...QUOTE, isFramed: true };
const PAGE = { path: '/quote', ...QUOTE };
const PHOTO = { path: '/upload', island: 'photo-form', send: 'Send my photos' };
const LETTER = { path: LETTER_PAGE, island: 'letter-form', send: 'Request the letter' };

const within = (page: Page, { isFramed }: PlaceOfForm): Page | FrameLocator =>
  isFramed ? page.locator('.quote-frame iframe[src]').first().contentFrame() : page;

/** Fills in everything. @param email one for each request: a mailbox gets few acknowledgements a day. @returns the form */
async function fill(
  page: Page,
  place: PlaceOfForm,
  { name, email }: { name: string; email: string },
): Promise<Locator> {
  const form = within(page, place)
    .locator('form.quote-form')
    .filter({ has: page.getByRole('button', { name: place.send }) });
  await fillContact(form, name);
  const field = form.locator('[name="email"]');
  if (!(await field.isVisible())) await form.locator('summary').click();
  await field.fill(email);
  if (place.island === 'photo-form')
    await form.getByLabel('Photos', { exact: true }).setInputFiles(await picture());
  if (place.island === 'letter-form') {
    await form.getByRole('radio').first().check();
    await form.getByLabel('Closing date').fill(soon());
    await form.getByLabel('Property address').fill('12 Elm Street');
    await form.getByLabel('Who lets us in?').selectOption('A lockbox');
    await form.getByLabel('Who pays?').selectOption('The seller');
  }
  return form;
}

async function expectOneNumber(
  { page, office, way }: { page: Page; office: Office; way: string },
  place: PlaceOfForm,
  territory: keyof typeof NUMBERS,
) {
  const { path, island, send } = place;
  const number = NUMBERS[territory];
  const name = `Ada ${way}${path.replace(/\W+/g, ' ')}`.trim();
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  await page.goto(office.origin + path);
  const header = page.getByRole('banner').getByRole('link', { name: /^Call/ });
  await expect(header, path).toContainText(number);
  if (way === 'with scripts') await startIsland(within(page, place), island);
  const form = await fill(page, place, { name, email });
  await form.getByRole('button', { name: send }).click();
  const thanks = within(page, place).locator('main');
  await expect(thanks.getByText(/^(Got it|Your photos have|Your letter is)/).first()).toBeVisible();
  const numbers = async () =>
    (await thanks.locator('a[href^="tel:"]:visible').allInnerTexts()).flatMap(
      (text) => text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [],
    );
  await expect.poll(async () => [...new Set(await numbers())], path).toEqual([number]);
  await expect(header, path).toContainText(number);
  expect(await office.leadOf(name), path).toMatchObject({
    territory,
    page: path,
    source: { '/': 'homepage-hero', '/quote': 'quote-page' }[path] ?? expect.any(String),
  });
  const mailed = async () =>
    (await office.mailsTo(email)).map(({ text }) => text?.match(/\(\d{3}\) 555-\d{4}/)?.[0]);
  await expect.poll(mailed, path).toEqual([number]);
}

test('with scripts, in Virginia Beach', async ({ page, office }) => {
  await seedStorage(page, detected('virginia_beach'));
  for (const place of [HOME, PHOTO, LETTER])
    await expectOneNumber({ page, office, way: 'with scripts' }, place, 'virginia_beach');
});

test('with refused script files, in Greenville', { tag: '@slow' }, async ({ page, office }) => {
  await seedStorage(page, detected('other'));
  await blockScripts(page);
  for (const place of [HOME, GREENVILLE, PAGE, PHOTO, LETTER])
    await expectOneNumber({ page, office, way: 'with refused scripts' }, place, 'other');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the number is that of the page’s own territory', async ({ page, office }) => {
    await expectOneNumber({ page, office, way: 'without scripts' }, GREENVILLE, 'other');
    await expectOneNumber({ page, office, way: 'without scripts' }, PHOTO, 'richmond');
  });
});
