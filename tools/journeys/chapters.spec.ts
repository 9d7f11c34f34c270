/** The section drawing above the steps of a service or a guide: its layers come as it scrolls past where the browser can, and it is complete where nothing moves. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP } from './running-page.ts';

const PATH = '/services/termite-control';
const LAST = 'Inspect again every year';

/** A layer of the drawing, with whatever hides it. */
const layerOf = (page: Page, name: string) =>
  page.locator('.chapter-layer', { has: page.locator(`img[src*="-${name}"]`) });

const drawingOf = (page: Page) => page.getByRole('img', { name: /cut down to its footing/ });

/** Brings the drawing into the window as far as a share of its way from the lower edge to the upper. */
async function scrollPast(page: Page, share: number): Promise<void> {
  await drawingOf(page).evaluate((drawing, part) => {
    const { top, height } = drawing.getBoundingClientRect();
    const start = top + scrollY - innerHeight;
    scrollTo({ top: start + part * (innerHeight + height), behavior: 'instant' });
  }, share);
}

test.describe('in a wide window', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'no-preference' } });

  test('the layers come and go as the drawing scrolls past, and it is complete while all of it is in sight', async ({
    page,
  }) => {
    await page.goto(PATH);
    await scrollPast(page, 0.33);
    await expect(layerOf(page, 'plan')).toHaveCSS('opacity', '1');
    await expect(layerOf(page, 'inspected')).toHaveCSS('opacity', '0');
    await scrollPast(page, 0.46);
    await expect(layerOf(page, 'dug')).toHaveCSS('opacity', '1');
    await scrollPast(page, 0.62);
    await expect(layerOf(page, 'inspected')).toHaveCSS('opacity', '1');
    await expect(layerOf(page, 'dug')).toHaveCSS('opacity', '0');
    await expect(page.getByRole('heading', { name: LAST })).toBeInViewport();
    await scrollPast(page, 0.33);
    await expect(layerOf(page, 'inspected')).toHaveCSS('opacity', '0');
  });
});
