/** Places the names on a map so that none covers a pin or another name. Units are the map's. */

import type { MapLabel } from '../../../domain/territory/maps.ts';

/** Height of the letters, and their average width. */
export const LETTERS = { height: 13, width: 6.9 };
/** Radius of a pin. */
export const PIN = 6;
/** Radius of a dot. */
const DOT = 2;

interface Point {
  x: number;
  y: number;
}
interface Pin extends Point {
  name: string;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * One label per pin, in the given order, the most important first; null if there is no room.
 * @param dots centers of small unnamed dots, which labels must not cover
 */
export function placeLabels(
  pins: readonly Pin[],
  size: { width: number; height: number },
  dots: readonly Point[] = [],
): (MapLabel | null)[] {
  const full: Box[] = [];
  const marks = pins.map((pin) => ({ pin, box: around(pin) }));
  const small = dots.map((dot) => around(dot, DOT));
  return pins.map((pin) => {
    const label = candidates(pin, size.width).find((candidate) => {
      const box = boxOf(pin.name, candidate);
      return (
        box.left >= 2 &&
        box.top >= 2 &&
        box.right <= size.width - 2 &&
        box.bottom <= size.height - 2 &&
        ![...full, ...small].some((other) => overlaps(box, other)) &&
        !marks.some((mark) => mark.pin !== pin && overlaps(box, mark.box))
      );
    });
    if (!label) return null;
    full.push(boxOf(pin.name, label));
    return label;
  });
}

/**
 * Positions to try: right, left, above, below, the corners, then further below. Those above and below are moved to stay within
 * the map.
 */
function candidates({ name, x, y }: Pin, mapWidth: number): MapLabel[] {
  const [gap, middle] = [PIN + 4, LETTERS.height * 0.36];
  const [above, below] = [y - PIN - 4, y + PIN + LETTERS.height];
  const half = (name.length * LETTERS.width) / 2 + 2;
  const inside = Math.min(Math.max(x, half), mapWidth - half) - x;
  const at = (dx: number, baseline: number, anchor: MapLabel['anchor']): MapLabel => ({
    x: rounded(x + dx),
    y: rounded(baseline),
    anchor,
  });
  return [
    at(gap, y + middle, 'start'),
    at(-gap, y + middle, 'end'),
    at(inside, above, 'middle'),
    at(inside, below, 'middle'),
    at(PIN, above, 'start'),
    at(-PIN, above, 'end'),
    at(PIN, below, 'start'),
    at(-PIN, below, 'end'),
    at(inside, below + LETTERS.height * 0.6, 'middle'),
  ];
}

function boxOf(name: string, { x, y, anchor }: MapLabel): Box {
  const width = name.length * LETTERS.width;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left,
    right: left + width,
    top: y - LETTERS.height * 0.8,
    bottom: y + LETTERS.height * 0.25,
  };
}

function around({ x, y }: Point, radius = PIN): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
