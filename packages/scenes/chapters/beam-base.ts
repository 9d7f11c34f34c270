/** The beam of a porch, its face taken off along the grain: the tunnels of carpenter bees in it. */
import {
  circle,
  ellipse,
  formatNumber,
  line,
  path,
  rect,
  repeat,
  seededRandom,
} from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { hydrangea, pine } from '../plants.ts';
import { evening, grassEdge, HEIGHT, SOIL, WIDTH } from './section.ts';

/** Upper and lower edge of the beam. */
const TOP = 96;
export const UNDER = 322;
/** Middles of the two holes on its underside, and their width: nearly half an inch where the beam is two and a half. */
export const HOLES = { used: 250, old: 712 } as const;
const BORE = 44;
/** Middle of the tunnel that follows the grain. */
export const ALONG = 226;
/** Where the tunnel that is in use ends. */
const END = 640;
const GRADE = 588;

export function beam(): string {
  return yard() + rail() + post() + ceiling() + wood() + tunnels();
}

function yard(): string {
  return (
    evening(470) +
    pine(640, 500, 1.3) +
    pine(700, 506, 1) +
    path(`M0 476c160-12 340-8 ${WIDTH} 2V${GRADE + 10}H0Z`, palette.teal3) +
    path(`M0 520c200-10 420-6 ${WIDTH} 4V${GRADE + 10}H0Z`, palette.teal4, 'opacity=".5"') +
    rect(0, GRADE, WIDTH, HEIGHT - GRADE, SOIL.top) +
    grassEdge(0, GRADE, WIDTH, 9) +
    hydrangea(330, 594, 1.2)
  );
}

/** A rail of the porch, with what the bees let fall on it. */
function rail(): string {
  return (
    rect(150, 468, WIDTH - 150, 16, palette.cream) +
    rect(150, 480, WIDTH - 150, 5, palette.creamShade) +
    repeat(12, (i) => rect(186 + i * 56, 484, 14, 122, palette.cream)) +
    repeat(12, (i) => rect(196 + i * 56, 484, 4, 122, palette.creamShade)) +
    rect(0, 604, WIDTH, 26, palette.plum) +
    rect(0, 604, WIDTH, 6, palette.plumLight) +
    path(`M${HOLES.used - 34} 468q16-12 34-13 20 1 36 13Z`, palette.straw) +
    path(`M${HOLES.used - 34} 468q16-12 34-13-10 5-14 13Z`, palette.lampMist)
  );
}

function post(): string {
  return (
    rect(70, UNDER, 76, 290, palette.cream) +
    rect(70, UNDER, 16, 290, palette.paper) +
    rect(128, UNDER, 18, 290, palette.creamShade) +
    rect(58, UNDER, 100, 22, palette.cream) +
    rect(58, UNDER + 17, 100, 6, palette.creamShade)
  );
}

function ceiling(): string {
  return (
    rect(0, 0, WIDTH, TOP + 10, palette.haint) +
    line(
      repeat(9, (i) => `M${-40 + i * 110} ${TOP}L${60 + i * 96} 0`),
      palette.haintLine,
      3,
    ) +
    rect(0, TOP - 16, WIDTH, 18, palette.paper) +
    rect(0, TOP - 2, WIDTH, 5, palette.creamShade)
  );
}

/** Weathered paint at both ends of the cut, bare wood between them. */
function wood(): string {
  const random = seededRandom(17);
  const grain = repeat(13, (i) => {
    const y = TOP + 16 + i * 16;
    return `M0 ${y}c${formatNumber(140 + random() * 60)}-${formatNumber(random() * 7)} ${formatNumber(300 + random() * 90)} ${formatNumber(random() * 8)} 440 ${formatNumber(random() * 4)}s260-${formatNumber(random() * 6)} 400 ${formatNumber(random() * 3)}`;
  });
  return (
    rect(0, TOP, WIDTH, UNDER - TOP, palette.wood) +
    rect(0, TOP, WIDTH, 9, '#E5B67E') +
    rect(0, UNDER - 10, WIDTH, 10, palette.woodDark) +
    line(grain, palette.woodDark, 1.6, 'opacity=".7"') +
    ellipse(476, 132, 26, 9, palette.woodDark, 'opacity=".6"') +
    ellipse(476, 132, 14, 4.5, palette.rufDark, 'opacity=".5"') +
    path(`M0 ${TOP}h96c-10 30 12 52 2 84s14 60-4 92 8 40 2 50H0Z`, palette.cream) +
    path(`M0 ${TOP}h28v${UNDER - TOP}H0Z`, palette.paper) +
    line(`M97 ${TOP}c-10 30 12 52 2 84s14 60-4 92 8 40 2 50`, palette.creamShade, 5) +
    path(`M${WIDTH} ${TOP}h-52c8 40-14 64-4 100s-12 70 2 126h54Z`, palette.cream) +
    line(`M${WIDTH - 52} ${TOP}c8 40-14 64-4 100s-12 70 2 126`, palette.creamShade, 5)
  );
}

