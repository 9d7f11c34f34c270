/** Checks that the owner's photos are large enough for their place, and described. */
import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { type Fault, fieldFault } from '../../../publisher/read/content-error.ts';
import { contentDir, type Page } from '../../../publisher/read/load.ts';

/** Least width in px: for a column of 760 px on a screen with 1.5 pixels per px, and for a phone of 390 px with three. */
const LEAST_WIDTH_PX = 1200;
const UNCUT = { left: 0, right: 0 };

/** Skips missing and unreadable files, which the build refuses. */
export async function photoProblems(
  { matter, file }: Pick<Page, 'matter' | 'file'>,
  originals = join(contentDir, 'photos'),
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { file: name, alt, crop = UNCUT }] of matter.photos.entries()) {
    const original = join(originals, name);
    if (!existsSync(original)) continue;
    const whole = await widthOf(original);
    const width = Math.round((whole * (100 - crop.left - crop.right)) / 100);
    if (width < LEAST_WIDTH_PX) {
      const expected = `a photo of ${LEAST_WIDTH_PX} px across or more`;
      faults.push(fieldFault(file, ['photos', index, 'file'], expected, `${name}, ${width} px`));
    }
    if (isFileName(alt, name)) {
      const expected = 'words for what is to be seen';
      faults.push(fieldFault(file, ['photos', index, 'alt'], expected, alt));
    }
  }
  return faults;
}

/** Width of the upright picture, px; endless if the file is not a picture. */
async function widthOf(original: string): Promise<number> {
  try {
    const { width, autoOrient } = await sharp(original).metadata();
    return autoOrient.width ?? width;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** True for "crew-2026.jpg" or "crew 2026" as the text of crew-2026.jpg. */
function isFileName(alt: string, file: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, ' ');
  return (
    /\.(jpe?g|png|webp|avif|heic)$/i.test(alt) ||
    plain(alt) === plain(basename(file, extname(file)))
  );
}
