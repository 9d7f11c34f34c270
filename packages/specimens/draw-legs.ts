/** Legs: all pairs at once, jointed, with claws, spines, hairs and rings. */
import type { Joint, JointName, Leg, Legs } from './anatomy.ts';
import { brightnessOf, darken, INK, LAMPLIGHT } from './color.ts';
import { between, hairPath, type Point, smoothPath, stepFrom, straightPath } from './geometry.ts';
import { beadRow, hairsOn, type Profile, segmentPoints } from './limb-detail.ts';
import type { Sheet } from './sheet.ts';

interface Stretch {
  joint: Joint;
  a: Point;
  b: Point;
  fill: string;
  leg: Leg;
  mirror: number;
}

/** A thigh is thickest before its middle, a shin at its end. */
const PROFILES: Record<JointName, Profile> = {
  coxa: [
    [0, 0.8],
    [0.5, 1],
    [1, 0.62],
  ],
  femur: [
    [0, 0.46],
    [0.12, 0.74],
    [0.42, 1],
    [0.74, 0.8],
    [0.94, 0.58],
    [1, 0.44],
  ],
  patella: [
    [0, 0.6],
    [0.5, 0.9],
    [1, 0.7],
  ],
  tibia: [
    [0, 0.5],
    [0.1, 0.7],
    [0.55, 0.74],
    [0.9, 0.92],
    [1, 0.66],
  ],
  metatarsus: [
    [0, 0.76],
    [0.5, 0.7],
    [1, 0.6],
  ],
  tarsus: [
    [0, 0.6],
    [0.5, 0.7],
    [1, 0.5],
  ],
};
/** How far a segment bends from straight, as a share of its length. */
const BOWS: Record<JointName, number> = {
  coxa: 0,
  femur: -0.035,
  patella: 0,
  tibia: 0.03,
  metatarsus: 0.02,
  tarsus: 0.05,
};

/** All legs at once, feet first: what is nearer to the body covers what it carries. */
export function drawLegs(sheet: Sheet, { legs, side }: Legs): void {
  const stretches = legs.flatMap((leg, index) =>
    (side ? [1] : [1, -1]).map((mirror) => stretchesOf(sheet, leg, index, mirror)),
  );
  if (sheet.detail === 'chip') {
    drawSimpleLegs(sheet, stretches);
    return;
  }
  const longest = Math.max(...stretches.map((leg) => leg.length));
  for (let rank = 1; rank <= longest; rank++) {
    const level = stretches.flatMap((leg) => leg.at(-rank) ?? []);
    for (const fill of new Set(level.map((one) => one.fill))) {
      const same = level.filter((one) => one.fill === fill);
      drawFeet(
        sheet,
        same.filter(({ joint }) => joint.name === 'tarsus'),
        fill,
      );
      drawJoints(
        sheet,
        same.filter(({ joint }) => joint.name !== 'tarsus'),
        fill,
      );
    }
  }
}

function stretchesOf(sheet: Sheet, leg: Leg, index: number, mirror: number): Stretch[] {
  const turns = sheet.pose.legTurns(index, mirror, leg.joints.length);
  const anchor = leg.at[1];
  let from = leg.at;
  return leg.joints.map((joint, place) => {
    const to = stepFrom(from, joint.length, joint.turn + (turns[place] ?? 0));
    const [a, b] = [
      sheet.at(mirror * from[0], from[1], anchor),
      sheet.at(mirror * to[0], to[1], anchor),
    ];
    from = to;
    return { joint, a, b, fill: joint.fill ?? leg.fill, leg, mirror };
  });
}

function halfOf(sheet: Sheet, { joint }: Stretch): number {
  return Math.max(sheet.finest, joint.width * sheet.unit) / 2;
}

function shapeOf(sheet: Sheet, stretch: Stretch): Point[] {
  const { a, b, joint, mirror } = stretch;
  return segmentPoints(
    a,
    b,
    halfOf(sheet, stretch),
    PROFILES[joint.name],
    BOWS[joint.name] * mirror,
  );
}

