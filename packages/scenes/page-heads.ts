/** What stands on the porch floor at the right of a page's head, where a page has no drawing of its own: 420 by 300. */

import { type PestMark, smallSpecimen } from '@wrenhouse/specimens';
import { drawing, place, rect } from '@wrenhouse/svg';
import { BRANCHES } from './branches.ts';
import { mailbox, van } from './objects.ts';
import { palette } from './palette.ts';
import { fence, hydrangea, maple, pine, tree, tuft } from './plants.ts';

const WIDTH = 420;
const HEIGHT = 300;

export const PAGE_HEADS = [
  { name: 'letters', words: 'a mailbox by a fence', draw: letters },
  { name: 'van', words: 'a van on its way', draw: vanOnItsWay },
  { name: 'seasons', words: 'a window that shows four seasons', draw: seasons },
  { name: 'tray', words: 'six pests pinned in a tray', draw: specimenTray },
];

/** Reviews, blog and posts: the mailbox by the fence. */
function letters(): string {
  return drawing(
    WIDTH,
    HEIGHT,
    tree(96, 300, 1.7) +
      pine(372, 300, 1.4) +
      fence(4, 416, 300, 70) +
      place(118, 70, 1.05, mailbox()) +
      hydrangea(66, 300, 1.1) +
      hydrangea(330, 302, 1.3) +
      tuft(262, 300, 1.3),
  );
}

/** Services and careers: the van on its way. */
function vanOnItsWay(): string {
  return drawing(
    WIDTH,
    HEIGHT,
    pine(66, 292, 1.6) +
      maple(330, 292, 1.7) +
      hydrangea(40, 298, 1.1) +
      van(58, 294, 1.08) +
      tuft(404, 300, 1.2),
  );
}

/** The calendar: one window, four seasons. */
function seasons(): string {
  const panes = (['winter', 'spring', 'summer', 'autumn'] as const).map((season, index) => {
    const [x, y] = [12 + (index % 2) * 201, 12 + Math.floor(index / 2) * 132];
    const placed = `<svg x="${x}" y="${y}" width="195" height="126" preserveAspectRatio="xMaxYMid slice"`;
    const branch = BRANCHES[season]().replace(/<svg [^>]*?(?= viewBox)/, placed);
    return rect(x, y, 195, 126, SKIES[season]) + branch;
  });
  return drawing(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, 282, palette.paper) +
      panes.join('') +
      rect(-8, 280, WIDTH + 16, 14, palette.paper),
  );
}

const SKIES = {
  winter: '#d9d3e3',
  spring: palette.haint,
  summer: '#ffe6c2',
  autumn: palette.peach,
};

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

/** Pages about all pests. */
function specimenTray(): string {
  const animals = PINNED.map((mark, index) => {
    const [x, y] = [24 + (index % 3) * CELL, 22 + Math.floor(index / 3) * CELL];
    const [width, height] = [CELL - 18, CELL - 18];
    const placed = `<svg x="${x + 3}" y="${y + 9}" width="${width}" height="${height}" overflow="visible"`;
    return smallSpecimen(mark).svg.replace(/<svg [^>]*?(?= viewBox)/, placed);
  });
  return drawing(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, palette.wood) +
      rect(0, 0, WIDTH, 8, '#E5B67E') +
      rect(14, 14, 392, 272, palette.paper) +
      animals.join(''),
  );
}
