/**
 * Opens and draws pictures: createImageBitmap and canvas. Against fingerprinting, some browsers refuse to read a canvas, or return white
 * or noise.
 */
import { attempt, attemptLater } from './attempt.ts';

interface OpenPicture {
  source: CanvasImageSource;
  width: number;
  height: number;
  close(): void;
}

/** Longest wait for opening or writing a picture of a phone's camera, ms. */
const PICTURE_TIMEOUT_MS = 20_000;

/** Null if the browser can't open it. */
export async function openPicture(file: Blob): Promise<OpenPicture | null> {
  const bitmap = await attemptLater(() => createImageBitmap(file), null, PICTURE_TIMEOUT_MS);
  if (bitmap) {
    const { width, height } = bitmap;
    return { source: bitmap, width, height, close: () => bitmap.close() };
  }
  return attemptLater(() => openImage(file), null, PICTURE_TIMEOUT_MS);
}

/** A smaller picture as JPEG; null without canvas. */
export function shrinkPicture(
  picture: OpenPicture,
  longestSide: number,
  quality: number,
): Promise<Blob | null> {
  return attemptLater<Blob | null>(
    () =>
      new Promise((resolve) => draw(picture, longestSide).toBlob(resolve, 'image/jpeg', quality)),
    null,
    PICTURE_TIMEOUT_MS,
  );
}

/** A small picture as a data: URL; empty without canvas. */
export function previewPicture(picture: OpenPicture, longestSide: number): string {
  return attempt(() => draw(picture, longestSide).toDataURL('image/jpeg', 0.8), '');
}

/** Throws if the browser refuses canvas or falsifies it. */
function draw({ source, width, height }: OpenPicture, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = makeCanvas(width * scale, height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  if (!isCanvasTrue()) throw new Error('The canvas is refused.');
  return canvas;
}

function makeCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/** True if a color is read as it was drawn. */
function isCanvasTrue(): boolean {
  const context = makeCanvas(1, 1).getContext('2d');
  if (!context) return false;
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red === 0x12 && green === 0x34 && blue === 0x56;
}

/** Opens a picture as an <img>, from a data: URL, because the content policy allows no others. */
async function openImage(file: Blob): Promise<OpenPicture> {
  const image = new Image();
  image.src = await dataUrlOf(file);
  await image.decode();
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close() {} };
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
}
