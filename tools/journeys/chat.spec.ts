/** The chat assistant: the widget and a conversation from end to end (spec §4, §5). */
import type { Page } from '@playwright/test';
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
  typing,
  UP_TO_PHONE,
  untilOpen,
  visit,
  WREN,
} from './driver/chat-steps.ts';
import { findViolations } from './driver/find-violations.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, PHONE, scrollTo, visitRunning } from './driver/running-page.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the panel is 384 by 600 beside a page that works, and fills a window that shrinks', async ({
    page,
  }) => {
    await visit(page);
    await openChat(page);
    await expect(panel(page)).toContainText('automated assistant');
    const size = async () => {
      const { width = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
      return [width, Math.round(height)];
    };
    await expect.poll(size).toEqual([384, 600]);
    await page.clock.runFor(100);
    await expect(page.locator('main')).not.toHaveAttribute('inert');

    await scrollTo(page, 0);
    await page.clock.runFor(1000);
    await expect(panel(page)).toBeVisible();

    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(size).toEqual([600, 800]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByText('Can I help you?')).toBeHidden();
  });

  test('Back leaves the page', { tag: '@slow' }, async ({ page }) => {
    await visitRunning(page, '/about');
    await visitRunning(page, PAGE);
    await openRunning(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

/** Opens the panel while time passes by itself. */
async function openRunning(page: Page): Promise<void> {
  await scrollTo(page, 900);
  await helpButton(page).click();
  await expect(panel(page)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the panel fills the screen; focus stays in it and returns to its opener, or to the page', async ({
    page,
  }) => {
    await fakeApi(page);
    await visit(page);
    await helpButton(page).focus();
    await page.keyboard.press('Enter');
    await hear(page);
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    // The page is inert once the panel is painted.
    await page.clock.runFor(100);
    await expect(page.locator('main')).toHaveAttribute('inert');
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      const isOutside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && activeElement?.closest('dialog') === null;
        });
      expect(await isOutside()).toBe(false);
    }
    await field(page).focus();
    // One question has a textarea; each of the others has a field of its own type.
    for (const text of UP_TO_PHONE) {
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await hear(page);
    }
    await page.keyboard.press('Escape');
    await expect(helpButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await scrollTo(page, 0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Back closes the panel and the page stays; Forward opens nothing', async ({ page }) => {
    await visitRunning(page, '/about');
    await visitRunning(page, PAGE);
    await openRunning(page);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    await page.goForward();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    // The next Back leaves, whatever Forward did.
    await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the panel shows at the first press and closes again while its script has not come', async ({
    page,
  }) => {
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

  test('axe finds nothing in prompt, failure and thanks', async ({ page }) => {
    const api = await fakeApi(page);
    api.refuse(500);
    await visit(page);
    // axe has timers of its own.
    await page.clock.resume();
    const check = async (where: string) =>
      expect(await findViolations(page, '.chat'), where).toEqual([]);
    await check('prompt');
    await openChatAt(page, 'email');
    await answer(page, 'ada@example.com');
    await check('failure');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await hear(page);
    await check('thanks');
  });
});

test.describe('a conversation', () => {
  test('asks everything once, sends one lead and remembers the visitor', async ({ page }) => {
    const api = await fakeApi(page);
    await visit(page);
    await helpButton(page).click();
    // The greeting is due 1.5 s after the panel has its script.
    await expect(page.locator('[data-island="chat"][data-running]')).toBeAttached();
    await expect(log(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(1400);
    await expect(panel(page).getByText(GREETING)).toBeHidden();
    await page.clock.runFor(100);
    await expect(log(page)).toHaveText(`Wren: ${GREETING}`);
    await recordAnnouncements(page);
    await panel(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await page.clock.runFor(900);
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(panel(page).getByText(/what are you seeing/i)).toBeVisible();
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
    expect(api.submissions).toHaveLength(0);
    await answer(page, 'ada@example.com');
    await expect(panel(page).getByText(/All set, Ada Wren\. .*within 1 hour/)).toBeVisible();
    await expect(panel(page).getByText(/Call if you need a response sooner\./)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: /\d{3}\) \d{3}-\d{4}/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );

    const announced = await page.evaluate<string[]>(() => Reflect.get(window, 'announced'));
    expect(announced.slice(0, 4)).toEqual([
      '+You: Yes',
      '+Wren: We can help with that. What are you seeing, and where?',
      '+You: Ants by the sink',
      '+Wren: Thanks. What’s your ZIP code?',
    ]);
    expect(announced.filter((change) => !change.startsWith('+'))).toEqual([]);
    expect(api.submissions).toMatchObject([
      {
        first_name: 'Ada Wren',
        last_name: '',
        phone: '804 555 0199',
        email: 'ada@example.com',
        description: 'Ants by the sink',
        urgency: 'standard',
        address: 'ZIP: 23220',
        source: 'chatbot',
        page: PAGE,
      },
    ]);
    const { submission_id } = api.submissions[0] ?? {};
    expect(submission_id).toMatch(/^[0-9a-f-]{36}$/);
    await expect
      .poll(() => api.notifications)
      .toEqual([
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
    const saved = () => page.evaluate(() => localStorage.getItem('visitor_info') ?? 'null');
    await expect.poll(async () => JSON.parse(await saved())).toEqual(WREN);
    await page.clock.fastForward(2 * FIVE_MINUTES);
    expect(api.submissions).toHaveLength(1);
  });

  /** Records what a screen reader announces: bubbles are added, and a changed or removed one would be read again. */
  async function recordAnnouncements(page: Page): Promise<void> {
    await log(page).evaluate((element) => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      new MutationObserver((changes) => {
        for (const change of changes) {
          for (const node of change.addedNodes) announced.push(`+${node.textContent}`);
          for (const node of change.removedNodes) announced.push(`-${node.textContent}`);
          if (change.type === 'characterData') announced.push('changed');
        }
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
  }

  test('disables the field while the bot types, ignores whitespace, and takes a double click for one', async ({
    page,
  }) => {
    await fakeApi(page);
    await visit(page);
    await helpButton(page).click();
    await expect(field(page)).toBeDisabled();
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await hear(page);
    await expect(field(page)).toBeEditable();
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await expect(typing(page)).toBeHidden();
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
});
