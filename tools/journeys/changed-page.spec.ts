/** On a page that a translator or an extension has changed, nothing typed is lost, the first press counts, and a request that was taken ends in thanks. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addHelpers, translate } from './changed-page.ts';
import * as chat from './chat-steps.ts';
import { picture, soon } from './form-answers.ts';
import { expect, test } from './journey.ts';
import { askForQuote, enter, officeUrl } from './office-app.ts';
import { officeForAllTests } from './office-server.ts';
import { visitRunning } from './running-page.ts';

/** Forms that ask for help, how each is filled in and what its button says. */
const FORMS = [
  { path: '/es/quote', send: /cotización/, fill: fillByName },
  {
    path: '/services/termite-clearance-letter',
    send: 'Request the letter',
    async fill(page: Page) {
      await page.getByRole('radio', { name: 'Virginia: NPMA-33' }).check();
      await page.getByLabel('Property address').fill('12 Oak Street, Richmond');
      await page.getByLabel('Closing date').fill(soon());
      await fillByName(page);
    },
  },
  {
    path: '/upload',
    send: 'Send my photos',
    async fill(page: Page) {
      await page.getByLabel('Photos', { exact: true }).setInputFiles(await picture());
      await fillByName(page);
    },
  },
];

async function fillByName(page: Page): Promise<void> {
  await page.locator('main [name="name"]').fill('Maria Nguyen');
  await page.locator('main [name="phone"]').fill('804 555 0142');
}

/** React's file waits until it is released. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/react-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [change, apply] of Object.entries({
  translated: translate,
  'with the elements of an extension': addHelpers,
}))
  test(`a page ${change}: what is typed while React comes stays, and so do focus and caret`, async ({
    page,
  }) => {
    await apply(page);
    const release = await holdReact(page);
    await visitRunning(page, '/quote');
    const name = page.locator('main [name="name"]');
    await page.locator('main form summary').click();
    await page.locator('main [name="description"]').fill('In the kitchen');
    await page.locator('main [name="service_needed"][value="Ants"]').check({ force: true });
    await name.click();
    await page.keyboard.type('Nguyen');
    await page.keyboard.press('Home');
    release();
    await expect(page.locator('main [data-island]:has(form)')).toHaveAttribute('data-running');
    await page.keyboard.type('Maria ');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Maria Nguyen');
    await expect(page.locator('main [name="description"]')).toHaveValue('In the kitchen');
    await expect(page.locator('main [name="service_needed"][value="Ants"]')).toBeChecked();
  });

test.describe('a translated page', () => {
  test.beforeEach(({ page }) => translate(page));

  for (const { path, send, fill } of FORMS)
    test(`${path}: the first press, before React comes, sends once and ends in thanks`, async ({
      page,
    }) => {
      const release = await holdReact(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /submissions|photos/.test(request.url()))
          sent.push(request.url());
      });
      await visitRunning(page, path);
      await fill(page);
      await page.getByRole('button', { name: send }).click();
      release();
      await expect(page.getByRole('heading', { name: /Maria/ })).toBeFocused();
      expect(sent).toHaveLength(1);
    });

  test('a request that the server refuses says why, keeps what was typed, and goes out again', async ({
    page,
  }) => {
    await visitRunning(page, '/quote');
    await fillByName(page);
    await page.route('**/api/contact-submissions', (route) => route.fulfill({ status: 422 }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Get my free quote' }).click();
    await expect(page.locator('.quote-failure')).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Got it, Maria/ })).toBeFocused();
  });

  test('the newsletter form says what became of the address', async ({ page }) => {
    await visitRunning(page, '/about');
    const email = page.locator('.newsletter [name="email"]');
    await email.fill('nobody');
    await email.press('Enter');
    await expect(page.locator('#newsletter-hint')).toBeVisible();
    await email.fill(`journey-${randomUUID()}@example.com`);
    await email.press('Enter');
    await expect(page.getByRole('contentinfo')).toContainText('Successfully Subscribed!');
  });

  test('the identifier follows each answer', async ({ page }) => {
    await visitRunning(page, '/pest-identifier');
    const result = page.locator('.identify-result');
    for (const place of ['attic', 'window'])
      await page.locator(`[name="place"][value="${place}"]`).check({ force: true });
    await expect(result.getByRole('heading', { level: 2 })).toHaveText('What it may be');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(result.locator('.matches')).toHaveCount(0);
    await page.locator('[name="place"][value="window"]').check({ force: true });
    await expect(result.locator('.matches > li')).toHaveCount(3);
  });

  test('the chat goes from the greeting to the thanks', async ({ page }) => {
    const { submissions } = await chat.fakeApi(page);
    await chat.visit(page);
    await chat.openChat(page);
    await chat.answer(page, ...chat.UP_TO_PHONE, 'maria@example.com');
    await expect(chat.log(page)).toContainText('Your request has reached us.');
    expect(submissions.at(-1)).toMatchObject({ source: 'chatbot' });
  });
});

test.describe('the office, translated', () => {
  const office = officeForAllTests();

  test('a lead is called, booked and put back', async ({ page }) => {
    await translate(page);
    const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '804 555 0177' });
    await enter(page, office, { name: 'Maria Lopez' });
    await page.goto(officeUrl(office, `/leads/${id}`));
    await page.getByRole('button', { name: 'Contacted' }).first().click();
    await page.getByRole('button', { name: 'Booked' }).first().click();
    await expect(page.getByRole('button', { name: 'Booked', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Whitfield');
  });
});
