import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { PagePhotos } from '../../../site/layout/page-body/page-photos.tsx';
import { photosOf, type SizedPhoto } from '../../page-data/page-photos.ts';
import { loadPage, type Page } from '../../read/load.ts';
import { makePicture } from '../make-picture.ts';
import { photoToMake } from '../picture-to-make.ts';

const root = mkdtempSync(join(tmpdir(), 'photos-'));
const originals = join(root, 'originals');
const page = pageWith('porch.jpg');

/** A rotated photo as phones store it, with its location: upright it is 700 wide and 1000 high. */
beforeAll(async () => {
  mkdirSync(originals);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#888', noise } })
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: '12 Porch Lane' },
      IFD3: { GPSLatitude: '37/1 32/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFile(join(originals, 'porch.jpg'));
});

function pageWith(file: string): Pick<Page, 'matter' | 'file'> {
  const real = loadPage('content/pages', 'content/pages/about/careers.md');
  const photo = { file, alt: 'Two technicians with a ladder', caption: 'In Carytown' };
  return { file: 'careers.md', matter: { ...real.matter, photos: [photo] } };
}

test('a photo becomes an upright picture in three formats, with its size and alt text', () => {
  const [photo] = photosOf(page, originals);
  const html = renderToStaticMarkup(PagePhotos({ photos: photo ? [photo] : [] }));
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/photos\/\w{12}-480x686\.avif 480w, /);
  expect(html).toMatch(/<source type="image\/webp"/);
  expect(html).toMatch(/-700x1000\.jpg 700w"/);
  expect(html).toContain('alt="Two technicians with a ladder" width="700" height="1000"');
  expect(html).toContain('<figcaption>In Carytown</figcaption>');
  // Photos are never enlarged.
  expect(html).not.toContain('800w');
});

test('a crop is measured on the upright photo and does not change the file', () => {
  const crop = { top: 50, right: 10, bottom: 0, left: 20 };
  const photos = page.matter.photos.map((photo) => ({ ...photo, crop }));
  const cropped = { ...page, matter: { ...page.matter, photos } };
  expect(photosOf(cropped, originals)).toMatchObject([{ width: 490, height: 500 }]);
  expect(photosOf(page, originals)).toMatchObject([{ width: 700, height: 1000 }]);
});

test('a size is made on request, with the pixels in its name and without metadata', async () => {
  const [photo] = photosOf(page, originals);
  const shown = { left: 0, top: 0, width: 700, height: 1000 };
  const sizes = [
    { width: 480, height: 686 },
    { width: 700, height: 1000 },
  ];
  const id = /\/photos\/(\w+)-/.exec(photo?.src ?? '')?.[1] ?? '';
  const photos = { [id]: { file: 'porch.jpg', shown, sizes } };
  const fileOf = (name: string) => join(originals, name);
  for (const url of urlsOf(photo)) {
    const picture = photoToMake(url, photos, fileOf);
    expect(picture, url).toBeDefined();
    if (!picture) continue;
    const made = await makePicture(`${process.pid}-${url.slice(8)}`, picture);
    const { exif, orientation, width = 0, height = 0 } = await sharp(made).metadata();
    expect(exif, url).toBeUndefined();
    expect(orientation ?? 1, url).toBe(1);
    expect(url).toContain(`-${width}x${height}.`);
  }
  expect(urlsOf(photo)).toHaveLength(6);
  for (const url of [`/photos/${id}-481x686.jpg`, `/photos/${id}-480x686.gif`, '/photos/x.jpg'])
    expect(photoToMake(url, photos, fileOf), url).toBeUndefined();
});

const urlsOf = (photo: SizedPhoto | undefined) =>
  Object.values(photo?.srcSets ?? {}).flatMap((srcSet) =>
    srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
  );

test('a missing or unreadable photo is reported with its page', () => {
  expect(() => photosOf(pageWith('lost.jpg'), originals)).toThrow(
    /careers\.md: field "photos": expected the file .*lost\.jpg, found none/,
  );
  writeFileSync(join(originals, 'notes.png'), 'no picture');
  expect(() => photosOf(pageWith('notes.png'), originals)).toThrow(
    /expected .*notes\.png to be a JPEG, PNG or WebP picture/,
  );
});
