/** Cockroaches under a sink: those in reach, those that stay hidden, a large one outside, one under a magnifier. */
import { circle, ellipse, formatNumber, line } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { DOOR, WALL } from './cupboard-base.ts';
import { arm, lens, specimen } from './section.ts';

/** A small tan one from above, 18 long before it is scaled, its head up when not turned. */
export function roach(x: number, y: number, turn: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${formatNumber(scale)})">${
    line('M-2-8q-4-6-8-8M2-8q4-6 8-8', palette.straw, 1.3) +
    line('M-3-3l-6-2M3-3l6-2M-3 1l-7 2M3 1l7 2M-3 5l-6 6M3 5l6 6', palette.wood, 1.6) +
    ellipse(0, 2, 4.6, 8, palette.straw, `stroke="${palette.woodDark}" stroke-width="1.2"`) +
    ellipse(0, -5, 4, 3.4, '#E5B67E') +
    line('M-1.6-7v4M1.6-7v4', palette.fig, 1.6) +
    line('M0 0v9', palette.woodDark, 1)
  }</g>`;
}

type Place = readonly [x: number, y: number, turn: number, scale: number];

const IN_REACH: readonly Place[] = [
  [250, 350, 30, 1.35],
  [300, 384, -70, 1.2],
  [240, 388, 160, 1.3],
  [372, 368, 110, 1.4],
  [358, 410, 20, 1.2],
  [264, 484, 80, 1.35],
  [300, 466, -30, 1.25],
  [388, 470, 190, 1.3],
  [222, 478, 20, 1.2],
];

const HIDDEN: readonly Place[] = [
  [194, 396, 80, 0.95],
  [180, 374, 10, 1],
  [136, 452, 160, 1],
  [184, 446, -20, 0.85],
  [182, 500, 60, 1],
  [140, 506, -50, 0.85],
  [136, 356, 20, 0.85],
  [250, 522, 90, 1.05],
  [296, 520, -80, 0.9],
  [342, 524, 84, 1.05],
  [DOOR + 2, 386, 4, 0.9],
  [DOOR + 3, 426, 176, 0.8],
  [510, 352, 6, 1],
  [510, 462, 176, 0.9],
  [604, 474, 50, 1],
];

/** In the open cabinet, with specks like pepper. */
export function inReach(): string {
  const specks = [226, 234, 240, 252, 286, 292, 316, 384, 392]
    .map((x, i) => circle(x, 490 - (i % 3) * 4, 1.8, palette.lampMist))
    .join('');
  return specks + IN_REACH.map((at) => roach(...at)).join('');
}

/** In the wall, around the pipe, behind the toe-kick, along hinges, beside and behind the stove. */
export function hidden(): string {
  return HIDDEN.map((at) => roach(...at)).join('');
}

/** Reddish, from the side of the wall, on its way to the gap around the hose bib. */
export function outside(): string {
  const large = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.5)">${
      line('M-2-11q-6-8-12-9M2-11q4-8 11-12', palette.rufDark, 1.4) +
      line('M-4-4l-8-3M4-4l8-3M-4 2l-9 2M4 2l9 2M-3 7l-8 8M3 7l8 8', palette.rufDark, 1.8) +
      ellipse(0, 3, 5.6, 11, palette.ruf) +
      ellipse(0, -7, 5.2, 4.2, palette.lampPale) +
      ellipse(0, -7, 3.6, 2.8, palette.rufDark) +
      line('M0-2v14', palette.rufDark, 1.2)
    }</g>`;
  return large(WALL.from - 20, 424, 170) + large(56, 516, 66);
}

export function magnified(): string {
  const [x, y] = [486, 384];
  return (
    line(`M${x - 68} ${y - 8}l-32-4`, palette.fig, 5) +
    line(`M${x + 52} ${y - 44}l46-42`, palette.fig, 16) +
    line(`M${x + 56} ${y - 48}l40-36`, palette.woodDark, 8) +
    arm(x + 98, y - 84, -36, 330) +
    lens(x, y, 70, specimen('german-cockroach', x, y, 100))
  );
}
