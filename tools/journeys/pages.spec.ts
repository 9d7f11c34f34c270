/** What the templates of the content pages promise their readers, on the built site. */

import { loadReviews, loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, visitRunning } from './running-page.ts';

const { contact } = loadSite();

test.describe('a pest page', () => {
  test('leads from a number in its words to that source and the day it was read', async ({
    page,
  }) => {
    await page.goto('/pest-info/wasps#how-serious-is-a-sting');
    await page.getByRole('link', { name: 'Source 5' }).click();
    const source = page.getByRole('listitem').filter({ hasText: 'CDC QuickStats' });
    await expect(source).toBeInViewport();
    await expect(source).toContainText(/Accessed [A-Z][a-z]+ \d{1,2}, 20\d\d/);
  });
});

test('the whole guide opens by a press, or by a link to a part or a source of it', async ({
  page,
}) => {
  await page.goto('/pest-info/wasps');
  await expect(page.getByText('Signs it leaves')).toBeHidden();
  await page.getByRole('heading', { name: 'The whole guide' }).click();
  await expect(page.getByText('Signs it leaves')).toBeVisible();

  await page.goto('/pest-info/wasps#year');
  await expect(page.locator('#year')).toBeInViewport();
  await page.goto('/pest-info/wasps');
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page.locator('#source-1')).toBeInViewport();
});

test('on a phone the footer shows the titles of its columns, and opens one by one', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Ant control' });
  await expect(link).toBeHidden();
  await footer.locator('summary').filter({ hasText: 'Pest Control' }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await expect(footer.getByRole('link', { name: 'Labels & SDS' })).toBeVisible();
});

test('sample reviews and sample roles say that they are', async ({ page }) => {
  await page.goto('/reviews');
  const samples = page.getByText('sample review', { exact: true });
  await expect(samples).toHaveCount(loadReviews().filter(({ sample }) => sample).length);
  // Three stand open; the others, only if somebody wants them.
  await expect(samples.nth(2)).toBeVisible();
  await expect(samples.nth(3)).toBeHidden();
  await page.getByText(/^\d+ more samples$/).click();
  await expect(samples.last()).toBeVisible();
  await page.goto('/about/careers');
  await expect(page.getByText('sample role', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply by e-mail' }).first()).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${contact.email}\\?subject=Application`),
  );
});

test('each list of the library is printed alone', async ({ page }) => {
  await visitRunning(page, '/about/pest-library');
  const step = page.getByText('Downspouts: carry water well away.');
  await page.evaluate(() => {
    window.print = () => {};
  });
  const print = page.getByRole('button', { name: 'Print this list' });
  await expect(print).toHaveCount(8);
  await print.nth(1).click();
  await page.emulateMedia({ media: 'print' });
  await expect(step).toBeVisible();
  await expect(page.getByText('Save one in a jar or on tape')).toBeHidden();
});
