/** Trees, shrubs and grass. Each stands with its foot on (x, y). */

import { circle, formatNumber, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from './palette.ts';

const CROWN =
  'M-58-52c-14-6-20-26-8-38 2-22 26-32 42-24 12-16 42-14 50 4 20-2 34 16 28 34 12 12 6 34-10 38-8 14-30 16-42 6-14 10-48 6-60-20Z';
const CROWN_LIGHT =
  'M-40-62c-8-10-6-26 8-32-2-16 18-26 32-18 8-10 26-8 30 4-18-4-26 6-26 16-14-2-22 8-18 18-12 0-20 4-26 12Z';

/** A round-crowned tree: dark crown, its lit side, the trunk. */
export function tree(
  x: number,
  y: number,
  scale: number,
  dark: string = palette.teal4,
  light: string = palette.teal3,
  trunk: string = palette.fig,
): string {
  return place(
    x,
    y,
    scale,
    line('M0 0c2-24-2-44 0-66M0-34l22-24M0-24l-20-22', trunk, 8) +
      path(CROWN, dark) +
      path(CROWN_LIGHT, light),
  );
}

/** A tree in fall color. */
export function maple(x: number, y: number, scale: number): string {
  return tree(x, y, scale, palette.ruf2, palette.rust);
}

const PETALS =
  'M0 0c-6-2-8-8-3-10 2-1 3 1 3 1s1-2 3-1c5 2 3 8-3 10ZM0 0c2-6 8-8 10-3 1 2-1 3-1 3s2 1 1 3c-2 5-8 3-10-3ZM0 0c6 2 8 8 3 10-2 1-3-1-3-1s-1 2-3 1c-5-2-3-8 3-10ZM0 0c-2 6-8 8-10 3-1-2 1-3 1-3s-2-1-1-3c2-5 8-3 10 3Z';
const BLOSSOMS: [number, number][] = [
  [-48, -66],
  [-30, -98],
  [-8, -76],
  [8, -110],
  [34, -92],
  [52, -70],
  [22, -58],
  [-26, -52],
  [44, -108],
  [-56, -84],
];

/** Four notched petals around a yellow heart, 20 wide. */
export function blossom(): string {
  return path(PETALS, palette.cream) + circle(0, 0, 2.2, palette.lampDark);
}

/** Virginia's state flower, in bloom; a page may give it another season (hero-clock.css). */
export function dogwood(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    line('M0 0c-2-26 4-48-2-74M-1-40c14-8 24-16 32-30M-1-30c-16-6-26-18-32-32', palette.fig, 6) +
      `<g opacity="var(--leaves,1)">${path(CROWN, `var(--leaf,${palette.teal3})`)}${path(CROWN_LIGHT, `var(--leaf-lit,${palette.teal2})`)}</g>` +
      `<g opacity="var(--bloom,1)">${BLOSSOMS.map(([dx, dy]) => place(dx, dy, 1, blossom())).join('')}</g>`,
  );
}

/** South Carolina's state tree. */
export function palmetto(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    path('M-6 0c1-30 3-60 0-92h11c-2 32-1 62 2 92Z', palette.plum) +
      line('M-5-20l10 5M-5-36l10 5M-5-52l10 5M-5-68l10 5', palette.fig) +
      repeat(
        11,
        (i) =>
          `<g transform="translate(0 -94) rotate(${-110 + i * 22})">${path('M0 0C-7-16-9-34 0-56 9-34 7-16 0 0Z', i % 2 ? palette.teal4 : palette.teal3)}</g>`,
      ) +
      circle(0, -94, 7, palette.teal5),
  );
}

export function pine(x: number, y: number, scale: number, fill: string = palette.teal4): string {
  return place(
    x,
    y,
    scale,
    rect(-3, -30, 6, 30, palette.fig) +
      path('M0-130 24-86H13l20 30H18l22 32h-80l22-32h-15l20-30h-11Z', fill),
  );
}

export function bush(
  x: number,
  y: number,
  scale: number,
  dark: string = palette.plum,
  light: string = palette.plumLight,
  flowers = '',
): string {
  return place(
    x,
    y,
    scale,
    path('M-46 0c-10-14-2-32 12-32 2-16 24-22 34-10 12-10 32-4 34 12 14 0 20 18 10 30Z', dark) +
      path('M-30-8c-6-8 0-18 8-18 2-10 14-12 20-6-10 2-14 8-14 14-8 0-12 4-14 10Z', light) +
      flowers,
  );
}

const HEADS: [number, number][] = [
  [-28, -18],
  [-8, -30],
  [14, -24],
  [30, -14],
  [2, -12],
];

export function hydrangea(x: number, y: number, scale: number): string {
  const heads = HEADS.map(
    ([dx, dy]) => circle(dx, dy, 8, palette.haint) + circle(dx - 2, dy - 2, 3.5, '#E9F6F4'),
  ).join('');
  return bush(x, y, scale, palette.teal4, palette.teal3, heads);
}

/** A picket fence; pickets alternate between two tones. */
export function fence(
  fromX: number,
  toX: number,
  y: number,
  height = 62,
  light: string = palette.cream,
  dark = '#FFEBD0',
): string {
  const pickets = (odd: number) =>
    repeat(Math.floor((toX - fromX) / 26), (i) =>
      i % 2 === odd
        ? `M${formatNumber(fromX + i * 26 + 4)} ${formatNumber(y)}v${9 - height}l7.5-9 7.5 9v${height - 9}Z`
        : '',
    );
  return (
    rect(fromX, y - height * 0.72, toX - fromX, 7, light) +
    rect(fromX, y - height * 0.3, toX - fromX, 7, light) +
    path(pickets(0), dark) +
    path(pickets(1), light)
  );
}

export function tuft(x: number, y: number, scale: number, fill: string = palette.teal3): string {
  return place(
    x,
    y,
    scale,
    path(
      'M-10 0c1-8-3-14-6-18 7 3 10 8 11 14 0-10 2-18 6-23 1 8 1 16 0 22 2-6 6-10 11-12-4 5-6 11-6 17Z',
      fill,
    ),
  );
}
