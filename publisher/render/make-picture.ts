/** Makes pictures when a browser first requests them: sizes of the owner's photos, and share images. */
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '../page-data/page-photos.ts';
import type { ShareDesign } from '../page-data/share-image.ts';
import { cached } from './build-cache.ts';
import type { PhotoToMake, PictureToMake } from './picture-to-make.ts';
import { drawShareImage } from './share-images/draw-share-image.ts';

/** Quality settings that give the same look in each format. */
const ENCODE: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** @param url changes with everything that the picture is made from. @throws Error if the original is unreadable */
export function makePicture(url: string, picture: PictureToMake): Promise<Buffer> {
  return cached(basename(url), () =>
    'share' in picture ? shareImage(picture.share) : photoSize(picture.photo),
  );
}

const shareImage = (design: ShareDesign) =>
  sharp(Buffer.from(drawShareImage(design)))
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** Keeps only the pixels: no place and time of the photo. */
function photoSize({ file, shown, width, height, format }: PhotoToMake): Promise<Buffer> {
  const image = sharp(file).autoOrient().extract(shown).resize({ width, height, fit: 'fill' });
  return ENCODE[format](image).toBuffer();
}
