/** Which pictures can be made when a browser first requests them. */
import { extname } from 'node:path';
import {
  PHOTO_FORMATS,
  type PhotoFormat,
  type PhotoOriginal,
  photoUrl,
} from '../page-data/page-photos.ts';
import type { ShareDesign } from '../page-data/share-image.ts';

export type PictureToMake = { share: ShareDesign } | { photo: PhotoToMake };

/** One size of a photo. */
export interface PhotoToMake {
  /** Path of the original. */
  file: string;
  shown: PhotoOriginal['shown'];
  width: number;
  height: number;
  format: PhotoFormat;
}

/**
 * The photo size for a URL path below /photos.
 * @param photos by id
 * @param fileOf path of an original by its name
 * @returns undefined if no page uses such a size
 */
export function photoToMake(
  url: string,
  photos: Readonly<Record<string, PhotoOriginal>>,
  fileOf: (name: string) => string,
): PictureToMake | undefined {
  const [, id = ''] = /^\/photos\/([0-9a-f]{12})-/.exec(url) ?? [];
  const original = photos[id];
  const format = PHOTO_FORMATS.find((one) => extname(url) === `.${one}`);
  if (!original || !format) return undefined;
  const size = original.sizes.find((one) => photoUrl(id, one, format) === url);
  const { file, shown } = original;
  return size && { photo: { file: fileOf(file), shown, ...size, format } };
}
