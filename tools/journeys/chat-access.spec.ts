/** The chat assistant for everyone: live region, axe, touch targets. */

import {
  answer,
  fakeApi,
  field,
  GREETING,
  hear,
  helpButton,
  log,
  openChatAt,
  panel,
  scrollTo,
  UP_TO_PHONE,
  visit,
} from './chat-steps.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { PHONE, settle } from './running-page.ts';

test.describe('for screen readers', () => {
  test('only the messages are a live region, each once', async ({ page }) => {
    await visit(page);
    await helpButton(page).click();
    await expect(log(page)).toHaveAttribute('aria-live', 'polite');
    await expect(log(page)).toHaveText('');
    await hear(page);
    await expect(log(page)).toHaveText(`Wren: ${GREETING}`);
    await expect(log(page).getByRole('button')).toHaveCount(0);
    // Added, never rewritten: a changed bubble would be read again.
    await log(page).evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const change of changes) {
          for (const node of change.addedNodes) seen.push(`+${node.textContent}`);
          for (const node of change.removedNodes) seen.push(`-${node.textContent}`);
          if (change.type === 'characterData') seen.push('changed');
        }
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await answer(page, 'Yes', 'Ants');
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen).toEqual([
      '+You: Yes',
      '+Wren: We can help with that. What are you seeing, and where?',
      '+You: Ants',
      '+Wren: Thanks. What’s your ZIP code?',
    ]);
  });

  test('axe finds nothing in prompt, panel, failure and tab', async ({ page }) => {
    // Five runs of axe.
    test.slow();
    const api = await fakeApi(page);
    api.refuse(500);
    await page.setViewportSize(PHONE);
    await visit(page);
    // axe has timers of its own.
    await page.clock.resume();
    const check = async (where: string) => {
      await settle(page);
      const violations = await findViolations(page, '.chat');
      expect(violations, where).toEqual([]);
    };
    await check('prompt');
    await openChatAt(page, 'email');
    await check('question');
    await answer(page, 'ada@example.com');
    await check('failure');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await hear(page);
    await check('complete');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close chat prompt' }).click();
    await check('tab');
  });
});

test('by keyboard focus stays in the composer and returns to the opener, or to the page', async ({
  page,
}) => {
  await fakeApi(page);
  await page.setViewportSize(PHONE);
  await visit(page);
  await helpButton(page).focus();
  await page.keyboard.press('Enter');
  await hear(page);
  // The field of one question is a textarea; each of the others has a type of its own.
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
