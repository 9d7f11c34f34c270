/** What the browser makes of a chosen picture before it is sent: smaller, and with a preview. */
import { PHOTO_LIMITS, type PhotoRefusal, photoTypeOf } from '../../../domain/lead/pest-photos.ts';

/** Longest sides, px: of what is sent, and of the preview. */
const SENT_SIDE = 2400;
const PREVIEW_SIDE = 160;

export interface PreparedPhoto {
  name: string;
  content: Blob;
  /** data: address; our policy allows no others. Empty when the browser can't draw it. */
  preview: string;
}

/** Shrinks a picture, so that a slow line carries it; HEIC goes where the browser can open it (Safari). */
export async function preparePhoto(file: File): Promise<PreparedPhoto | PhotoRefusal> {
  const type = photoTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (type === 'wrong-type') return type;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return type === 'heic' ? type : 'unreadable';
  const content = await jpegOf(drawn(bitmap, SENT_SIDE));
  const preview = drawn(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', 0.8);
  bitmap.close();
  const smaller = content && (type === 'heic' || content.size < file.size) ? content : file;
  if (smaller.size > PHOTO_LIMITS.bytes) return 'too-large';
  return { name: file.name, content: smaller, preview };
}

function drawn(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}
