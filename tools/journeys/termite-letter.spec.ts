/** The letter form on its service page: sent with and without scripts, warned of a closing that is too close, kept offline. */
import type { Page } from '@playwright/test';
import { soon } from './form-answers.ts';
import { expect, test } from './journey.ts';
import { startIsland, visitRunning } from './running-page.ts';

const PATH = '/services/termite-clearance-letter';
const form = (page: Page) => page.locator('[data-island="letter-form"] form');

async function visitForm(page: Page) {
  await visitRunning(page, PATH);
  await startIsland(page, 'letter-form');
}

async function fill(page: Page, closing = soon()) {
  await form(page).getByRole('radio', { name: 'Virginia: NPMA-33' }).check();
  await form(page).getByLabel('Property address').fill('12 Oak Street, Richmond');
  await form(page).getByLabel('ZIP code').fill('23220');
  await form(page).getByLabel('Closing date').fill(closing);
  await form(page).getByLabel('Who lets us in?').selectOption('A lockbox');
  await form(page).getByLabel('Who pays?').selectOption('The seller');
  await form(page).getByLabel('Your name').fill('Pat Agent');
  await form(page).getByLabel('Your phone').fill('804 555 0142');
}

test('an agent asks for a letter, and the whole request reaches the office', async ({ page }) => {
  await visitForm(page);
  await fill(page);
  await expect(form(page).getByRole('status')).toContainText('working days lie before the closing');
  const sent = page.waitForRequest('**/api/contact-submissions');
  await form(page).getByRole('button', { name: 'Request the letter' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    source: 'termite-letter',
    service_needed: 'Termite letter NPMA-33',
    address: 'ZIP: 23220',
    page: PATH,
    details: {
      form: 'letter',
      version: 1,
      state: 'VA',
      property: '12 Oak Street, Richmond',
      closing: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      access: 'A lockbox',
      payer: 'The seller',
    },
  });
  await expect(
    page.getByRole('heading', { name: 'Got it, Pat. The porch light is on.' }),
  ).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted, and a closing that has passed leads to the sentence about it', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(form(page).getByText('We ask for at least 3 working days')).toBeVisible();
    await fill(page);
    await form(page).getByRole('button', { name: 'Request the letter' }).click();
    await expect(page).toHaveURL('/thank-you/letter');

    await page.goto(PATH);
    await fill(page, soon(-2));
    await form(page).getByRole('button', { name: 'Request the letter' }).click();
    await expect(page).toHaveURL('/problem/invalid-letter#closing-past');
    await expect(page.getByText('This closing date has passed')).toBeVisible();
    await expect(page.getByText('Please give us a phone number')).toBeHidden();
  });
});
