/** What the page promises by the clock: the next visit, by when what is sent is answered, and whether anyone is there. */
import type { Page } from '@playwright/test';
import { loadSite } from '../../publisher/read/load.ts';
import { scrollTo } from './chat-steps.ts';
import { expect, test } from './journey.ts';
import { startScripts } from './running-page.ts';
import { blockScripts } from './territory-driver.ts';

// The office's own: elsewhere the sentences name its zone.
test.use({ timezoneId: 'America/New_York' });

const { hours, claims } = loadSite();
const PHONE = { width: 390, height: 844 };
const bar = (page: Page) => page.locator('.call-bar p');
const night = (page: Page) => page.locator('.night');

async function visitAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.install({ time });
  await page.goto(path);
  await startScripts(page);
}

test('a weekday morning: how long the call still counts, and it counts down', async ({ page }) => {
  await visitAt(page, '/services/ant-control', '2026-11-17T09:47:05-05:00');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Call in the next 2 h 1[23] min for a visit tomorrow\./);
  await page.clock.fastForward('01:00:00');
  await expect(main).toContainText(/Call in the next 1 h 1[123] min for a visit tomorrow\./);
});

test('without scripts what is true at any time stands there', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/quote');
  await expect(page.getByRole('main')).toContainText(claims.response_promise);
  await expect(page.getByRole('main')).toContainText(hours.label);
  await page.goto('/');
  await expect(night(page)).toContainText(claims.next_day);
});

test.describe('the call bar', () => {
  test.use({ viewport: PHONE });

  for (const [when, time, words] of [
    ['on a workday morning', '2026-11-17T09:30:00-05:00', 'AVAILABLE *Next Day Service! '],
    ['on a Saturday night', '2026-11-21T20:00:00-05:00', 'Back on Monday at 8 am'],
  ] as const) {
    test(`says what is true ${when}`, async ({ page }) => {
      await visitAt(page, '/about', time);
      await expect(bar(page)).toHaveText(words);
    });
  }

  test('at night offers a call at the opening and the emergency line in the place of "Call Now"', async ({
    page,
  }) => {
    await visitAt(page, '/pest-info/ants', '2026-11-17T21:00:00-05:00');
    await scrollTo(page, 900);
    const link = (name: string) => page.locator('.call-bar').getByRole('link', { name });
    await expect(link('Call me at 8:00')).toHaveAttribute('href', '/quote?pest=ants');
    await expect(link('It’s an emergency')).toHaveAttribute('href', /^tel:/);
    await expect(link('Call Now')).toBeHidden();
    const boxes = await Promise.all(
      ['Call me at 8:00', 'It’s an emergency'].map((name) => link(name).boundingBox()),
    );
    expect(boxes.map((box) => box?.height)).toEqual([48, 48]);
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width as number);
    await page.clock.setSystemTime('2026-11-18T08:00:00-05:00');
    await page.clock.fastForward('01:00');
    await expect(link('Call Now')).toBeVisible();
    await expect(link('Get a quote')).toHaveAttribute('href', '/quote?pest=ants');
    await expect(link('Call me at 8:00')).toBeHidden();
  });

  test('without scripts says what is true at any hour, and stands before the footer', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(bar(page)).toHaveText('*Next Day Service! ');
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Now before 12 noon (M-F)' })).toBeVisible();
    await context.close();
  });
});
