/**
 * The internal page of every component (the examples.tsx of app/): axe finds nothing on it, nothing is wider
 * than the window, and each component looks as it did when a person last looked at it. After a wanted change:
 * `npx playwright test e2e/design.spec.ts --update-snapshots`, look at e2e/pictures/, commit.
 */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, settle, visitRunning } from './running-page.ts';

/** Components that have examples and no picture, and why. */
const NOT_PICTURED: Record<string, string> = {
  'progress-bar': 'it only moves',
};

/** Pixels of a picture for each pixel of the page: enough to see what moved or changed color, in small files. */
const SCALE = 0.5;
/** Another machine smooths the edges of letters otherwise; a moved or recolored part is more than this. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.02 };

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({
      viewport,
      deviceScaleFactor: SCALE,
      timezoneId: 'America/New_York',
    });

    test('axe finds nothing on the components, which look as they did', {
      tag: '@slow',
    }, async ({ page }) => {
      test.setTimeout(90_000);
      await visitDesign(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width).toBe(viewport.width);
      // Few rules and no fonts depend on the width.
      if (viewport === PHONE || process.env.EVERY_PAGE) {
        expect.soft(await findViolations(page, '.design')).toEqual([]);
        expect.soft(await foreignFontsOf(page)).toEqual([]);
      }
      const pictures = await picturesOf(page);
      for (const [name, picture] of pictures)
        if (!(name in NOT_PICTURED))
          expect.soft(picture, name).toMatchSnapshot(`${name}-${viewport.width}.png`, TOLERANCE);
    });
  });
}

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

/** The fonts of the machine that draw text on the page; a compared picture holds on every machine only without them. */
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

/**
 * One picture of the whole page, cut up: a picture of each takes three times as long. Each begins on a whole pixel of the
 * picture, or a component that grows by one pixel would change those below it.
 */
async function picturesOf(page: Page): Promise<Map<string, Buffer>> {
  await page.locator('.design-component').evaluateAll((sections, step) => {
    for (const section of sections as HTMLElement[]) {
      const top = section.getBoundingClientRect().top + scrollY;
      section.style.position = 'relative';
      section.style.top = `${Math.ceil(top / step) * step - top}px`;
    }
  }, 1 / SCALE);
  const whole = await page.screenshot({ animations: 'disabled', fullPage: true });
  const places = await page.locator('.design-component').evaluateAll((sections) =>
    sections.map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      return { name: section.getAttribute('data-component') ?? '', x, y, width, height };
    }),
  );
  const { data, info } = await sharp(whole).raw().toBuffer({ resolveWithObject: true });
  const px = (length: number) => Math.floor(length * SCALE);
  const pictures = new Map<string, Buffer>();
  for (const { name, x, y, width, height } of places) {
    const place = { left: px(x), top: px(y), width: px(width), height: px(height) };
    const picture = sharp(data, { raw: info }).extract(place);
    const png = picture.png({ palette: true, colors: 64, dither: 0 });
    pictures.set(name, await png.toBuffer());
  }
  return pictures;
}
