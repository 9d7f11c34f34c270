/** Nothing moves while a page loads: neither when its own fonts come late, nor while it is read to its end. */
import type { Page } from '@playwright/test';
import { environmentWith, FONT_SETS } from '../programs/fallback-fonts.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, startScripts, visitRunning } from './running-page.ts';
import { templatePages } from './template-pages.ts';

/** One page of each template and kind. `npm test` looks at the first four. */
const TEMPLATES = [
  '/',
  '/pest-info/ants',
  '/services/termite-control',
  '/service-areas/chesapeake',
  '/neighborhoods/midlothian-ants',
  '/richmond/termite-inspection-richmond',
  '/blog/midlothian-ant-control',
  '/privacy-policy',
  '/services',
  '/service-areas',
  '/reviews',
  '/about/careers',
  '/about/pestdex',
  '/customer/sds-labels',
];

/** Where a heading or a button has had a line more in another font. */
const LATE_FONTS = ['/', '/services/ant-control', '/pest-info/ants', '/zip-check/richmond', '/404'];

for (const [index, url] of TEMPLATES.entries()) {
  const tag = index < 4 ? [] : ['@slow'];
  test(`nothing moves while ${url} loads and is read to its end`, { tag }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    // Late fonts are looked at below.
    await page.goto(url);
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.addInitScript(watchMovement);
    const devtools = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
    // A slow phone paints before it has read the whole page.
    await slowDown(6);
    await page.goto(url);
    await slowDown(1);
    await startScripts(page);
    await readToTheEnd(page);
    await expectShiftBelow(0.01, page, url);
  });
}

for (const { width, height } of [PHONE, DESKTOP]) {
  // A reload returns to a distance from the top (site/styles/below-the-fold.css).
  test(`home is as long before it is read as after, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visitRunning(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    await readToTheEnd(page);
    expect(Math.abs((await length()) - before)).toBeLessThan(60);
  });
}

for (const url of ['/', '/pest-info/ants'])
  test(`an idle page is laid out whole, for captures and screen readers: ${url}`, async ({
    page,
  }) => {
    await visitRunning(page, url);
    const leftOut = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (part) =>
              part.textContent !== '' && getComputedStyle(part).contentVisibility === 'auto',
          ).length,
      );
    expect(await leftOut()).toBeGreaterThan(0);
    await expect.poll(leftOut, { timeout: 15_000 }).toBe(0);
  });

for (const fonts of FONT_SETS) {
  const looks = [
    { tag: [], widths: [PHONE.width, DESKTOP.width], urls: () => LATE_FONTS },
    { tag: ['@slow'], widths: [390, 412, 768, 1280], urls: templatePages },
  ];
  for (const { tag, widths, urls } of looks)
    for (const width of widths) {
      const which = tag.length ? 'each template' : 'some pages';
      test(`little moves on ${which} at ${width} px when the site's fonts come after ${fonts}`, {
        tag,
      }, async ({ playwright, launchOptions, contextOptions, baseURL }) => {
        test.setTimeout(60_000 + urls().length * 6000);
        const browser = await playwright.chromium.launch({
          ...launchOptions,
          env: environmentWith(fonts) as Record<string, string>,
        });
        const drawn = new Set<string>();
        for (const url of urls()) {
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
          for (const font of await loadedFonts(page)) drawn.add(font);
          release();
          await page.evaluate(async () => void (await document.fonts.ready));
          await expectShiftBelow(0.02, page, url);
          await page.close();
        }
        await browser.close();
        const number = fonts === 'Arial and Georgia' ? '' : ' 2';
        expect([...drawn].sort()).toEqual([
          `Besley fallback${number}`,
          `Figtree fallback${number}`,
        ]);
      });
    }
}

/** The site's fonts are answered once the function is called that this one returns. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Families of the style sheets that the page is drawn in. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

/** A part of a page that moved by itself. */
interface Movement {
  /** Layout shift score. */
  value: number;
  /** The elements, by tag and class. */
  what: string[];
}

/** Runs in the page. */
function watchMovement(): void {
  const moved: Movement[] = [];
  Object.assign(window, { moved });
  const nameOf = (node?: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class')}`
      : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Node | null }[];
      };
      moved.push({ value, what: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectShiftBelow(most: number, page: Page, url: string): Promise<void> {
  const moved = await page.evaluate(async () => {
    // A shift is reported after the frame in which it is seen.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return (window as { moved?: Movement[] }).moved ?? [];
  });
  const shift = moved.reduce((sum, { value }) => sum + value, 0);
  expect.soft(shift, `${url}: ${JSON.stringify(moved)}`).toBeLessThan(most);
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
  });
}
