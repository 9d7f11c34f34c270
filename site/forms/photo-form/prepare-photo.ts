/** Shrinks a chosen picture before it is sent, and makes a preview. */

import { PHOTO_LIMITS, type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';
import { openPicture, previewPicture, shrinkPicture } from '../../lib/browser/pictures.ts';

/** Longest sides, px: of what is sent, and of the preview. */
const SENT_SIDE_PX = 2400;
const PREVIEW_SIDE_PX = 160;
/** JPEG quality of what is sent, 0 to 1. */
const SENT_QUALITY = 0.88;

export interface PreparedPhoto {
  name: string;
  content: Blob;
  /** data: URL, because the content policy allows no others. Empty if the browser can't draw it. */
  preview: string;
}

/** Makes a JPEG small enough for a slow connection. HEIC is accepted only if the browser can open it (Safari). */
export async function preparePhoto(file: File): Promise<PreparedPhoto | PhotoRefusal> {
  const type = photoTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (type === 'wrong-type') return type;
  const picture = await openPicture(file);
  if (!picture) return type === 'heic' ? type : 'unreadable';
  const content = await shrinkPicture(picture, SENT_SIDE_PX, SENT_QUALITY);
  const preview = previewPicture(picture, PREVIEW_SIDE_PX);
  picture.close();
  // Without canvas there is no JPEG; the office could not open HEIC.
  if (!content && type === 'heic') return type;
  const smaller = content && (type === 'heic' || content.size < file.size) ? content : file;
  if (smaller.size > PHOTO_LIMITS.bytes) return 'too-large';
  return { name: file.name, content: smaller, preview };
}
