/** The plans side by side, and which of them covers a pest. */

import { priceNamed } from '../../domain/prices/prices.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { expect, test } from './journey.ts';
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
