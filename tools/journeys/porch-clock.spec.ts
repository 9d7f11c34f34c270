/** The drawn porch follows the visitor's clock once the page has come to rest. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, type Rgb, rgbOf } from '../../domain/colors/contrast.ts';
import { expect, test } from './journey.ts';
import { PHONE, settle, visitRunning } from './running-page.ts';

for (const { time, light, season, ground } of [
  { time: '2027-04-10T12:00:00-04:00', light: 'day', season: 'spring', ground: '#fff6e8' },
  // The sun sets in Richmond at 20:33.
  { time: '2027-06-16T20:15:00-04:00', light: 'golden', season: 'summer', ground: '#fff6e8' },
  { time: '2026-11-21T22:30:00-05:00', light: 'night', season: 'autumn', ground: '#1d1634' },
]) {
  test(`at ${time} it is ${light} in ${season}`, async ({ page }) => {
    await page.clock.install({ time: new Date(time) });
    await visitRunning(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-light', light);
    await expect(html).toHaveAttribute('data-season', season);
    const branch = await page.evaluate(
      () =>
        getComputedStyle(document.querySelector('.hero-text') as Element, '::after')
          .backgroundImage,
    );
    expect(branch).toContain(`/art/branch-${season}.svg`);
    // The page below the drawing, and the browser's own bar.
    await expect(page.locator('body')).toHaveCSS('background-color', cssOf(ground));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
      'content',
      new RegExp(ground, 'i'),
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { colorScheme, ground } of [
    { colorScheme: 'light', ground: '#fff6e8' },
    { colorScheme: 'dark', ground: '#1d1634' },
  ] as const)
    test(`it is as ${colorScheme} as the visitor's system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/services');
      await expect(page.locator('body')).toHaveCSS('background-color', cssOf(ground));
    });
});

function cssOf(color: string): string {
  return `rgb(${rgbOf(color).join(', ')})`;
}

for (const [path, selector] of [
  ['/', '.hero :is(h1, .hero-lead, .hero-rating)'],
  ['/service-areas/glen-allen', '.page-hero-words :is(h1, .page-note, .page-summary)'],
] as const)
  test(`words on the sky of ${path} keep 4.5:1 in every light`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visitRunning(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-light');
    for (const light of ['day', 'golden', 'night']) {
      await showLight(page, light);
      for (const { words, contrast } of await contrastOf(page, selector))
        expect.soft(contrast, `${words}, ${light}`).toBeGreaterThanOrEqual(4.5);
    }
  });

async function showLight(page: Page, light: string): Promise<void> {
  await page.evaluate((light) => {
    document.documentElement.dataset.light = light;
  }, light);
  await settle(page);
}

/** The worst pixel behind each line of words. */
async function contrastOf(
  page: Page,
  selector: string,
): Promise<{ words: string; contrast: number }[]> {
  // Lines may break elsewhere once the fonts are there.
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const color = (getComputedStyle(part).color.match(/\d+/g) ?? []).map(Number);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        words: part.className || part.tagName,
        color,
        // The box of a font is taller than its letters.
        place: { left: x, top: y + height * 0.25, width, height: height * 0.65 },
      }));
    }),
  );
  await showWords(page, selector, 'hidden');
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await showWords(page, selector, 'visible');
  return lines.map(({ words, color, place }) => {
    let contrast = 21;
    const [right, bottom] = [place.left + place.width, place.top + place.height];
    for (let y = Math.ceil(place.top); y < Math.min(bottom, info.height); y++)
      for (let x = Math.ceil(place.left); x < right; x++) {
        const at = (y * info.width + x) * 3;
        const ground: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        contrast = Math.min(contrast, contrastRatio(color as unknown as Rgb, ground));
      }
    return { words, contrast };
  });
}

async function showWords(
  page: Page,
  selector: string,
  visibility: 'hidden' | 'visible',
): Promise<void> {
  await page.locator(selector).evaluateAll((parts, visibility) => {
    for (const part of parts as HTMLElement[]) part.style.visibility = visibility;
  }, visibility);
  await settle(page);
}
