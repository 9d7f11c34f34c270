/** Places the names on a map so that none covers a pin, a dot or another name. Units are the map's. */
import type { MapLabel } from '../../../domain/territory/maps.ts';

/** Height of the letters, and their average width. */
const LETTERS = { height: 13, width: 6.9 };
/** Radius of a pin. */
export const PIN = 6;
/** Radius of a dot. */
const DOT = 2;

interface Point {
  x: number;
  y: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * One label per pin, in the given order, the most important first; null if there is no room.
 * @param dots centers of the places without a name
 */
export function placeLabels(
  pins: readonly (Point & { name: string })[],
  size: { width: number; height: number },
  dots: readonly Point[],
): (MapLabel | null)[] {
  const taken = [...pins.map((pin) => around(pin, PIN)), ...dots.map((dot) => around(dot, DOT))];
  return pins.map(({ name, x, y }) => {
    const half = (name.length * LETTERS.width) / 2 + 2;
    const middle = Math.min(Math.max(x, half), size.width - half);
    const [above, beside, below] = [y - PIN - 4, y + LETTERS.height * 0.36, y + PIN + 13];
    const candidates: MapLabel[] = [
      { x: x + PIN + 4, y: beside, anchor: 'start' },
      { x: x - PIN - 4, y: beside, anchor: 'end' },
      { x: middle, y: above, anchor: 'middle' },
      { x: middle, y: below, anchor: 'middle' },
      { x: middle, y: below + LETTERS.height * 0.6, anchor: 'middle' },
    ];
    const label = candidates.find((one) => {
      const box = boxOf(name, one);
      return isInside(box, size) && !taken.some((other) => overlaps(box, other));
    });
    if (!label) return null;
    taken.push(boxOf(name, label));
    return { ...label, x: rounded(label.x), y: rounded(label.y) };
  });
}

function boxOf(name: string, { x, y, anchor }: MapLabel): Box {
  const width = name.length * LETTERS.width;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const [top, bottom] = [y - LETTERS.height * 0.8, y + LETTERS.height * 0.25];
  return { left, right: left + width, top, bottom };
}

const around = ({ x, y }: Point, radius: number): Box => ({
  ...{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
});

const isInside = (
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
) => left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const rounded = (value: number) => Math.round(value * 10) / 10;
