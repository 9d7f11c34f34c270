/** A branch that reaches into the hero from its upper right corner, 210 by 132: dogwood by season, and a palmetto frond. */
import type { Season } from '../../domain/scene/clock.ts';
import { ink } from './palette.ts';
import { blossom } from './plants.ts';
import { circle, drawing, line, path, place, repeat } from './shapes.ts';

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

export const BRANCHES: Record<Season | 'palmetto', () => string> = {
  spring: () =>
    dogwood(
      ENDS.map(([x, y, turn], index) =>
        index % 3 === 1
          ? leaf(x, y, turn, 0.6, ink.teal2)
          : place(x, y, index % 2 ? 1.25 : 1.55, blossom()),
      ).join(''),
    ),
  summer: () =>
    dogwood(
      ENDS.map(
        ([x, y, turn], index) =>
          leaf(x, y, turn, 1, index % 2 ? ink.teal3 : ink.teal4) +
          leaf(x, y, turn - 70, 0.8, index % 2 ? ink.teal4 : ink.teal3),
      ).join(''),
    ),
  autumn: () =>
    dogwood(
      ENDS.map(
        ([x, y, turn], index) =>
          leaf(x, y, turn, 1, index % 2 ? ink.ruf2 : ink.rust) +
          leaf(x, y, turn - 70, 0.75, index % 2 ? ink.plumLight : ink.ruf2),
      ).join('') +
        leaf(30, 112, 40, 0.7, ink.rust) +
        leaf(104, 118, 160, 0.6, ink.ruf2),
    ),
  winter: () =>
    dogwood(
      ENDS.map(
        ([x, y]) =>
          circle(x, y, 5, ink.ruf) +
          circle(x + 7, y + 5, 4.4, ink.rose) +
          circle(x - 4, y + 8, 4, ink.rufDark),
      ).join(''),
    ),
  palmetto: () =>
    drawing(
      210,
      132,
      line('M214-6C190 10 168 22 146 34', ink.teal5, 6) +
        repeat(
          9,
          (i) =>
            `<g transform="translate(146 34) rotate(${84 + i * 19})">${path('M0-5Q46-9 88 0 46 9 0 5Z', i % 2 ? ink.teal4 : ink.teal3)}</g>`,
        ),
    ),
};

function dogwood(grown: string): string {
  return drawing(210, 132, line(WOOD, ink.fig2, 4) + grown);
}

function leaf(x: number, y: number, turn: number, size: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path(LEAF, fill)}</g>`;
}
