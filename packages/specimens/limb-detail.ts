/** What legs and antennae have in common. */
import { between, type Point, stepFrom, straightPath } from './geometry.ts';
import type { Sheet } from './sheet.ts';

/** No limb is thinner than this, units: it must still be there in a picture of 40 pixels. */
export const FINEST = 3.8;

/** Fine hairs on both sides of a limb from `a` to `b`. */
export function hairsOn(sheet: Sheet, a: Point, b: Point, length: number, half: number): string {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) * (180 / Math.PI);
  const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 22);
  let data = '';
  for (let index = 1; index <= count; index++)
    for (const side of [1, -1]) {
      const root = stepFrom(between(a, b, index / (count + 1)), half * 0.6, heading + side * 90);
      const reach = length * (0.7 + 0.6 * sheet.random());
      data += straightPath([root, stepFrom(root, reach, heading + side * 62)], false);
    }
  return data;
}
