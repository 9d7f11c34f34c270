/**
 * node bench/visit.ts ORIGIN [ORIGIN …]: a visit to home on a phone with a processor four times slower, for each server
 * that is named, taken in turns. Give the server of today's build and that of another one, for example of the commit
 * before. Prints medians: scripts of a visit that reads to the end, processor time of them and of the main thread, largest
 * paint on slow 4G, the longest answer to a press, cold and warm, and from a press on a link to the first paint of its page,
 * with the link pointed at for a second before.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../programs/find-chromium.ts';
import { withPlainPage } from '../programs/plain-page.ts';

const TURNS = 3;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
/** Slow 4G, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};

/** What is pressed, by selector, on the page of a phone. */
const PRESSES: Record<string, string> = {
  menu: '.menu-toggle',
  zones: '.zone-switch label:nth-of-type(2)',
  FAQ: '.faq-list details:nth-of-type(3) summary',
  reviews: '.arrows-foot button:last-of-type',
  chat: '.chat-help',
};

type Figures = Record<string, number>;

const origins = process.argv.slice(2);
if (origins.length === 0) throw new Error('Name the origin of at least one server.');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const all = new Map<string, Figures[]>(origins.map((origin) => [origin, []]));
for (let turn = 0; turn < TURNS; turn++)
  for (const [origin, runs] of all)
    runs.push({
      ...(await inNewPage(browser, (page, devtools) => read(page, devtools, origin))),
      ...(await inNewPage(browser, (page, devtools) => paint(page, devtools, origin))),
      ...(await inNewPage(browser, (page, devtools) => press(page, devtools, origin))),
      'link, ms': await followLink(origin),
    });
await browser.close();
const names = Object.keys(all.get(origins[0] as string)?.[0] ?? {});
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(
        [...all].map(([origin, runs]) => [
          origin,
          median(runs.map((run) => run[name] ?? Number.NaN)),
        ]),
      ),
    ]),
  ),
);

async function inNewPage(
  of: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  const context = await of.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const figures = await measure(page, devtools);
  await context.close();
  return figures;
}

/** Reads home to its end. */
async function read(page: Page, devtools: CDPSession, origin: string): Promise<Figures> {
  // Processor time: on a busy machine the clock counts what others did meanwhile.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let bytes = 0;
  let files = 0;
  const scripts = new Set<string>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    bytes += encodedDataLength;
    files++;
  });
  await page.goto(origin);
  for (let y = 0; y < 12_000; y += 800) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(4000);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    'scripts, kB on the wire': bytes / 1000,
    'script files': files,
    'script, ms': ms('ScriptDuration'),
    'main thread, ms': ms('TaskDuration'),
  };
}

async function paint(page: Page, devtools: CDPSession, origin: string): Promise<Figures> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(origin);
  await page.waitForTimeout(2000);
  const largest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { 'largest paint, slow 4G, ms': largest };
}

async function press(page: Page, _devtools: CDPSession, origin: string): Promise<Figures> {
  await page.goto(origin);
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 320);
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const longest: number[] = [];
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const figures: Figures = {};
  for (const [name, selector] of Object.entries(PRESSES)) {
    if (name === 'chat') await page.evaluate(() => scrollTo(0, 2500));
    for (const when of ['cold', 'warm']) {
      // An open menu or chat stands over what comes next.
      if (name === 'chat' && when === 'warm') break;
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await page.evaluate(() => (window as unknown as { longest: number[] }).longest.splice(0));
      await page.locator(selector).first().click();
      await page.waitForTimeout(600);
      const durations = await page.evaluate(
        () => (window as unknown as { longest: number[] }).longest,
      );
      figures[`${name}, ${when}, ms`] = Math.max(16, ...durations);
    }
    await page.keyboard.press('Escape');
  }
  return figures;
}

/** Also into a page that the browser prerenders. */
function followLink(origin: string): Promise<number> {
  return withPlainPage(async (page) => {
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${origin}/quote`);
    await pause(3000);
    const link = 'footer a[href="/reviews"]';
    await page.hover(link);
    await pause(1000);
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('pressed', String(Date.now())), {
        capture: true,
      });
    });
    await page.click(link);
    await pause(2000);
    return await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        activationStart?: number;
      })[];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const painted = Math.max(paint?.startTime ?? Number.NaN, visit?.activationStart ?? 0);
      const ms = performance.timeOrigin + painted - Number(sessionStorage.getItem('pressed'));
      // A client router draws the page in the document that was there before the press.
      return ms < 0 ? Number.NaN : ms;
    });
  });
}

function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10;
}
