/** Antennae: elbowed, beaded, whip-like or of a few long segments. */
import type { Antennae } from './anatomy.ts';
import { darken, INK } from './color.ts';
import { alongLine, hairPath, type Point, smoothPath, stepFrom, straightPath } from './geometry.ts';
import { annuli, beadRow, hairsOn, segmentPoints, taperedLine } from './limb-detail.ts';
import type { Sheet } from './sheet.ts';

export function drawAntennae(sheet: Sheet, antennae: Antennae): void {
  const anchor = antennae.at[1];
  const sides = (antennae.side ? [1] : [1, -1]).map((mirror) => {
    const turns = sheet.pose.antennaTurns(mirror, antennae.path.length);
    let from = antennae.at;
    const points = [sheet.at(mirror * from[0], from[1], anchor)];
    antennae.path.forEach(([length, turn], index) => {
      from = stepFrom(from, length, turn + (turns[index] ?? 0));
      points.push(sheet.at(mirror * from[0], from[1], anchor));
    });
    return points;
  });
  const half = Math.max(sheet.finest * 0.72, antennae.width * sheet.unit) / 2;
  if (sheet.detail === 'chip') {
    sheet.path(
      sides
        .map((points) => smoothPath(points, false, antennae.form === 'elbowed' ? 0.4 : 1))
        .join(''),
      {
        stroke: darken(antennae.fill, 0.5),
        width: Math.max(sheet.finest * 0.85, half * 2),
      },
    );
    return;
  }
  const draw = { elbowed, beaded, whip, segmented }[antennae.form];
  draw(sheet, sides, half, antennae);
}

/** A long first segment that thickens to the elbow, then a whip of short ones that thicken to the tip. */
function elbowed(sheet: Sheet, sides: Point[][], half: number, antennae: Antennae) {
  const { fill, segments, club = 1 } = antennae;
  const whips: Point[][] = [];
  const scapes: Point[][] = [];
  sides.forEach(([root, elbow, ...rest], index) => {
    const line = [elbow as Point, ...rest];
    const halfAt = (along: number) =>
      half * (club > 1 ? (along > 1 - 2.4 / segments ? club * 0.86 : 0.8) : 0.82 + 0.28 * along);
    if (sheet.detail === 'plate') whips.push(...beadRow(line, segments, halfAt));
    else whips.push(taperedLine(line, halfAt, 7));
    const bow = index ? 0.05 : -0.05;
    scapes.push(
      segmentPoints(
        root as Point,
        elbow as Point,
        half,
        [
          [0, 0.62],
          [0.1, 0.6],
          [0.6, 0.86],
          [0.93, 1.12],
          [1, 0.8],
        ],
        bow,
      ),
    );
  });
  sheet.inkedShapes(whips, { fill }, 0.75);
  sheet.inkedShapes(scapes, { fill }, 0.85);
}

function beaded(sheet: Sheet, sides: Point[][], half: number, { fill, segments }: Antennae) {
  const count = sheet.detail === 'plate' ? segments : Math.ceil(segments * 0.7);
  const halfAt = (along: number) => half * (1.06 - 0.2 * along);
  sheet.inkedShapes(
    sides.flatMap((points) => beadRow(points, count, halfAt)),
    { fill },
    1.1,
  );
}

function whip(sheet: Sheet, sides: Point[][], half: number, { fill }: Antennae) {
  const halfAt = (along: number) => half * (1 - 0.72 * along) + sheet.ink * 0.12;
  sheet.inkedShapes(
    sides.map((points) => taperedLine(points, halfAt)),
    { fill },
    0.9,
  );
  if (sheet.detail !== 'plate') return;
  const rings = sides.flatMap((points) => annuli(points, halfAt, 40));
  sheet.path(rings.map((ring) => straightPath(ring, false)).join(''), {
    stroke: INK,
    width: sheet.ink * 0.32,
    opacity: 0.6,
  });
}

function segmented(sheet: Sheet, sides: Point[][], half: number, antennae: Antennae) {
  const { fill, colors, club = 1, plume = 0 } = antennae;
  const byColor = new Map<string, Point[][]>();
  let hairs = '';
  sides.forEach((points, side) => {
    for (let index = 0; index < points.length - 1; index++) {
      const [a, b] = points.slice(index, index + 2) as [Point, Point];
      const color = colors?.[index] ?? fill;
      const isLast = index === points.length - 2;
      const thick = half * (isLast ? club : 1);
      const shape = segmentPoints(
        a,
        b,
        thick,
        [
          [0, 0.62],
          [0.5, 0.9],
          [0.9, 1],
          [1, 0.8],
        ],
        side ? 0.02 : -0.02,
      );
      byColor.set(color, [...(byColor.get(color) ?? []), shape]);
      if (plume && sheet.detail === 'plate')
        hairs += hairsOn(sheet, a, b, plume * sheet.unit, half);
      else if (plume) {
        const tip = alongLine([a, b], 0.7);
        hairs += hairPath(tip, tip, [tip[0] + (side ? -1 : 1) * plume * sheet.unit * 0.7, tip[1]]);
      }
    }
  });
  sheet.path(hairs, { stroke: INK, width: sheet.ink * 0.4, opacity: 0.8 });
  for (const [color, shapes] of byColor) sheet.inkedShapes(shapes, { fill: color }, 0.8);
}
