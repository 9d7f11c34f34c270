/** What the journeys of the layout share. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Goes to a page and waits until its scripts run. */
export async function visitRunning(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await startScripts(page);
}

/** Until the page's script has run: menus, bars and lists then do what they should. React is another matter: islandRuns. */
export async function startScripts(page: Page): Promise<void> {
  await expect(page.locator('html[data-scripts="running"]')).toBeAttached({ timeout: 20_000 });
}

/** Until React runs an island (site/widgets/islands/registry.ts), which comes when somebody wants it. */
export async function islandRuns(page: Page | FrameLocator, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"][data-running]`)).toBeAttached({
    timeout: 20_000,
  });
}

/** Brings React to an island as the first sign of a person does; what is pressed or typed from here on is React's. */
export async function startIsland(page: Page | FrameLocator, name: string): Promise<void> {
  await expect(page.locator('html[data-scripts="running"]')).toBeAttached({ timeout: 20_000 });
  const control = page.locator(`[data-island="${name}"] :is(button, input, select, textarea)`);
  await control.first().dispatchEvent('pointerover');
  await islandRuns(page, name);
}

/**
 * All that loads by itself has loaded. The browser's own "network idle" may have been before scripts started, and is not
 * said twice.
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
 * Everything that finite animations and transitions change has changed. An animation without duration is a time limit
 * (of a form's frame that does not come: 8 s), which nothing here waits for.
 */
export async function settle(page: Page): Promise<void> {
  // Not by `finished`: Chromium resolves it in the next frame, and a page in which nothing changes any more has none.
  const stillFrames = await page.evaluateHandle(() => ({ count: 0 }));
  await page.waitForFunction((frames) => {
    const isStill = document.getAnimations().every(({ effect, playState, timeline }) => {
      // One that follows the scroll ends for no time that passes.
      if (playState !== 'running' || timeline !== document.timeline) return true;
      const timing = effect?.getComputedTiming();
      return timing?.endTime === Infinity || timing?.duration === 0;
    });
    // What inherits a color begins to change a frame after it.
    frames.count = isStill ? frames.count + 1 : 0;
    return frames.count >= 3;
  }, stillFrames);
}

/** Also what is drawn only when it comes near to the window (site/styles/below-the-fold.css). */
export async function drawWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer'))
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
  });
}

/** Where the page is scrolled to, in px from the top. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
