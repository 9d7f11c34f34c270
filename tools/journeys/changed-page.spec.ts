/** On a page that a translator or an extension has changed, nothing typed is lost, the first press counts, and a stored request ends in thanks. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as chat from './driver/chat-steps.ts';
import { fillContact, LETTER_PAGE, picture, sendQuote, soon } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { askForQuote, enter, officeUrl } from './driver/office-app.ts';
import { holdReact, visitRunning } from './driver/running-page.ts';

for (const { change, apply, tag } of [
  { change: 'translated', apply: translate, tag: [] },
  { change: 'with the elements of an extension', apply: addHelpers, tag: '@slow' },
])
  test(`a page ${change}: what is typed while React loads stays, and so do focus and caret`, {
    tag,
  }, async ({ page }) => {
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

/** How each form is filled in before its name and phone, and what its button says. */
const FORMS = [
  { path: '/es/quote', send: /cotización/, fill: async () => {}, tag: [] },
  {
    path: LETTER_PAGE,
    send: 'Request the letter',
    async fill(page: Page) {
      await page.getByRole('radio', { name: 'Virginia: NPMA-33' }).check();
      await page.getByLabel('Property address').fill('12 Oak Street, Richmond');
      await page.getByLabel('Closing date').fill(soon());
    },
    tag: '@slow',
  },
  {
    path: '/upload',
    send: 'Send my photos',
    fill: async (page: Page) =>
      page.getByLabel('Photos', { exact: true }).setInputFiles(await picture()),
    tag: '@slow',
  },
];

test.describe('a translated page', () => {
  test.beforeEach(({ page }) => translate(page));

  for (const { path, send, fill, tag } of FORMS)
    test(`${path}: the first press, before React has loaded, sends once and ends in thanks`, {
      tag,
    }, async ({ page }) => {
      const release = await holdReact(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /submissions|photos/.test(request.url()))
          sent.push(request.url());
      });
      await visitRunning(page, path);
      await fill(page);
      await fillContact(page.getByRole('main'), 'Maria Nguyen');
      await page.getByRole('button', { name: send }).click();
      release();
      await expect(page.getByRole('heading', { name: /Maria/ })).toBeFocused();
      expect(sent).toHaveLength(1);
    });

  test('the chat goes from the greeting to the thanks', async ({ page }) => {
    const { submissions } = await chat.fakeApi(page);
    await chat.visit(page);
    await chat.openChat(page);
    await chat.answer(page, ...chat.UP_TO_PHONE, 'maria@example.com');
    await expect(chat.log(page)).toContainText('Your request has reached us.');
    expect(submissions.at(-1)).toMatchObject({ source: 'chatbot' });
  });

  test('a refused request can be sent again, the newsletter answers, the identifier follows', {
    tag: '@slow',
  }, async ({ page }) => {
    await visitRunning(page, '/quote');
    await fillContact(page.getByRole('main'), 'Maria Nguyen');
    await page.route('**/api/contact-submissions', (route) => route.fulfill({ status: 422 }), {
      times: 1,
    });
    await sendQuote(page);
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Got it, Maria/ })).toBeFocused();

    const email = page.locator('.newsletter [name="email"]');
    await email.fill('nobody');
    await email.press('Enter');
    await expect(page.locator('#newsletter-hint')).toBeVisible();
    await email.fill(`journey-${randomUUID()}@example.com`);
    await email.press('Enter');
    await expect(page.getByRole('contentinfo')).toContainText('Successfully Subscribed!');

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

  test('in the office a lead is called, booked and put back', { tag: '@slow' }, async ({
    page,
    office,
  }) => {
    const id = await askForQuote(office, { name: 'Tia Translated', phone: '804 555 0177' });
    await enter(page, office, { name: 'Maria Lopez' });
    await page.goto(officeUrl(office, `/leads/${id}`));
    await page.getByRole('button', { name: 'Contacted' }).first().click();
    await page.getByRole('button', { name: 'Booked' }).first().click();
    await expect(page.getByRole('button', { name: 'Booked', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tia Translated');
  });
});

/**
 * Replaces each text as Chrome's translator does, by a new text in two `<font>`: before the page's scripts run, and later texts as
 * they come. The words stay the same, so that a journey can name them.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'script, style, textarea, option, svg, title, .translated';
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!/\S/.test(text.data) || text.parentElement?.closest(LEFT_ALONE)) continue;
        const outer = document.createElement('font');
        outer.className = 'translated';
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener(
      'readystatechange',
      () => {
        replace(document.documentElement);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes)
            for (const node of type === 'characterData' ? [target] : addedNodes)
              if (node.isConnected) replace(node);
        }).observe(document.documentElement, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      },
      { once: true },
    );
  });
}

/** Adds an element behind each field before the page's scripts run, as password managers and spelling helpers do. */
async function addHelpers(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        for (const field of document.querySelectorAll('input, textarea'))
          field.after(document.createElement('form-helper'));
      },
      { once: true },
    ),
  );
}
