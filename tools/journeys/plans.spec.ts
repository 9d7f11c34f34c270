/** The plans side by side, and which of them covers a pest. */

import { priceNamed } from '../../domain/prices/prices.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
import { DESKTOP } from './running-page.ts';
import { blockScripts } from './territory-driver.ts';

const { prices } = loadSite();

test('without scripts the table says which plan covers a pest, and what it costs alone', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/services/plans');
  await page.locator('summary', { hasText: 'Which plan covers which pest' }).click();
  const table = page.getByRole('table');
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Spiders').getByRole('cell')).toHaveText([
    'Pest Protection Plan',
    `Spider control: Most treatments ${priceNamed(prices, 'most_treatments').label}`,
  ]);
  const planFor = (name: string) => row(name).getByRole('cell').first();
  await expect(planFor('Termites')).toContainText(/^Termite Guard.*after an inspection/);
  await expect(planFor('Carpenter ants')).toHaveText('In no plan');
  await expect(row('Fire ants').getByRole('cell').last()).toContainText(
    'Ant control: Quoted apart',
  );
  await expect(row('Bees').getByRole('cell')).not.toContainText(['$', '$']);
  await expect(planFor('Damp crawl space')).toHaveText('Crawl space services');
  await expect(planFor('Mosquitoes')).toHaveText('Outdoor Enjoyment Plan');
  await expect(row('Bats').getByRole('cell')).toHaveText([
    'In no plan',
    'Wildlife removal: By inspection',
  ]);
  await expect(row('Bed bugs').getByRole('cell').last()).toContainText('By inspection');
  await page.locator('summary', { hasText: 'What each plan leaves out' }).click();
  await expect(page.getByRole('heading', { name: 'If it comes back', level: 4 })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What we stand behind' })).toHaveCount(2);
});

test('the plans stand side by side under the names of the home page, with links that a thumb can hit', async ({
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
  const heights = () =>
    page
      .getByRole('table')
      .getByRole('link')
      .evaluateAll((links) =>
        Math.min(...links.map((link) => link.getBoundingClientRect().height)),
      );
  await expect.poll(heights).toBeGreaterThanOrEqual(44);
});
