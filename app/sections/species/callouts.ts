/** Where the words of a drawing's marks stand, and the lines on which they are written. */
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import { withoutMarks } from '../../../domain/content/source-marks.ts';
import type { Drawing } from '../../../domain/species/specimens.ts';

type Species = Pick<PestMatter['species'][number], 'marks' | 'callouts'>;

interface PlacedMark {
  words: string;
  side: 'left' | 'right';
  /** From the edge of the view under or over the words, to the mark. */
  line: string;
  point: { x: number; y: number };
}

/** Room around a drawing, in its units. */
const ROOM = 14;
/** A tall drawing does not fill the view: its width by its height, at least. */
const WIDER_THAN_TALL = 1.2;
/** How far a line runs under its words, as a part of the view's width: alone, and beside another. */
const ALONE = 0.8;
const BESIDE = 0.44;

/**
 * The view of a drawing with its marks: those of its upper half have their words above it, the others below, each at its own
 * side, on a line that runs to the mark.
 */
export function placeMarks(
  { marks, callouts }: Species,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
): { viewBox: string; above: PlacedMark[]; below: PlacedMark[] } {
  const tall = height + 2 * ROOM;
  const wide = Math.max(width + 2 * ROOM, Math.round(tall * WIDER_THAN_TALL));
  const left = Math.round((width - wide) / 2);
  const place = (isAbove: boolean) => {
    const edge = isAbove ? 1 - ROOM : height + ROOM - 1;
    const own = callouts.filter(({ y }) => y < 50 === isAbove).sort((a, b) => a.x - b.x);
    const run = wide * (own.length > 1 ? BESIDE : ALONE);
    return own.map(({ mark, x, y }, index): PlacedMark => {
      const point = { x: Math.round((x / 100) * width), y: Math.round((y / 100) * height) };
      const isLeft = own.length > 1 ? index === 0 : x < 50;
      const end = isLeft ? Math.max(point.x, left + run) : Math.min(point.x, left + wide - run);
      return {
        words: withoutMarks(marks[mark - 1] ?? ''),
        side: isLeft ? 'left' : 'right',
        line: `M${isLeft ? left : left + wide} ${edge}H${Math.round(end)}M${point.x} ${edge}V${point.y}`,
        point,
      };
    });
  };
  return {
    viewBox: `${left} ${-ROOM} ${wide} ${tall}`,
    above: place(true),
    below: place(false),
  };
}
