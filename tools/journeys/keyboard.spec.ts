/**
 * The keyboard reaches every control, and focus can be seen (WCAG 2.4.7, 2.4.11): in the least room, where most can be
 * hidden, and in forced colors, where only outlines are drawn. `npm test` walks home; EVERY_PAGE=1 a page of each template.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './driver/journey.ts';
import { drawWholePage, PHONE, visitRunning } from './driver/running-page.ts';
import { templatePages } from './driver/template-pages.ts';

/** 400 % zoom of a desktop. */
const SMALLEST = { width: 320, height: 256 };
/** More stops than this mean a walk in circles. */
const MOST_STOPS = 500;

for (const path of process.env.EVERY_PAGE ? templatePages() : ['/'])
  test(`Tab and Shift+Tab pass each control of ${path}, in sight and marked`, {
    tag: '@every-page',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(SMALLEST);
    await page.emulateMedia({ forcedColors: 'active' });
    await visitRunning(page, path);
    await drawWholePage(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      const { stops, faults } = await walk(page, key);
      expect(stops, key).toBeGreaterThan(10);
      expect(faults, key).toEqual([]);
    }
  });

test('a focused link of “On this page” stands wholly in its row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitRunning(page, '/privacy-policy');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

/** Presses the key until focus leaves the page. */
async function walk(page: Page, key: string): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(lookAtFocus);
    if (stop === null) break;
    // The page may still be scrolling to it.
    for (let tries = 0; stop?.fault && tries < 20; tries++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      stop = await page.evaluate(lookAtFocus);
    }
    if (stop?.fault) faults.push(`${stop.fault}: ${stop.name}`);
  }
  return { stops, faults };
}

/** Runs in the page. @returns the element with focus, in the page or in a frame of ours; null if it is the page itself */
function lookAtFocus(): { name: string; fault: string } | null {
  const outer = document.activeElement ?? document.body;
  const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  const element = inner && inner.localName !== 'body' ? inner : outer;
  if (element === document.body) return null;
  const isHit = (one: Element, x: number, y: number): boolean => {
    const { elementFromPoint, defaultView } = one.ownerDocument as Document & {
      defaultView: Window;
    };
    const hit = elementFromPoint.call(one.ownerDocument, x, y);
    if (!hit || !one.contains(hit)) return false;
    const frame = defaultView.frameElement;
    if (!frame) return true;
    const { left, top } = frame.getBoundingClientRect();
    return isHit(frame, left + frame.clientLeft + x, top + frame.clientTop + y);
  };
  const isSeen = (one: Element) =>
    [...one.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((down) =>
        [0.06, 0.25, 0.5, 0.75, 0.94].some((along) =>
          isHit(one, left + width * along, top + height * down),
        ),
      ),
    );
  const hasOutline = (one: Element) => getComputedStyle(one).outlineStyle !== 'none';
  // A control without a look of its own shows in its label.
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const shown = [element, ...labels, ...labels.flatMap((label) => [...label.children])];
  const fault = shown.some(isSeen) ? (shown.some(hasOutline) ? '' : 'unmarked') : 'hidden';
  const words = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
  return { name: `${element.localName} "${words?.trim().slice(0, 40)}"`, fault };
}
