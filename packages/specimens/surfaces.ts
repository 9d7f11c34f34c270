/** Body parts and areas as rounded surfaces: where a place on them lies, and how much light it gets. */
import type { Outline, Part } from './anatomy.ts';
import { alongLine, type Point } from './geometry.ts';
import { lightOn, type Surface } from './shading.ts';
import type { Sheet } from './sheet.ts';

/** Half-width at a share of the length, mm; smooth between the points of the outline. */
export function halfWidthAt({ width, outline }: Pick<Part, 'width' | 'outline'>, along: number) {
  return (valueAt(outline, along) * width) / 2;
}

function valueAt(outline: Outline, along: number): number {
  const first = outline[0] as readonly [number, number];
  if (along <= first[0]) return first[1];
  for (let index = 0; index < outline.length - 1; index++) {
    const from = outline[index] as readonly [number, number];
    const to = outline[index + 1] as readonly [number, number];
    if (along > to[0]) continue;
    const before = outline[index - 1] ?? from;
    const after = outline[index + 2] ?? to;
    const share = (along - from[0]) / (to[0] - from[0]);
    const [square, cube] = [share ** 2, share ** 3];
    return (
      (2 * cube - 3 * square + 1) * from[1] +
      ((cube - 2 * square + share) * (to[1] - before[1])) / 2 +
      (-2 * cube + 3 * square) * to[1] +
      ((cube - square) * (after[1] - from[1])) / 2
    );
  }
  return (outline.at(-1) as readonly [number, number])[1];
}

/** A point of the part: along its length, across from -1 (left edge) to 1 (right edge). */
export function placeOn(sheet: Sheet, part: Part, along: number, across: number): Point {
  const y = part.from + (part.to - part.from) * along;
  return sheet.at(across * halfWidthAt(part, along), y);
}

/** How far a plate between two sutures stands up, as a slope. */
const BULGE = 0.5;

export function surfaceOf(sheet: Sheet, part: Part): Surface {
  const length = part.to - part.from;
  const depth = part.depth ?? 0.75;
  const edges = [0, ...(part.sutures ?? []), 1];
  const isPlated = edges.length > 2;
  const lightAt = (along: number, across: number): number => {
    const half = halfWidthAt(part, along);
    const slope =
      (halfWidthAt(part, Math.min(1, along + 0.03)) -
        halfWidthAt(part, Math.max(0, along - 0.03))) /
      (0.06 * length);
    const round = Math.sqrt(Math.max(0.05, 1 - across * across));
    // The rear of a blunt part falls away too, though its outline does not tell.
    const end =
      Math.min(1, along / 0.14) < 1 ? 1 - along / 0.14 : -Math.max(0, (along - 0.86) / 0.14);
    let slopeY = (depth * (half ? slope : 0)) / round + end * depth * 0.7;
    if (isPlated) {
      const index = edges.findIndex((edge) => edge > along);
      const [low, high] = [edges[Math.max(0, index - 1)] ?? 0, edges[index] ?? 1];
      slopeY += BULGE * depth * (1 - (2 * (along - low)) / (high - low));
    }
    return lightOn((-depth * across) / round, slopeY);
  };
  return {
    place: (along, across) => placeOn(sheet, part, along, across),
    lightAt,
    area: part.width * length * 0.8 * sheet.unit ** 2,
    width: part.width * sheet.unit,
  };
}

/** An area that stands for a rounded body: along its longer side, across between its edges. */
export function areaSurface(points: readonly Point[]): Surface {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const isLying = right - left > bottom - top;
  const [first, last] = isLying ? [left, right] : [top, bottom];
  const main = isLying ? 0 : 1;
  const ring = Array.from({ length: points.length * 5 }, (_, index) =>
    alongLine(
      [points.at(-1) as Point, ...points, points[0] as Point, points[1] as Point],
      (1 + index / 5) / (points.length + 2),
    ),
  );
  const edgesAt = (along: number): [number, number] => {
    const at = first + (last - first) * Math.min(0.985, Math.max(0.015, along));
    const hits: number[] = [];
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] as Point;
      if (a[main] > at === b[main] > at) return;
      const share = (at - a[main]) / (b[main] - a[main]);
      hits.push(
        (a[1 - main] as number) + ((b[1 - main] as number) - (a[1 - main] as number)) * share,
      );
    });
    return hits.length
      ? [Math.min(...hits), Math.max(...hits)]
      : [(isLying ? top + bottom : left + right) / 2, (isLying ? top + bottom : left + right) / 2];
  };
  const cache = new Map<number, [number, number]>();
  const edges = (along: number): [number, number] => {
    const key = Math.round(along * 400);
    const found = cache.get(key) ?? edgesAt(key / 400);
    cache.set(key, found);
    return found;
  };
  const place = (along: number, across: number): Point => {
    const [low, high] = edges(along);
    const at = first + (last - first) * along;
    const off = (low + high) / 2 + ((high - low) / 2) * across;
    return isLying ? [at, off] : [off, at];
  };
  const lightAt = (along: number, across: number): number => {
    const round = Math.sqrt(Math.max(0.06, 1 - across * across));
    const [before, after] = [edges(Math.max(0, along - 0.04)), edges(Math.min(1, along + 0.04))];
    const grow = (after[1] - after[0] - before[1] + before[0]) / 2 / (0.08 * (last - first));
    const [alongSlope, acrossSlope] = [(0.7 * grow) / round, (-0.7 * across) / round];
    return isLying ? lightOn(alongSlope, acrossSlope) : lightOn(acrossSlope, alongSlope);
  };
  return {
    place,
    lightAt,
    area: (right - left) * (bottom - top) * 0.75,
    width: isLying ? bottom - top : right - left,
  };
}
