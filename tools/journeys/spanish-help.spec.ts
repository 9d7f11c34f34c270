/** Every way to ask for help in Spanish, nothing faked: the office receives each request with its language. */
import type { Page } from '@playwright/test';
import * as m from '#messages';
import { inLanguage } from '../../domain/messages/message-language.ts';
import {
  answer,
  hear,
  log,
  openChat,
  panel,
  untilOpen,
  visit as visitChat,
} from './driver/chat-steps.ts';
import { es, fillContact, LETTER_PAGE, picture, sendQuote, soon } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { startIsland, visitRunning } from './driver/running-page.ts';

test('a quote from its page', async ({ page, office }) => {
  await visitRunning(page, `${office.origin}/es/quote`);
  await startIsland(page, 'quote-form');
  await fillContact(page, 'José Núñez');
  await page.getByRole('radio', { name: es(m.common_roaches) }).check();
  await sendQuote(page);
  const name = inLanguage('es', () => m.quote_got_it_the_porch_light_is_on({ name: 'José' }));
  await expect(page.getByRole('heading', { name })).toBeFocused();
  expect(await office.leadOf('José Núñez')).toMatchObject({
    language: 'es',
    page: '/es/quote',
    service_needed: 'Roaches',
  });
});

test('a conversation with the assistant', { tag: '@slow' }, async ({ page, office }) => {
  await visitChat(page, `${office.origin}/es/pest-info/termites`);
  await openChat(page);
  await answer(page, 'Sí, claro', 'Hormigas en la cocina', '23220', 'Eva Muñoz', '804 555 0199');
  await answer(page, 'eva@example.com');
  await expect(panel(page)).toContainText('Listo, Eva Muñoz.');
  expect(await office.leadOf('Eva Muñoz')).toMatchObject({
    language: 'es',
    source: 'chatbot',
    description: expect.stringContaining('Hormigas en la cocina'),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('quote, photo, letter and newsletter', async ({ page, office }) => {
    await page.goto(`${office.origin}/es/quote`);
    await fillContact(page, 'Ana Sinjs');
    await sendQuote(page);
    // Without a ZIP code no times are offered.
    await expect(page).toHaveURL(/\/es\/thank-you\/quote$/);
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/es',
    );
    await page.goto(`${office.origin}/es/upload`);
    await fillContact(page, 'Fe Sinjs');
    await page.getByLabel(es(m.forms_photos), { exact: true }).setInputFiles(await picture());
    await page.getByRole('button', { name: es(m.photo_send_my_photos) }).click();
    await expect(page).toHaveURL(/\/es\/thank-you\/photo$/);
    await page.goto(`${office.origin}/es${LETTER_PAGE}`);
    await sendLetter(page, 'Luz Sinjs');
    await expect(page).toHaveURL(/\/es\/thank-you\/letter$/);
    for (const name of ['Ana Sinjs', 'Fe Sinjs', 'Luz Sinjs'])
      expect(await office.leadOf(name), name).toMatchObject({ language: 'es' });

    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(es(m.forms_email_address)).fill('ana@example.com');
    await footer.getByRole('button', { name: es(m.newsletter_subscribe) }).click();
    await expect(page).toHaveURL(/\/es\/thank-you\/newsletter$/);
    expect(await office.subscribers()).toContain('ana@example.com');
  });
});

async function sendLetter(page: Page, name: string) {
  const form = page.locator('[data-island="letter-form"] form');
  await form.getByRole('radio', { name: 'CL-100' }).check();
  await form.getByLabel(es(m.forms_property_address)).fill('12 Peña Street, Greenville');
  await form.getByLabel(es(m.forms_closing_date)).fill(soon());
  await form.getByLabel(es(m.letter_access_label)).selectOption(es(m.letter_a_lockbox));
  await form.getByLabel(es(m.letter_payer_label)).selectOption(es(m.letter_the_buyer));
  await fillContact(form, name);
  await form.getByRole('button', { name: es(m.letter_request_the_letter) }).click();
}

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
