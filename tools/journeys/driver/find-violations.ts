/** Runs axe on a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { drawWholePage, settle } from './running-page.ts';

/**
 * @param within a CSS selector; default: the whole page. Framed pages have their own runs.
 * @returns one line per broken rule with the elements that break it. The thousands of elements found right stay in the page:
 *   sending them takes the AxeBuilder of `@axe-core/playwright` half its time.
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  await drawWholePage(page);
  // Colors may still be changing.
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (within) => {
    const context = within ? { include: [[within]] } : document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
      iframes: false,
      resultTypes: ['violations'],
      // A rule of WCAG 2.2, which is off by default.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, within);
}
