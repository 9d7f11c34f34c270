/** Pages in a browser: windows, waiting until scripts run, holding time, scrolling. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A Tuesday on which the office is open, and tomorrow is a service day. */
export const TUESDAY_MORNING = '2026-11-17T09:30:00-05:00';

/** The files of the scripts that pages start with. */
export const PAGE_SCRIPTS = '**/assets/{page,framed}-*.js';

/** Goes to a page and waits until its scripts run. */
export async function visitRunning(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await startScripts(page);
}

/** Waits until the page's script has run: menus, bars and lists then work. React starts later: islandRuns. */
export async function startScripts(page: Page): Promise<void> {
  await expect(page.locator('html[data-scripts="running"]')).toBeAttached();
}

/** Leaves the page with its inline script alone. Call it before the first visit. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
}

/** Waits until React runs an island (site/widgets/islands/registry.ts), which starts when a visitor uses it. */
export async function islandRuns(page: Page | FrameLocator, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"][data-running]`)).toBeAttached();
}

/** Starts an island as a pointer over it does; React handles what is pressed or typed from here on. */
export async function startIsland(page: Page | FrameLocator, name: string): Promise<void> {
  await expect(page.locator('html[data-scripts="running"]')).toBeAttached();
  const control = page.locator(`[data-island="${name}"] :is(button, input, select, textarea)`);
  await control.first().dispatchEvent('pointerover');
  await islandRuns(page, name);
}

/** Holds React's file back. @returns lets it come */
export async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/react-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Waits until everything that loads by itself has loaded. The browser's own "network idle" may have passed before scripts
 * started, and comes once only.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(...loaded.map(({ responseEnd }) => responseEnd));
    return document.documentElement.dataset.scripts && performance.now() - last > 500;
  });
}

/** From here on, time passes only with page.clock.runFor. Timers that already run are not held. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits until finite animations and transitions have ended. An animation without duration is a timeout (8 s for a form's
 * frame), which is not waited for.
 */
export async function settle(page: Page): Promise<void> {
  // Not by `finished`: Chromium resolves it in the next frame, and a page in which nothing changes any more has none.
  const stillFrames = await page.evaluateHandle(() => ({ count: 0 }));
  await page.waitForFunction((frames) => {
    const isStill = document.getAnimations().every(({ effect, playState, timeline }) => {
      // One that follows the scroll does not end with time.
      if (playState !== 'running' || timeline !== document.timeline) return true;
      const timing = effect?.getComputedTiming();
      return timing?.endTime === Infinity || timing?.duration === 0;
    });
    // An inherited color begins to change a frame later.
    frames.count = isStill ? frames.count + 1 : 0;
    return frames.count >= 3;
  }, stillFrames);
}

/** Also draws the parts that are otherwise drawn near the window only (site/styles/below-the-fold.css). */
export async function drawWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer'))
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
  });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Width in px by which the page is wider than its window; 0 or less if it fits. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, element: Locator, most = 400): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses <= most; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${element}.`);
}
