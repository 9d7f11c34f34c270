/** The section drawing above the steps of a service or a guide: its layers come as it scrolls past where the browser can, and it is complete where nothing moves. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';

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

async function expectComplete(page: Page): Promise<void> {
  for (const name of ['plan', 'stations', 'closed', 'inspected'])
    await expect(layerOf(page, name)).toHaveCSS('opacity', '1');
  for (const name of ['marks', 'distance', 'dug', 'rod'])
    await expect(layerOf(page, name)).toBeHidden();
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

  test('it is as wide as the window', async ({ page }) => {
    await page.goto(PATH);
    const box = await drawingOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: DESKTOP.width });
  });
});

test.describe('where motion is unwanted', () => {
  test.use({ viewport: DESKTOP });

  test('the drawing is complete from the first step on', { tag: '@slow' }, async ({ page }) => {
    await page.goto(PATH);
    await scrollPast(page, 0.2);
    await expectComplete(page);
  });
});

/** What stays of more drawings, and what a later step takes away. All but the first are slow journeys. */
const OTHERS = [
  {
    path: '/pest-info/squirrels',
    alt: /edge of a roof in section/,
    stays: ['closed', 'secured'],
    goes: ['torn', 'heard', 'nursery', 'exit'],
  },
  {
    path: '/es/pest-info/termites',
    alt: /cortada hasta la zapata/,
    stays: ['stations', 'closed', 'foam', 'inspected'],
    goes: ['marks', 'dug', 'rod', 'borate'],
  },
];

for (const [index, { path, alt, stays, goes }] of OTHERS.entries())
  test(`${path} is complete on a phone`, { tag: index ? '@slow' : [] }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    for (const name of stays) await expect(layerOf(page, name)).toBeVisible();
    for (const name of goes) await expect(layerOf(page, name)).toBeHidden();
  });
