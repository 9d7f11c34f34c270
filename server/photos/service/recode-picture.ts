/**
 * The program that recodes one picture, from standard input to standard output; no output if it can't be opened. A
 * malicious picture can only harm its process. picture-queue.ts starts and kills it.
 */
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { PHOTO_LIMITS } from '../../../domain/lead/pest-photos.ts';

/** Lower priority than the server, which answers pages and leads. */
const PRIORITY = 5;

/** Memory in bytes for a picture that can't be decoded line by line and so is held whole. */
const MAX_WHOLE_BYTES = 50_000_000;
/** Decoded bytes of a PNG that is decoded line by line. They cost time, not memory. */
const MAX_STREAMED_BYTES = 100_000_000;

/** Timeout of sharp. A phone's photo takes a tenth of it. */
const TIMEOUT_SECONDS = 5;

sharp.concurrency(1);

/**
 * Only pixels survive: location, time, thumbnails, color profiles and hidden data are removed.
 * @returns null if the picture can't be opened within {@link TIMEOUT_SECONDS}, or if its header announces a cost that
 * no photo has
 */
export async function recodePicture(
  original: Buffer,
  longestSidePx: number,
): Promise<Buffer | null> {
  const options = {
    limitInputPixels: PHOTO_LIMITS.pixels,
    // Phones sometimes cut pictures off. The rest is still useful.
    failOn: 'error',
    pages: 1,
  } as const;
  try {
    if (isTooCostly(await sharp(original, options).metadata())) return null;
    return await sharp(original, options)
      .autoOrient()
      .resize({
        width: longestSidePx,
        height: longestSidePx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  } catch {
    return null;
  }
}

/** True if decoding would take more memory or time than a photo does. */
export function isTooCostly(
  header: Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'> & Partial<Metadata>,
): boolean {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = header;
  if (width * height > PHOTO_LIMITS.pixels) return true;
  const bytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  // A progressive JPEG is held as coefficients of two bytes; fewer of color where color is coarser.
  if (format === 'jpeg') {
    const wholeBytes = header.chromaSubsampling === '4:2:0' ? bytes : bytes * 2;
    return isProgressive === true && wholeBytes > MAX_WHOLE_BYTES;
  }
  const isWhole = format === 'webp' || isProgressive === true || orientation > 1;
  return bytes > (isWhole ? MAX_WHOLE_BYTES : MAX_STREAMED_BYTES);
}

if (import.meta.main) {
  setPriority(PRIORITY);
  // Only the server ends this process, even if a terminal or service manager signals the whole group.
  process.on('SIGTERM', () => {});
  process.on('SIGINT', () => {});
  const jpeg = await recodePicture(await buffer(process.stdin), Number(process.argv[2]));
  if (jpeg) process.stdout.write(jpeg);
}
