/** The whole way, nothing faked: what a visitor sends lies in the database and in a mail to the office. */
import type { Page } from '@playwright/test';
import { loadSite } from '../../publisher/read/load.ts';
import { answer, openChat, PAUSED, reachChat, UP_TO_PHONE } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office-server.ts';
import { fakeLookup, PHONE, PLACES, territories } from './territory-driver.ts';

test.describe.configure({ mode: 'serial' });

const office = officeForAllTests();

const { email: officeAddress } = loadSite().contact;

/** The only lead of a visitor, and the mail to the office about it. */
async function arrival(name: string) {
  const mailed = async () =>
    (await office.mails()).filter(
      ({ to, text }) => to?.[0]?.address === officeAddress && text?.includes(name),
    );
  await expect.poll(async () => (await mailed()).length, { timeout: 15_000 }).toBe(1);
  const leads = (await office.leads()).filter(({ first_name }) => first_name === name);
  expect(leads).toHaveLength(1);
  return { lead: leads[0], mail: (await mailed())[0] };
}

test('a quote request from the home page', async ({ page }) => {
  await page.goto(office.origin);
  const door = page.frameLocator('.hero iframe');
  await door.getByLabel('Name', { exact: true }).fill('Dora Door');
  await door.getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await door.getByText('Add ZIP code, e-mail, best time or a note').click();
  await door.getByLabel('ZIP code (optional)').fill('23220');
  await door.getByLabel('E-mail (optional)').fill('dora@example.com');
  await door.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(door.getByRole('heading', { name: /^Got it, Dora/ })).toBeVisible();

  const { lead, mail } = await arrival('Dora Door');
  expect(lead).toMatchObject({ phone: '804 555 0142', source: 'homepage-hero', page: '/' });
  expect(mail?.html).toContain('href="tel:');
  expect(mail?.text).toContain('23220');
  await expect
    .poll(async () => (await office.mails()).map(({ to }) => to?.[0]?.address))
    .toContain('dora@example.com');
});

test.describe('a form that was begun follows the territory', () => {
  const door = (page: Page) => page.frameLocator('.hero iframe');
  /** What header, thanks, row and mail say. */
  async function expectTerritory(page: Page, name: string, territory: 'virginia_beach' | 'other') {
    const number = PHONE[territory];
    await expect(page.getByRole('banner').getByRole('link', { name: number })).toBeVisible();
    await expect(door(page).getByLabel('Name', { exact: true })).toHaveValue(name);
    await door(page).getByLabel('Phone', { exact: true }).fill('804 555 0142');
    await door(page).getByRole('button', { name: 'Get my free quote' }).click();
    await expect(door(page).getByRole('heading', { name: /^Got it/ })).toBeVisible();
    await expect(door(page).getByRole('link', { name: `Call ${number}` })).toBeVisible();
    const { lead, mail } = await arrival(name);
    expect(lead).toMatchObject({ territory });
    expect(mail?.text).toContain(territories[territory]?.label);
  }

  test('that is detected late, where the form’s URL stays the same', async ({ page }) => {
    const lookup = await fakeLookup(page, 'hangs');
    await page.goto(office.origin);
    await door(page).getByLabel('Name', { exact: true }).fill('Lea Late');
    await expect.poll(() => lookup.calls).toBe(1);
    await lookup.answer(PLACES.greenville);
    await expectTerritory(page, 'Lea Late', 'other');
  });
});

test('a conversation with the assistant', async ({ page }) => {
  await page.clock.install({ time: PAUSED });
  await page.goto(`${office.origin}/pest-info/ants`);
  await reachChat(page);
  await openChat(page);
  await answer(page, ...UP_TO_PHONE, 'ada@example.com');
  const { lead, mail } = await arrival('Ada Wren');
  expect(lead).toMatchObject({ source: 'chatbot', customer_type: 'existing_problem' });
  expect(mail?.text).toContain('Ants by the sink');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote, and a mistake that costs nothing', async ({ page }) => {
    await page.goto(`${office.origin}/quote`);
    await page.getByLabel('Name', { exact: true }).fill('Nils Nojs');
    await page.getByLabel('Phone', { exact: true }).fill('804 555 0177');
    await page.getByText('Add ZIP code, e-mail, best time or a note').click();
    await page.getByLabel('E-mail (optional)').fill('nils-at-example.com');
    await withoutBrowserCheck(page);
    await expect(page).toHaveURL(/\/problem\//);
    await expect(page.getByText(/no @ sign/)).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nils Nojs');
    const email = page.getByLabel('E-mail (optional)');
    if (!(await email.isVisible()))
      await page.getByText('Add ZIP code, e-mail, best time or a note').click();
    await email.fill('');
    await page.getByRole('button', { name: 'Get my free quote' }).click();
    await expect(page).toHaveURL(/\/thank-you\/quote$/);
    const { lead } = await arrival('Nils Nojs');
    expect(lead).toMatchObject({ phone: '804 555 0177', source: 'quote-page' });
  });

  test('a signup', async ({ page }) => {
    await page.goto(`${office.origin}/about`);
    await page.getByLabel('Email address').fill('otto@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/thank-you/);
    expect(await office.subscribers()).toContain('otto@example.com');
  });
});

/** Sends what the browser would hold back, as an older one does. */
async function withoutBrowserCheck(page: Page): Promise<void> {
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Get my free quote' }).click();
}
