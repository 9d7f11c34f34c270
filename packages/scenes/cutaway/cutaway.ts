/** The house with its front taken off, at dusk with its porch light on: roof, frame, floors, crawl space. 1280 by 760. */

import { circle, formatNumber, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { backdrop } from './backdrop.ts';
import { porchSide } from './porch-side.ts';
import { bathroom, bedroom, kitchen, livingRoom } from './rooms.ts';
import { leftYard, rightYard } from './yards.ts';

/** The drawing runs 400 further on both sides for wide screens. Pins stand on it by coordinates of 1280 by 760. */
export const CUTAWAY_VIEW = '-400 0 2080 760';

export function cutaway(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CUTAWAY_VIEW}">${backdrop()}${leftYard()}${openHouse()}${porchSide()}${rightYard()}</svg>`;
}

function openHouse(): string {
  return (
    circle(580, 420, 360, 'url(#g)') +
    chimney() +
    roof() +
    attic() +
    bedroom() +
    bathroom() +
    kitchen() +
    livingRoom() +
    frame() +
    crawlSpace()
  );
}

export function chimney(): string {
  return (
    rect(742, 128, 46, 150, palette.ruf) +
    line(
      repeat(9, (i) => `M742 ${146 + i * 14}h46M${i % 2 ? 758 : 772} ${146 + i * 14}v14`),
      palette.rufDark,
    ) +
    rect(734, 118, 62, 13, palette.rufDark)
  );
}

export function roof(): string {
  return (
    path('M580 128 286 296l12 14 30-14h504l30 14 12-14Z', '#241033') +
    path('M580 128 286 296l12 14L580 152Z', '#3B1B4A')
  );
}

export function attic(): string {
  const height = (x: number) => 286 - (x < 580 ? (x - 348) * 0.577 : (812 - x) * 0.577);
  const rafters = repeat(9, (i) => {
    const x = 380 + i * 50;
    return x === 580 ? '' : `M${x} 286V${formatNumber(height(x) + 4)}`;
  });
  const tops = repeat(16, () => 'q7-22 14-1 q7-14 14 1');
  return (
    path('M580 152 348 286h464Z', '#8A4632') +
    path('M580 152 348 286h30L580 170Z', '#6B3230') +
    line(rafters, '#B5714A', 5) +
    line('M580 156v130', '#B5714A', 7) +
    circle(580, 196, 18, palette.cream) +
    circle(580, 196, 13, '#3B1B4A') +
    line('M568 191h24M567 197h26M569 203h22', palette.cream, 2.6) +
    path(`M356 288${tops}V288Z`, '#F0A9A0') +
    // A run through the insulation and a nest of shreds: mice.
    path('M436 288q4-14 14-14t14 14Z', '#6B3230') +
    line('M470 283l6-7M476 284l10-6M470 286l14-1M482 286l8-5', palette.cream, 1.8) +
    boxes() +
    // A floor lamp and a trunk, as attics have them.
    path('M540 250h22l-4-20h-14Z', palette.haint) +
    rect(549, 250, 4, 34, palette.plum) +
    rect(542, 282, 18, 4, palette.plum)
  );
}

function boxes(): string {
  return (
    rect(640, 250, 48, 36, palette.wood) +
    rect(640, 250, 48, 8, '#E5B67E') +
    rect(659, 250, 9, 16, '#E5B67E') +
    rect(692, 262, 32, 24, '#D9A468') +
    rect(692, 262, 32, 6, '#E5B67E') +
    rect(696, 244, 24, 18, '#E5B67E') +
    rect(696, 244, 24, 5, palette.wood) +
    // Gnawed corner.
    path('M640 286v-9q5 0 5 4t5 5Z', '#6B3230')
  );
}

export function frame(): string {
  return (
    rect(322, 286, 516, 10, palette.cream) +
    rect(330, 412, 500, 10, palette.cream) +
    rect(322, 546, 516, 11, palette.cream) +
    rect(322, 292, 10, 266, palette.cream) +
    rect(828, 292, 10, 266, palette.cream) +
    rect(598, 296, 6, 117, palette.cream) +
    rect(562, 422, 6, 124, palette.cream) +
    line('M330 420h500M322 556h516', palette.creamShade, 2)
  );
}

/** Joists, piers, a duct, the white liner on the ground, a dehumidifier; a mud tube up the outside of the sill. */
export function crawlSpace(): string {
  return (
    rect(330, 557, 500, 80, '#2A1030') +
    repeat(17, (i) => rect(344 + i * 29, 557, 9, 15, palette.wood)) +
    rect(330, 571, 500, 3, '#8B5A3C') +
    duct() +
    [440, 580, 710].map(pier).join('') +
    rect(640, 604, 44, 26, palette.haint) +
    rect(646, 609, 18, 15, palette.teal4) +
    circle(675, 616, 3.5, palette.lamp) +
    path('M330 634c80-6 160 4 250-1 90-4 160 3 250 0v9H330Z', palette.paper) +
    line('M344 638h470', '#CDB99C', 1.4, 'stroke-dasharray="14 9"') +
    wing(318) +
    wing(828) +
    mudTube()
  );
}

/** It hangs in straps from the joists, passes behind the piers, and opens into the rooms above. */
function duct(): string {
  return (
    path('M360 573h16v6h126v-6h16v6h118v-6h16v10q0 14-14 14H362q-10 0-10-10 0-6 8-8Z', '#B9C9C8') +
    path('M352 589h286q6 0 10-3-2 11-13 11H362q-9 0-10-8Z', '#8FA7A6') +
    line(
      repeat(14, (i) => `M${382 + i * 18} 580v16`),
      '#8FA7A6',
      1.4,
    ) +
    line('M398 572v25h8v-25M484 572v25h8v-25M548 572v25h8v-25M614 572v25h8v-25', palette.cream, 1.6)
  );
}

function pier(x: number): string {
  return rect(x, 573, 26, 62, palette.ruf) + line(joints(x, 26, 573), palette.rufDark, 1.8);
}

function wing(x: number): string {
  return rect(x, 557, 14, 86, palette.ruf) + line(joints(x, 14, 560), palette.rufDark, 1.8);
}

function joints(x: number, w: number, top: number): string {
  return repeat(
    4,
    (i) => `M${x} ${top + 15 * i + 12}h${w}M${x + w * (i % 2 ? 0.3 : 0.65)} ${top + 15 * i}v12`,
  );
}

function mudTube(): string {
  const tube = 'M836 700c20-10 26-30 18-50-4-12 2-24-2-40-2-14-8-30-6-46';
  return (
    line(
      'M836 700c-30 8-60 2-86 14M836 700c20 14 60 8 88 20M800 708c-10 8-14 16-16 24',
      '#B87843',
      4,
    ) +
    line(tube, '#D89B63', 7) +
    line(tube, '#8B5A3C', 1.6, 'stroke-dasharray="2 4"')
  );
}
