/** Paths without a page (spec §2): status, frequent pages, phone. */
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

test('at any depth: status 404, frequent pages and the phone', async ({ page }) => {
  const { phone } = settingsOf(loadSite().territories, 'richmond');
  const main = page.getByRole('main');
  for (const path of ['/no-such-page', '/services/no-such-service', '/a/b/c/d']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page has flown' })).toBeVisible();
    await expect(page).toHaveTitle(/not found/i);
    await expect(main.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  }
});
