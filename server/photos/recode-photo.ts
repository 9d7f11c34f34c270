/** Turns whatever a visitor sent as a picture into a JPEG of our own making, or says why not. */
import sharp from 'sharp';
import { PHOTO_LIMITS, type PhotoRefusal, photoTypeOf } from '../../domain/lead/pest-photos.ts';

/** Longest side of what is kept, px: enough to count the legs of an ant. */
const LONGEST_SIDE = 2400;
/** A picture that takes longer to open is not one, seconds. */
const PATIENCE = 10;

export type Recoded = { ok: true; jpeg: Buffer } | { ok: false; refusal: PhotoRefusal };

/**
 * Only pixels survive: place, time, thumbnails, colour profiles and anything hidden behind the picture are
 * gone. One picture at a time, so that many visitors at once cannot fill the memory.
 */
export function recodePhoto(original: Buffer): Promise<Recoded> {
  const turn = queue.then(() => recode(original));
  queue = turn.catch(() => {});
  return turn;
}

let queue: Promise<unknown> = Promise.resolve();

async function recode(original: Buffer): Promise<Recoded> {
  const type = photoTypeOf(original.subarray(0, 16));
  if (type === 'heic' || type === 'wrong-type') return { ok: false, refusal: type };
  try {
    const jpeg = await sharp(original, {
      limitInputPixels: PHOTO_LIMITS.pixels,
      // Phones cut pictures off now and then: what is there can still be looked at.
      failOn: 'error',
      pages: 1,
    })
      .timeout({ seconds: PATIENCE })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer();
    return { ok: true, jpeg };
  } catch {
    return { ok: false, refusal: 'unreadable' };
  }
}
