/** Beside the words of a page that is gone: the wren has left its fern for the fence; 600 by 430, to the window's right edge. */

import { line, path, place, rect, repeat } from '@wrenhouse/svg';
import { hangingFern } from './hero-porch.ts';
import { inBothLights } from './night.ts';
import { palette } from './palette.ts';
import { bush, fence, hydrangea } from './plants.ts';
import { wren } from './wren.ts';

export function notFound(): string {
  return inBothLights(
    path('M0 430C80 362 190 342 300 358S500 392 600 372V430Z', palette.teal2) +
      fence(46, 410, 430, 74) +
      flight() +
      perch() +
      porch() +
      plants() +
      fernOnPorch(),
    moonlitFlight(),
  );
}

/** The dotted line of its flight, with a loop. */
function flight(): string {
  return dotted(palette.fig2);
}

/** Dark dots would be lost in a dark sky, and so would a dark wren. */
function moonlitFlight(): string {
  return dotted('#A99BC4') + place(52, 252, 1.6, wren());
}

function dotted(color: string): string {
  return line(
    'M392 214c-40 62-128 68-146 12s48-84 74-38-14 128-86 112-84-20-96 4',
    color,
    3.5,
    'stroke-dasharray=".1 12"',
  );
}

/** The wren on a post that is higher than the others. */
function perch(): string {
  return (
    rect(84, 352, 16, 78, palette.cream) +
    rect(80, 346, 24, 8, palette.paper) +
    place(52, 252, 1.6, wren())
  );
}

function porch(): string {
  const seams = repeat(6, (i) => `M${352 + i * 52} 40l14-40`);
  const boards = repeat(8, (i) => `M${348 + i * 38} 92l-10-24`);
  return (
    path('M290 40L334 0H600V40Z', palette.teal4) +
    line(seams, palette.teal5, 3) +
    path('M306 68H600V92H332Z', palette.haint) +
    line(boards, palette.haintLine) +
    rect(284, 40, 316, 28, palette.cream) +
    rect(284, 40, 316, 6, palette.paper) +
    rect(284, 62, 316, 6, '#E6CFAE') +
    rect(520, 92, 44, 338, palette.cream) +
    rect(550, 92, 14, 338, palette.creamShade) +
    rect(520, 92, 7, 338, palette.paper) +
    rect(511, 92, 62, 13, palette.paper)
  );
}

function plants(): string {
  return bush(452, 430, 0.8) + hydrangea(512, 432, 0.8);
}

function fernOnPorch(): string {
  return `<g transform="translate(420 92) scale(1.9)">${hangingFern()}</g>`;
}
