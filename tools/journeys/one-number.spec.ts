/** One visitor is told one number: by header, form, thanks, record and mail, on every page with a form and on every way to send it. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './journey.ts';
import { officeForEachTest } from './office.ts';
import { DESKTOP, startIsland } from './running-page.ts';
import { blockScripts, detected, PHONE, seedStorage } from './territory-driver.ts';

test.use({ viewport: DESKTOP });

const office = officeForEachTest();
type Territory = keyof typeof PHONE;
/** Where a form stands, by the page that a visitor is on. */
type Place = 'frame' | '/quote' | '/upload' | '/services/termite-clearance-letter';
const PAGES: [page: string, place: Place][] = [
  ['/', 'frame'],
  ['/service-areas/greenville', 'frame'],
  ['/quote', '/quote'],
  ['/upload', '/upload'],
  ['/services/termite-clearance-letter', '/services/termite-clearance-letter'],
];
const ISLAND: Record<Place, string> = {
  frame: 'quote-form',
  '/quote': 'quote-form',
  '/upload': 'photo-form',
  '/services/termite-clearance-letter': 'letter-form',
};
const BUTTON: Record<Place, string> = {
  frame: 'Get my free quote',
  '/quote': 'Get my free quote',
  '/upload': 'Send my photos',
  '/services/termite-clearance-letter': 'Request the letter',
};

/** Of a form in a frame its frame. */
const placeOf = (page: Page, place: Place): Page | FrameLocator =>
  place === 'frame' ? page.locator('.quote-frame iframe[src]').first().contentFrame() : page;

/** @param email one for each request: a mailbox gets few acknowledgements a day. @returns the form, but for its button */
async function fill(page: Page, place: Place, email: string): Promise<Locator> {
  const within = placeOf(page, place);
  const form = within
    .locator('form.quote-form')
    .filter({ has: page.getByRole('button', { name: BUTTON[place] }) });
  await form.getByLabel(/^(Name|Your name)$/).fill('Ada Price');
  await form.getByLabel(/^(Phone|Your phone)$/).fill('804 555 0142');
  const field = form.locator('[name="email"]');
  if (!(await field.isVisible())) await form.locator('summary').click();
  await field.fill(email);
  if (place === '/upload') {
    const buffer = await sharp({
      create: { width: 64, height: 48, channels: 3, background: '#a63' },
    })
      .jpeg()
      .toBuffer();
    await form
      .getByLabel('Photos', { exact: true })
      .setInputFiles({ name: 'ant.jpg', mimeType: 'image/jpeg', buffer });
  }
  if (place === '/services/termite-clearance-letter') {
    await form.getByRole('radio').first().check();
    const day = new Date(Date.now() + 21 * 864e5).toISOString().slice(0, 10);
    await form.getByLabel('Closing date').fill(day);
    await form.getByLabel('Property address').fill('12 Elm Street');
    await form.getByLabel('ZIP code').fill('23220');
    await form.getByLabel('Who lets us in?').selectOption('A lockbox');
    await form.getByLabel('Who pays?').selectOption('The seller');
  }
  return form;
}

const numbersIn = async (within: Locator) =>
  [...new Set(await within.locator('a[href^="tel:"]:visible').allInnerTexts())].flatMap(
    (text) => text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [],
  );

async function sendAndCompare(
  page: Page,
  [path, place]: (typeof PAGES)[number],
  { own, isScripted = false }: { own: Territory; isScripted?: boolean },
) {
  const number = PHONE[own];
  const email = `ada${path.replaceAll('/', '-')}@example.com`;
  await page.goto(office.origin + path);
  const header = page.getByRole('banner').getByRole('link', { name: /^Call/ });
  await expect(header, path).toContainText(number);
  if (isScripted) await startIsland(placeOf(page, place), ISLAND[place]);
  const form = await fill(page, place, email);
  if (place === 'frame' || place === '/quote')
    await expect(form.locator('.quote-fine'), path).toContainText(number);
  await form.getByRole('button', { name: BUTTON[place] }).click();
  const thanks = placeOf(page, place).locator('main');
  await expect(thanks.getByText(/^(Got it|Your photos have|Your letter is)/).first()).toBeVisible();
  await expect.poll(async () => [...new Set(await numbersIn(thanks))], path).toEqual([number]);
  await expect(header, path).toContainText(number);
  const lead = async () => (await office.leads()).at(-1);
  expect(await lead(), path).toMatchObject({
    territory: own,
    page: path,
    source: { '/': 'homepage-hero', '/quote': 'quote-page' }[path] ?? expect.any(String),
  });
  if (place === 'frame') expect((await lead())?.source, path).not.toBe('quote-form');
  const mailed = async () =>
    (await office.mails())
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ text }) => text?.match(/\(\d{3}\) 555-\d{4}/)?.[0]);
  await expect.poll(mailed, { message: path, timeout: 15_000 }).toEqual([number]);
}

for (const territory of ['richmond', 'virginia_beach', 'other'] as const)
  for (const way of ['with scripts', 'with refused script files'] as const)
    test(`${way}, in ${territory}`, async ({ page }) => {
      test.setTimeout(180_000);
      await seedStorage(page, detected(territory));
      const isScripted = way === 'with scripts';
      if (!isScripted) await blockScripts(page);
      for (const one of PAGES) await sendAndCompare(page, one, { own: territory, isScripted });
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [territory, pages] of [
    ['richmond', PAGES.filter(([path]) => path !== '/service-areas/greenville')],
    ['virginia_beach', [['/service-areas/norfolk', 'frame']]],
    ['other', [['/service-areas/greenville', 'frame']]],
  ] as [Territory, typeof PAGES][])
    test(`on the pages of ${territory}`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const one of pages) await sendAndCompare(page, one, { own: territory });
    });
});
