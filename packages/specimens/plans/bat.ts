/** Bats from above, wings spread: a hand of long fingers with skin between them. */
import type { Layer, Mark } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import type { Point } from '../geometry.ts';

export interface Bat {
  /** Nose to tip of the tail. */
  length: number;
  /** Wing tip to wing tip. */
  span: number;
  /** Width of the body. */
  width: number;
  fur: string;
  skin: string;
  /** Ear as a share of the body's length. */
  ear: { length: number; width: number };
}

const WRIST: Point = [0.4, 0.06];
const FINGERS: readonly Point[] = [
  [1, 0.34],
  [0.76, 0.78],
  [0.48, 0.92],
];

export function bat({ length: l, span, width: w, fur, skin, ear }: Bat): Layer[] {
  const half = span / 2;
  // Shares of the half span across and of the body along.
  const at = ([x, y]: Point): Point => [x * half, y * l];
  const wrist = at(WRIST);
  const shoulder: Point = [w * 0.3, l * 0.3];
  const elbow = at([0.17, 0.44]);
  const ankle: Point = [w * 0.62, l * 0.86];
  const line = (points: Point[], width: number): Mark => ({
    kind: 'mark',
    layer: 'wings',
    paired: true,
    line: points,
    tension: 0.6,
    width,
    stroke: lighten(skin, 0.3),
  });
  return [
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      area: [
        shoulder,
        at([0.2, 0.12]),
        wrist,
        at([0.72, 0.1]),
        at(FINGERS[0] as Point),
        at([0.84, 0.48]),
        at(FINGERS[1] as Point),
        at([0.6, 0.7]),
        at(FINGERS[2] as Point),
        at([0.32, 0.76]),
        ankle,
        [w * 0.3, l * 0.7],
      ],
      tension: 0.5,
      fill: skin,
      stroke: INK,
    },
    // Folds of the skin between the fingers.
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      lines: [
        [at([0.5, 0.2]), at([0.7, 0.5]), at([0.82, 0.52])],
        [at([0.42, 0.2]), at([0.54, 0.55]), at([0.6, 0.68])],
        [at([0.34, 0.2]), at([0.34, 0.5]), at([0.34, 0.72])],
        [at([0.24, 0.3]), at([0.26, 0.5]), at([0.28, 0.72])],
        [at([0.6, 0.16]), at([0.8, 0.32]), at([0.9, 0.42])],
      ],
      width: l * 0.006,
      stroke: darken(skin, 0.5),
      opacity: 0.7,
    },
    // Skin between the legs and around the tail.
    {
      kind: 'mark',
      layer: 'wings',
      area: [
        [-w * 0.3, l * 0.7],
        [-ankle[0], ankle[1]],
        [-w * 0.3, l * 0.95],
        [0, l * 0.985],
        [w * 0.3, l * 0.95],
        ankle,
        [w * 0.3, l * 0.7],
      ],
      tension: 0.5,
      fill: skin,
      stroke: INK,
    },
    line([shoulder, elbow, wrist], l * 0.035),
    line([wrist, at([0.74, 0.11]), at(FINGERS[0] as Point)], l * 0.016),
    line([wrist, at([0.64, 0.36]), at(FINGERS[1] as Point)], l * 0.016),
    line([wrist, at([0.47, 0.46]), at(FINGERS[2] as Point)], l * 0.016),
    line([wrist, [wrist[0] + l * 0.03, wrist[1] - l * 0.09]], l * 0.02),
    line([[w * 0.22, l * 0.76], ankle], l * 0.02),
    {
      kind: 'part',
      region: 'body',
      from: l * 0.16,
      to: l,
      width: w,
      // The tail runs out thin behind.
      outline: [
        [0, 0.5],
        [0.12, 0.84],
        [0.28, 1],
        [0.48, 0.86],
        [0.62, 0.52],
        [0.7, 0.18],
        [0.84, 0.09],
        [1, 0.04],
      ],
      fill: fur,
      gloss: 0.2,
      shade: 0.9,
      outlined: false,
      hair: { count: 54, length: l * 0.022, color: darken(fur, 0.3), all: true },
    },
    {
      kind: 'mark',
      layer: 'detail',
      paired: true,
      area: [
        [w * 0.12, l * 0.1],
        [w * 0.18, l * 0.1 - ear.length * l],
        [w * 0.18 + ear.width * l, l * 0.1 - ear.length * l * 0.6],
        [w * 0.4, l * 0.16],
      ],
      tension: 0.7,
      fill: darken(skin, 0.1),
      stroke: INK,
    },
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: l * 0.24,
      width: w * 0.72,
      outline: [
        [0, 0.34],
        [0.2, 0.56],
        [0.5, 0.92],
        [0.78, 1],
        [1, 0.6],
      ],
      fill: lighten(fur, 0.06),
      gloss: 0.2,
      outlined: false,
      hair: { count: 18, length: l * 0.016, color: darken(fur, 0.3), all: true },
    },
    { kind: 'eyes', at: [w * 0.17, l * 0.075], rx: l * 0.011, ry: l * 0.012, wet: true },
    {
      kind: 'mark',
      oval: [0, l * 0.012, w * 0.13, l * 0.016],
      fill: darken(skin, 0.1),
      stroke: INK,
    },
  ];
}
