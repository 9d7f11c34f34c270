/** Territory (spec §4, §7, §8): detection, cache, the visitor's own choice. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE as SMALL, startScripts, visitRunning } from './running-page.ts';
import {
  blockScripts,
  detected,
  fakeLookup,
  PHONE,
  PLACES,
  seedStorage,
  stored,
} from './territory-driver.ts';

test.use({ viewport: DESKTOP });

/** Light; every page has header and footer. */
const PAGE = '/about';
const HOUR = 3_600_000;
const callButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Call \(/ });
const control = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Serving/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Where is your home?' });

test.describe('a first visit', () => {
  test('looks the territory up, shows its number and remembers it', async ({ page }) => {
    const lookup = await fakeLookup(page, PLACES.norfolk);
    const before = Date.now();
    await page.goto(PAGE);
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.virginia_beach)));
    await expect(callButton(page)).toHaveAttribute('href', 'tel:+17575550168');
    const { detected_territory, detected_territory_timestamp } = await stored(page);
    expect(detected_territory).toBe('virginia_beach');
    expect(Number(detected_territory_timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(detected_territory_timestamp)).toBeLessThanOrEqual(Date.now());
    await page.reload();
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.virginia_beach)));
    expect(lookup.calls).toBe(1);
  });
});

test.describe('a later visit', () => {
  test('never shows a wrong number or name, not even before scripts run', async ({ page }) => {
    const lookup = await fakeLookup(page, PLACES.richmond);
    await seedStorage(page, { ...detected('other', 23 * HOUR), area_label: 'Greenville' });
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
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.other)));
    await expect(control(page)).toHaveAccessibleName(/Serving Greenville/);
    expect(
      await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]),
    ).toEqual(['other']);
    expect(lookup.calls).toBe(0);
  });
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
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.other)));

    await page.evaluate(() => localStorage.setItem('detected_territory_timestamp', '0'));
    await page.goto('/services');
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.other)));
    await expect(control(page)).toHaveAccessibleName(/Serving Greenville/);
    expect(lookup.calls).toBe(1);
    await startScripts(page);
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
      await expect(panel(page).getByRole('alert')).toContainText(PHONE.other);
      expect(await stored(page)).not.toHaveProperty('chosen_territory');
    }
    await zip.fill('22902');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(control(page)).toHaveAccessibleName(/Serving Charlottesville/);
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.richmond)));
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
    await expect(callButton(other)).toHaveText(new RegExp(escaped(PHONE.virginia_beach)));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the number of richmond stands, and the control leads to the areas', async ({ page }) => {
    await page.goto(PAGE);
    await expect(callButton(page)).toHaveText(new RegExp(escaped(PHONE.richmond)));
    await control(page).click();
    await panel(page).getByRole('button', { name: 'Greenville, SC' }).click();
    await page.waitForURL('**/service-areas?area=Greenville');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a place’s own page', () => {
  // By day; at night its buttons are those of the night.
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-17T09:30:00-05:00'));
  const main = (page: Page) => page.getByRole('main');
  const call = (page: Page) => main(page).getByRole('link', { name: /^Call/ });
  const note = (page: Page) => main(page).locator('.office-note');
  /** The number in the form, whose frame loads when it comes near. */
  async function expectFormsNumber(page: Page, phone: string): Promise<void> {
    // On a phone it stands on the last screen of the form.
    await page.setViewportSize(DESKTOP);
    await main(page).locator('iframe').scrollIntoViewIfNeeded();
    const form = main(page).frameLocator('iframe');
    await expect(form.getByRole('link', { name: /^\(/ })).toHaveText(phone);
  }

  async function expectOneNumber(page: Page, phone: string): Promise<void> {
    await expect(callButton(page)).toHaveText(new RegExp(escaped(phone)));
    // By its style: the bar waits until the page is scrolled.
    const dialed = () =>
      page
        .locator('.call-bar a')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.flatMap((link) =>
            !link.checkVisibility() || !link.href.startsWith('tel:') ? [] : link.href,
          ),
        );
    await expect.poll(dialed).toEqual([`tel:+1${phone.replace(/\D/g, '')}`]);
    for (const link of await call(page).all())
      await expect(link).toHaveText(new RegExp(escaped(phone)));
  }

  test('has its own number on every button where nobody knows the visitor’s place', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.setViewportSize(SMALL);
    await fakeLookup(page, { region_code: null, city: null, postal: null });
    await visitRunning(page, '/service-areas/greenville');
    await expect.poll(() => logged).toContain('Geolocation failed: no region');
    await expectOneNumber(page, PHONE.other);
    await expectFormsNumber(page, PHONE.other);
    await expect(note(page).getByRole('link')).toHaveCount(0);
    expect(await stored(page)).not.toHaveProperty('detected_territory');
  });

  test('has the detected number on every button, and names its own office in words', async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    const lookup = await fakeLookup(page, 'hangs');
    await visitRunning(page, '/service-areas/greenville');
    await expectOneNumber(page, PHONE.other);
    const before = await note(page).boundingBox();
    await lookup.answer(PLACES.norfolk);
    await expectOneNumber(page, PHONE.virginia_beach);
    await expect(note(page)).toContainText(`Part of our service area Greenville: ${PHONE.other}`);
    await expect(note(page).getByRole('link')).toHaveAttribute('href', 'tel:+18885550119');
    // Its room was free.
    expect(await note(page).boundingBox()).toEqual(before);
    await expectFormsNumber(page, PHONE.virginia_beach);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: SMALL });

    test('has its own number on every button, and its territory’s form', async ({ page }) => {
      await page.goto('/service-areas/norfolk');
      await expectOneNumber(page, PHONE.virginia_beach);
      const framed = main(page).frameLocator('noscript iframe');
      await expect(framed.getByRole('link', { name: PHONE.virginia_beach })).toBeVisible();
    });
  });
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}
