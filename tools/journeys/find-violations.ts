/** What axe finds on a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { drawWholePage, settle } from './running-page.ts';

/**
 * @param within what to look at (a CSS selector); without it the whole page. Framed pages are looked at by themselves.
 * @returns one line per broken rule with the elements that break it. Only these are sent back, not the thousands of
 *   elements found right: that is half the time of the AxeBuilder of `@axe-core/playwright`.
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  await drawWholePage(page);
  // A color that is still changing is no fault.
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (within) => {
    const context = within ? { include: [[within]] } : document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
      iframes: false,
      resultTypes: ['violations'],
      // Of WCAG 2.2, which axe leaves out unless it is asked.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, within);
}
