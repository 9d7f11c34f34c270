/** Wings of insects with clear wings, from a length and a width in mm. */
import type { Outline, Wings } from '../anatomy.ts';
import { pairs } from '../geometry.ts';

type Vein = NonNullable<Wings['veins']>[number];

const scaled = (edge: Outline, width: number): Outline =>
  edge.map(([along, off]) => [along, off * width] as const);

/** The larger front wing of ants, bees and wasps: narrow root, broad outer third. */
export function foreWing(width: number): Pick<Wings, 'leading' | 'trailing' | 'veins'> {
  return {
    leading: scaled(pairs([0, 0.09, 0.3, 0.27, 0.7, 0.33, 0.92, 0.23, 1, 0.03]), width),
    trailing: scaled(pairs([0, 0.1, 0.3, 0.36, 0.62, 0.64, 0.86, 0.55, 1, 0]), width),
    veins: FORE_VEINS,
  };
}

/** The smaller hind wing. */
export function hindWing(width: number): Pick<Wings, 'leading' | 'trailing' | 'veins'> {
  return {
    leading: scaled(pairs([0, 0.1, 0.4, 0.34, 0.85, 0.3, 1, 0.04]), width),
    trailing: scaled(pairs([0, 0.08, 0.35, 0.56, 0.75, 0.6, 1, 0]), width),
    veins: [
      [0.5, 0.3, 0.02, 0.82],
      [-0.1, -0.45, 0.02, 0.7],
    ],
  };
}

/** Front edge cell, two long veins and the cross veins that close the cells. */
const FORE_VEINS: Vein[] = [
  [0.82, 0.93, 0.02, 0.74],
  [0.35, 0.3, 0.03, 0.95, 0.1],
  [-0.35, -0.55, 0.03, 0.82, -0.1],
  [0.3, 0.9, 0.45, 0.7],
  [-0.4, 0.3, 0.4, 0.52],
  [0.3, -0.4, 0.62, 0.74],
];
