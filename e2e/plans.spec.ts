/** Three questions lead to a plan; the comparison answers without them, and without scripts. */

import { loadSite } from '../content-loader/load.ts';
import { priceNamed } from '../domain/prices/prices.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, islandRuns, PHONE, startIsland, visitRunning } from './running-page.ts';
import { blockScripts } from './territory-driver.ts';

const { prices } = loadSite();

test('the questions lead to a plan with reasons, by keyboard alone', async ({ page }) => {
  await visitRunning(page, '/services/plans');
  const choose = async (name: string) => {
    await page.getByRole('radio', { name }).focus();
    await page.keyboard.press('Space');
  };
  await choose('Termites, or a house that is for sale');
  await choose('Nothing yet, and I want to keep it that way');
  await choose('A crawl space');
  await page.keyboard.press('Enter');
  const advice = page.getByRole('region', { name: /^Termite control/ });
  await expect(advice.getByRole('heading')).toBeFocused();
  await expect(advice.getByRole('heading')).toHaveText(
    `Termite control, ${priceNamed(prices, 'termite_guard').label}`,
  );
  await expect(advice.getByRole('listitem')).toHaveCount(3);
  await expect(advice).toContainText('Also worth a thought: Crawl space services');
  await expect(advice.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
});

test('an open question is asked again, and no plan is shown', async ({ page }) => {
  await visitRunning(page, '/services/plans');
  await startIsland(page, 'plan-finder');
  await page.getByRole('radio', { name: 'A slab' }).check();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page.getByRole('radio', { name: /^Ants/ })).toBeFocused();
  await expect(page.locator('.plan-advice')).toHaveCount(0);
});

test('an open question is asked again when React comes after the press', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await visitRunning(page, '/services/plans');
  await page.getByRole('radio', { name: 'A slab' }).check();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  pressed.resolve();
  await islandRuns(page, 'plan-finder');
  await expect(page.getByRole('radio', { name: /^Ants/ })).toBeFocused();
});

test('without scripts the table says which plan covers a pest, and what it costs alone', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/services/plans');
  const table = page.getByRole('table');
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Spiders').getByRole('cell')).toHaveText([
    'Quarterly pest control',
    `Spider control, ${priceNamed(prices, 'most_treatments').label}`,
  ]);
  const planFor = (name: string) => row(name).getByRole('cell').first();
  await expect(planFor('Termites')).toHaveText('Termite control');
  await expect(planFor('Carpenter ants')).toHaveText('Not covered');
  await expect(planFor('Damp crawl space')).toHaveText('Crawl space services');
  await expect(planFor('Mosquitoes')).toHaveText('Mosquito control');
  await expect(row('Bats').getByRole('cell')).toHaveText([
    'Not covered',
    'Wildlife removal, by inspection',
  ]);
  await expect(row('Bed bugs').getByRole('cell').last()).toContainText('by inspection');
  await expect(page.getByRole('heading', { name: 'If it comes back' })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'What we stand behind' })).toHaveCount(1);
});

for (const size of [PHONE, DESKTOP]) {
  test(`axe finds nothing at ${size.width} px`, { tag: size === PHONE ? [] : '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visitRunning(page, '/services/plans');
    await page.getByRole('radio', { name: /^Ants/ }).check();
    await page.getByRole('radio', { name: 'It comes back every year' }).check();
    await page.getByRole('radio', { name: 'A slab' }).check();
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await expect(page.locator('.plan-advice')).toBeVisible();
    const violations = await findViolations(page);
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
