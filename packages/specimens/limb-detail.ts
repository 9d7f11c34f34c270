/** What legs and antennae have in common: segments with a shape of their own, and hairs. */
import {
  alongLine,
  bandPoints,
  between,
  hairPath,
  lengthOf,
  normalAt,
  type Point,
  stepFrom,
} from './geometry.ts';
import type { Sheet } from './sheet.ts';

/** Half-widths along a segment, as shares of its half-width. */
export type Profile = readonly (readonly [along: number, share: number])[];

/** The outline of a segment from `a` to `b`, bent sideways by a share of its length. */
export function segmentPoints(
  a: Point,
  b: Point,
  half: number,
  profile: Profile,
  bow = 0,
): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const line = profile.map(([along]): Point => {
    const [x, y] = between(a, b, along);
    const off = bow * length * 4 * along * (1 - along);
    return [x + nx * off, y + ny * off];
  });
  return bandPoints(
    line,
    profile.map(([, share]) => share * half),
  );
}

/** Segments in a row along a smooth line: each narrow at its base and broader at its tip. */
export function beadRow(
  line: readonly Point[],
  count: number,
  halfAt: (along: number) => number,
): Point[][] {
  const at = (share: number) => alongLine(line, Math.min(1, Math.max(0, share)));
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 0.96) / count];
    const half = halfAt((index + 0.5) / count);
    // The last one ends round.
    const tip = index === count - 1 ? 0.34 : 0.86;
    return bandPoints(
      [at(from), at(from + (to - from) * 0.62), at(to)],
      [half * 0.62, half, half * tip],
    );
  });
}

/** A line of varying width as one shape. */
export function taperedLine(
  line: readonly Point[],
  halfAt: (along: number) => number,
  steps = 9,
): Point[] {
  const points = Array.from({ length: steps }, (_, index) => alongLine(line, index / (steps - 1)));
  return bandPoints(
    points,
    points.map((_, index) => halfAt(index / (steps - 1))),
  );
}

/** Short lines across a whip: it has too many segments to draw each. */
export function annuli(line: readonly Point[], halfAt: (along: number) => number, count: number) {
  return Array.from({ length: count }, (_, index): [Point, Point] => {
    const along = (index + 1) / (count + 1);
    const steps = [along - 0.01, along, along + 0.01].map((share) => alongLine(line, share));
    const [nx, ny] = normalAt(steps, 1);
    const [x, y] = steps[1] as Point;
    const half = halfAt(along);
    return [
      [x - nx * half, y - ny * half],
      [x + nx * half, y + ny * half],
    ];
  });
}

/** Fine hairs on both sides of a limb from `a` to `b`, bent to its tip. */
export function hairsOn(sheet: Sheet, a: Point, b: Point, length: number, half: number): string {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) * (180 / Math.PI);
  const count = Math.round(lengthOf([a, b]) / (sheet.ink * 9));
  let data = '';
  for (let index = 1; index <= count; index++)
    for (const side of [1, -1]) {
      const root = stepFrom(between(a, b, index / (count + 1)), half * 0.6, heading + side * 90);
      const reach = length * (0.7 + 0.6 * sheet.random());
      data += hairPath(
        root,
        stepFrom(root, reach * 0.6, heading + side * 70),
        stepFrom(root, reach, heading + side * 48),
      );
    }
  return data;
}
