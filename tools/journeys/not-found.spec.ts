/** Paths without a page (spec §2): status, suggestions, phone. */

import type { Page } from '@playwright/test';
import { settingsOf } from '../../domain/territory/territory.ts';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { startScripts } from './running-page.ts';

const navigation = loadNavigation();
const service = navigation.services.flatMap(({ items }) => items)[0] as {
  name: string;
  href: string;
};

const main = (page: Page) => page.getByRole('main');
const notFound = (page: Page) => page.getByRole('heading', { name: 'This page has flown' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('at any depth: status 404, frequent pages and the phone', async ({ page }) => {
    const { phone } = settingsOf(loadSite().territories, 'richmond');
    for (const path of ['/no-such-page', '/services/no-such-service', '/a/b/c/d']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(notFound(page)).toBeVisible();
      await expect(page).toHaveTitle(/not found/i);
      await expect(main(page).getByRole('link', { name: `Call ${phone}` })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    }
  });
});

test('an address with a typo: the page that was meant is suggested', async ({ page }) => {
  const typo = `${service.href.slice(0, -2)}x`;
  await page.goto(typo);
  await startScripts(page);
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await expect(page).toHaveURL(typo);
  await main(page).getByRole('link', { name: service.name, exact: true }).first().click();
  await expect(page).toHaveURL(service.href);
  await expect(notFound(page)).toHaveCount(0);
});
