/** The pest calendar, the way to it from a place, and what is about this month on home. */
import type { Page } from '@playwright/test';
import { monthNames } from '../../domain/species/activity.ts';
import { monthSentence, pestsInMonth } from '../../domain/species/calendar.ts';
import { loadPestYears } from '../../publisher/page-data/pest-calendar.ts';
import { expect, test } from './journey.ts';
import { startScripts } from './running-page.ts';
import { blockScripts, fakeLookup, PLACES } from './territory-driver.ts';

test('a table per state says every level in words, and frames the visitor’s month', async ({
  page,
}) => {
  await page.clock.install({ time: '2027-04-10T12:00:00-04:00' });
  await page.goto('/pest-info/calendar');
  await startScripts(page);
  for (const [state, name] of [
    ['VA', 'Virginia'],
    ['SC', 'South Carolina'],
  ] as const) {
    if (state === 'SC') await page.locator('.pest-calendar summary').last().click();
    const table = page.getByRole('table', { name, exact: true });
    const termites = loadPestYears(state).find((pest) => pest.name === 'Termites');
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Termites' }) });
    await expect(row.getByRole('cell')).toHaveText(
      (termites?.levels ?? []).map((level) => ['Quiet', 'Low', 'Active', 'Peak'][level] as string),
    );
    await expect(table.locator('[aria-current]')).toHaveAttribute('abbr', 'April');
    const peaks = page
      .locator('.pest-calendar-peaks')
      .filter({ has: page.getByRole('heading', { name: 'At their peak in April' }) });
    await expect(peaks.getByRole('link')).toHaveText(
      pestsInMonth(loadPestYears(state), 3).peak.map(({ name }) => name),
    );
  }
});

test.describe('home names the pests of the month', () => {
  const sentence = (page: Page) => page.locator('#pests').getByText(/^(At their peak|Active) in/);

  test('in the visitor’s month and state', async ({ page }) => {
    await page.clock.install({ time: '2027-04-10T12:00:00-04:00' });
    const lookup = await fakeLookup(page, 'hangs');
    await page.goto('/');
    await startScripts(page);
    await expect(sentence(page)).toHaveText(
      monthSentence('Virginia', loadPestYears('VA'), 3) as string,
    );
    await lookup.answer(PLACES.greenville);
    await expect(sentence(page)).toHaveText(
      monthSentence('South Carolina', loadPestYears('SC'), 3) as string,
    );
  });

  test('without scripts in the month it was built in', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/');
    await expect(sentence(page)).toHaveText(
      new RegExp(`in Virginia in (${monthNames().join('|')}): `),
    );
  });
});
