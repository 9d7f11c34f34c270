/** Room to read: how much of the window header, chat prompt and call bar take, and what they must never lie on. */
import type { Page } from '@playwright/test';
import { scrollTo } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { PHONE, settle, startScripts } from './running-page.ts';

/** The office is closed, which takes the most words. */
const EVENING = '2026-11-20T19:12:00-05:00';
const TUESDAY_MORNING = '2026-11-17T09:30:00-05:00';
test.use({ timezoneId: 'America/New_York' });

/** Long, with its form after the words on a phone. */
const LONG_PAGE = '/pest-info/ants';

async function visit(page: Page, width: number, height: number, time = EVENING): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.clock.setFixedTime(time);
  await page.goto(LONG_PAGE);
  await startScripts(page);
  await expect(page.locator('.chat-prompt')).toBeAttached();
}

/** Some frames and all transitions later: what scrolling and measuring change has changed. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  await settle(page);
}

/** Share of the window's height that is taken by what does not scroll with the page. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (one: Element | null): boolean =>
      one !== null &&
      (/fixed|sticky/.test(getComputedStyle(one).position) || isFixed(one.parentElement));
    const taken = [...document.querySelectorAll('.site-header, .contact-bar')]
      .filter((part) => isFixed(part) && part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top)));
    return taken.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

for (const [width, height, most] of [
  [320, 256, 0],
  [320, 568, 0.25],
  [390, 664, 0.25],
  [1280, 400, 0],
  [1280, 720, 0.25],
] as const)
  test(`at ${width}x${height} at most ${most * 100} % of the window is covered, with large letters too`, async ({
    page,
  }) => {
    await visit(page, width, height);
    for (const size of ['', '200%']) {
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        size,
      );
      for (const top of [0, 700, 1_000_000]) {
        await scrollTo(page, top);
        await rest(page);
        expect(await coveredShare(page), `${size} at ${top}`).toBeLessThanOrEqual(most);
      }
    }
  });

test('the bar makes way for the button of a form, and comes back when it has passed', async ({
  page,
}) => {
  await visit(page, PHONE.width, PHONE.height);
  const help = page.getByRole('button', { name: 'Help!' });
  const frame = page.locator('main iframe').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-ready');
  const button = page
    .frameLocator('main iframe')
    .locator('.quote-form :is([type="submit"], .form-next)')
    .filter({ visible: true });
  const inFrame = await button.evaluate((element) => element.getBoundingClientRect().bottom);
  const bottom =
    inFrame + (await frame.evaluate((one) => one.getBoundingClientRect().top + scrollY));
  for (const [above, isShown] of [
    [20, false],
    [60, false],
    [400, true],
  ] as const) {
    await scrollTo(page, bottom - PHONE.height + above);
    await expect(help, `${above} px above the end`).toBeVisible({ visible: isShown });
  }
});

test('in a low window the bar stands before the footer', async ({ page }) => {
  await visit(page, 320, 256, TUESDAY_MORNING);
  const call = page.getByRole('link', { name: 'Call Now' });
  await expect(call).toBeVisible();
  await expect(call).not.toBeInViewport();
  const [bar, footer] = await Promise.all([
    page.locator('.contact-bar').boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(footer?.y ?? -1, 0);
});

test('focus in the bar is not lost when the bar goes', async ({ page }) => {
  await visit(page, PHONE.width, PHONE.height);
  await scrollTo(page, 900);
  await page.getByRole('button', { name: 'Help!' }).focus();
  await scrollTo(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
});
