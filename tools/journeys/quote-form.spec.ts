/** The quote form (spec §2, §7): the door on the home page, and the form as a page. */
import type { FrameLocator, Page, Route } from '@playwright/test';
import { loadSite } from '../../publisher/read/load.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { PHONE, startIsland, visitRunning } from './running-page.ts';

const { claims } = loadSite();
const ADDRESS = '**/api/contact-submissions';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Get my free quote' });
/** Opens what need not be answered. */
const openMore = (page: Page) =>
  page.getByText('Add ZIP code, e-mail, best time or a note').click();
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
const door = (page: Page) => page.frameLocator('.hero iframe');

/** Answers submissions in turn, the last answer again and again, and tells what was sent. */
async function answerWith(page: Page, ...answers: { status: number; json?: object }[]) {
  const sent: Record<string, unknown>[] = [];
  await page.route(ADDRESS, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(answers[Math.min(sent.length, answers.length) - 1]);
  });
  return sent;
}

/** The form as a page, once React runs it. */
async function visitForm(page: Page) {
  await visitRunning(page, '/quote');
  await startIsland(page, 'quote-form');
}

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Ada Wren');
  await field(page, 'Phone').fill('804 555 0142');
}

test.describe('as a page', () => {
  test('sends what was typed, the best time to call among the details', async ({ page }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await visitForm(page);
    await fillIn(page);
    await openMore(page);
    await field(page, 'ZIP code (optional)').fill('23220');
    await page.getByRole('radio', { name: 'Roaches' }).check();
    await expect(page.getByRole('radio', { name: 'Roaches' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Termites' })).toBeChecked();
    await field(page, 'E-mail (optional)').fill('ada@example.com');
    await field(page, 'Best time to call (optional)').selectOption('Morning');
    await field(page, 'What have you seen? (optional)').fill('Wings on the sill');
    await send(page).click();
    const done = page.getByRole('heading', { name: 'Got it, Ada. The porch light is on.' });
    await expect(done).toBeFocused();
    await expect(page.getByText(claims.response_sooner).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      first_name: 'Ada Wren',
      phone: '804 555 0142',
      email: 'ada@example.com',
      service_needed: 'Termites',
      description: 'Wings on the sill',
      details: { form: 'quote', version: 1, best_time: 'Morning' },
      source: 'quote-page',
    });
  });

  test('says beside each field what it needs, leads there, and lets go when it is mended', async ({
    page,
  }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await visitForm(page);
    await openMore(page);
    await field(page, 'ZIP code (optional)').fill('2322');
    await field(page, 'E-mail (optional)').fill('ada');
    await send(page).click();
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('alert').getByRole('heading')).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    // The same words, in the order of the page.
    await expect(summary.getByRole('link')).toHaveText([
      'Please give us a phone number, so that we can call you back.',
      'Please tell us your name, so we know who to ask for.',
      'A ZIP code has five digits, like 12345. Please check it, or leave it empty.',
      'This e-mail address has no @ sign. Please check it, or leave it empty.',
    ]);
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/tell us your name/);
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/give us a phone number/);
    await expect(field(page, 'ZIP code (optional)')).toHaveAccessibleDescription(/five digits/);
    await expect(field(page, 'E-mail (optional)')).toHaveAccessibleDescription(/no @ sign/);

    await summary.getByRole('link', { name: /phone number/ }).click();
    await expect(field(page, 'Phone')).toBeFocused();
    await page.keyboard.type('804 555 0142');
    await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid', 'true');
    await send(page).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await field(page, 'Name').fill('Ada Wren');
    await field(page, 'ZIP code (optional)').fill('');
    await field(page, 'E-mail (optional)').fill('');
    await expect(summary).toBeHidden();
    await expect(page).toHaveTitle(/^(?!Error)/);
    expect(sent).toHaveLength(0);
  });

  test('asks once about a phone of fewer than ten digits, keeps it, and takes it sent again', {
    tag: '@slow',
  }, async ({ page }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await visitForm(page);
    await field(page, 'Name').fill('Ada Wren');
    await field(page, 'Phone').fill('555');
    await openMore(page);
    await field(page, 'ZIP code (optional)').fill('99999');
    await send(page).click();
    const question = /Is 555 your whole number\? It has fewer than ten digits\./;
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(question);
    await expect(field(page, 'Phone')).toHaveValue('555');

    // Another number that is too short is asked about as well.
    await field(page, 'Phone').fill('804 555 014');
    await expect(summary).toBeHidden();
    await send(page).click();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/Is 804 555 014 your/);
    expect(sent).toHaveLength(0);
    await send(page).click();
    await expect(page.getByRole('heading', { name: /^Got it, Ada/ })).toBeVisible();
    expect(sent).toMatchObject([{ phone: '804 555 014', address: 'ZIP: 99999' }]);
  });

  test('a server in trouble: three attempts, what to do, then the same request once more', async ({
    page,
  }) => {
    const trouble = { status: 503, json: {} };
    const sent = await answerWith(page, trouble, trouble, trouble, { status: 201, json: {} });
    await page.clock.install();
    await visitForm(page);
    await fillIn(page);
    await send(page).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByRole('alert')).toContainText('Not sent.', { timeout: 300 });
    }).toPass();
    await expect(page.getByRole('alert')).toContainText('has not been saved');
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(field(page, 'Phone')).toHaveValue('804 555 0142');
    expect(sent).toHaveLength(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Got it, Ada/ })).toBeVisible();
    expect(new Set(sent.map(({ submission_id }) => submission_id)).size).toBe(1);
  });

  test('a second click sends nothing twice', async ({ page }) => {
    const held: Route[] = [];
    await page.route(ADDRESS, (route) => void held.push(route));
    await visitForm(page);
    await fillIn(page);
    await send(page).dblclick();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
    expect(held).toHaveLength(1);
    await held[0]?.fulfill({ status: 201, json: {} });
    await expect(page.getByRole('heading', { name: /^Got it/ })).toBeVisible();
    expect(held).toHaveLength(1);
  });

  test('axe finds nothing in the refused form', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visitForm(page);
    await next(page).click();
    await next(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('one question shows at a time, and Back goes back one with all that was typed', async ({
    page,
  }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await visitForm(page);
    await expect(field(page, 'Phone')).toBeHidden();
    await page.getByRole('radio', { name: 'Termites' }).check();
    await next(page).click();
    await expect(field(page, 'Phone')).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Termites' })).toBeHidden();
    await expect(field(page, 'Name')).toBeHidden();
    await page.keyboard.type('804 555 0142');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await page.goBack();
    await expect(field(page, 'Phone')).toHaveValue('804 555 0142');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Termites' })).toBeChecked();
    await next(page).click();
    await next(page).click();
    await field(page, 'Name').fill('Ada Wren');
    await send(page).click();
    await expect(page.getByRole('heading', { name: /^Got it, Ada/ })).toBeFocused();
    expect(sent).toMatchObject([{ phone: '804 555 0142', service_needed: 'Termites' }]);
    // Not through the questions again.
    expect(new URL(page.url()).hash).toBe('');
  });

  test('an answer that needs another look holds its question, or brings it back', async ({
    page,
  }) => {
    const refusal = { field: 'phone', message: 'This number has too many digits.' };
    await answerWith(page, { status: 422, json: { detail: 'No.', errors: [refusal] } });
    await visitForm(page);
    await next(page).click();
    await next(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/give us a phone number/);
    await field(page, 'Phone').fill('804 555 0142');
    await next(page).click();
    await field(page, 'Name').fill('Ada Wren');
    await send(page).click();
    await expect(field(page, 'Phone')).toBeVisible();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(`Error: ${refusal.message}`);
  });

  test('its questions go on before React comes, and without it', async ({ page }) => {
    await page.route('**/react-*.js', (route) => route.abort());
    await visitRunning(page, '/quote');
    await next(page).click();
    await expect(field(page, 'Phone')).toBeVisible();
    await next(page).click();
    await expect(field(page, 'Name')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'Phone')).toBeVisible();
  });
});

