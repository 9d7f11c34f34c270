/** A branch that reaches into the hero from its upper right corner, 210 by 132: dogwood by season, and a palmetto frond. */

import { circle, drawing, formatNumber, line, path, place, repeat } from '@wrenhouse/svg';
import { palette } from './palette.ts';
import { blossom } from './plants.ts';

const WOOD =
  'M210 14C170 12 140 26 112 34S60 40 34 58M150 20c-4 18-16 30-22 48M112 34c-14 14-18 30-34 44M176 13c4 14 0 26 6 40M70 42c-8-6-18-8-30-6';

/** Where something grows: x, y, which way it points in degrees. */
const ENDS: readonly [number, number, number][] = [
  [34, 58, 120],
  [40, 36, 170],
  [78, 78, 110],
  [92, 52, 60],
  [128, 68, 100],
  [100, 40, 40],
  [140, 44, 80],
  [182, 53, 90],
  [160, 18, 60],
  [86, 38, 200],
];

const LEAF = 'M0 0q8-12 24-8 8 4 12 8-6 4-12 8Q8 12 0 0Z';

export const BRANCHES = {
  spring: () =>
    dogwood(
      ENDS.map(([x, y, turn], index) =>
        index % 3 === 1
          ? leaf(x, y, turn, 0.6, palette.teal2)
          : place(x, y, index % 2 ? 1.25 : 1.55, blossom()),
      ).join(''),
    ),
  summer: () =>
    dogwood(
      ENDS.map(
        ([x, y, turn], index) =>
          leaf(x, y, turn, 1, index % 2 ? palette.teal3 : palette.teal4) +
          leaf(x, y, turn - 70, 0.8, index % 2 ? palette.teal4 : palette.teal3),
      ).join(''),
    ),
  autumn: () =>
    dogwood(
      ENDS.map(
        ([x, y, turn], index) =>
          leaf(x, y, turn, 1, index % 2 ? palette.ruf2 : palette.rust) +
          leaf(x, y, turn - 70, 0.75, index % 2 ? palette.plumLight : palette.ruf2),
      ).join('') +
        leaf(30, 112, 40, 0.7, palette.rust) +
        leaf(104, 118, 160, 0.6, palette.ruf2),
    ),
  winter: () =>
    dogwood(
      ENDS.map(
        ([x, y]) =>
          circle(x, y, 5, palette.ruf) +
          circle(x + 7, y + 5, 4.4, palette.rose) +
          circle(x - 4, y + 8, 4, palette.rufDark),
      ).join(''),
    ),
  palmetto: () =>
    drawing(
      210,
      132,
      line('M216-8C196 0 176 10 160 22', palette.teal5, 6) +
        frond(154, 26, 1) +
        frond(204, 16, 0.62),
    ),
};

/** A palmetto's leaf: blades in a fan, each with its rib, their tips bent down. */
function frond(x: number, y: number, scale: number): string {
  const blades = repeat(13, (i) => {
    const angle = 52 + i * 15;
    const bend = angle > 90 ? -1 : 1;
    const long = 1 - Math.abs(i - 6) * 0.035;
    const blade =
      path('M0-5C34-11 66-9 98 9 66 8 32 9 0 5Z', i % 2 ? palette.teal4 : palette.teal3) +
      line('M6 0C36-2 64 0 84 5', i % 2 ? palette.teal3 : palette.teal2, 1.4);
    return `<g transform="rotate(${angle}) scale(${formatNumber(long)} ${formatNumber(bend * long)})">${blade}</g>`;
  });
  return place(x, y, scale, blades + circle(0, 0, 8, palette.teal5));
}

function dogwood(grown: string): string {
  return drawing(210, 132, line(WOOD, palette.fig2, 4) + grown);
}

function leaf(x: number, y: number, turn: number, size: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path(LEAF, fill)}</g>`;
}
