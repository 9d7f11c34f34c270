/** The office's list of subscribers, and the file for the service that writes to them. */
import { readFileSync } from 'node:fs';
import { parseCsv, readText } from '../../domain/csv/csv.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { enter, officeUrl } from './office-app.ts';
import { officeForAllTests } from './office-server.ts';

const office = officeForAllTests();

test('an owner sees the subscribers and exports them with their links to unsubscribe', async ({
  page,
}) => {
  for (const email of ['ann@readers.example', 'ben@readers.example'])
    await fetch(`${office.origin}/api/newsletter-signups`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, source_page: 'footer' }),
    });
  await enter(page, office, { name: 'Eve Ray', role: 'owner' });
  await page.goto(officeUrl(office, '/newsletter'));
  await expect(page.getByText('2 subscribed, 0 not confirmed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'ben@readers.example' })).toContainText(
    'footer',
  );
  expect(await findViolations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = readFileSync(await (await download).path());
  const [columns = [], ann = []] = parseCsv(readText(file));
  expect(ann[0]).toBe('ann@readers.example');
  const link = new URL(ann[columns.indexOf('unsubscribe_url')] ?? '');
  await page.goto(office.origin + link.pathname + link.search);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.goto(officeUrl(office, '/newsletter'));
  await expect(page.getByText('1 subscribed, 0 not confirmed. 1 mailboxes')).toBeVisible();
});
