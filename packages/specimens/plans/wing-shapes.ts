/** Wings of insects with clear wings, from a length and a width in mm. */
import type { Outline, Wings } from '../anatomy.ts';
import { pairs } from '../geometry.ts';

type Net = NonNullable<Wings['net']>;

const scaled = (edge: Outline, width: number): Outline =>
  edge.map(([along, off]) => [along, off * width] as const);

/** The larger front wing of ants, bees and wasps: narrow root, broad outer third. */
export function foreWing(width: number): Pick<Wings, 'leading' | 'trailing' | 'net' | 'stigma'> {
  return {
    leading: scaled(pairs([0, 0.09, 0.3, 0.27, 0.7, 0.33, 0.92, 0.23, 1, 0.03]), width),
    trailing: scaled(pairs([0, 0.1, 0.3, 0.36, 0.62, 0.64, 0.86, 0.55, 1, 0]), width),
    net: FORE_NET,
    stigma: [0.56, 0.67],
  };
}

/** The smaller hind wing. */
export function hindWing(width: number): Pick<Wings, 'leading' | 'trailing' | 'net' | 'stigma'> {
  return {
    leading: scaled(pairs([0, 0.1, 0.4, 0.34, 0.85, 0.3, 1, 0.04]), width),
    trailing: scaled(pairs([0, 0.08, 0.35, 0.56, 0.75, 0.6, 1, 0]), width),
    net: HIND_NET,
  };
}

/**
 * The net of a wasp's or bee's front wing: the strong vein of the front edge up to the dark spot, the closed cell beyond
 * it, three small cells below that, and the two long veins behind.
 */
const FORE_NET: Net = [
  pairs([0.02, 0.7, 0.3, 0.84, 0.57, 0.9]),
  pairs([0.6, 0.86, 0.7, 0.6, 0.82, 0.6, 0.94, 0.92]),
  pairs([0.02, 0.34, 0.2, 0.42, 0.36, 0.4, 0.5, 0.3, 0.66, 0.25, 0.82, 0.18, 0.93, 0.06]),
  pairs([0.36, 0.4, 0.4, 0.6, 0.46, 0.88]),
  pairs([0.4, 0.6, 0.52, 0.5, 0.6, 0.5, 0.7, 0.6]),
  pairs([0.6, 0.5, 0.62, 0.27]),
  pairs([0.75, 0.58, 0.76, 0.21]),
  pairs([0.3, 0.41, 0.4, 0.06, 0.58, -0.12, 0.74, -0.26]),
  pairs([0.52, 0.29, 0.5, -0.04]),
  pairs([0.68, 0.24, 0.64, -0.17]),
  pairs([0.02, -0.2, 0.3, -0.46, 0.56, -0.64]),
];
const HIND_NET: Net = [
  pairs([0.02, 0.7, 0.4, 0.82, 0.72, 0.7]),
  pairs([0.04, 0.2, 0.4, 0.3, 0.78, 0.16]),
  pairs([0.4, 0.3, 0.45, 0.8]),
  pairs([0.34, 0.29, 0.5, -0.2, 0.68, -0.42]),
];
