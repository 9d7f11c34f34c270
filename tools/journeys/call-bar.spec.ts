/** The mobile call bar (spec §4), and what floats over the page never hides what matters. */
import type { Page } from '@playwright/test';
import { scrollTo } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { settle } from './running-page.ts';

const PHONE = { width: 390, height: 844 };

/** A Tuesday morning: the office is open, and tomorrow is a service day. */
const OPEN = '2026-11-17T09:30:00-05:00';
/** Without a form on the first screens. */
const LONG_PAGE = '/pest-info/ants';

const bar = (page: Page) => page.locator('.call-bar');
const callNow = (page: Page) => bar(page).getByRole('link', { name: 'Call Now' });

/** Scrolled past the threshold, bar and chat prompt in place. */
async function visit(page: Page, size = PHONE, path = LONG_PAGE): Promise<void> {
  await page.setViewportSize(size);
  await page.clock.setFixedTime(OPEN);
  await page.goto(path);
  await scrollTo(page, 900);
  await expect(page.getByText('Can I help you?')).toBeVisible();
  await settle(page);
}

test.describe('the call bar', () => {
  test('appears past 600 px and slides out in 300 ms when scrolled back up', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.setFixedTime(OPEN);
    await page.setViewportSize(PHONE);
    await page.goto(LONG_PAGE);
    await scrollTo(page, 601);
    await expect(callNow(page)).toBeVisible();
    await settle(page);
    await expect.poll(async () => bottomOf(page)).toBeCloseTo(PHONE.height, 0);
    await scrollTo(page, 600);
    const slide = await page.evaluate(async () => {
      const element = document.querySelector('.contact-bar');
      await new Promise((done) => requestAnimationFrame(done));
      const style = element && getComputedStyle(element);
      return { property: style?.transitionProperty, time: style?.transitionDuration };
    });
    expect(slide.property).toContain('transform');
    expect(slide.time).toContain('0.3s');
    await expect(callNow(page)).toBeHidden();
    await expect(bar(page)).toHaveAttribute('inert');
    expect(await bottomOf(page)).toBeGreaterThan(PHONE.height);
  });

  async function bottomOf(page: Page): Promise<number> {
    const whole = page.locator('.contact-bar');
    return whole.evaluate((element) => element.getBoundingClientRect().bottom);
  }
});

test.describe('what floats over the page', () => {
  test('prompt and tab end the line above two equal buttons, 92 px at most', async ({ page }) => {
    await visit(page, { width: 320, height: 640 });
    for (const name of ['.chat-prompt', '.chat-tab']) {
      if (name === '.chat-tab')
        await page.getByRole('button', { name: 'Close chat prompt' }).click();
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [767, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const measured = () =>
          page.evaluate((selector) => {
            const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
            const [chat, words, whole] = [selector, '.call-bar p', '.contact-bar'].map(boxOf);
            if (!chat || !words || !whole) return null;
            const buttons = [...document.querySelectorAll('.call-bar-button')]
              .map((button) => button.getBoundingClientRect())
              .filter(({ width }) => width > 0);
            const [call, quote] = buttons;
            const isBeside = words.right <= chat.left && chat.width > 0;
            const isEqual =
              buttons.length === 2 &&
              call?.height === 48 &&
              quote?.height === 48 &&
              Math.abs(call.width - quote.width) < 1;
            return isBeside && isEqual && chat.bottom <= call.top && whole.height <= 92;
          }, name);
        await expect.poll(measured, `${name} at ${width} px`).toBe(true);
      }
    }
  });

  test('nothing is offered to who has just sent a request, on this page or the next', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.clock.setFixedTime(OPEN);
    await page.goto('/thank-you/quote');
    await scrollTo(page, 900);
    const tab = page.getByRole('button', { name: 'Open chat prompt' });
    await expect(tab).toBeVisible();
    await expect(callNow(page)).toBeVisible();
    await expect(page.getByText('Can I help you?')).toBeHidden();
    await page.goto(LONG_PAGE);
    await scrollTo(page, 900);
    await expect(tab).toBeVisible();
    await tab.click();
    await expect(page.getByText('Can I help you?')).toBeVisible();
  });
});
