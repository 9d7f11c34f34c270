import { pestsInMonth } from '../../domain/species/pest-year.ts';
import { loadPestCalendar } from '../../publisher/page-data/pest-calendar.ts';
import { expect, test } from './journey.ts';
import { startScripts } from './running-page.ts';

test('a table per state says every level in words, and frames the visitor’s month', async ({
  page,
}) => {
  await page.clock.install({ time: '2027-04-10T12:00:00-04:00' });
  await page.goto('/pest-info/calendar');
  await startScripts(page);
  for (const name of ['Virginia', 'South Carolina']) {
    const pests = loadPestCalendar().find(({ state }) => state === name)?.pests ?? [];
    if (name === 'South Carolina') await page.locator('.pest-calendar summary').last().click();
    const table = page.getByRole('table', { name, exact: true });
    const termites = pests.find((pest) => pest.name === 'Termites');
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
      pestsInMonth(pests, 3).peak.map(({ name }) => name),
    );
  }
});
