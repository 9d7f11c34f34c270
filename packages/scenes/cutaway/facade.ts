/**
 * The house's front, put back on: laid over the cutaway when the eye is on the outside (exterior, lawn). Same
 * coordinates; everything that is not the front is empty.
 */

import { line, path, rect, repeat } from '@wrenhouse/svg';
import { window } from '../house.ts';
import { palette } from '../palette.ts';
import { CUTAWAY_VIEW, roof } from './cutaway.ts';

export function facade(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CUTAWAY_VIEW}">${roof()}${gable()}${wall()}${windows()}${foundation()}</svg>`;
}

const WALL = '#D99A80';
const BOARD = '#BF7F6C';

function gable(): string {
  const boards = repeat(12, (i) => {
    const y = 166 + i * 11;
    const half = (y - 152) * 1.73;
    return `M${Math.round(580 - half)} ${y}H${Math.round(580 + half)}`;
  });
  return (
    path('M580 149 340 291h480Z', WALL) +
    line(boards, BOARD, 1.6) +
    path(
      'M560 222v-24a20 20 0 0 1 40 0v24Z',
      palette.lamp,
      `stroke="${palette.cream}" stroke-width="5"`,
    ) +
    line('M580 178v44M560 202h40', palette.cream, 3)
  );
}

function wall(): string {
  return (
    rect(322, 286, 516, 272, WALL) +
    line(
      repeat(22, (i) => `M322 ${302 + i * 11.6}h516`),
      BOARD,
      1.6,
    ) +
    rect(322, 286, 516, 9, palette.cream) +
    rect(322, 292, 12, 266, palette.cream) +
    rect(826, 292, 12, 266, palette.cream) +
    rect(322, 546, 516, 12, palette.cream)
  );
}

function windows(): string {
  const shutter = (x: number, y: number, h: number) =>
    rect(x, y, 18, h, palette.teal4) +
    line(
      repeat(Math.floor(h / 7) - 1, (i) => `M${x + 4} ${y + 7 + i * 7}h10`),
      palette.teal5,
      2,
    );
  return (
    [388, 556, 724]
      .map((x) => window(x, 322, 48, 62) + shutter(x - 26, 318, 72) + shutter(x + 56, 318, 72))
      .join('') +
    [388, 556, 724]
      .map((x) => window(x, 442, 48, 76) + shutter(x - 26, 438, 86) + shutter(x + 56, 438, 86))
      .join('') +
    // One board has gone soft under the sill: carpenter ants.
    path('M552 532h56l-4 8h-46Z', '#8C4A3C')
  );
}

function foundation(): string {
  const course = (i: number) => `M318 ${571 + i * 14}h524`;
  const joints = repeat(6, (row) =>
    repeat(18, (i) => `M${330 + i * 29 + (row % 2) * 14} ${557 + row * 14}v14`),
  );
  const vent = (x: number) =>
    rect(x, 586, 44, 24, palette.cream) +
    rect(x + 3, 589, 38, 18, '#2A1030') +
    line(`M${x + 5} 594h34M${x + 5} 599h34M${x + 5} 604h34`, palette.cream, 1.8);
  return (
    rect(318, 557, 524, 86, palette.ruf) +
    line(repeat(6, course) + joints, palette.rufDark, 1.4) +
    vent(420) +
    vent(690)
  );
}
