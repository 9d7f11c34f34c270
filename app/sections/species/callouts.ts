/** Where the numbers of a drawing's marks stand beside it. */
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import type { Drawing } from '../../../domain/species/specimens.ts';

type Callout = PestMatter['species'][number]['callouts'][number];

interface Place {
  x: number;
  y: number;
}

/** Room for a number at either side of a drawing, in its units. */
export const ROOM_FOR_NUMBERS = 30;
/** From one number to the next of its side: a finger has one target at a time. */
const APART = 34;

/**
 * The point of each callout on its drawing, and its number at the nearer side, at the height of the point or as near to it as
 * the numbers above leave room.
 */
export function placeCallouts(
  callouts: readonly Callout[],
  { width, height }: Pick<Drawing, 'width' | 'height'>,
): { mark: number; point: Place; label: Place }[] {
  const lowest = { left: 0, right: 0 };
  return [...callouts]
    .sort((a, b) => a.y - b.y)
    .map(({ mark, x, y }) => {
      const point = { x: Math.round((x / 100) * width), y: Math.round((y / 100) * height) };
      const side = x < 50 ? 'left' : 'right';
      const labelY = Math.max(point.y, lowest[side] + APART, ROOM_FOR_NUMBERS / 2);
      lowest[side] = labelY;
      const labelX = side === 'left' ? -ROOM_FOR_NUMBERS / 2 : width + ROOM_FOR_NUMBERS / 2;
      return { mark, point, label: { x: labelX, y: labelY } };
    });
}
