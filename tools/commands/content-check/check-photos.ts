/** Checks that the owner's photos are large enough for their place, no heavier than needed, and described. */
import { existsSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { type Fault, fieldFault } from '../../../publisher/read/content-error.ts';
import { contentDir, type Page } from '../../../publisher/read/load.ts';

/** Least width in px: for a column of 760 px on a screen with 1.5 pixels per px, and for a phone of 390 px with three. */
const LEAST_WIDTH_PX = 1200;
/** Most megabytes. Photos from cameras are smaller; every build and every copy of the content includes the file. */
const MOST_MEGABYTES = 12;
const UNCUT = { left: 0, right: 0 };
/** File names from cameras: IMG_2041, DSC00031, PXL_20260511. */
const CAMERA_NAME = /^(img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[\s_-]*\d/i;

/** Skips missing and unreadable files, which the build refuses. */
export async function photoProblems(
  { matter, file }: Pick<Page, 'matter' | 'file'>,
  originals = join(contentDir, 'photos'),
): Promise<Fault[]> {
  const found = await Promise.all(
    matter.photos.map(async ({ file: name, alt, crop = UNCUT }, index) => {
      const original = join(originals, name);
      if (!existsSync(original)) return [];
      const fault = (field: string, expected: string, was: unknown) =>
        fieldFault(file, ['photos', index, field], expected, was);
      const whole = await widthOf(original);
      const width =
        whole === null ? null : Math.round((whole * (100 - crop.left - crop.right)) / 100);
      const megabytes = statSync(original).size / 1e6;
      return [
        ...(width !== null && width < LEAST_WIDTH_PX
          ? [
              fault(
                'file',
                `a photo of ${LEAST_WIDTH_PX} px across or more`,
                `${name}, ${width} px`,
              ),
            ]
          : []),
        ...(megabytes > MOST_MEGABYTES
          ? [
              fault(
                'file',
                `a photo of ${MOST_MEGABYTES} MB or less`,
                `${name}, ${megabytes.toFixed(0)} MB`,
              ),
            ]
          : []),
        ...(isFileName(alt, name) ? [fault('alt', 'words for what is to be seen', alt)] : []),
      ];
    }),
  );
  return found.flat();
}

/** Width of the upright picture, px; null if the file is not a picture. */
async function widthOf(original: string): Promise<number | null> {
  try {
    const { width, autoOrient } = await sharp(original).metadata();
    return autoOrient.width ?? width;
  } catch {
    return null;
  }
}

/** True for "crew-2026.jpg" or "crew 2026" as the text of crew-2026.jpg, and for "IMG_2041". */
function isFileName(alt: string, file: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const stem = basename(file, extname(file));
  return (
    /\.(jpe?g|png|webp|avif|heic)$/i.test(alt) ||
    CAMERA_NAME.test(alt) ||
    plain(alt) === plain(stem)
  );
}
