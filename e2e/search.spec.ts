/** The site search: "/" opens it, it forgives typing, and without JavaScript every page is in a list. */
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, visitRunning } from './running-page.ts';

const field = (page: Page) => page.getByRole('searchbox');
const hits = (page: Page) => page.getByRole('list', { name: 'Pages found' }).getByRole('link');

test('by keyboard alone: slash, a nickname with a slip, arrow, Enter', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visitRunning(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('palmeto bug');
  await expect(hits(page).first()).toHaveText('Cockroaches');
  await expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pest-info/cockroaches');
});

test('a slash that is typed into a field stays there', async ({ page }) => {
  await visitRunning(page);
  await page.getByRole('contentinfo').getByRole('textbox').first().focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/');
});

test('from the not-found page; the index is asked for only now', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitRunning(page, '/xyzzy');
  expect(asked).not.toContain('/search-index.json');
  await page.getByRole('main').getByRole('searchbox').fill('water bug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=water+bug');
  await page.mouse.move(5, 300);
  await expect(hits(page).first()).toHaveText('Cockroaches');
  expect(asked).toContain('/search-index.json');
});

test('an index that cannot be had: the list of every page is named', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await visitRunning(page, '/search');
  await expect(page.getByText('The search could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Termites' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page stands in a list, and no field that does nothing', async ({ page }) => {
    await page.goto('/search');
    await expect(field(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Bed bugs' }).first().click();
    await expect(page).toHaveURL('/pest-info/bed-bugs');
  });
});

for (const size of [PHONE, DESKTOP]) {
  test(`axe finds nothing at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await visitRunning(page, '/search?q=ants');
    await expect(hits(page).first()).toBeVisible();
    const violations = await findViolations(page);
    expect(violations).toEqual([]);
  });
}
