/** The mobile call bar (spec §4), and how much of the window header, chat prompt and bar take: they never lie on what matters. */
import type { Page } from '@playwright/test';
import { helpButton } from './driver/chat-steps.ts';
import { expect, test } from './driver/journey.ts';
import { PHONE, scrollTo, settle, startScripts, TUESDAY_MORNING } from './driver/running-page.ts';

test.use({ timezoneId: 'America/New_York', viewport: PHONE });

/** Long, with its form after the words on a phone. */
const LONG_PAGE = '/pest-info/ants';

const bar = (page: Page) => page.locator('.call-bar');
const link = (page: Page, name: string) => bar(page).getByRole('link', { name });
const prompt = (page: Page) => page.getByText('Can I help you?');
const bottomOfBar = (page: Page) =>
  page.locator('.contact-bar').evaluate((element) => element.getBoundingClientRect().bottom);

async function visit(page: Page, time = TUESDAY_MORNING, path = LONG_PAGE): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto(path);
  await startScripts(page);
  await expect(page.locator('.chat-prompt')).toBeAttached();
}

test('appears past 600 px, slides out in 300 ms when scrolled back up, and leaves focus to the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  await scrollTo(page, 601);
  await expect(link(page, 'Call Now')).toBeVisible();
  await expect(link(page, 'Call Now')).toHaveAccessibleName('Call Now before 12 noon (M-F)');
  await expect(bar(page).locator('p')).toHaveText('AVAILABLE *Next Day Service! ');
  await settle(page);
  await expect.poll(() => bottomOfBar(page)).toBeCloseTo(PHONE.height, 0);
  await scrollTo(page, 600);
  const slide = await page.evaluate(async () => {
    const element = document.querySelector('.contact-bar');
    await new Promise((done) => requestAnimationFrame(done));
    const style = element && getComputedStyle(element);
    return { property: style?.transitionProperty, time: style?.transitionDuration };
  });
  expect(slide.property).toContain('transform');
  expect(slide.time).toContain('0.3s');
  await expect(link(page, 'Call Now')).toBeHidden();
  await expect(bar(page)).toHaveAttribute('inert');
  await expect.poll(() => bottomOfBar(page)).toBeGreaterThan(PHONE.height);

  await scrollTo(page, 900);
  await helpButton(page).focus();
  await scrollTo(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('at night offers a call at the opening and the emergency line in the place of "Call Now"', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-17T21:00:00-05:00' });
  await page.goto(LONG_PAGE);
  await startScripts(page);
  await scrollTo(page, 900);
  await expect(link(page, 'Call me at 8:00')).toHaveAttribute('href', '/quote?pest=ants');
  await expect(link(page, 'It’s an emergency')).toHaveAttribute('href', /^tel:/);
  await expect(link(page, 'Call Now')).toBeHidden();
  await expect.poll(() => buttons(page)).toEqual({ count: 2, height: 48, areEqual: true });
  await page.clock.setSystemTime('2026-11-18T08:00:00-05:00');
  await page.clock.fastForward('01:00');
  await expect(link(page, 'Call Now')).toBeVisible();
  await expect(link(page, 'Get a quote')).toHaveAttribute('href', '/quote?pest=ants');
  await expect(link(page, 'Call me at 8:00')).toBeHidden();
});

/** The bar's buttons that show. */
const buttons = (page: Page) =>
  page.locator('.call-bar-button:visible').evaluateAll((all) => {
    const boxes = all.map((button) => button.getBoundingClientRect());
    const [first, second] = boxes;
    const areEqual =
      first?.height === second?.height && Math.abs((first?.width ?? 0) - (second?.width ?? 9)) < 1;
    return { count: boxes.length, height: first?.height, areEqual };
  });

test('prompt and tab end the line above two equal buttons, 92 px at most', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page);
  await scrollTo(page, 900);
  await expect(prompt(page)).toBeVisible();
  for (const name of ['.chat-prompt', '.chat-tab']) {
    if (name === '.chat-tab') await page.getByRole('button', { name: 'Close chat prompt' }).click();
    for (const width of [320, 767]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => buttons(page)).toEqual({ count: 2, height: 48, areEqual: true });
      const isBeside = () =>
        page.evaluate((selector) => {
          const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
          const parts = [selector, '.call-bar p', '.call-bar-button', '.contact-bar'];
          const [chat, words, button, whole] = parts.map(boxOf);
          if (!chat?.width || !words || !button || !whole) return false;
          return words.right <= chat.left && chat.bottom <= button.top && whole.height <= 92;
        }, name);
      await expect.poll(isBeside, `${name} at ${width} px`).toBe(true);
    }
  }
});

test('a visitor who has just sent a request is offered no chat, on this page or the next', async ({
  page,
}) => {
  await visit(page, TUESDAY_MORNING, '/thank-you/quote');
  await scrollTo(page, 900);
  const tab = page.getByRole('button', { name: 'Open chat prompt' });
  await expect(tab).toBeVisible();
  await expect(link(page, 'Call Now')).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await page.goto(LONG_PAGE);
  await scrollTo(page, 900);
  await expect(tab).toBeVisible();
  await tab.click();
  await expect(prompt(page)).toBeVisible();
});

/** The office is closed, which takes the most words. */
const EVENING = '2026-11-20T19:12:00-05:00';

test('at most a quarter of the window is covered, nothing of a low one, with large letters too', async ({
  page,
}) => {
  await visit(page, EVENING);
  for (const [width, height, most] of [
    [320, 568, 0.25],
    [390, 664, 0.25],
    [1280, 720, 0.25],
    [1280, 400, 0],
    [320, 256, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of ['', '200%']) {
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        size,
      );
      for (const top of [0, 700, 1_000_000]) {
        await scrollTo(page, top);
        await settle(page);
        const where = `${width}x${height}, letters ${size || '100%'}, at ${top}`;
        await expect.poll(() => coveredShare(page), where).toBeLessThanOrEqual(most);
      }
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const call = bar(page).getByRole('link').filter({ visible: true }).first();
  await scrollTo(page, 0);
  await expect(call).not.toBeInViewport();
  const isBeforeFooter = async () => {
    const [bar, footer] = await Promise.all([
      page.locator('.contact-bar').boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    return Math.round((bar?.y ?? 0) + (bar?.height ?? 0) - (footer?.y ?? -1));
  };
  await expect.poll(isBeforeFooter, 'px from the end of the bar to the footer').toBe(0);
});

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

test('the bar makes way for the button of a form, and comes back when it has passed', async ({
  page,
}) => {
  await visit(page, EVENING);
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
    await expect(helpButton(page), `${above} px above the end`).toBeVisible({ visible: isShown });
  }
});
