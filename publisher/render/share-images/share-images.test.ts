import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allShareDesigns, designOf, shareImageOf } from '../../page-data/share-image.ts';
import { loadPages } from '../../read/load.ts';
import { drawShareImage } from './draw-share-image.ts';

const pages = loadPages();

test('each page has its own image with alt text', () => {
  const images = ['/', ...pages.map(({ url }) => url)].map((url) => shareImageOf(url, pages));
  expect(new Set(images.map(({ src }) => src)).size).toBe(pages.length + 1);
  const files = new Set([...allShareDesigns(pages).keys()].map((name) => `/share/${name}`));
  for (const { src, alt } of images) {
    expect(files).toContain(src);
    expect(alt).toMatch(/^“.{4,}”, with a drawing of (a|the) [^“]{3,}$/);
  }
  expect(shareImageOf('/thank-you/quote', pages)).toEqual(shareImageOf('/', pages));
});

test('another title changes the URL', () => {
  const changed = pages.map((page) => ({ ...page, matter: { ...page.matter, h1: 'Again' } }));
  const srcIn = (all: typeof pages) => shareImageOf('/pest-info/ants', all).src;
  expect(srcIn(changed)).not.toBe(srcIn(pages));
});

test('an image is 1200 by 630 and shows the whole title', async () => {
  const design = designOf('/services/rodent-control', pages);
  const drawn = sharp(Buffer.from(drawShareImage(design)));
  expect(await drawn.metadata()).toMatchObject({ width: 1200, height: 630 });
  const words = await drawn
    .clone()
    .extract({ left: 64, top: 100, width: 600, height: 380 })
    .stats();
  const empty = sharp(Buffer.from(drawShareImage({ ...design, title: 'I' })));
  const ground = await empty.extract({ left: 64, top: 100, width: 600, height: 380 }).stats();
  expect(words.channels[0]?.mean).toBeLessThan((ground.channels[0]?.mean ?? 0) - 6);
});

test('the text of every page fits in one of the sizes, and drawings are shown by day', () => {
  for (const design of allShareDesigns(pages).values())
    expect(drawShareImage(design)).not.toMatch(/NaN|undefined|var\(/);
});
