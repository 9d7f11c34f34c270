/** The header's menus (spec §2, §4): before scripts run, with them, on a phone, by keyboard. */
import type { Page } from '@playwright/test';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { loadAreas, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, PHONE, visitRunning } from './driver/running-page.ts';

const site = loadSite();
const areas = loadAreas();
const navigation = loadNavigation();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });
/** A panel, found by the heading of its first group. */
const panel = (page: Page, name: 'Services' | 'Areas') =>
  menu(page)
    .locator('.menu-panel')
    .filter({ hasText: name === 'Services' ? 'Service Plans' : (areas[0]?.label as string) });
/** What an area's group shows when it is expanded. */
const placesOf = (page: Page, label: string) =>
  menu(page).locator('.area-group').filter({ hasText: label }).locator('.area-places');
/** Light, and long enough to be scrolled. */
const PAGE = '/privacy-policy';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
/** Moves the pointer out of every menu. */
const leave = (page: Page) => page.mouse.move(8, 780);

test.describe('wide, before scripts run', () => {
  test.use({ viewport: DESKTOP, javaScriptEnabled: false });

  test('a menu opens while hovered, on Enter and Space, and stays open after a click; one at a time', async ({
    page,
  }) => {
    await page.goto(PAGE);
    for (const [name, other] of [
      ['Services', 'Areas'],
      ['Areas', 'Services'],
    ] as const) {
      await expect(panel(page, name)).toBeHidden();
      await title(page, name).hover();
      await expect(panel(page, name)).toBeVisible();
      await expect(panel(page, other)).toBeHidden();
      await leave(page);
      await expect(panel(page, name)).toBeHidden();
      await title(page, name).focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(panel(page, name), key).toBeVisible();
        await page.keyboard.press(key);
        await expect(panel(page, name), key).toBeHidden();
      }
      await title(page, name).click();
      await leave(page);
      await expect(panel(page, name)).toBeVisible();
      await expect(panel(page, other)).toBeHidden();
    }
    for (const { name } of navigation.main)
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    const labels = ['Richmond, VA', 'Virginia Beach, VA', 'Greenville, SC', 'Charlottesville, VA'];
    await expect(panel(page, 'Areas').locator('summary')).toHaveText(labels);
    for (const { label, territory } of areas) {
      await title(page, label).hover();
      const { phone } = settingsOf(site.territories, territory);
      const group = panel(page, 'Areas').locator('.area-group').filter({ hasText: label });
      await expect(group.getByRole('link', { name: phone })).toBeVisible();
    }
    await title(page, 'Services').hover();
    for (const name of ['Service Plans', 'Pest Treatments'])
      await expect(panel(page, 'Services').getByRole('heading', { name })).toBeVisible();
    const link = panel(page, 'Services').getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href as string);
  });
});

test.describe('wide, with scripts', () => {
  test.use({ viewport: DESKTOP });

  test('arrows open, enter and move; Escape, a click outside and focus that leaves close', async ({
    page,
  }) => {
    await visitRunning(page, PAGE);
    await title(page, 'Areas').focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'Areas')).toBeVisible();
    const groups = panel(page, 'Areas').locator('summary');
    await expect(groups.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(groups.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(title(page, 'Areas')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Areas')).toBeHidden();
    await expect(title(page, 'Areas')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Areas')).toBeVisible();
    await page.keyboard.press('Escape');

    await title(page, 'Services').hover();
    await expect(panel(page, 'Services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Services')).toBeHidden();
    // Until the pointer comes again.
    await leave(page);
    await title(page, 'Services').hover();
    await expect(panel(page, 'Services')).toBeVisible();

    await title(page, 'Services').click();
    await page.mouse.click(8, 780);
    await expect(panel(page, 'Services')).toBeHidden();

    await title(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await title(page, 'Areas').focus();
    await expect(panel(page, 'Services')).toBeHidden();
  });
});

for (const javaScriptEnabled of [false, true])
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled, hasTouch: true });

    test('the toggle shows links, number, quote and area; one area group is open at a time; a link closes the menu', async ({
      page,
    }) => {
      if (javaScriptEnabled) await visitRunning(page, PAGE);
      else await page.goto(PAGE);
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      for (const { name } of navigation.main)
        await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'Get FREE Quote Now' })).toHaveAttribute(
        'href',
        `tel:+1${site.territories.other.phone.replace(/\D/g, '')}`,
      );
      await expect(menu(page).getByRole('link', { name: 'Get a free quote' })).toHaveAttribute(
        'href',
        /^\/quote/,
      );
      await toggle(page).click();
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await menu(page)
        .getByRole('button', { name: /^Serving Richmond.* change$/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      if (await menu(page).isHidden()) await toggle(page).click();
      await title(page, 'Areas').click();
      const first = areas[0]?.label as string;
      const second = areas[1]?.label as string;
      await expect(placesOf(page, first)).toBeHidden();
      await title(page, first).click();
      await expect(placesOf(page, first)).toBeVisible();
      await title(page, second).click();
      await expect(placesOf(page, second)).toBeVisible();
      await expect(placesOf(page, first)).toBeHidden();
      await title(page, second).click();
      await expect(placesOf(page, second)).toBeHidden();
      await expect(title(page, first)).toBeVisible();

      await title(page, 'Services').click();
      const link = panel(page, 'Services').getByRole('link').first();
      const href = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(href as string);
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => page.evaluate('window.scrollY').catch(() => 0)).toBe(0);
    });
  });

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: PHONE });

  test('Escape closes the menu and gives focus back; Tab past its end closes it, also where it leads into a frame', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await visitRunning(page, PAGE);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(title(page, 'Services')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle(page)).toBeFocused();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(panel(page, 'Services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await page.getByRole('main').evaluate((main) => {
      const frame = document.createElement('iframe');
      frame.src = '/embed/quote-form';
      main.prepend(frame);
    });
    await toggle(page).press('Enter');
    await title(page, 'Services').press('Enter');
    await title(page, 'Areas').press('Enter');
    // What stood above it has closed.
    await expect(title(page, 'Areas')).toBeInViewport();
    await menu(page).getByRole('link', { name: 'Get a free quote' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe').first()).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });
});
