/** Makes the sizes of the owner's photos that pages name, and removes those that no page names any more. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { buildEnv } from '../../content-loader/build-env.ts';
import { ContentError } from '../../content-loader/content-error.ts';
import { placeOfField } from '../../content-loader/field-lines.ts';
import { contentDir, loadPages, type Page } from '../../content-loader/load.ts';
import { type PhotoFormat, photoId } from '../../content-loader/page-photos.ts';

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
  pages = loadPages(),
  originals = join(contentDir, 'photos'),
  sizes = buildEnv.photoFolder,
}: {
  pages?: Pick<Page, 'matter' | 'file'>[];
  originals?: string;
  sizes?: string;
} = {}): Promise<number> {
  const wanted = new Map<string, { original: string; page: string }>();
  for (const { matter, file: page } of pages) {
    for (const { file } of matter.photos) {
      const original = join(originals, file);
      wanted.set(photoId(original, page), { original, page });
    }
  }
  mkdirSync(sizes, { recursive: true });
  const known = new Set(readdirSync(sizes).map((name) => name.split('-')[0] ?? ''));
  for (const name of readdirSync(sizes)) {
    if (!wanted.has(name.split('-')[0] ?? '')) rmSync(join(sizes, name), { recursive: true });
  }
  const missing = [...wanted].filter(([id]) => !known.has(id));
  for (const [id, { original, page }] of missing) await makeSizes(id, original, page, sizes);
  return missing.length;
}

/** Only pixels are kept: not where and when the photo was taken. */
async function makeSizes(id: string, original: string, page: string, folder: string) {
  const unfinished = join(folder, `unfinished-${id}`);
  mkdirSync(unfinished, { recursive: true });
  const { width } = await sizeOf(original, page);
  const widths = WIDTHS.some((one) => one >= width)
    ? [...WIDTHS.filter((one) => one < width), width]
    : WIDTHS;
  for (const target of widths) {
    const image = sharp(original).autoOrient().resize({ width: target });
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

/** Size as it is looked at: cameras store many photos lying on their side. */
async function sizeOf(original: string, page: string): Promise<{ width: number }> {
  try {
    const { width, autoOrient } = await sharp(original).metadata();
    return { width: autoOrient.width ?? width };
  } catch (error) {
    throw new ContentError({
      ...placeOfField(page, ['photos']),
      says: `field "photos": expected ${original} to be a JPEG, PNG or WebP picture, found ${(error as Error).message}`,
    });
  }
}
