/** Legs: all pairs at once, jointed, with spines, hairs and rings. */
import type { Joint, Leg, Legs } from './anatomy.ts';
import { brightnessOf, INK, LAMPLIGHT } from './color.ts';
import {
  between,
  type Point,
  smoothPath,
  stepFrom,
  straightPath,
  taperedPath,
} from './geometry.ts';
import { FINEST, hairsOn } from './limb-detail.ts';
import type { Sheet } from './sheet.ts';

interface Stretch {
  joint: Joint;
  a: Point;
  b: Point;
  fill: string;
  leg: Leg;
}

/** All legs at once, feet first: what is nearer to the body covers what it carries. */
export function drawLegs(sheet: Sheet, { legs, side }: Legs): void {
  const stretches = legs.flatMap((leg) =>
    (side ? [1] : [1, -1]).map((mirror) => stretchesOf(sheet, leg, mirror)),
  );
  const longest = Math.max(...stretches.map((leg) => leg.length));
  for (let rank = 1; rank <= longest; rank++) {
    const level = stretches.flatMap((leg) => leg.at(-rank) ?? []);
    const fills = [...new Set(level.map(({ fill }) => fill))];
    for (const fill of fills)
      drawJoints(
        sheet,
        level.filter((one) => one.fill === fill),
        fill,
      );
  }
}

function stretchesOf(sheet: Sheet, leg: Leg, mirror: number): Stretch[] {
  let from = leg.at;
  return leg.joints.map((joint) => {
    const to = stepFrom(from, joint.length, joint.turn);
    const [a, b] = [sheet.at(mirror * from[0], from[1]), sheet.at(mirror * to[0], to[1])];
    from = to;
    return { joint, a, b, fill: joint.fill ?? leg.fill, leg };
  });
}

function drawJoints(sheet: Sheet, stretches: Stretch[], fill: string): void {
  const halfOf = ({ joint }: Stretch) => Math.max(FINEST, joint.width * sheet.unit) / 2;
  const feet = stretches.filter(({ joint }) => joint.name === 'tarsus');
  if (feet.length) drawFeet(sheet, feet, fill);
  const rest = stretches.filter(({ joint }) => joint.name !== 'tarsus');
  let [limbs, light, spines, hairs] = ['', '', '', ''];
  for (const stretch of rest) {
    const { a, b, joint, leg } = stretch;
    const half = halfOf(stretch);
    limbs +=
      joint.name === 'femur' || joint.name === 'coxa'
        ? taperedPath(a, b, [half * 0.62, half * 1.12, half * 0.6])
        : quad(a, b, half * 0.66, half * 0.84);
    if (half > 4.5) light += straightPath(beside(a, b, half * 0.4), false);
    if (joint.name === 'tibia' && leg.spines)
      spines += spinesOn(a, b, leg.spines.count, leg.spines.length * sheet.unit, half);
    if (leg.hairs) hairs += hairsOn(sheet, a, b, leg.hairs * sheet.unit, half);
  }
  sheet.path(hairs, { width: sheet.ink * 0.5, opacity: 0.7 });
  sheet.path(spines, { width: sheet.ink * 0.8 });
  sheet.path(limbs, { fill });
  sheet.path(light, {
    stroke: LAMPLIGHT,
    width: sheet.ink * 1.3,
    opacity: brightnessOf(fill) > 120 ? 0.5 : 0.3,
  });
  drawRings(sheet, rest);
}

/** Two of the five rings a banded leg shows, halfway along its shin. */
function drawRings(sheet: Sheet, stretches: Stretch[]): void {
  const ringed = stretches.filter(({ joint, leg }) => leg.ring && joint.name !== 'coxa');
  const data = ringed.map(({ a, b, joint }) => {
    const half = Math.max(FINEST, joint.width * sheet.unit) / 2;
    return quad(between(a, b, 0.62), between(a, b, 0.9), half * 0.72, half * 0.72);
  });
  sheet.path(data.join(''), { fill: ringed[0]?.leg.ring, stroke: 'none' });
}

/** Feet of small joints, with two claws. */
function drawFeet(sheet: Sheet, feet: Stretch[], fill: string): void {
  const width = Math.max(FINEST * 0.8, ...feet.map(({ joint }) => joint.width * sheet.unit));
  let [data, claws] = ['', ''];
  for (const { a, b } of feet) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const bow = dx < 0 ? -0.07 : 0.07;
    const middle: Point = [(a[0] + b[0]) / 2 + dy * bow, (a[1] + b[1]) / 2 - dx * bow];
    data += smoothPath([a, middle, b], false);
    const heading = Math.atan2(b[1] - middle[1], b[0] - middle[0]) * (180 / Math.PI);
    for (const spread of [-32, 32])
      claws += straightPath([b, stepFrom(b, 7 + width * 0.5, heading + spread)], false);
  }
  sheet.path(claws, { width: sheet.ink * 0.8 });
  sheet.path(data, { width: width + sheet.ink * 0.7 });
  if (fill === INK || width < FINEST) return;
  const first = feet[0] as Stretch;
  const length = Math.hypot(first.b[0] - first.a[0], first.b[1] - first.a[1]) / 5;
  sheet.path(data, {
    stroke: fill,
    width: width - sheet.ink * 0.6,
    dash: [length * 0.86, length * 0.14],
  });
}

function quad(a: Point, b: Point, start: number, end: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  return straightPath([
    [a[0] + nx * start, a[1] + ny * start],
    [b[0] + nx * end, b[1] + ny * end],
    [b[0] - nx * end, b[1] - ny * end],
    [a[0] - nx * start, a[1] - ny * start],
  ]);
}

/** A line along the lit side of a limb: the one that faces up and to the left. */
function beside(a: Point, b: Point, distance: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const toLamp = normal[0] * -0.6 + normal[1] * -0.8 > 0 ? distance : -distance;
  const shift = (point: Point): Point => [
    point[0] + normal[0] * toLamp,
    point[1] + normal[1] * toLamp,
  ];
  return [shift(between(a, b, 0.18)), shift(between(a, b, 0.8))];
}

function spinesOn(a: Point, b: Point, count: number, length: number, half: number): string {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) * (180 / Math.PI);
  let data = '';
  for (let index = 1; index <= count; index++)
    for (const side of [1, -1]) {
      const root = stepFrom(between(a, b, index / (count + 0.6)), half * 0.6, heading + side * 90);
      data += straightPath([root, stepFrom(root, length, heading + side * 48)], false);
    }
  return data;
}
