/** Light and season of a page follow the visitor's clock; words on its sky can be read in each light. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, type Rgb, rgbOf } from '../../domain/colors/contrast.ts';
import { expect, test } from './driver/journey.ts';
import { PHONE, settle, startScripts, visitRunning } from './driver/running-page.ts';

const DAY_GROUND = '#fff6e8';
const NIGHT_GROUND = '#1d1634';
const cssOf = (color: string) => `rgb(${rgbOf(color).join(', ')})`;

test('a page has the light of the hour and the branch of the season', async ({ page }) => {
  await page.clock.install();
  for (const { time, light, season, ground } of [
    // The sun sets in Richmond at 20:33.
    { time: '2027-06-16T20:15:00-04:00', light: 'golden', season: 'summer', ground: DAY_GROUND },
    { time: '2026-11-21T22:30:00-05:00', light: 'night', season: 'autumn', ground: NIGHT_GROUND },
  ]) {
    await page.clock.setSystemTime(time);
    await page.goto('/');
    await startScripts(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-light', light);
    await expect(html).toHaveAttribute('data-season', season);
    const branch = () =>
      page
        .locator('.hero-text')
        .evaluate((element) => getComputedStyle(element, '::after').backgroundImage);
    await expect.poll(branch).toContain(`/art/branch-${season}.svg`);
    // The page below the drawing, and the browser's own bar.
    await expect(page.locator('body')).toHaveCSS('background-color', cssOf(ground));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
      'content',
      new RegExp(ground, 'i'),
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the light of the visitor’s system', async ({ page }) => {
    await page.goto('/services');
    for (const [colorScheme, ground] of [
      ['light', DAY_GROUND],
      ['dark', NIGHT_GROUND],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('body')).toHaveCSS('background-color', cssOf(ground));
    }
  });
});

for (const [path, selector] of [
  ['/', '.hero :is(h1, .hero-lead, .hero-rating)'],
  ['/service-areas/glen-allen', '.page-hero-words :is(h1, .page-note, .page-summary)'],
] as const)
  test(`words on the sky of ${path} keep 4.5:1 in every light`, { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await visitRunning(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-light');
    for (const light of ['day', 'golden', 'night']) {
      await page.evaluate((light) => {
        document.documentElement.dataset.light = light;
      }, light);
      await settle(page);
      for (const { words, contrast } of await contrastOf(page, selector))
        expect.soft(contrast, `${words}, ${light}`).toBeGreaterThanOrEqual(4.5);
    }
  });

/** The contrast of each line of words with the worst pixel behind it. */
async function contrastOf(
  page: Page,
  selector: string,
): Promise<{ words: string; contrast: number }[]> {
  const showWords = async (visibility: 'hidden' | 'visible') => {
    await page.locator(selector).evaluateAll((parts, visibility) => {
      for (const part of parts as HTMLElement[]) part.style.visibility = visibility;
    }, visibility);
    await settle(page);
  };
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
  await showWords('hidden');
  const picture = await page.screenshot({ animations: 'disabled' });
  await showWords('visible');
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
