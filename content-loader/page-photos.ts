/** The owner's photos on a page: the front matter's files, as the sizes that the build has made of them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Photo, Picture } from '../domain/content/page-schema.ts';
import type { Person } from '../domain/content/site-schema.ts';
import { buildEnv } from './build-env.ts';
import { ContentError, nearest } from './content-error.ts';
import { placeOfField } from './field-lines.ts';
import { contentDir, loadSite, type Page } from './load.ts';

/** Best first; every browser reads the last. */
const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** A photo ready for <picture>. */
export interface SizedPhoto {
  alt: string;
  caption: string | null;
  /** Of a job; null = of something else. */
  found: Photo['found'] | null;
  strip: boolean;
  /** Of the largest size, px. */
  width: number;
  height: number;
  /** `srcset` by format. */
  srcSets: Record<PhotoFormat, string>;
  /** URL of the largest JPEG. */
  src: string;
}

/** @throws ContentError when the file is not there, or its sizes have not been made. */
export function photosOf(
  { matter, file }: Pick<Page, 'matter' | 'file'>,
  { originals = join(contentDir, 'photos'), sizes = buildEnv.photoFolder } = {},
): SizedPhoto[] {
  return matter.photos.map((photo) => sizedPhoto(photo, join(originals, photo.file), file, sizes));
}

/** The portrait of somebody of site.yaml, and the words for it; null = there is none. */
export function portraitOf({ photo }: Person, alt: string): SizedPhoto | null {
  if (!photo) return null;
  const original = join(contentDir, 'photos', photo.file);
  return sizedPhoto({ ...photo, alt }, original, SITE_FILE, buildEnv.photoFolder);
}

const SITE_FILE = join(contentDir, 'site.yaml');

/** Whose photos pages show: all portraits, as if they were a page's. */
export const portraits = () => ({
  file: SITE_FILE,
  matter: { photos: loadSite().people.flatMap(({ photo }) => photo ?? []) },
});

/** The part of a size's name that changes with the original's content, and with what of it is shown. */
export function photoId(original: string, page: string, crop: Picture['crop']): string {
  if (!existsSync(original))
    throw new ContentError({
      ...placeOfField(page, ['photos']),
      says: `field "photos": expected the file ${original}, found none${nearest(basename(original), namesBeside(original))}`,
    });
  const hash = createHash('sha256').update(readFileSync(original));
  if (crop) hash.update([crop.top, crop.right, crop.bottom, crop.left].join());
  return hash.digest('hex').slice(0, 12);
}

function namesBeside(file: string): string[] {
  return existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
}

function sizedPhoto(
  { alt, caption, crop, found, strip }: Photo,
  original: string,
  page: string,
  folder: string,
): SizedPhoto {
  const id = photoId(original, page, crop);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const made = names
    .flatMap((name) => {
      const [, of, width, height, format] = /^(\w+)-(\d+)x(\d+)\.(\w+)$/.exec(name) ?? [];
      return of === id ? [{ name, format, width: Number(width), height: Number(height) }] : [];
    })
    .sort((a, b) => a.width - b.width);
  const srcSet = (format: PhotoFormat) =>
    made
      .filter((one) => one.format === format)
      .map(({ name, width }) => `/photos/${name} ${width}w`)
      .join(', ');
  const largest = made.findLast(({ format }) => format === 'jpg');
  if (!largest)
    throw new ContentError({
      ...placeOfField(page, ['photos']),
      says: `field "photos": the sizes of ${original} are not made yet: npm run build makes them`,
    });
  return {
    alt,
    caption: caption ?? null,
    found: found ?? null,
    strip: strip ?? false,
    width: largest.width,
    height: largest.height,
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
    src: `/photos/${largest.name}`,
  };
}
