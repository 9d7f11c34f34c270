/** Six pests pinned in a tray: the head of pages about all of them. */
import { ink } from '../../app/illustrations/palette.ts';
import { drawing, rect } from '../../app/illustrations/shapes.ts';
import type { PestMark } from '../../domain/content/home-schema.ts';
import { smallSpecimen } from '../specimens/small-specimens.ts';

const PINNED: readonly PestMark[] = [
  'wasp',
  'cockroach',
  'spider',
  'termite',
  'carpenter-bee',
  'tick',
];
/** Side of an animal's square. */
const CELL = 128;

export function specimenTray(): string {
  const animals = PINNED.map((mark, index) => {
    const [x, y] = [24 + (index % 3) * CELL, 22 + Math.floor(index / 3) * CELL];
    const [width, height] = [CELL - 18, CELL - 18];
    const placed = `<svg x="${x + 3}" y="${y + 9}" width="${width}" height="${height}" overflow="visible"`;
    return smallSpecimen(mark).replace(/<svg [^>]*?(?= viewBox)/, placed);
  });
  return drawing(
    420,
    300,
    rect(0, 0, 420, 300, ink.wood) +
      rect(0, 0, 420, 8, '#E5B67E') +
      rect(14, 14, 392, 272, ink.paper) +
      animals.join(''),
  );
}
