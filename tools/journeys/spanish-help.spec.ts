/** Every way to ask for help in Spanish, nothing faked: from the first press to what the office has, with its language. */
import type { Page } from '@playwright/test';
import * as m from '#messages';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { answer, hear, log, openChat, panel, untilOpen, visit as visitChat } from './chat-steps.ts';
import { picture, soon } from './form-answers.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office-server.ts';
import { startIsland, visitRunning } from './running-page.ts';

// One office for all of them.
test.describe.configure({ mode: 'default' });

/** A sentence in Spanish. */
const es = (say: () => string) => inLanguage('es', say);
const LETTER_PAGE = '/es/services/termite-clearance-letter';
const GET_QUOTE = es(m.common_get_my_free_quote);
const SEND_PHOTOS = es(m.photo_send_my_photos);

const office = officeForAllTests();

/** Fills name and phone. */
async function fillContact(form: Page | ReturnType<Page['frameLocator']>, name: string) {
  await form.getByLabel(es(m.common_name), { exact: true }).fill(name);
  await form.getByLabel(es(m.common_phone), { exact: true }).fill('804 555 0142');
}

async function choosePhoto(page: Page) {
  await page.getByLabel(es(m.forms_photos), { exact: true }).setInputFiles(await picture());
}

async function fillLetter(page: Page, name: string) {
  const form = page.locator('[data-island="letter-form"] form');
  await form.getByRole('radio', { name: 'CL-100' }).check();
  await form.getByLabel(es(m.forms_property_address)).fill('12 Peña Street, Greenville');
  await form.getByLabel(es(m.forms_closing_date)).fill(soon());
  await form.getByLabel(es(m.letter_access_label)).selectOption(es(m.letter_a_lockbox));
  await form.getByLabel(es(m.letter_payer_label)).selectOption(es(m.letter_the_buyer));
  await form.locator('[autocomplete="name"]').fill(name);
  await form.getByLabel(es(m.forms_your_phone)).fill('804 555 0142');
  await form.getByRole('button', { name: es(m.letter_request_the_letter) }).click();
}

/** The only lead of a visitor, once it is stored. */
async function arrival(name: string) {
  const stored = async () => (await office.leads()).filter(({ first_name }) => first_name === name);
  await expect.poll(async () => (await stored()).length, { timeout: 15_000 }).toBe(1);
  return (await stored())[0];
}

const thanks = (page: Page | ReturnType<Page['frameLocator']>, name: string) =>
  page.getByRole('heading', {
    name: inLanguage('es', () => m.quote_got_it_the_porch_light_is_on({ name })),
  });

test('a quote from its page', async ({ page }) => {
  await visitRunning(page, `${office.origin}/es/quote`);
  await startIsland(page, 'quote-form');
  await fillContact(page, 'José Núñez');
  await page.getByRole('radio', { name: es(m.common_roaches) }).check();
  await page.getByRole('button', { name: GET_QUOTE }).click();
  await expect(thanks(page, 'José')).toBeFocused();
  expect(await arrival('José Núñez')).toMatchObject({
    language: 'es',
    page: '/es/quote',
    service_needed: 'Roaches',
  });
});

test('a conversation with the assistant', { tag: '@slow' }, async ({ page }) => {
  await visitChat(page, `${office.origin}/es/pest-info/termites`);
  await openChat(page);
  await answer(page, 'Sí, claro', 'Hormigas en la cocina', '23220', 'Eva Muñoz', '804 555 0199');
  await answer(page, 'eva@example.com');
  await expect(panel(page)).toContainText('Listo, Eva Muñoz.');
  expect(await arrival('Eva Muñoz')).toMatchObject({
    language: 'es',
    source: 'chatbot',
    description: expect.stringContaining('Hormigas en la cocina'),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('quote, photo, letter and newsletter', async ({ page }) => {
    await page.goto(`${office.origin}/es/quote`);
    await fillContact(page, 'Ana Sinjs');
    await page.getByRole('button', { name: GET_QUOTE }).click();
    // Without a ZIP code no times are looked for.
    await expect(page).toHaveURL(/\/es\/thank-you\/quote$/);
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/es',
    );
    await page.goto(`${office.origin}/es/upload`);
    await fillContact(page, 'Fe Sinjs');
    await choosePhoto(page);
    await page.getByRole('button', { name: SEND_PHOTOS }).click();
    await expect(page).toHaveURL(/\/es\/thank-you\/photo$/);
    await page.goto(office.origin + LETTER_PAGE);
    await fillLetter(page, 'Luz Sinjs');
    await expect(page).toHaveURL(/\/es\/thank-you\/letter$/);
    for (const name of ['Ana Sinjs', 'Fe Sinjs', 'Luz Sinjs'])
      expect(await arrival(name), name).toMatchObject({ language: 'es' });

    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(es(m.forms_email_address)).fill('ana@example.com');
    await footer.getByRole('button', { name: es(m.newsletter_subscribe) }).click();
    await expect(page).toHaveURL(/\/es\/thank-you\/newsletter$/);
    expect(await office.subscribers()).toContain('ana@example.com');
  });
});

test('a chat begun in Spanish begins anew on an English page', { tag: '@slow' }, async ({
  page,
}) => {
  await visitChat(page, '/es/pest-info/termites');
  await openChat(page);
  await page.goto('/pest-info/termites');
  await untilOpen(page);
  await hear(page);
  await expect(log(page).getByText(/^Yikes! Do you currently have/)).toBeVisible();
  await expect(log(page).getByText(/^¡Ay, no!/)).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await hear(page);
  await expect(log(page).getByText(/^We can help with that/)).toBeVisible();
});
