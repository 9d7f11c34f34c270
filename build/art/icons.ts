/** The bird in its lit window as icon. */
import { wren } from '../../app/illustrations/objects.ts';
import { ink } from '../../app/illustrations/palette.ts';
import { place, rect } from '../../app/illustrations/shapes.ts';

/** PNG icons by file name, with their width in pixels; a maskable one keeps the bird in the middle four fifths. */
export const PNG_ICONS = [
  { file: 'apple-touch-icon.png', width: 180, maskable: true },
  { file: 'icon-192.png', width: 192, maskable: false },
  { file: 'icon-512.png', width: 512, maskable: false },
  { file: 'icon-maskable-512.png', width: 512, maskable: true },
];

/** @param maskable square to the edge with the bird small, for systems that cut icons to a shape of their own */
export function icon(maskable: boolean): string {
  const ground = maskable ? rect(0, 0, 64, 64, ink.lamp) : rect(0, 0, 64, 64, ink.lamp, 'rx="14"');
  const bird = maskable ? place(11, 12, 0.64, wren()) : place(5, 5, 0.84, wren());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${bird}</svg>`;
}
