/** The site search: it forgives typing, and without JavaScript every page is in a list. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP, visitRunning } from './running-page.ts';

const field = (page: Page) => page.getByRole('searchbox');
const hits = (page: Page) => page.getByRole('list', { name: 'Pages found' }).getByRole('link');

test('by keyboard alone: a nickname with a slip, arrow, Enter', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visitRunning(page, '/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('palmeto bug');
  await expect(hits(page).first()).toHaveText('Cockroaches');
  await expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pest-info/cockroaches');
});

test('from the not-found page; the index is asked for only now', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitRunning(page, '/xyzzy');
  expect(asked).not.toContain('/search-index.json');
  await page.getByRole('main').getByRole('searchbox').fill('water bug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=water+bug');
  // The server's answer is there already.
  await expect(hits(page).first()).toHaveText('Cockroaches');
  await page.mouse.move(5, 300);
  await expect.poll(() => asked).toContain('/search-index.json');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server answers, in the words and the order that scripts show', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('palmeto bug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=palmeto+bug');
    await expect(page).toHaveTitle(/^“palmeto bug” \| Search \|/);
    await expect(field(page)).toHaveValue('palmeto bug');
    await expect(page.getByText(/^\d pages? found\.$/)).toBeVisible();
    await hits(page).first().click();
    await expect(page).toHaveURL('/pest-info/cockroaches');
  });

  test('from the not-found page; what was typed stays text', async ({ page }) => {
    await page.goto('/xyzzy');
    await page.getByRole('main').getByRole('searchbox').fill('<img src=x onerror=alert(1)>');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/found/)).toContainText('<img src=x onerror=alert(1)>');
  });
});