function drawJoints(sheet: Sheet, stretches: Stretch[], fill: string): void {
  if (!stretches.length) return;
  let [spines, hairs] = ['', ''];
  for (const stretch of stretches) {
    const { a, b, joint, leg } = stretch;
    const half = halfOf(sheet, stretch);
    if (joint.name === 'tibia' && leg.spines)
      spines += spinesOn(a, b, leg.spines.count, leg.spines.length * sheet.unit, half);
    else if (joint.name === 'tibia' && sheet.detail === 'plate' && half > sheet.ink)
      spines += spurs(a, b, half);
    if (leg.hairs && sheet.detail === 'plate')
      hairs += hairsOn(sheet, a, b, leg.hairs * sheet.unit, half);
  }
  sheet.path(hairs, { stroke: INK, width: sheet.ink * 0.42, opacity: 0.7 });
  sheet.path(spines, { stroke: INK, width: sheet.ink * 0.6 });
  const pollen = stretches.filter(({ leg, joint }) => leg.pollen && joint.name === 'tibia');
  sheet.inkedShapes(
    stretches.map((one) => shapeOf(sheet, one)),
    { fill },
    0.85,
  );
  drawLegForm(sheet, stretches, fill);
  drawRings(sheet, stretches);
  sheet.inkedShapes(
    pollen.map((one) =>
      segmentPoints(between(one.a, one.b, 0.16), one.b, halfOf(sheet, one) * 1.75, [
        [0, 0.4],
        [0.3, 0.9],
        [0.7, 1],
        [1, 0.5],
      ]),
    ),
    { fill: pollen[0]?.leg.pollen },
  );
}

/** Shade along the far side of a limb, a thin light along the near one. */
function drawLegForm(sheet: Sheet, stretches: Stretch[], fill: string): void {
  if (sheet.detail !== 'plate') return;
  let [shade, light] = ['', ''];
  for (const stretch of stretches) {
    const { a, b } = stretch;
    const half = halfOf(sheet, stretch);
    if (half < sheet.ink * 1.1) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const away = normal[0] * 0.62 + normal[1] * 0.78 > 0 ? 1 : -1;
    const beside = (along: number, off: number): Point => {
      const [x, y] = between(a, b, along);
      return [x + normal[0] * off * half * away, y + normal[1] * off * half * away];
    };
    shade += smoothPath(
      [
        beside(0.06, 0.42),
        beside(0.45, 0.86),
        beside(0.92, 0.56),
        beside(0.9, 0.2),
        beside(0.45, 0.12),
      ],
      true,
      0.8,
    );
    if (half > sheet.ink * 1.6)
      light += smoothPath(
        [beside(0.2, -0.34), beside(0.48, -0.52), beside(0.78, -0.36), beside(0.48, -0.3)],
        true,
        0.8,
      );
  }
  const isDark = brightnessOf(fill) < 75;
  sheet.path(shade, { fill: INK, opacity: isDark ? 0.4 : 0.26 });
  sheet.path(light, { fill: isDark ? '#b9c4d6' : LAMPLIGHT, opacity: isDark ? 0.3 : 0.42 });
}

/** Two of the five rings a banded leg shows, halfway along its shin. */
function drawRings(sheet: Sheet, stretches: Stretch[]): void {
  const ringed = stretches.filter(({ joint, leg }) => leg.ring && joint.name !== 'coxa');
  const data = ringed.map((stretch) => {
    const { a, b } = stretch;
    const half = halfOf(sheet, stretch);
    return smoothPath(
      segmentPoints(between(a, b, 0.62), between(a, b, 0.9), half, [
        [0, 0.72],
        [1, 0.76],
      ]),
      true,
      0,
    );
  });
  sheet.path(data.join(''), { fill: ringed[0]?.leg.ring });
}

