/** Makes the sizes of the owner's photos that pages name, and removes those that no page names any more. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { buildEnv } from '../../content-loader/build-env.ts';
import { ContentError } from '../../content-loader/content-error.ts';
import { placeOfField } from '../../content-loader/field-lines.ts';
import { contentDir, loadPages } from '../../content-loader/load.ts';
import { type PhotoFormat, photoId, portraits } from '../../content-loader/page-photos.ts';
import type { Picture } from '../../domain/content/page-schema.ts';

/** Widths in px, up to twice the widest place of a page; a photo is never enlarged. */
const WIDTHS = [480, 800, 1200, 1600];

/** What each format's quality number must be for the same look. */
const ENCODE: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * A photo's sizes are named by its content, so only what is new is made.
 * @returns how many photos were new
 * @throws ContentError for a file that is missing or is no picture
 */
export async function preparePhotos({
  pages = [...loadPages(), portraits()],
  originals = join(contentDir, 'photos'),
  sizes = buildEnv.photoFolder,
}: {
  pages?: { file: string; matter: { photos: Picture[] } }[];
  originals?: string;
  sizes?: string;
} = {}): Promise<number> {
  const wanted = new Map<string, Original>();
  for (const { matter, file: page } of pages) {
    for (const { file, crop } of matter.photos) {
      const original = join(originals, file);
      wanted.set(photoId(original, page, crop), { original, page, crop });
    }
  }
  mkdirSync(sizes, { recursive: true });
  const known = new Set(readdirSync(sizes).map((name) => name.split('-')[0] ?? ''));
  for (const name of readdirSync(sizes)) {
    if (!wanted.has(name.split('-')[0] ?? '')) rmSync(join(sizes, name), { recursive: true });
  }
  const missing = [...wanted].filter(([id]) => !known.has(id));
  for (const [id, original] of missing) await makeSizes(id, original, sizes);
  return missing.length;
}

interface Original {
  original: string;
  page: string;
  crop: Picture['crop'];
}

/** Only pixels are kept: not where and when the photo was taken. */
async function makeSizes(id: string, { original, page, crop }: Original, folder: string) {
  const unfinished = join(folder, `unfinished-${id}`);
  mkdirSync(unfinished, { recursive: true });
  const shown = shownPart(await sizeOf(original, page), crop);
  const { width } = shown;
  const widths = WIDTHS.some((one) => one >= width)
    ? [...WIDTHS.filter((one) => one < width), width]
    : WIDTHS;
  for (const target of widths) {
    const image = sharp(original).autoOrient().extract(shown).resize({ width: target });
    for (const [format, encode] of Object.entries(ENCODE)) {
      const { data, info } = await encode(image.clone()).toBuffer({ resolveWithObject: true });
      writeFileSync(join(unfinished, `${id}-${info.width}x${info.height}.${format}`), data);
    }
  }
  // All at once, so that a build that is cut off leaves no half set behind.
  for (const name of readdirSync(unfinished))
    renameSync(join(unfinished, name), join(folder, name));
  rmSync(unfinished, { recursive: true });
}

/** In whole px. */
function shownPart({ width, height }: { width: number; height: number }, crop: Picture['crop']) {
  const { top, right, bottom, left } = crop ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const part = (length: number, percent: number) => Math.round((length * percent) / 100);
  return {
    left: part(width, left),
    top: part(height, top),
    width: Math.max(1, width - part(width, left) - part(width, right)),
    height: Math.max(1, height - part(height, top) - part(height, bottom)),
  };
}

/** Size as it is looked at: cameras store many photos lying on their side. */
async function sizeOf(original: string, page: string) {
  try {
    const { width, height, autoOrient } = await sharp(original).metadata();
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
  } catch (error) {
    throw new ContentError({
      ...placeOfField(page, ['photos']),
      says: `field "photos": expected ${original} to be a JPEG, PNG or WebP picture, found ${(error as Error).message}`,
    });
  }
}
