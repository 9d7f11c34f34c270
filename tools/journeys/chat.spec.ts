/** The chat assistant: the widget and a conversation from end to end (spec §4, §5). */

import {
  answer,
  FIVE_MINUTES,
  fakeApi,
  field,
  GREETING,
  hear,
  helpButton,
  log,
  openChat,
  openChatAt,
  PAGE,
  panel,
  reachChat,
  scrollTo,
  typing,
  untilOpen,
  visit,
  WREN,
} from './chat-steps.ts';
import { expect, test } from './journey.ts';

test.describe('the widget', () => {
  test('is 384 by 600 on a desktop beside a page that works, stays when it is scrolled back, fills a window that shrinks', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page);
    await openChat(page);
    await expect(panel(page)).toContainText('automated assistant');
    const place = async () =>
      (await panel(page).boundingBox()) ?? { width: 0, height: 0, x: 0, y: 0 };
    await expect.poll(async () => (await place()).width).toBe(384);
    expect((await place()).height).toBeCloseTo(600, 1);
    await page.clock.runFor(100);
    await expect(page.locator('main')).not.toHaveAttribute('inert');

    await scrollTo(page, 0);
    await page.clock.runFor(1000);
    await expect(panel(page)).toBeVisible();

    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(async () => (await place()).width).toBe(600);
    await expect(log(page)).toHaveText(new RegExp(GREETING.replace(/[?!.]/g, '\\$&')));
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByText('Can I help you?')).toBeHidden();
  });

  test('fills the screen of a phone and keeps focus inside', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page);
    await openChat(page);
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // Once the panel is painted.
    await page.clock.runFor(100);
    await expect(page.locator('main')).toHaveAttribute('inert');
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      );
      expect(outside).toBe(false);
    }
  });
});

test.describe('a conversation', () => {
  test('asks everything once, sends one lead and remembers the visitor', async ({ page }) => {
    const api = await fakeApi(page);
    await visit(page);
    await helpButton(page).click();
    // The greeting is due 1.5 s after the panel has its script.
    await expect(page.locator('[data-island="chat"][data-running]')).toBeAttached();
    await page.clock.runFor(1400);
    await expect(panel(page).getByText(GREETING)).toBeHidden();
    await page.clock.runFor(100);
    await expect(panel(page).getByText(GREETING)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await page.clock.runFor(900);
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(panel(page).getByText(/what are you seeing/i)).toBeVisible();
    // With the right keyboard and autofill at every step.
    await expect(field(page)).toHaveAttribute('enterkeyhint', 'send');
    await expect(field(page)).toHaveAccessibleName('What you are seeing, and where');
    await answer(page, 'Ants by the sink');
    await expect(panel(page).getByText(/what’s your ZIP code/i)).toBeVisible();
    await expect(field(page)).toHaveAttribute('autocomplete', 'postal-code');
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
    await answer(page, '23220');
    await expect(panel(page).getByText(/what’s your name/)).toBeVisible();
    await expect(field(page)).toHaveAttribute('autocomplete', 'name');
    await answer(page, 'Ada Wren');
    await expect(panel(page).getByText(/we keep it if you leave before the end/)).toBeVisible();
    await expect(panel(page).getByText(/best number to reach you/)).toBeVisible();
    await expect(field(page)).toHaveAttribute('type', 'tel');
    await expect(field(page)).toHaveAttribute('autocomplete', 'tel');
    await answer(page, '804 555 0199');
    await expect(panel(page).getByText(/what’s your e-mail/)).toBeVisible();
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('autocomplete', 'email');
    await expect(field(page)).toBeFocused();
    expect(api.submissions).toHaveLength(0);
    await answer(page, 'ada@example.com');
    await expect(panel(page).getByText(/All set, Ada Wren\. .*within 1 hour/)).toBeVisible();
    await expect(panel(page).getByText(/Call if you need a response sooner\./)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: /\d{3}\) \d{3}-\d{4}/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );

    expect(api.submissions).toHaveLength(1);
    expect(api.submissions[0]).toMatchObject({
      first_name: 'Ada Wren',
      last_name: '',
      phone: '804 555 0199',
      email: 'ada@example.com',
      description: 'Ants by the sink',
      urgency: 'standard',
      address: 'ZIP: 23220',
      source: 'chatbot',
      page: PAGE,
    });
    const { submission_id } = api.submissions[0] ?? {};
    expect(submission_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(api.notifications).toEqual([
      {
        customerName: 'Ada Wren',
        phone: '804 555 0199',
        email: 'ada@example.com',
        pestProblem: 'Ants by the sink',
        customerType: 'existing_problem',
        source: 'chatbot',
        submission_id,
      },
    ]);
    const saved = await page.evaluate(() => localStorage.getItem('visitor_info'));
    expect(JSON.parse(saved ?? '')).toEqual(WREN);
    await page.clock.fastForward(2 * FIVE_MINUTES);
    expect(api.submissions).toHaveLength(1);
  });

  test('disables the field while the bot types, ignores whitespace, and takes a double click for one', async ({
    page,
  }) => {
    await fakeApi(page);
    await visit(page);
    await helpButton(page).click();
    await expect(field(page)).toBeDisabled();
    await expect(field(page)).not.toBeEditable();
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await hear(page);
    await expect(field(page)).toBeEditable();
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await expect(typing(page)).toBeHidden();
    await expect(log(page)).toContainText(GREETING);
    await panel(page).getByRole('button', { name: 'Yes', exact: true }).dblclick();
    await hear(page);
    await field(page).fill('Ants');
    await panel(page).getByRole('button', { name: 'Send' }).dblclick();
    await hear(page);
    await expect(panel(page).getByText(/what’s your ZIP code/i)).toBeVisible();
    for (const text of ['Yes', 'Ants'])
      await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
  });

  test('ends with a goodbye that closes the panel after 3.5 seconds', async ({ page }) => {
    const api = await fakeApi(page);
    await visit(page);
    await openChat(page);
    await panel(page).getByRole('button', { name: 'No', exact: true }).click();
    await hear(page);
    await expect(panel(page).getByText(/Have a good day/)).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await page.clock.runFor(3400);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(panel(page)).toBeHidden();
    await expect(helpButton(page)).toBeVisible();
    expect(api.submissions).toHaveLength(0);
    await openChat(page);
    await expect(log(page)).not.toContainText('good day');
    await expect(panel(page).getByText(GREETING)).toBeVisible();
  });

  test('survives closing the panel, a reload and another page', async ({ page }) => {
    await fakeApi(page);
    await visit(page);
    await openChatAt(page, 'explainIssue');
    await answer(page, 'Ants by the sink');
    await page.keyboard.press('Escape');
    await page.reload();
    await reachChat(page);
    await helpButton(page).click();
    await expect(log(page)).toContainText('Ants by the sink');
    await answer(page, '23220');
    await page.goto('/quote');
    await page.goBack();
    await untilOpen(page);
    await expect(panel(page).getByText(/what’s your name/)).toBeVisible();
    await expect(log(page).getByText(GREETING)).toHaveCount(1);
  });

  test('shows its panel at the first press and closes it again while its script is not there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/assets/chat-*.js', () => {});
    await visit(page);
    for (const closing of ['button', 'Escape', 'Back']) {
      await helpButton(page).click();
      await expect(typing(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await page.clock.runFor(100);
      if (closing === 'button')
        await panel(page).getByRole('button', { name: 'Close chat' }).click();
      else if (closing === 'Escape') await page.keyboard.press('Escape');
      else await page.goBack();
      await expect(panel(page)).toBeHidden();
      await expect(helpButton(page)).toBeFocused();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    }
  });
});