/** From each hole an inch up, then along the grain. The old one goes on to the right, where the wood is painted. */
function tunnels(): string {
  const bore = (x: number, to: number, end: number) =>
    path(
      `M${x - BORE / 2} ${UNDER}V${ALONG + 4}c0-18 10-27 28-27H${to}${end > 0 ? `c16 0 24 10 24 23s-8 23-24 23` : 'v46'}H${x + BORE / 2 + 10}c-6 0-10 4-10 10V${UNDER}Z`,
      palette.fig,
    ) +
    line(`M${x - BORE / 2 + 3} ${UNDER - 4}V${ALONG + 4}c0-14 8-23 24-23H${to}`, palette.plum, 5);
  return (
    bore(HOLES.used, END - 24, 1) + bore(HOLES.old, 788, 0) + streak(HOLES.used) + streak(HOLES.old)
  );
}

/** What stains the edge of the wood below a hole that is in use. */
function streak(x: number): string {
  return path(`M${x - 24} ${UNDER - 9}h48l-6 9h-36Z`, palette.rufDark);
}

/** Cells with a loaf of pollen and a grub in each, walls of chewed wood between them. */
export function brood(): string {
  return [0, 1, 2, 3]
    .map((i) => {
      const x = 352 + i * 70;
      return (
        rect(x + 58, ALONG - 22, 12, 45, palette.straw, 'rx="3"') +
        rect(x + 58, ALONG - 22, 5, 45, palette.lampMist, 'rx="2"') +
        ellipse(x + 34, ALONG + 14, 18, 9, palette.lampDark) +
        ellipse(x + 30, ALONG + 11, 11, 4, palette.lampPale) +
        path(
          `M${x + 10} ${ALONG + 6}c-4-16 8-24 20-22 14 2 22 10 20 20-6-6-12-8-18-6-8 2-14 6-22 8Z`,
          palette.cream,
        ) +
        line(
          `M${x + 18} ${ALONG - 14}q2 8-2 16M${x + 28} ${ALONG - 16}q2 8-1 13M${x + 39} ${ALONG - 12}q-1 6-5 8`,
          palette.creamShade,
          2,
        )
      );
    })
    .join('');
}

/**
 * A carpenter bee from the side, 56 long, its head to the right when not turned.
 * @param face color between its eyes: the male has it pale
 */
export function bee(x: number, y: number, turn = 0, scale = 1, face: string = palette.fig): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${formatNumber(scale)})">${
    line('M-2 12l-5 9M5 12l1 10M11 11l6 8', palette.fig, 3) +
    path(
      'M-4-6c-14-22-34-24-38-18 0 10 18 18 36 20Z',
      palette.haint2,
      `stroke="${palette.haintLine}" stroke-width="1.6"`,
    ) +
    path(
      'M2-8c-6-22-22-32-28-28-2 10 10 24 24 30Z',
      palette.haint,
      `stroke="${palette.haintLine}" stroke-width="1.6"`,
    ) +
    ellipse(-15, 3, 17, 12, '#20102A') +
    path('M-28-2c6-8 18-9 26-3-10-2-18-1-26 3Z', palette.plumLight) +
    circle(5, 0, 12, palette.lamp) +
    path('M-5-6c4-6 14-8 20-2-8-1-14 0-20 2Z', palette.lampPale) +
    circle(19, 3, 8.5, '#20102A') +
    path('M22-3c4 1 6 4 6 9l-5 1Z', face) +
    ellipse(18, 1, 3, 4.5, palette.plum) +
    line('M22-4c4-4 8-5 12-4M20-5c2-6 6-9 10-9', '#20102A', 2.2)
  }</g>`;
}
