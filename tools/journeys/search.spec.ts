/** The site search: the server answers it, and forgives typing. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const field = (page: Page) => page.getByRole('searchbox');
const hits = (page: Page) => page.getByRole('list', { name: 'Pages found' }).getByRole('link');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without', () => {
    test.use({ javaScriptEnabled });

    test('by keyboard alone: a nickname with a slip', async ({ page }) => {
      await page.goto('/search');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('palmeto bug');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=palmeto+bug');
      await expect(page).toHaveTitle(/^“palmeto bug” \| Search \|/);
      await expect(field(page)).toHaveValue('palmeto bug');
      await expect(page.getByText(/^\d pages? found\.$/)).toBeVisible();
      await hits(page).first().press('Enter');
      await expect(page).toHaveURL('/pest-info/cockroaches');
    });

    test('from the not-found page; what was typed stays text', async ({ page }) => {
      await page.goto('/xyzzy');
      await page.getByRole('main').getByRole('searchbox').fill('<img src=x onerror=alert(1)>');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/found/)).toContainText('<img src=x onerror=alert(1)>');
    });
  });
