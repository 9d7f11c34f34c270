/**
 * What a page has to bear: windows from 320 to 2560 px, 200 % zoom, forced colors, paper; on a page of each main template,
 * with EVERY_PAGE=1 (npm run test:all) of each template.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { findPrintProblems } from './print-problems.ts';
import { mainPages } from './template-pages.ts';

const pages = mainPages();
/** 195 and 640: windows of 390 and 1280 px at 200 % zoom. */
const WIDTHS = [195, 320, 390, 640, 768, 1280, 1920, 2560];
/** A sheet of Letter without its margins, px. */
const PAPER = { width: 695, height: 950 };

/** Pages per test: small enough to share the work between workers. */
const BATCH = 4;

for (let from = 0; from < pages.length; from += BATCH) {
  const batch = pages.slice(from, from + BATCH);
  test(`templates ${from + 1} to ${from + batch.length} bear it`, { tag: '@every-page' }, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const found: string[] = [];
    for (const path of batch) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const report = (problem: string, parts: string[]) =>
        found.push(...parts.map((part) => `${path}: ${problem}: ${part}`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // What stays too wide: styles of narrow windows come a moment after the window is narrow.
        const settled = expect.poll(() => partsWiderThanWindow(page), { timeout: 3000 });
        await settled.toEqual([]).catch(() => undefined);
        report(`wider than ${width} px`, await partsWiderThanWindow(page));
      }
      await page.emulateMedia({ forcedColors: 'active' });
      report('no edge in forced colors', await edgelessControls(page));
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(PAPER);
      if (!path.startsWith('/embed')) report('printed', await findPrintProblems(page));
    }
    expect(found).toEqual([]);
  });
}

/** Elements that make the page scroll sideways; none where it does not. */
function partsWiderThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Buttons and fields that neither a border, an outline nor an underline shows once grounds and shadows are gone. */
function edgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(.button, input:not([type=hidden]), select, textarea)')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const drawn = ['checkbox', 'radio', 'file'].includes(element.getAttribute('type') ?? '');
        const hidden = !element.getClientRects().length || element.closest('.visually-hidden');
        const edge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
        return !drawn && !hidden && !edge && style.outlineStyle === 'none';
      })
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