/** Feet of four small joints, with two claws. */
function drawFeet(sheet: Sheet, feet: Stretch[], fill: string): void {
  if (!feet.length) return;
  const shapes: Point[][] = [];
  let claws = '';
  for (const foot of feet) {
    const { a, b, mirror } = foot;
    const half = halfOf(sheet, foot) * 0.86;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const bow = 0.06 * mirror * length;
    const middle: Point = [
      (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * bow,
      (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * bow,
    ];
    const line = [a, middle, b];
    if (sheet.detail === 'plate' && length > sheet.ink * 13)
      shapes.push(...beadRow(line, 4, (along) => half * (1.06 - 0.2 * along)));
    else shapes.push(segmentPoints(a, b, half, PROFILES.tarsus, 0.06 * mirror));
    const heading = Math.atan2(b[1] - middle[1], b[0] - middle[0]) * (180 / Math.PI);
    const reach = sheet.ink * 1.4 + half * 1.1;
    if (sheet.detail === 'plate')
      for (const spread of [-1, 1])
        claws += hairPath(
          b,
          stepFrom(b, reach * 0.75, heading + spread * 52),
          stepFrom(b, reach, heading + spread * 22),
        );
  }
  sheet.path(claws, { stroke: INK, width: sheet.ink * 0.5 });
  sheet.inkedShapes(shapes, { fill }, 0.7);
}

/** Rings that are seen beside a name. */
const RINGED: readonly JointName[] = ['femur', 'tibia', 'tarsus'];

/** One line for each leg, ink where it is thin: all that is seen beside a name. */
function drawSimpleLegs(sheet: Sheet, legs: Stretch[][]): void {
  const groups = new Map<string, { thick: string; thin: string; width: number }>();
  for (const leg of legs) {
    const color = darken(leg.at(-2)?.fill ?? leg[0]?.fill ?? INK, 0.7);
    const group = groups.get(color) ?? { thick: '', thin: '', width: 0 };
    const points = [leg[0]?.a as Point, ...leg.map(({ b }) => b)];
    const shown =
      leg.length > 3 ? points.filter((_, index) => index !== 3 || leg.length < 5) : points;
    group.thin += straightPath(shown, false);
    const thigh = leg.filter(({ joint }) => joint.name === 'femur');
    for (const { a, b } of thigh) group.thick += straightPath([a, b], false);
    group.width = Math.max(group.width, ...thigh.map(({ joint }) => joint.width * sheet.unit));
    groups.set(color, group);
  }
  // As much broader than the leg as its ink would be.
  for (const [color, { thin, thick, width }] of groups) {
    sheet.path(thin, {
      stroke: color,
      width: Math.max(sheet.finest, width * 0.62 + sheet.ink * 0.7),
    });
    sheet.path(thick, {
      stroke: color,
      width: Math.max(sheet.finest * 1.3, width + sheet.ink * 0.9),
    });
  }
  const ringed = legs.flat().filter(({ leg, joint }) => leg.ring && RINGED.includes(joint.name));
  sheet.path(
    ringed
      .map(({ a, b }) => straightPath([between(a, b, 0.62), between(a, b, 0.86)], false))
      .join(''),
    { stroke: ringed[0]?.leg.ring ?? INK, width: sheet.finest * 0.8 },
  );
  const pollen = legs.flat().filter(({ leg, joint }) => leg.pollen && joint.name === 'tibia');
  sheet.path(
    pollen
      .map(({ a, b }) => straightPath([between(a, b, 0.3), between(a, b, 0.8)], false))
      .join(''),
    {
      stroke: pollen[0]?.leg.pollen ?? INK,
      width: sheet.finest * 2,
    },
  );
}

/** Two spurs at the end of a shin. */
function spurs(a: Point, b: Point, half: number): string {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) * (180 / Math.PI);
  return [-1, 1]
    .map((side) => {
      const root = stepFrom(between(a, b, 0.95), half * 0.7, heading + side * 90);
      return straightPath([root, stepFrom(root, half * 1.5, heading + side * 24)], false);
    })
    .join('');
}

function spinesOn(a: Point, b: Point, count: number, length: number, half: number): string {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) * (180 / Math.PI);
  let data = '';
  for (let index = 1; index <= count; index++)
    for (const side of [1, -1]) {
      const along = (index - (side > 0 ? 0 : 0.35)) / (count + 0.4);
      const root = stepFrom(between(a, b, along), half * 0.6, heading + side * 90);
      data += straightPath([root, stepFrom(root, length, heading + side * 42)], false);
    }
  return data;
}
