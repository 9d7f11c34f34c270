/** What stands around every page (spec §2): top bar, header, footer, skip link, page changes, tooltips. */

import type { Page } from '@playwright/test';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, holdTime, PHONE, visitRunning } from './running-page.ts';

const site = loadSite();
const navigation = loadNavigation();
/** Light, and long enough to be scrolled; every page has header and footer. */
const PAGE = '/privacy-policy';
/** Some page that is not home. */
const other = navigation.services.flatMap(({ items }) => items)[0]?.href as string;

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const telephone = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the top bar exists on the home route alone, and is empty', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.top-bar')).toHaveCount(1);
    await expect(page.locator('.top-bar')).toBeEmpty();
    await expect(page.locator('.top-bar')).toHaveCSS('height', '0px');
    await page.goto(other);
    await expect(page.locator('.top-bar')).toHaveCount(0);
  });

  test('the footer has all its parts', async ({ page }) => {
    await page.goto(PAGE);
    const soil = footer(page);
    await expect(soil.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'YouTube']) {
      await expect(soil.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    }
    await expect(soil.getByRole('heading', { level: 2 })).toHaveText([
      'Pest Control',
      'Termite & Mosquito',
      'Crawl Space Care',
      'Locations',
      'About Us',
      'Real Estate Agent/Broker',
      'Customer Service',
      'Newsletter',
    ]);
    for (const name of [site.contact.email, 'IP geolocation by DB-IP'])
      await expect(soil.getByRole('link', { name })).toBeVisible();
    await expect(soil.getByText('Licensed, Bonded & Insured.')).toBeVisible();
  });
});

test('the call button stays in sight and shows the territory’s phone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await page.evaluate(() => window.scrollTo(0, 2000));
  for (const [territory, { phone }] of Object.entries(site.territories)) {
    await page.evaluate((value) => {
      document.documentElement.dataset.territory = value;
    }, territory);
    const button = header(page).getByRole('link', { name: `Call ${phone}` });
    await expect(button).toBeInViewport();
    await expect(button).toHaveAttribute('href', telephone(phone));
    await expect(header(page).locator('.call-button:visible')).toHaveCount(1);
  }
});

test('the skip link is the first stop and leads to the page', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a page change', () => {
  test('that takes longer shows a bar, then a skeleton, and says so', async ({ page }) => {
    await visitRunning(page, PAGE);
    await holdTime(page);
    // The page that is asked for does not come.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await header(page).locator('summary').first().click();
    await header(page).locator(`a[href="${other}"]`).click();
    await expect(page.locator('.progress-bar')).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.page-skeleton')).toHaveCount(0);
    await page.clock.runFor(400);
    await expect(page.locator('.page-skeleton')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    // As when it comes back from the browser's page cache.
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.progress-bar, .page-skeleton')).toHaveCount(0);
  });
});

test.describe('tooltips', () => {
  test.use({ viewport: PHONE });

  test('show after 700 ms of hover; Escape hides them', async ({ page }) => {
    await visitRunning(page, PAGE);
    await holdTime(page);
    await page.getByRole('button', { name: 'Menu' }).hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
