/** Places the labels of a drawing's marks. */
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import { withoutMarks } from '../../../domain/content/source-marks.ts';

type Species = Pick<PestMatter['species'][number], 'marks' | 'callouts'>;

/** In percent of the drawing's width and height. */
interface PlacedMark {
  words: string;
  /** Height of the label's middle. */
  at: number;
  point: { x: number; y: number };
}

/** Height of a label on a phone, in percent of the drawing's height. */
const GAP = 22;
/** Highest and lowest middle of a label, in percent. */
const TOP = 10;
const BOTTOM = 80;

/** Top to bottom, each label at the height of its mark or as near to it as the others allow. */
export function placeMarks({ marks, callouts }: Species): PlacedMark[] {
  const placed = callouts
    .map(({ mark, x, y }) => ({
      words: withoutMarks(marks[mark - 1] ?? ''),
      at: y,
      point: { x, y },
    }))
    .sort((a, b) => a.point.y - b.point.y);
  for (const [index, one] of placed.entries()) {
    const above = placed[index - 1];
    one.at = Math.max(TOP, one.at, above ? above.at + GAP : 0);
  }
  let lowest = BOTTOM;
  for (const one of placed.toReversed()) {
    one.at = Math.min(one.at, lowest);
    lowest = one.at - GAP;
  }
  return placed;
}
