/** The icons of the site: the bird in its lit window. */
import { place, rect } from '@wrenhouse/svg';
import sharp, { type Sharp } from 'sharp';
import { palette } from './palette.ts';
import { wren } from './wren.ts';

interface PngIcon {
  file: string;
  /** Pixels. */
  width: number;
  /** Square to the edge, the bird in the middle four fifths: systems cut it to a shape of their own. */
  maskable: boolean;
}

export const PNG_ICONS: readonly PngIcon[] = [
  { file: 'apple-touch-icon.png', width: 180, maskable: true },
  { file: 'icon-192.png', width: 192, maskable: false },
  { file: 'icon-512.png', width: 512, maskable: false },
  { file: 'icon-maskable-512.png', width: 512, maskable: true },
];

export function icon(maskable: boolean): string {
  const ground = maskable
    ? rect(0, 0, 64, 64, palette.lamp)
    : rect(0, 0, 64, 64, palette.lamp, 'rx="14"');
  const bird = maskable ? place(11, 12, 0.64, wren()) : place(5, 5, 0.84, wren());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${bird}</svg>`;
}

export function pngIcon({ width, maskable }: PngIcon): Sharp {
  return sharp(Buffer.from(icon(maskable)), { density: (72 * width) / 64 })
    .resize(width)
    .png({ compressionLevel: 9 });
}
