/** One visitor is told one number: by header, form, thanks, record and mail, on every page with a form and on every way to send it. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { picture, soon } from './form-answers.ts';
import { expect, test } from './journey.ts';
import { officeForEachTest } from './office-server.ts';
import { DESKTOP, startIsland } from './running-page.ts';
import { blockScripts, detected, PHONE, seedStorage } from './territory-driver.ts';

test.use({ viewport: DESKTOP });

const office = officeForEachTest();
type Territory = keyof typeof PHONE;

interface PlaceOfForm {
  path: string;
  island: string;
  send: string;
  isFramed?: boolean;
}
const FRAMED = { island: 'quote-form', send: 'Get my free quote', isFramed: true };
const PLACES: PlaceOfForm[] = [
  { path: '/', ...FRAMED },
  { path: '/service-areas/greenville', ...FRAMED },
  { path: '/quote', island: 'quote-form', send: 'Get my free quote' },
  { path: '/upload', island: 'photo-form', send: 'Send my photos' },
  {
    path: '/services/termite-clearance-letter',
    island: 'letter-form',
    send: 'Request the letter',
  },
];

const within = (page: Page, { isFramed }: PlaceOfForm): Page | FrameLocator =>
  isFramed ? page.locator('.quote-frame iframe[src]').first().contentFrame() : page;

/** @param email one for each request: a mailbox gets few acknowledgements a day. @returns the form, but for its button */
async function fill(page: Page, place: PlaceOfForm, email: string): Promise<Locator> {
  const form = within(page, place)
    .locator('form.quote-form')
    .filter({ has: page.getByRole('button', { name: place.send }) });
  await form.getByLabel(/^(Name|Your name)$/).fill('Ada Price');
  await form.getByLabel(/^(Phone|Your phone)$/).fill('804 555 0142');
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

async function sendAndCompare(page: Page, place: PlaceOfForm, own: Territory, isScripted = false) {
  const { path, island, send } = place;
  const number = PHONE[own];
  const email = `ada${path.replaceAll('/', '-')}@example.com`;
  await page.goto(office.origin + path);
  const header = page.getByRole('banner').getByRole('link', { name: /^Call/ });
  await expect(header, path).toContainText(number);
  if (isScripted) await startIsland(within(page, place), island);
  const form = await fill(page, place, email);
  await form.getByRole('button', { name: send }).click();
  const thanks = within(page, place).locator('main');
  await expect(thanks.getByText(/^(Got it|Your photos have|Your letter is)/).first()).toBeVisible();
  const numbers = async () =>
    (await thanks.locator('a[href^="tel:"]:visible').allInnerTexts()).flatMap(
      (text) => text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [],
    );
  await expect.poll(async () => [...new Set(await numbers())], path).toEqual([number]);
  await expect(header, path).toContainText(number);
  expect((await office.leads()).at(-1), path).toMatchObject({
    territory: own,
    page: path,
    source: { '/': 'homepage-hero', '/quote': 'quote-page' }[path] ?? expect.any(String),
  });
  const mailed = async () =>
    (await office.mails())
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ text }) => text?.match(/\(\d{3}\) 555-\d{4}/)?.[0]);
  await expect.poll(mailed, { message: path, timeout: 15_000 }).toEqual([number]);
}

for (const [way, territory] of [
  ['with scripts', 'virginia_beach'],
  ['with refused script files', 'other'],
] as const)
  test(`${way}, in ${territory}`, async ({ page }) => {
    test.setTimeout(120_000);
    await seedStorage(page, detected(territory));
    const isScripted = way === 'with scripts';
    if (!isScripted) await blockScripts(page);
    for (const place of PLACES) await sendAndCompare(page, place, territory, isScripted);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the number is that of the page’s own territory', async ({ page }) => {
    test.setTimeout(120_000);
    for (const place of PLACES)
      await sendAndCompare(page, place, /greenville/.test(place.path) ? 'other' : 'richmond');
    await sendAndCompare(page, { path: '/service-areas/norfolk', ...FRAMED }, 'virginia_beach');
  });
});
