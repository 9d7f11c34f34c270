/** The quote form (spec §2, §7): the door on the home page, and the form as a page. */
import type { FrameLocator, Page, Route } from '@playwright/test';
import { loadNextSteps, loadSite } from '../../publisher/read/load.ts';
import { findViolations } from './driver/find-violations.ts';
import { fillContact, openMore, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import {
  overflow,
  PHONE,
  startIsland,
  TUESDAY_MORNING,
  tabTo,
  visitRunning,
} from './driver/running-page.ts';

const ADDRESS = '**/api/contact-submissions';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
const door = (page: Page) => page.frameLocator('.hero iframe');
const thanks = (form: Page | FrameLocator) =>
  form.getByRole('heading', { name: 'Got it, Ada. The porch light is on.' });

/** Answers submissions in turn, the last answer again and again. @returns what was sent */
async function answerWith(page: Page, ...answers: { status: number; json?: object }[]) {
  const sent: Record<string, unknown>[] = [];
  await page.route(ADDRESS, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(answers[Math.min(sent.length, answers.length) - 1]);
  });
  return sent;
}

/** The form as a page, once React runs it. */
async function visitForm(page: Page, path = '/quote') {
  await visitRunning(page, path);
  await startIsland(page, 'quote-form');
}

test.describe('as a page', () => {
  test('sends what was typed, the best time to call among the details', async ({ page }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await visitForm(page);
    await fillContact(page, 'Ada Wren');
    await openMore(page);
    await field(page, 'ZIP code (optional)').fill('23220');
    await page.getByRole('radio', { name: 'Roaches' }).check();
    await expect(page.getByRole('radio', { name: 'Roaches' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Termites' })).toBeChecked();
    await field(page, 'E-mail (optional)').fill('ada@example.com');
    await field(page, 'Best time to call (optional)').selectOption('Morning');
    await field(page, 'What have you seen? (optional)').fill('Wings on the sill');
    await sendQuote(page);
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByText(loadSite().claims.response_sooner).first()).toBeVisible();
    expect(sent).toMatchObject([
      {
        first_name: 'Ada Wren',
        phone: '804 555 0142',
        email: 'ada@example.com',
        service_needed: 'Termites',
        description: 'Wings on the sill',
        details: { form: 'quote', version: 1, best_time: 'Morning' },
        source: 'quote-page',
      },
    ]);
  });

  test('says beside each field what it needs, leads there, and lets go when it is mended', async ({
    page,
  }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await visitForm(page);
    await openMore(page);
    await field(page, 'ZIP code (optional)').fill('2322');
    await field(page, 'E-mail (optional)').fill('ada');
    await sendQuote(page);
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('alert').getByRole('heading')).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    // The words of each field, in the order of the page.
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
    await sendQuote(page);
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
    await sendQuote(page);
    const question = /Is 555 your whole number\? It has fewer than ten digits\./;
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(question);
    await expect(field(page, 'Phone')).toHaveValue('555');

    // Another number that is too short is asked about as well.
    await field(page, 'Phone').fill('804 555 014');
    await expect(summary).toBeHidden();
    await sendQuote(page);
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/Is 804 555 014 your/);
    expect(sent).toHaveLength(0);
    await sendQuote(page);
    await expect(thanks(page)).toBeVisible();
    expect(sent).toMatchObject([{ phone: '804 555 014' }]);
  });

  test('a server in trouble: three attempts, what to do, then the same request once more', async ({
    page,
  }) => {
    const trouble = { status: 503, json: {} };
    const sent = await answerWith(page, trouble, trouble, trouble, { status: 201, json: {} });
    await page.clock.install();
    await visitForm(page);
    await fillContact(page, 'Ada Wren');
    await sendQuote(page);
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByRole('alert')).toContainText('Not sent.', { timeout: 300 });
    }).toPass();
    await expect(page.getByRole('alert')).toContainText('has not been saved');
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(field(page, 'Phone')).toHaveValue('804 555 0142');
    expect(sent).toHaveLength(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(new Set(sent.map(({ submission_id }) => submission_id)).size).toBe(1);
  });

  test('a second click sends nothing twice', async ({ page }) => {
    const held: Route[] = [];
    await page.route(ADDRESS, (route) => void held.push(route));
    await visitForm(page);
    await fillContact(page, 'Ada Wren');
    await page.getByRole('button', { name: 'Get my free quote' }).dblclick();
    await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.fulfill({ status: 201, json: {} });
    await expect(thanks(page)).toBeVisible();
    expect(held).toHaveLength(1);
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
    await sendQuote(page);
    await expect(thanks(page)).toBeFocused();
    expect(sent).toMatchObject([{ phone: '804 555 0142', service_needed: 'Termites' }]);
    // Back does not lead through the questions again.
    await expect.poll(() => new URL(page.url()).hash).toBe('');
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
    expect(await findViolations(page)).toEqual([]);
    await field(page, 'Phone').fill('804 555 0142');
    await next(page).click();
    await field(page, 'Name').fill('Ada Wren');
    await sendQuote(page);
    await expect(field(page, 'Phone')).toBeVisible();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(`Error: ${refusal.message}`);
  });

  test('its questions go on before React has loaded, and without it', async ({ page }) => {
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

test('the pest of the page around the frame is chosen already, and the links of that page carry it', async ({
  page,
}) => {
  const chosen = (form: FrameLocator) => form.getByRole('radio', { checked: true });
  await page.clock.setFixedTime(TUESDAY_MORNING);
  await visitRunning(page, '/pest-info/ants');
  await page.locator('main iframe').first().scrollIntoViewIfNeeded();
  await expect(chosen(page.frameLocator('main iframe').first())).toHaveAccessibleName('Ants');
  await expect(
    page.locator('.page-calls').getByRole('link', { name: 'Get a free quote' }).first(),
  ).toHaveAttribute('href', '/quote?pest=ants');
  await page.goto('/?pest=termites');
  await expect(chosen(door(page))).toHaveAccessibleName('Termites');
});

test.describe('in the hero', () => {
  test('sends with its source tag and the page it stands on; the frame follows its height', async ({
    page,
  }) => {
    const sent = await answerWith(page, { status: 201, json: {} });
    await page.goto('/');
    const frame = page.locator('.hero iframe');
    await expect(frame).toHaveAttribute('src', /source=homepage-hero/);
    await fillContact(door(page), 'Ada Wren');
    const height = async () => (await frame.boundingBox())?.height ?? 0;
    const before = await height();
    await openMore(door(page));
    await expect.poll(height).toBeGreaterThan(before);
    await sendQuote(door(page));
    await expect(thanks(door(page))).toBeVisible();
    expect(sent).toMatchObject([{ source: 'homepage-hero', page: '/' }]);
  });

  test('with the keyboard alone, from the top of the page to the thanks', async ({ page }) => {
    await answerWith(page, { status: 201, json: {} });
    await page.goto('/');
    await tabTo(page, door(page).getByLabel('Phone', { exact: true }), 40);
    await page.keyboard.type('804 555 0142');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Wren');
    // Before its scripts run the form is posted, and the thanks are a page.
    await expect(door(page).locator('form')).toHaveJSProperty('noValidate', true);
    await page.keyboard.press('Enter');
    await expect(thanks(door(page))).toBeFocused();
  });
});

test.describe('what happens next', () => {
  const { heading, ...stepsAfter } = loadNextSteps();

  test('the thanks are dated by the office, before an open door, and say what follows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    // In the visitor's zone it is still the day before.
    await page.clock.setFixedTime(new Date('2026-11-23T22:30:00'));
    await answerWith(page, { status: 201, json: {} });
    await visitForm(page, '/embed/quote-form');
    await next(page).click();
    await field(page, 'Phone').fill('804 555 0142');
    await next(page).click();
    await field(page, 'Name').fill('Ada Wren');
    await sendQuote(page);
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByText('Monday, November 23, 2026', { exact: true })).toBeVisible();
    await expect(page.getByRole('list').getByRole('listitem')).toHaveText(
      stepsAfter.quote.map(({ title }) => title),
    );
    const art = page.locator('.open-door-art');
    await expect(art).toHaveJSProperty('complete', true);
    await expect(art).not.toHaveJSProperty('naturalWidth', 0);
    await expect(art).toBeInViewport();
    await expect.poll(() => overflow(page)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the thank-you page says what follows on that request; on a signup, no visit', async ({
      page,
    }) => {
      const steps = page.getByRole('region', { name: heading });
      for (const about of ['quote', 'photo', 'letter'] as const) {
        await page.goto(`/thank-you/${about}`);
        await expect(steps.getByRole('heading', { level: 3 }), about).toHaveText(
          stepsAfter[about].map(({ title }) => title),
        );
      }
      await page.goto('/thank-you/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(steps).toHaveCount(0);
    });
  });
});
