/** Antennae: elbowed, beaded, whip-like or of a few long segments. */
import type { Antennae } from './anatomy.ts';
import { between, ellipsePath, type Point, smoothPath, stepFrom, taperedPath } from './geometry.ts';
import { FINEST, hairsOn } from './limb-detail.ts';
import type { Sheet } from './sheet.ts';

export function drawAntennae(sheet: Sheet, antennae: Antennae): void {
  const sides = (antennae.side ? [1] : [1, -1]).map((mirror) => {
    let from = antennae.at;
    const points = [sheet.at(mirror * from[0], from[1])];
    for (const [length, turn] of antennae.path) {
      from = stepFrom(from, length, turn);
      points.push(sheet.at(mirror * from[0], from[1]));
    }
    return points;
  });
  const width = Math.max(FINEST * 0.75, antennae.width * sheet.unit);
  const draw = { elbowed, beaded, whip, segmented }[antennae.form];
  draw(sheet, sides, width, antennae);
}

function elbowed(
  sheet: Sheet,
  sides: Point[][],
  width: number,
  { fill, segments, club = 1 }: Antennae,
) {
  let [whips, clubs, scapes] = ['', '', ''];
  let length = 0;
  for (const [root, elbow, ...rest] of sides as [Point, Point, ...Point[]][]) {
    const whip = [elbow, ...rest];
    length = lengthOf(whip);
    whips += smoothPath(whip, false, 0.9);
    const [before, end] = whip.slice(-2) as [Point, Point];
    if (club > 1)
      clubs += taperedPath(between(before, end, 0.4), end, [
        width * 0.55,
        width * 0.5 * club,
        width * 0.42,
      ]);
    scapes += taperedPath(root, elbow, [width * 0.45, width * 0.5, width * 0.58]);
  }
  sheet.path(whips, { width: width + sheet.ink * 0.8 });
  sheet.path(whips, {
    stroke: fill,
    width: width - sheet.ink * 0.3,
    dash: [(length / segments) * 0.8, (length / segments) * 0.2],
  });
  sheet.path(clubs + scapes, { fill, width: sheet.ink * 0.8 });
}

function beaded(sheet: Sheet, sides: Point[][], width: number, { fill, segments }: Antennae) {
  let data = '';
  for (const points of sides)
    for (let index = 0; index < segments; index++) {
      const bead = alongLine(points, index / (segments - 1));
      data += ellipsePath(bead, width * (0.6 - (0.14 * index) / segments), width * 0.55);
    }
  sheet.path(data, { fill, width: sheet.ink * 0.75 });
}

function whip(sheet: Sheet, sides: Point[][], width: number, { fill }: Antennae) {
  let [edges, core] = ['', ''];
  for (const points of sides) {
    const line = Array.from({ length: 9 }, (_, index) => alongLine(points, index / 8));
    const halves = line.map((_, index) => (width / 2) * (1 - 0.75 * (index / 8)) + 0.6);
    const normals = line.map((_, index) => normalAt(line, index));
    const edge = (side: number) =>
      line.map(([x, y], index): Point => {
        const [nx, ny] = normals[index] as Point;
        const half = (halves[index] as number) * side;
        return [x + nx * half, y + ny * half];
      });
    edges += smoothPath([...edge(1), ...edge(-1).reverse()], true, 0.9);
    core += smoothPath(line.slice(0, 6), false);
  }
  sheet.path(edges, { fill, width: sheet.ink * 0.7 });
  sheet.path(core, { width: width * 0.9, dash: [1.2, Math.max(4, width * 0.9)], opacity: 0.4 });
}

function segmented(sheet: Sheet, sides: Point[][], width: number, antennae: Antennae) {
  const { fill, colors, club = 1, plume = 0 } = antennae;
  const byColor = new Map<string, string>();
  let hairs = '';
  for (const points of sides)
    for (let index = 0; index < points.length - 1; index++) {
      const [a, b] = points.slice(index, index + 2) as [Point, Point];
      const color = colors?.[index] ?? fill;
      const isLast = index === points.length - 2;
      const half = (width / 2) * (isLast ? club : 1);
      byColor.set(
        color,
        (byColor.get(color) ?? '') + taperedPath(a, b, [half * 0.7, half, half * 0.85]),
      );
      if (plume) hairs += hairsOn(sheet, a, b, plume * sheet.unit, half);
    }
  sheet.path(hairs, { width: sheet.ink * 0.5, opacity: 0.8 });
  for (const [color, data] of byColor) sheet.path(data, { fill: color, width: sheet.ink * 0.75 });
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], index) => {
    const before = points[index] as Point;
    return sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);
}

/** The point at a share of a smooth line through `points`. */
function alongLine(points: readonly Point[], share: number): Point {
  const place = share * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const step = place - index;
  const at = (offset: number) =>
    points[Math.max(0, Math.min(points.length - 1, index + offset))] as Point;
  const [p0, p1, p2, p3] = [at(-1), at(0), at(1), at(2)];
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * step +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * step ** 2 +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * step ** 3);
  return [blend(0), blend(1)];
}

function normalAt(line: readonly Point[], index: number): Point {
  const a = line[Math.max(0, index - 1)] as Point;
  const b = line[Math.min(line.length - 1, index + 1)] as Point;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}
