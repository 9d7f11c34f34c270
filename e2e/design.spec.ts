/** The internal page of every component (the examples.tsx of app/): axe finds nothing on it, and nothing is wider than the window. */
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, settle, visitRunning } from './running-page.ts';

test('axe finds nothing on the components, nothing is wider than the window, and our fonts draw all letters', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  await visitDesign(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width).toBe(viewport.width);
  }
  // Few rules and no fonts depend on the width.
  expect.soft(await findViolations(page, '.design')).toEqual([]);
  expect.soft(await foreignFontsOf(page)).toEqual([]);
});

/** Node.TEXT_NODE, which is not known here. */
const TEXT_NODE = 3;

/** On a Friday morning in office hours. What stands around the page is taken away: it would cover parts of it. */
async function visitDesign(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T10:00:00-05:00');
  await visitRunning(page, '/design');
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-floating], .site-header')) part.remove();
    document.querySelector('[data-component="drawings"]')?.remove();
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await settle(page);
}

/** The fonts of the machine that draw text on the page. */
async function foreignFontsOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const foreign = new Map<string, string>();
  for (const { nodeId, parentId, nodeType, nodeValue } of nodes) {
    if (nodeType !== TEXT_NODE || !parentId || !nodeValue.trim()) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      if (!isCustomFont) foreign.set(familyName, nodeValue.trim().slice(0, 40));
  }
  return [...foreign].map(([font, text]) => `${font}: ${text}`);
}