test.describe('the pest that is chosen already', () => {
  const chosen = (within: Page | FrameLocator) => within.getByRole('radio', { checked: true });

  test('is the one of the page around the frame, and the links of that page carry it', async ({
    page,
  }) => {
    // On a Tuesday morning the office is open, and pages offer a quote.
    await page.clock.setFixedTime('2026-11-17T09:30:00-05:00');
    await visitRunning(page, '/pest-info/ants');
    const frame = page.locator('main iframe').first();
    await frame.scrollIntoViewIfNeeded();
    await expect(chosen(page.frameLocator('main iframe').first())).toHaveAccessibleName('Ants');
    await expect(
      page.locator('.page-calls').getByRole('link', { name: 'Get a free quote' }).first(),
    ).toHaveAttribute('href', '/quote?pest=ants');
    await page.goto('/?pest=termites');
    await expect(chosen(door(page))).toHaveAccessibleName('Termites');
  });
});

test.describe('in the hero', () => {
  test('sends with its source tag and the page it stands on; the frame follows its height', async ({
    page,
  }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await page.goto('/');
    const frame = page.locator('.hero iframe');
    await expect(frame).toHaveAttribute('src', /source=homepage-hero/);
    await door(page).getByLabel('Name', { exact: true }).fill('Ada Wren');
    await door(page).getByLabel('Phone', { exact: true }).fill('804 555 0142');
    const before = (await frame.boundingBox())?.height ?? 0;
    await door(page).getByText('Add ZIP code, e-mail, best time or a note').click();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before);
    await door(page).getByRole('button', { name: 'Get my free quote' }).click();
    await expect(door(page).getByRole('heading', { name: /^Got it, Ada/ })).toBeVisible();
    expect(sent[0]).toMatchObject({ source: 'homepage-hero', page: '/' });
  });

  test('with the keyboard alone, from the top of the page to the thanks', async ({ page }) => {
    await answerWith(page, { status: 201, json: {} });
    await page.goto('/');
    const phone = door(page).getByLabel('Phone', { exact: true });
    await expect(phone).toBeVisible();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      if (
        await phone.evaluate((input) => document.activeElement === input || input.matches(':focus'))
      )
        break;
    }
    await expect(phone).toBeFocused();
    await page.keyboard.type('804 555 0142');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Wren');
    // Before its scripts run the form is posted, and the thanks are a page.
    await expect(door(page).locator('form')).toHaveJSProperty('noValidate', true);
    await page.keyboard.press('Enter');
    const done = door(page).getByRole('heading', { name: /^Got it, Ada/ });
    await expect(done).toBeFocused();
  });
});
