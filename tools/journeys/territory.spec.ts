/** Territory (spec §4, §7, §8): detection, cache, the visitor's own choice, a ZIP code, a campaign's number. */
import type { Page } from '@playwright/test';
import { findViolations } from './driver/find-violations.ts';
import { fillContact, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import {
  blockScripts,
  DESKTOP,
  PHONE,
  scrollTo,
  startScripts,
  TUESDAY_MORNING,
  visitRunning,
} from './driver/running-page.ts';
import { changeSetting } from './driver/site-settings.ts';
import {
  callButton,
  detected,
  fakeLookup,
  NUMBERS,
  PLACES,
  seedStorage,
  stored,
} from './driver/territory.ts';

test.use({ viewport: DESKTOP });

/** Light; every page has header and footer. */
const PAGE = '/about';
const HOUR_MS = 3_600_000;
const main = (page: Page) => page.getByRole('main');
const control = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Serving/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Where is your home?' });

test('a first visit looks the territory up, shows its number and remembers it', async ({
  page,
}) => {
  const lookup = await fakeLookup(page, PLACES.norfolk);
  const before = Date.now();
  await page.goto(PAGE);
  await expect(callButton(page)).toContainText(NUMBERS.virginia_beach);
  await expect(callButton(page)).toHaveAttribute('href', 'tel:+17575550168');
  await expect.poll(() => stored(page)).toMatchObject({ detected_territory: 'virginia_beach' });
  const { detected_territory_timestamp: time } = await stored(page);
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(Number(time)).toBeLessThanOrEqual(Date.now());
  await page.reload();
  await expect(callButton(page)).toContainText(NUMBERS.virginia_beach);
  expect(lookup.calls).toBe(1);
});

test('a later visit never shows a wrong number or name, not even before scripts run', async ({
  page,
}) => {
  const lookup = await fakeLookup(page, PLACES.richmond);
  await seedStorage(page, { ...detected('other', 23 * HOUR_MS), area_label: 'Greenville' });
  await blockScripts(page);
  await page.addInitScript(() => {
    // Every territory that the page had while there was something to see.
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(document.documentElement.dataset.territory ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(PAGE);
  await expect(callButton(page)).toContainText(NUMBERS.other);
  await expect(control(page)).toHaveAccessibleName(/Serving Greenville/);
  const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
  await expect.poll(seen).toEqual(['other']);
  expect(lookup.calls).toBe(0);
});

test.describe('the visitor says where they are', () => {
  test('an area, and it lasts', async ({ page }) => {
    const lookup = await fakeLookup(page, PLACES.norfolk);
    await visitRunning(page, PAGE);
    await expect(control(page)).toHaveAccessibleName(/Serving Virginia Beach/);
    await control(page).click();
    await panel(page).getByRole('button', { name: 'Greenville, SC' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(control(page)).toHaveAccessibleName(/Serving Greenville/);
    await expect(control(page)).toBeFocused();
    await expect(callButton(page)).toContainText(NUMBERS.other);

    await page.evaluate(() => localStorage.setItem('detected_territory_timestamp', '0'));
    await visitRunning(page, '/about/careers');
    await expect(callButton(page)).toContainText(NUMBERS.other);
    await expect(control(page)).toHaveAccessibleName(/Serving Greenville/);
    expect(lookup.calls).toBe(1);
    await control(page).click();
    await expect(panel(page).getByRole('button', { name: 'Greenville, SC' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a ZIP code: one that is none or not served gets a clear sentence, another its area', async ({
    page,
  }) => {
    await fakeLookup(page, PLACES.greenville);
    await visitRunning(page, PAGE);
    await control(page).click();
    const zip = panel(page).getByLabel('Or type your ZIP code');
    for (const [typed, sentence] of [
      ['90210', /not on our list yet/],
      ['123', /five digits/],
    ] as const) {
      await zip.fill(typed);
      await panel(page).getByRole('button', { name: 'Use this ZIP' }).click();
      await expect(panel(page).getByRole('alert')).toHaveText(sentence);
      await expect(panel(page).getByRole('alert')).toContainText(NUMBERS.other);
      expect(await stored(page)).not.toHaveProperty('chosen_territory');
    }
    await zip.fill('22902');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(control(page)).toHaveAccessibleName(/Serving Charlottesville/);
    await expect(callButton(page)).toContainText(NUMBERS.richmond);
  });

  test('from the footer as well, and in every tab', { tag: '@slow' }, async ({ page, context }) => {
    await fakeLookup(page, PLACES.richmond);
    await visitRunning(page, PAGE);
    const other = await context.newPage();
    await fakeLookup(other, PLACES.richmond);
    await visitRunning(other, '/services');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Serving/ })
      .click();
    await panel(page).getByRole('button', { name: 'Virginia Beach, VA' }).click();
    await expect(control(other)).toHaveAccessibleName(/Serving Virginia Beach/);
    await expect(callButton(other)).toContainText(NUMBERS.virginia_beach);
  });
});

test.describe('do you serve my ZIP?', () => {
  async function ask(page: Page, zip: string): Promise<void> {
    const field = main(page).getByRole('textbox', { name: 'Do you serve my ZIP?' });
    await field.fill(zip);
    await field.press('Enter');
  }

  test('no: what to ask of someone closer by. Yes: the area, its phone, and its number from then on', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await fakeLookup(page, PLACES.richmond);
    await visitRunning(page, '/service-areas');
    await ask(page, '90210');
    await expect(page.getByRole('heading', { name: 'No, we do not come that far.' })).toBeVisible();
    await expect(main(page)).toContainText('license number');
    await startScripts(page);
    expect(await stored(page)).not.toHaveProperty('chosen_territory');

    await visitRunning(page, '/service-areas');
    await ask(page, '23451');
    await expect(page).toHaveURL('/zip-check/virginia-beach?zip=23451');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yes, we serve your ZIP.');
    await expect(
      main(page).getByRole('link', { name: `Call ${NUMBERS.virginia_beach}` }),
    ).toBeVisible();
    // The page shows this number before any script runs: the storage tells that it was chosen.
    await expect
      .poll(() => stored(page))
      .toMatchObject({ chosen_territory: 'virginia_beach', area_label: 'Virginia Beach' });
    expect(await findViolations(page)).toEqual([]);
    await page.goto(PAGE);
    await expect(page.getByRole('banner')).toContainText(NUMBERS.virginia_beach);
  });

  test('asks before any script runs, on each page that asks', { tag: '@slow' }, async ({
    page,
  }) => {
    await blockScripts(page);
    for (const path of ['/', '/service-areas']) {
      await page.goto(path);
      await ask(page, '22902');
      await expect(page).toHaveURL('/zip-check/charlottesville?zip=22902');
      await expect(page.getByRole('heading', { name: 'Yes, we serve your ZIP.' })).toBeVisible();
      await expect(
        main(page).getByRole('link', { name: `Call ${NUMBERS.richmond}` }),
      ).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Waynesboro' })).toBeVisible();
    }
  });
});

test.describe('a visit from elsewhere', () => {
  test('a lead has the first and the last visit that have a source', async ({ page }) => {
    const visit = async (path: string, source: string) => {
      await visitRunning(page, path);
      await expect
        .poll(() => stored(page))
        .toMatchObject({ attribution: expect.stringContaining(source) });
    };
    await visit('/about?utm_source=mailer&utm_campaign=spring', 'spring');
    await visit('/?gclid=abc123', 'abc123');
    const form = page.frameLocator('.hero iframe');
    await fillContact(form, 'Ada Wren');
    // A form that is posted before its scripts run does not send it.
    await expect(form.locator('form')).toHaveJSProperty('noValidate', true);
    const sent = page.waitForRequest('**/api/contact-submissions');
    await sendQuote(form);
    expect((await sent).postDataJSON()).toMatchObject({
      attribution: {
        first_utm_source: 'mailer',
        first_utm_campaign: 'spring',
        first_landing_page: '/about',
        last_gclid: 'abc123',
        last_landing_page: '/',
      },
    });
  });

  test('a campaign’s number replaces all others, on this page and the next', async ({ page }) => {
    const phone = '(804) 555-0190';
    await changeSetting(page, 'campaign_phones', [{ campaign: 'spring', phone }]);
    await visitRunning(page, `${PAGE}?utm_campaign=spring`);
    await expect(callButton(page)).toContainText(phone);
    await expect(callButton(page)).toHaveAttribute('href', 'tel:+18045550190');
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL('/reviews');
    await expect(callButton(page)).toContainText(phone);
  });
});

test.describe('a place’s own page', () => {
  // At night its buttons are others.
  test.beforeEach(({ page }) => page.clock.setFixedTime(TUESDAY_MORNING));
  const note = (page: Page) => main(page).locator('.office-note');

  /** Header, call bar, buttons and the form, whose frame loads near the window, have one number. */
  async function expectOneNumber(page: Page, phone: string, frame = 'iframe'): Promise<void> {
    await page.setViewportSize(PHONE);
    await scrollTo(page, 0);
    await expect(callButton(page)).toContainText(phone);
    // By their style: the bar waits until the page is scrolled.
    const dialed = () =>
      page
        .locator('.call-bar a')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.flatMap((link) =>
            !link.checkVisibility() || !link.href.startsWith('tel:') ? [] : link.href,
          ),
        );
    await expect.poll(dialed).toEqual([`tel:+1${phone.replace(/\D/g, '')}`]);
    const calls = main(page).getByRole('link', { name: /^Call/ });
    for (const link of await calls.all()) await expect(link).toContainText(phone);
    // On a phone the form's number stands on its last question.
    await page.setViewportSize(DESKTOP);
    await main(page).locator(frame).scrollIntoViewIfNeeded();
    const form = main(page).frameLocator(frame);
    await expect(form.getByRole('link', { name: phone })).toContainText(phone);
  }

  test('has its own number on every button, then the detected one, and names its own office in words', async ({
    page,
  }) => {
    const lookup = await fakeLookup(page, 'hangs');
    await visitRunning(page, '/service-areas/greenville');
    await expectOneNumber(page, NUMBERS.other);
    await expect(note(page).getByRole('link')).toHaveCount(0);
    const place = () =>
      note(page).evaluate((element: HTMLElement) => {
        const { width, height } = element.getBoundingClientRect();
        return [element.offsetTop, width, height];
      });
    const before = await place();
    await lookup.answer(PLACES.norfolk);
    await expectOneNumber(page, NUMBERS.virginia_beach);
    await expect(note(page)).toContainText(`Part of our service area Greenville: ${NUMBERS.other}`);
    await expect(note(page).getByRole('link')).toHaveAttribute('href', 'tel:+18885550119');
    // Its room was free.
    await expect.poll(place).toEqual(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has its own number; elsewhere it is richmond’s, and the control leads to the areas', async ({
      page,
    }) => {
      await page.goto('/service-areas/norfolk');
      await expectOneNumber(page, NUMBERS.virginia_beach, 'noscript iframe');
      await page.goto(PAGE);
      await expect(callButton(page)).toContainText(NUMBERS.richmond);
      await control(page).click();
      await panel(page).getByRole('button', { name: 'Greenville, SC' }).click();
      await expect(page).toHaveURL('/service-areas?area=Greenville');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});
