/** Nothing faked: what a visitor sends is in the database and in a mail to the office. */
import type { Page } from '@playwright/test';
import { loadSite } from '../../publisher/read/load.ts';
import { answer, openChat, PAGE, PAUSED, reachChat, UP_TO_PHONE } from './driver/chat-steps.ts';
import { fillContact, openMore, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import type { Office } from './driver/office-server.ts';
import { fakeLookup, NUMBERS, PLACES, territories } from './driver/territory.ts';

/** The only mail to the office about a visitor. */
async function mailAbout(office: Office, name: string) {
  const mailed = async () =>
    (await office.mailsTo(loadSite().contact.email)).filter(({ text }) => text?.includes(name));
  await expect.poll(async () => (await mailed()).length).toBe(1);
  return (await mailed())[0];
}

const door = (page: Page) => page.frameLocator('.hero iframe');

test('a quote request from the home page, and its acknowledgement', async ({ page, office }) => {
  await page.goto(office.origin);
  await fillContact(door(page), 'Dora Door');
  await openMore(door(page));
  await door(page).getByLabel('ZIP code (optional)').fill('23220');
  await door(page).getByLabel('E-mail (optional)').fill('dora@example.com');
  await sendQuote(door(page));
  await expect(door(page).getByRole('heading', { name: /^Got it, Dora/ })).toBeVisible();

  const lead = await office.leadOf('Dora Door');
  expect(lead).toMatchObject({ phone: '804 555 0142', source: 'homepage-hero', page: '/' });
  const mail = await mailAbout(office, 'Dora Door');
  expect(mail?.html).toContain('href="tel:');
  expect(mail?.text).toContain('23220');
  await expect.poll(async () => (await office.mailsTo('dora@example.com')).length).toBe(1);
});

test('a form that was begun follows the territory that is detected late', async ({
  page,
  office,
}) => {
  const lookup = await fakeLookup(page, 'hangs');
  await page.goto(office.origin);
  await door(page).getByLabel('Name', { exact: true }).fill('Lea Late');
  await expect.poll(() => lookup.calls).toBe(1);
  await lookup.answer(PLACES.greenville);
  const number = NUMBERS.other;
  await expect(page.getByRole('banner').getByRole('link', { name: number })).toBeVisible();
  await expect(door(page).getByLabel('Name', { exact: true })).toHaveValue('Lea Late');
  await door(page).getByLabel('Phone', { exact: true }).fill('804 555 0142');
  await sendQuote(door(page));
  await expect(door(page).getByRole('heading', { name: /^Got it/ })).toBeVisible();
  await expect(door(page).getByRole('link', { name: `Call ${number}` })).toBeVisible();
  expect(await office.leadOf('Lea Late')).toMatchObject({ territory: 'other' });
  expect((await mailAbout(office, 'Lea Late'))?.text).toContain(territories.other.label);
});

test('a conversation with the assistant', async ({ page, office }) => {
  await page.clock.install({ time: PAUSED });
  await page.goto(office.origin + PAGE);
  await reachChat(page);
  await openChat(page);
  await answer(page, ...UP_TO_PHONE.with(3, 'Chad Chat'), 'chad@example.com');
  const lead = await office.leadOf('Chad Chat');
  expect(lead).toMatchObject({ source: 'chatbot', customer_type: 'existing_problem' });
  expect((await mailAbout(office, 'Chad Chat'))?.text).toContain('Ants by the sink');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote, after a mistake that costs nothing, and a signup', async ({ page, office }) => {
    await page.goto(`${office.origin}/quote`);
    await fillContact(page, 'Nils Nojs');
    await openMore(page);
    const email = page.getByLabel('E-mail (optional)');
    await email.fill('nils-at-example.com');
    // Sends what the browser would hold back, as an older one does.
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await sendQuote(page);
    await expect(page).toHaveURL(/\/problem\//);
    await expect(page.getByText(/no @ sign/)).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nils Nojs');
    if (!(await email.isVisible())) await openMore(page);
    await email.fill('');
    await sendQuote(page);
    await expect(page).toHaveURL(/\/thank-you\/quote$/);
    expect(await office.leadOf('Nils Nojs')).toMatchObject({
      phone: '804 555 0142',
      source: 'quote-page',
    });

    await page.getByLabel('Email address').fill('otto@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/thank-you\/newsletter$/);
    expect(await office.subscribers()).toContain('otto@example.com');
  });
});
