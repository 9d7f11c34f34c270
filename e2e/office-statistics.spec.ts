/** The screen Numbers over a generated year. */
import { readFileSync } from 'node:fs';
import { loadSite } from '../content-loader/load.ts';
import { writeGeneratedYear } from '../server/testing/generated-year.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office.ts';
import { enter, officeUrl } from './office-app.ts';
import { PHONE } from './running-page.ts';

const office = officeForAllTests();
const today = new Date().toISOString().slice(0, 10);
test.beforeAll(async () => {
  await writeGeneratedYear(office.db, { to: today, seed: 5, site: loadSite() });
});

test('a year of requests as plots, tables and a file', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(90_000);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await enter(page, office, { name: 'Ann Lee', role: 'owner' });
  expect(fetched.filter((path) => /statistics-.*\.js$/.test(path))).toEqual([]);
  await page.goto(officeUrl(office, '/numbers'));
  await page.getByRole('button', { name: '12 months' }).click();
  const requests = page.getByRole('region', { name: 'Requests', exact: true }).first();
  await expect(requests).toContainText('week by week');
  await expect(page.getByRole('img', { name: /^Plot: Requests/ }).locator('canvas')).toBeVisible();

  await page.getByLabel('Broken down by').selectOption('Territory');
  await expect(page.getByRole('heading', { name: 'What became of them: Territory' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download as CSV ?: What became of them: Territory/ })
    .click();
  const csv = readFileSync(await (await file).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toContain('"Share won"');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
