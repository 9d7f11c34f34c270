/** A site that asks for a proof of work (docs/decisions/0007): nobody sees it, and nobody is turned away without one. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office.ts';
import { visitRunning } from './running-page.ts';

test.describe.configure({ mode: 'serial' });

let office: Office;
test.beforeAll(async () => {
  office = await openOffice({ CHALLENGE_SECRET: 'a secret of sixteen characters' });
});
test.afterAll(() => office.close());

/** One point less than what is quarantined. */
const BORDERLINE = 'We are a web design company and have ants. www.us.example';

async function askForQuote(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await page.getByLabel('What have you seen? (optional)').fill(BORDERLINE);
  await page.getByRole('button', { name: 'Get my free quote' }).click();
}

/** Why a lead was quarantined; empty when it was not. */
async function reasonOf(name: string): Promise<string> {
  const lead = (await office.leads()).find(({ first_name }) => first_name === name);
  return String(lead?.quarantine_reason ?? '');
}

test('a browser solves it unseen, within the policy of the page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await visitRunning(page, `${office.origin}/quote`);
  await askForQuote(page, 'Sol Ver');
  await expect(page.getByRole('heading', { name: /^Got it, Sol/ })).toBeVisible();
  // A test types faster than a person, which counts by itself.
  expect(await reasonOf('Sol Ver')).not.toContain('no proof of work');
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead with other signals is quarantined, and answered like any other', async ({
    page,
  }) => {
    await page.goto(`${office.origin}/quote`);
    await askForQuote(page, 'Nils Nojs');
    await expect(page).toHaveURL(/\/thank-you/);
    expect(await reasonOf('Nils Nojs')).toContain('no proof of work');
  });
});
