/** Nothing moves while a page loads: neither when its own fonts come late, nor while it is read to its end. */
import type { Page } from '@playwright/test';
import { environmentWith, FONT_SETS } from '../programs/fallback-fonts.ts';
import { expect, test } from './driver/journey.ts';
import { DESKTOP, PHONE, startScripts, visitRunning } from './driver/running-page.ts';
import { templatePages } from './driver/template-pages.ts';

/** Pages on which hardly anything may move; on the others half of the shift that Google calls good. */
const STRICT = ['/', '/pest-info/ants'];
const MOST_SHIFT = 0.05;
const PAGES = process.env.EVERY_PAGE ? templatePages() : STRICT;

for (const url of PAGES)
  test(`nothing moves while ${url} loads and is read to its end`, {
    tag: '@every-page',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    // Late fonts are the next journey.
    await page.goto(url);
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.addInitScript(watchMovement);
    const devtools = await page.context().newCDPSession(page);
    // A slow phone paints before it has read the whole page.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(url);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await startScripts(page);
    await readToTheEnd(page);
    await expectShiftBelow(STRICT.includes(url) ? 0.01 : MOST_SHIFT, page, url);
  });

test('home is as long before it is read as after', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitRunning(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await readToTheEnd(page);
  expect(Math.abs((await length()) - before)).toBeLessThan(60);
});

test('an idle page is whole, with its pictures, before it is scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitRunning(page);
  const missing = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((part) =>
          part instanceof HTMLImageElement
            ? part.checkVisibility() && !part.complete
            : part.textContent !== '' && getComputedStyle(part).contentVisibility === 'auto',
        ).length,
    );
  await expect.poll(missing).toBe(0);
});

for (const fonts of FONT_SETS)
  for (const width of [PHONE.width, DESKTOP.width])
    test(`little moves at ${width} px when the site's fonts load after ${fonts}`, {
      tag: '@slow',
    }, async ({ playwright, launchOptions, contextOptions, baseURL }) => {
      // Where a heading or a button has had a line more in another font.
      const more = ['/services/termite-control', '/service-areas/chesapeake'];
      const urls = [...new Set([...PAGES, ...more, '/zip-check/richmond', '/404'])];
      test.setTimeout(60_000 + urls.length * 6000);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        env: environmentWith(fonts) as Record<string, string>,
      });
      for (const url of urls) {
        const page = await browser.newPage({
          ...contextOptions,
          viewport: { width, height: PHONE.height },
          // As on a phone, letters stand between two pixels, too.
          deviceScaleFactor: 2,
          serviceWorkers: 'block',
        });
        await page.addInitScript(watchMovement);
        const release = await holdFonts(page);
        await page.goto(new URL(url, baseURL).href, { waitUntil: 'commit' });
        await startScripts(page);
        release();
        await page.evaluate(async () => void (await document.fonts.ready));
        await expectShiftBelow(STRICT.includes(url) ? 0.02 : MOST_SHIFT, page, url);
        await page.close();
      }
      await browser.close();
    });

/** Holds the site's fonts back. @returns lets them come */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A layout shift score, and what moved. */
type Movement = [value: number, what: string[]];

/** Runs in the page. */
function watchMovement(): void {
  const moved: Movement[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Node | null }[];
      };
      moved.push([value, sources.map(({ node }) => (node as Element | null)?.className ?? '')]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectShiftBelow(most: number, page: Page, url: string): Promise<void> {
  const moved = await page.evaluate(async () => {
    // A shift is reported after the frame in which it is seen.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return (window as { moved?: Movement[] }).moved ?? [];
  });
  const shift = moved.reduce((sum, [value]) => sum + value, 0);
  expect.soft(shift, `${url}: ${JSON.stringify(moved)}`).toBeLessThan(most);
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }
  });
}
