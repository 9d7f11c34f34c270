import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { PagePhotos } from '../../app/layout/page-body/page-photos.tsx';
import { loadPage, type Page } from '../../content-loader/load.ts';
import { photosOf } from '../../content-loader/page-photos.ts';
import { preparePhotos } from './prepare-photos.ts';

const root = mkdtempSync(join(tmpdir(), 'photos-'));
const folders = { originals: join(root, 'originals'), sizes: join(root, 'sizes') };
const page = pageWith('porch.jpg');

/** Lying on its side as phones store it, with the place where it was taken: 700 wide, 1000 high when looked at. */
beforeAll(async () => {
  mkdirSync(folders.originals);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#888', noise } })
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: '12 Porch Lane' },
      IFD3: { GPSLatitude: '37/1 32/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFile(join(folders.originals, 'porch.jpg'));
  await preparePhotos({ pages: [page], ...folders });
});

function pageWith(file: string): Pick<Page, 'matter' | 'file'> {
  const real = loadPage('content/pages', 'content/pages/about/careers.md');
  const photo = {
    file,
    alt: 'Two technicians on a porch with a ladder',
    caption: 'In Carytown',
    strip: false,
  };
  return { file: 'careers.md', matter: { ...real.matter, photos: [photo] } };
}

test('a photo becomes a picture in three formats, upright, with its size and its words', () => {
  const [photo] = photosOf(page, folders);
  const html = renderToStaticMarkup(PagePhotos({ photos: photo ? [photo] : [] }));
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/photos\/\w{12}-480x686\.avif 480w, /);
  expect(html).toMatch(/<source type="image\/webp"/);
  expect(html).toMatch(/-700x1000\.jpg 700w"/);
  expect(html).toContain(
    'alt="Two technicians on a porch with a ladder" width="700" height="1000"',
  );
  expect(html).toContain('<figcaption><span>In Carytown</span></figcaption>');
  // Never enlarged.
  expect(html).not.toContain('800w');
});

test('a photo of a job says where and when, with a ruler of its width', () => {
  const [photo] = photosOf(page, folders);
  const found = { place: 'Crawl space, Midlothian', month: '2026-05', width_mm: 254 };
  const html = renderToStaticMarkup(PagePhotos({ photos: photo ? [{ ...photo, found }] : [] }));
  expect(html).toContain('<b>Crawl space, Midlothian, May 2026</b>');
  expect(html.match(/v4/g)).toHaveLength(11);
  expect(html.match(/v2/g)).toHaveLength(30);
});

test('what is cut off at a side of the upright photo is not shown, and the file stays whole', async () => {
  const [photo] = page.matter.photos;
  const cropped = { ...pageWith('porch.jpg') };
  const crop = { top: 50, right: 10, bottom: 0, left: 20 };
  cropped.matter = { ...cropped.matter, photos: photo ? [{ ...photo, crop }] : [] };
  const sizes = join(root, 'cropped');
  await preparePhotos({ pages: [page, cropped], ...folders, sizes });
  const [shown] = photosOf(cropped, { ...folders, sizes });
  expect(shown).toMatchObject({ width: 490, height: 500 });
  expect(photosOf(page, { ...folders, sizes })).toMatchObject([{ width: 700, height: 1000 }]);
});

test('nothing but pixels is kept', async () => {
  for (const name of readdirSync(folders.sizes)) {
    const {
      exif,
      orientation,
      width = 0,
      height = 0,
    } = await sharp(join(folders.sizes, name)).metadata();
    expect(exif, name).toBeUndefined();
    expect(orientation ?? 1, name).toBe(1);
    expect(name).toContain(`-${width}x${height}.`);
  }
  expect(readdirSync(folders.sizes)).toHaveLength(6);
});

test('sizes are made once, and go when no page names the photo', async () => {
  const dates = () =>
    readdirSync(folders.sizes).map((name) => statSync(join(folders.sizes, name)).mtimeMs);
  const before = dates();
  expect(await preparePhotos({ pages: [page], ...folders })).toBe(0);
  expect(dates()).toEqual(before);
  const others = { ...folders, sizes: join(root, 'others') };
  mkdirSync(others.sizes);
  writeFileSync(join(others.sizes, 'abc-480x300.jpg'), '');
  await preparePhotos({ pages: [], ...others });
  expect(readdirSync(others.sizes)).toEqual([]);
});

test('a photo that is missing, unreadable or not made is named with its page', async () => {
  const lost = pageWith('lost.jpg');
  await expect(preparePhotos({ pages: [lost], ...folders })).rejects.toThrow(
    /careers\.md: field "photos": expected the file .*lost\.jpg, found none/,
  );
  writeFileSync(join(folders.originals, 'notes.png'), 'no picture');
  await expect(preparePhotos({ pages: [pageWith('notes.png')], ...folders })).rejects.toThrow(
    /expected .*notes\.png to be a JPEG, PNG or WebP picture/,
  );
  expect(() => photosOf(pageWith('notes.png'), folders)).toThrow('npm run build makes them');
});
