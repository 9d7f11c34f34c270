/** Turns whatever a visitor sent as a picture into a JPEG of our own making. Runs in picture-process.ts alone. */
import sharp, { type Metadata } from 'sharp';
import { PHOTO_LIMITS } from '../../../domain/lead/pest-photos.ts';

/** Longest side of what is kept, px: enough to count the legs of an ant. */
const LONGEST_SIDE_PX = 2400;

/** Bytes that a picture may take while it is opened: those that can't be opened line by line are held whole. */
const MAX_WHOLE_BYTES = 50_000_000;
/** Bytes of all pixels of a PNG that is opened line by line: they cost time. */
const MAX_STREAMED_BYTES = 100_000_000;

/** Seconds after which sharp gives a picture up: a photo of a phone takes a tenth. */
const TIMEOUT_SECONDS = 5;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Only pixels survive: place, time, thumbnails, color profiles and anything hidden behind the picture are gone.
 * @returns null if it cannot be opened, not within {@link TIMEOUT_SECONDS}, or only at a cost that no photo has, by its header
 */
export async function recodePicture(
  original: Buffer,
  longestSidePx = LONGEST_SIDE_PX,
): Promise<Buffer | null> {
  const options = {
    limitInputPixels: PHOTO_LIMITS.pixels,
    // Phones cut pictures off now and then: what is there can still be looked at.
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

function isTooCostly(header: Metadata): boolean {
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
