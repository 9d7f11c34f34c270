/** The drawn porch follows the visitor's clock once the page has come to rest. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, type Rgb } from '../domain/colors/contrast.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, visitRunning } from './running-page.ts';

for (const { time, light, season } of [
  { time: '2027-04-10T12:00:00', light: 'day', season: 'spring' },
  { time: '2026-11-21T22:30:00', light: 'dusk', season: 'autumn' },
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
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it stays as it is drawn', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-light');
  });
});

test.describe('contrast of the text on the sky', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    test(`keep 4.5:1 in every light at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visitRunning(page);
      await expect(page.locator('html')).toHaveAttribute('data-light');
      for (const light of ['day', 'golden', 'dusk']) {
        await page.evaluate((light) => {
          document.documentElement.dataset.light = light;
        }, light);
        for (const { words, contrast } of await contrastOnSky(page))
          expect.soft(contrast, `${words}, ${light}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});

/** The worst pixel behind each line of words of the hero. */
async function contrastOnSky(page: Page): Promise<{ words: string; contrast: number }[]> {
  const lines = await page.locator('.hero :is(h1, .hero-lead, .hero-rating)').evaluateAll((parts) =>
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
  await showWords(page, 'hidden');
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await showWords(page, 'visible');
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

async function showWords(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.locator('.hero :is(h1, .hero-lead, .hero-rating)').evaluateAll((parts, visibility) => {
    for (const part of parts as HTMLElement[]) part.style.visibility = visibility;
  }, visibility);
}
