/** The owner's photos on a page: files named in the front matter, as URLs of their sizes. A size is made when first requested. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Photo, Picture } from '../../domain/content/page-schema.ts';
import type { Person } from '../../domain/content/site-schema.ts';
import { placeOfField } from '../check/field-lines.ts';
import { ContentError, nearest } from '../read/content-error.ts';
import { contentDir, loadPages, loadSite, type Page } from '../read/load.ts';

/** In order of preference; every browser supports the last. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Widths in px, up to twice the widest slot on a page. Photos are never enlarged. */
const WIDTHS = [480, 800, 1200, 1600];

interface Size {
  width: number;
  height: number;
}

/** A photo ready for <picture>. */
export interface SizedPhoto {
  alt: string;
  caption: string | null;
  /** Size of the largest version, px. */
  width: number;
  height: number;
  /** `srcset` by format. */
  srcSets: Record<PhotoFormat, string>;
  /** URL of the largest JPEG. */
  src: string;
}

/** Data from which the sizes of a photo are made. */
export interface PhotoOriginal {
  /** File name in the content's folder `photos`. */
  file: string;
  /** The visible part, in px of the upright photo. */
  shown: Size & { left: number; top: number };
  /** Widest last. */
  sizes: Size[];
}

/** @throws ContentError if the file is missing or not a picture */
export function photosOf(
  { matter, file }: Pick<Page, 'matter' | 'file'>,
  originals = PHOTO_FOLDER,
): SizedPhoto[] {
  return matter.photos.map((photo) => sizedPhoto(photo, join(originals, photo.file), file));
}

/** The portrait of a person in site.yaml, with its alt text; null if there is none. */
export function portraitOf({ photo }: Person, alt: string): SizedPhoto | null {
  return photo ? sizedPhoto({ ...photo, alt }, join(PHOTO_FOLDER, photo.file), SITE_FILE) : null;
}

const PHOTO_FOLDER = join(contentDir, 'photos');
const SITE_FILE = join(contentDir, 'site.yaml');

/** Every photo and portrait on the site, by the id in its URLs. */
export function allPhotos(): Map<string, PhotoOriginal> {
  const portraits = loadSite().people.flatMap(({ photo }) => photo ?? []);
  const shown = [
    ...loadPages().map(({ file, matter }) => ({ page: file, photos: matter.photos })),
    { page: SITE_FILE, photos: portraits },
  ];
  return new Map(
    shown.flatMap(({ page, photos }) =>
      photos.map((photo): [string, PhotoOriginal] => {
        const { id, ...original } = originalOf(join(PHOTO_FOLDER, photo.file), page, photo.crop);
        return [id, original];
      }),
    ),
  );
}

/** URL path of one size. */
export const photoUrl = (id: string, { width, height }: Size, format: PhotoFormat) =>
  `/photos/${id}-${width}x${height}.${format}`;

/** @param page path of the file that names the photo */
function originalOf(
  original: string,
  page: string,
  crop: Picture['crop'],
): PhotoOriginal & { id: string } {
  const { hash, ...size } = pictureAt(original, page);
  const shown = shownPart(size, crop);
  const widths = WIDTHS.some((width) => width >= shown.width)
    ? [...WIDTHS.filter((width) => width < shown.width), shown.width]
    : WIDTHS;
  const id = createHash('sha256').update(hash);
  if (crop) id.update([crop.top, crop.right, crop.bottom, crop.left].join());
  return {
    id: id.digest('hex').slice(0, 12),
    file: basename(original),
    shown,
    sizes: widths.map((width) => ({
      width,
      height: Math.max(1, Math.round((shown.height * width) / shown.width)),
    })),
  };
}

/** The visible part in whole px. */
function shownPart({ width, height }: Size, crop: Picture['crop']): PhotoOriginal['shown'] {
  const { top, right, bottom, left } = crop ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const part = (length: number, percent: number) => Math.round((length * percent) / 100);
  return {
    left: part(width, left),
    top: part(height, top),
    width: Math.max(1, width - part(width, left) - part(width, right)),
    height: Math.max(1, height - part(height, top) - part(height, bottom)),
  };
}

/** Cached until the file changes, because a folder of photos may have hundreds of megabytes. */
const known = new Map<string, { state: string; hash: string } & Size>();

function pictureAt(file: string, page: string): { hash: string } & Size {
  const refuse = (says: string) => new ContentError({ ...placeOfField(page, ['photos']), says });
  if (!existsSync(file))
    throw refuse(
      `expected the file ${file}, found none${nearest(basename(file), namesBeside(file))}`,
    );
  const { size, mtimeMs } = statSync(file);
  const state = `${size} ${mtimeMs}`;
  const last = known.get(file);
  if (last?.state === state) return last;
  const content = readFileSync(file);
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    // Phones store many photos rotated by 90 degrees.
    const upright = orientation > 4 ? { width: height, height: width } : { width, height };
    const hash = createHash('sha256').update(content).digest('hex');
    const picture = { state, hash, ...upright };
    known.set(file, picture);
    return picture;
  } catch (error) {
    throw refuse(
      `expected ${file} to be a JPEG, PNG or WebP picture, found ${(error as Error).message}`,
    );
  }
}

function namesBeside(file: string): string[] {
  return existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
}

function sizedPhoto({ alt, caption, crop }: Photo, original: string, page: string): SizedPhoto {
  const { id, sizes } = originalOf(original, page, crop);
  const srcSet = (format: PhotoFormat) =>
    sizes.map((size) => `${photoUrl(id, size, format)} ${size.width}w`).join(', ');
  const largest = sizes.at(-1) as Size;
  return {
    alt,
    caption: caption ?? null,
    ...largest,
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
    src: photoUrl(id, largest, 'jpg'),
  };
}
