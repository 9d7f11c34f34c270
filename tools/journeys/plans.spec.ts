/** The plans side by side, and what each leaves out. */

import { priceNamed } from '../../domain/prices/prices.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, visitRunning } from './running-page.ts';

const { prices } = loadSite();
/** The office is open. */
const TUESDAY_MORNING = '2026-11-17T09:30:00-05:00';
test.use({ timezoneId: 'America/New_York' });

test('the plans stand side by side under the names of the home page, and say what they leave out', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/services/plans');
  const plans = page.getByRole('region', { name: 'What is in each plan' }).getByRole('article');
  const names = ['protection_plan', 'termite_guard', 'outdoor_plan'].map(
    (name) => priceNamed(prices, name).name,
  );
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText([
    ...names,
    'Crawl space services',
  ]);
  const tops = () =>
    plans.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await page.locator('summary', { hasText: 'What each plan leaves out' }).click();
  await expect(page.getByRole('heading', { name: 'If it comes back', level: 4 })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What we stand behind' })).toHaveCount(2);
});

test('each card has a button that says Choose on one line, and the head has call and quote', async ({
  page,
}) => {
  await page.clock.setFixedTime(TUESDAY_MORNING);
  await page.setViewportSize(DESKTOP);
  await page.goto('/services/plans');
  const buttons = page.getByRole('article').getByRole('link', { name: /^Choose/ });
  await expect(buttons).toHaveCount(4);
  const heights = await buttons.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(60);
  const head = page.locator('.page-hero');
  await expect(head.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(head.getByRole('link', { name: 'Get a free quote' })).toBeVisible();
});

test('axe finds nothing on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitRunning(page, '/services/plans');
  const violations = await findViolations(page);
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
