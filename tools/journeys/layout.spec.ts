/** What stands around every page (spec §2): top bar, header, footer, skip link, page changes, tooltips. */
import type { Page } from '@playwright/test';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, holdTime, PHONE, scrollTo, visitRunning } from './driver/running-page.ts';

const site = loadSite();
/** Light, and long enough to be scrolled; every page has header and footer. */
const PAGE = '/privacy-policy';
const OTHER = loadNavigation().services.flatMap(({ items }) => items)[0]?.href as string;

const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the top bar exists on the home route alone, and is empty; the footer has all its parts', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('.top-bar')).toHaveCount(1);
    await expect(page.locator('.top-bar')).toBeEmpty();
    await expect(page.locator('.top-bar')).toHaveCSS('height', '0px');
    await page.goto(PAGE);
    await expect(page.locator('.top-bar')).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'YouTube'])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
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
      await expect(footer.getByRole('link', { name })).toBeVisible();
    await expect(footer.getByText('Licensed, Bonded & Insured.')).toBeVisible();
  });
});

test('the call button stays in sight and shows the territory’s phone; the skip link is the first stop', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await scrollTo(page, 2000);
  for (const [territory, { phone }] of Object.entries(site.territories)) {
    await page.evaluate((value) => {
      document.documentElement.dataset.territory = value;
    }, territory);
    const button = header(page).getByRole('link', { name: `Call ${phone}` });
    await expect(button).toBeInViewport();
    await expect(button).toHaveAttribute('href', `tel:+1${phone.replace(/\D/g, '')}`);
    await expect(header(page).locator('.call-button:visible')).toHaveCount(1);
  }
});

test('a page change that takes longer shows a bar, then a skeleton, and says so', async ({
  page,
}) => {
  await visitRunning(page, PAGE);
  await holdTime(page);
  // The next page does not come.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await header(page).locator('summary').first().click();
  await header(page).locator(`a[href="${OTHER}"]`).click();
  await expect(page.locator('.progress-bar')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.page-skeleton')).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(page.locator('.page-skeleton')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  // As when it comes back from the browser's page cache.
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.progress-bar, .page-skeleton')).toHaveCount(0);
});

test('a tooltip shows after 700 ms of hover; Escape hides it', async ({ page }) => {
  await page.setViewportSize(PHONE);
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
