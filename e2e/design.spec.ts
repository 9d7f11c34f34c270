/**
 * The internal page of every component (the examples.tsx of app/components): axe finds nothing on it, nothing is wider than
 * the window, and the components that carry the look are as they were when a person last looked at them. After a
 * wanted change: `npx playwright test e2e/design.spec.ts --update-snapshots`, look at e2e/pictures/, commit.
 */
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { DESKTOP, PHONE, settle, visitRunning } from './running-page.ts';

/** Few and small; what is drawn in public/ is compared by its own tests. */
const PICTURED = [
  'base',
  'check-list',
  'logo',
  'quote-form',
  'site-search',
  'toast',
  'tooltip',
  'year-windows',
  'zip-check',
];

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing, and nothing is wider than the window', async ({ page }) => {
      test.setTimeout(90_000);
      await visitDesign(page);
      expect(await findViolations(page, '.design')).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    });

    test('the components look as they did', async ({ page }) => {
      test.setTimeout(90_000);
      await visitDesign(page);
      for (const name of PICTURED) {
        await expect
          .soft(page.locator(`[data-component="${name}"]`))
          .toHaveScreenshot(`${name}-${viewport.width}.png`);
      }
    });
  });
}

/** What stands around the page is taken away: it would cover parts of it. */
async function visitDesign(page: Page): Promise<void> {
  await visitRunning(page, '/design');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-floating], .site-header')) part.remove();
    return document.fonts.ready;
  });
  await settle(page);
}
