/** The section drawing beside the steps of a service or a guide: it follows them where the browser can, and is complete where nothing moves. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE } from './running-page.ts';

const PATH = '/services/termite-control';
const FIRST = 'Draw the house';
const LAST = 'Inspect again every year';

/** A layer of the drawing, with whatever hides it. */
const layerOf = (page: Page, name: string) =>
  page.locator('.chapter-layer', { has: page.locator(`img[src*="-${name}"]`) });

const drawingOf = (page: Page) => page.getByRole('img', { name: /cut down to its footing/ });

/** Brings a step to where it has its turn: a little above the middle of the window. */
async function read(page: Page, step: string): Promise<void> {
  await page.getByRole('heading', { name: step }).evaluate((heading) => {
    const top = heading.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight * 0.45, behavior: 'instant' });
  });
}

async function expectComplete(page: Page): Promise<void> {
  for (const name of ['plan', 'stations', 'closed', 'inspected'])
    await expect(layerOf(page, name)).toHaveCSS('opacity', '1');
  for (const name of ['marks', 'distance', 'dug', 'rod'])
    await expect(layerOf(page, name)).toBeHidden();
}

const topOf = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().top);

test.describe('in a wide window', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'no-preference' } });

  test('the drawing stays in sight, and its layers come and go with the steps', async ({
    page,
  }) => {
    await page.goto(PATH);
    await read(page, FIRST);
    await expect(layerOf(page, 'plan')).toHaveCSS('opacity', '1');
    await expect(layerOf(page, 'inspected')).toHaveCSS('opacity', '0');
    await read(page, 'Bait, place and map');
    await expect(layerOf(page, 'dug')).toHaveCSS('opacity', '1');
    const pinned = await topOf(drawingOf(page));
    await read(page, LAST);
    await expect(layerOf(page, 'inspected')).toHaveCSS('opacity', '1');
    await expect(layerOf(page, 'dug')).toHaveCSS('opacity', '0');
    expect(await topOf(drawingOf(page))).toBeCloseTo(pinned, 0);
    await expect(drawingOf(page)).toBeInViewport({ ratio: 0.99 });
    await read(page, FIRST);
    await expect(layerOf(page, 'plan')).toHaveCSS('opacity', '1');
    await expect(layerOf(page, 'inspected')).toHaveCSS('opacity', '0');
  });
});

test.describe('where motion is unwanted', () => {
  test.use({ viewport: DESKTOP });

  test('the drawing is complete from the first step on', { tag: '@slow' }, async ({ page }) => {
    await page.goto(PATH);
    await read(page, FIRST);
    await expectComplete(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the drawing of a service stands in its head alone', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('.page-hero .chapter-drawing')).toBeInViewport();
    await expect(page.locator('.chapter > .chapter-drawing')).toBeHidden();
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
