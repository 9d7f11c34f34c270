/** A yard beside a house, its ground cut: water in a gutter, a pipe, a saucer and a low spot, a shrub, a bed in bloom. */
import { circle, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { fence, pine, tuft } from '../plants.ts';
import { evening, grassEdge, SOIL, soil, WIDTH } from './section.ts';

const GRADE = 492;
export const GUTTER = { x: 118, y: 84 } as const;
export const SAUCER = { x: 286, y: GRADE } as const;
export const PUDDLE = { x: 520, y: GRADE } as const;
export const BEE = { x: 680, y: 298 } as const;
const PIPE_END = 192;

export function yard(): string {
  return (
    evening(372) +
    pine(596, 396, 1.1) +
    pine(646, 392, 0.8) +
    path('M0 384c220-14 560-12 840 0v120H0Z', palette.teal3) +
    fence(452, 850, 430) +
    path('M0 424c220-12 560-10 840 0v80H0Z', palette.teal4) +
    house() +
    shrub() +
    bed() +
    soil(0, GRADE, WIDTH, 23) +
    grassEdge(0, GRADE, WIDTH, 14) +
    drainPipe() +
    puddle() +
    pot() +
    tuft(652, 494, 1.5) +
    tuft(800, 496, 1.2)
  );
}

/** A corner of the house with its gutter, cut, and the downspout. */
function house(): string {
  const laps = repeat(10, (i) => rect(0, 128 + i * 36, 96, 4, palette.board));
  return (
    rect(0, 96, 96, GRADE - 96, palette.cream) +
    laps +
    rect(84, 96, 12, GRADE - 96, palette.paper) +
    rect(0, 456, 96, GRADE - 456, palette.rufDark) +
    rect(18, 180, 46, 96, palette.paper) +
    rect(23, 185, 36, 86, palette.lampMist) +
    path('M23 185h36l-36 60Z', palette.lampPale) +
    rect(39, 185, 4, 86, palette.paper) +
    rect(23, 226, 36, 4, palette.paper) +
    path('M0 20 134 84v14H0Z', palette.teal4) +
    path('M0 20 134 84v7L0 30Z', palette.teal3) +
    rect(96, 84, 10, 34, palette.paper) +
    gutter() +
    rect(100, 122, 18, 346, palette.haint2) +
    rect(100, 122, 5, 346, palette.paper) +
    rect(96, 200, 26, 7, palette.haint) +
    rect(96, 380, 26, 7, palette.haint)
  );
}

/** In section: leaves have stopped it, water stands on them. */
function gutter(): string {
  const { x, y } = GUTTER;
  return (
    gutterShell() +
    path(`M${x - 8} ${y + 12}h60v10c0 8-10 14-24 14h-36Z`, palette.teal2) +
    path(`M${x - 8} ${y + 12}h60v4h-60Z`, palette.teal1) +
    path(`M${x - 8} ${y + 36}v-8c10-10 20-4 26-8 8-4 16 2 28 4-4 8-12 12-18 12Z`, palette.rufDark) +
    path(`M${x + 2} ${y + 24}c6-12 18-14 26-8-4 10-16 14-26 8Z`, palette.rust) +
    path(`M${x + 24} ${y + 24}c2-12 12-16 22-14 0 10-10 18-22 14Z`, palette.ruf2)
  );
}

export function gutterShell(): string {
  const { x, y } = GUTTER;
  return (
    path(`M${x - 12} ${y}h72v22c0 14-14 22-32 22h-40Z`, palette.haint2) +
    path(`M${x - 8} ${y + 4}h64v18c0 10-12 16-28 16h-36Z`, palette.haintLine)
  );
}

/**
 * Corrugated pipe at the foot of the downspout, cut along its length: something stands in each ridge.
 * @param inside water, or nothing
 */
export function drainPipe(inside: string = palette.teal1): string {
  const y = GRADE - 17;
  const each = (draw: (x: number) => string) => repeat(5, (i) => draw(122 + i * 16));
  return (
    path(`M96 ${y - 26}h26v14h${PIPE_END - 122}v24H108c-8 0-12-6-12-12Z`, palette.plum) +
    path(
      each((x) => `M${x - 8} ${y - 10}a8 9 0 0 1 16 0ZM${x - 8} ${y + 8}a8 11 0 0 0 16 0Z`),
      palette.plum,
    ) +
    path(`M102 ${y - 22}h14v16h${PIPE_END - 116}v14H110c-5 0-8-3-8-8Z`, palette.fig) +
    path(
      each((x) => `M${x - 6} ${y + 7}a6 8 0 0 0 12 0Z`),
      inside,
    )
  );
}

/** Terra cotta, cut: soil and roots in the pot, water in its saucer. */
function pot(): string {
  const { x, y } = SAUCER;
  return (
    fern(x, y - 98) +
    path(`M${x - 46} ${y - 96}h92l-12 84h-68Z`, palette.ruf2) +
    path(`M${x - 36} ${y - 86}h72l-10 66h-52Z`, SOIL.middle) +
    line(
      `M${x - 14} ${y - 82}q-6 24 2 46M${x + 8} ${y - 84}q8 20-2 50M${x + 20} ${y - 80}q2 16 8 26`,
      SOIL.stone,
      2.4,
    ) +
    path(`M${x - 52} ${y - 102}h104v14h-104Z`, palette.rust) +
    path(`M${x - 52} ${y - 102}h104v4h-104Z`, palette.buff) +
    saucer(x, y) +
    path(`M${x - 62} ${y - 16}h124l-5 12h-114Z`, palette.teal2) +
    path(`M${x - 62} ${y - 16}h124v4h-124Z`, palette.teal1) +
    path(`M${x - 36} ${y - 20}h72l-2 12h-68Z`, palette.ruf2)
  );
}

export function saucer(x: number, y: number): string {
  return (
    path(`M${x - 72} ${y - 26}h144l-12 28h-120Z`, palette.ruf) +
    path(`M${x - 64} ${y - 22}h128l-7 18h-114Z`, palette.rufDark) +
    path(`M${x - 74} ${y - 28}h12v6h-12ZM${x + 62} ${y - 28}h12v6h-12Z`, palette.rust)
  );
}

function fern(x: number, y: number): string {
  return repeat(7, (i) =>
    place(
      x,
      y,
      1,
      `<g transform="rotate(${-66 + i * 22}) scale(.84)">${
        path('M0 0c-12-26-12-60 0-92 12 32 12 66 0 92Z', i % 2 ? palette.teal3 : palette.teal2) +
        line('M0-6V-78', palette.teal5, 2)
      }</g>`,
    ),
  );
}

/** A low spot where water has to stay. */
function puddle(): string {
  const { x, y } = PUDDLE;
  return (
    path(`M${x - 106} ${y + 2}h212c-14 36-54 54-106 54s-92-18-106-54Z`, SOIL.top) +
    path(`M${x - 98} ${y + 4}h196c-14 30-50 42-98 42s-84-12-98-42Z`, palette.teal2) +
    path(`M${x - 98} ${y + 4}h196l-5 7h-186Z`, palette.teal1) +
    path(`M${x - 64} ${y + 38}c30-14 90-14 128 0-40 14-88 14-128 0Z`, palette.teal3) +
    circle(x - 66, y + 34, 7, SOIL.stone) +
    circle(x + 58, y + 38, 9, SOIL.stone)
  );
}

/** Where its leaves hang, each with its turn: the shade below them is where mosquitoes rest. */
export const LEAVES: readonly [x: number, y: number, turn: number, size: number][] = [
  [404, 236, 196, 1],
  [470, 214, -14, 1.1],
  [396, 296, 168, 1.2],
  [484, 288, 8, 1.25],
  [420, 182, 206, 0.9],
  [462, 164, -36, 0.9],
  [402, 358, 162, 1.05],
  [478, 356, 14, 1.1],
];

function shrub(): string {
  return (
    path(
      'M330 260c-16-60 24-110 70-116 30-40 90-30 104 4 56 6 84 60 66 112 20 50-6 110-50 128H372c-44-22-62-82-42-128Z',
      palette.teal3,
    ) +
    line(
      'M440 494c6-90-4-190 2-330M440 380l-42-24M442 372l40-16M441 312l-48-18M442 302l44-14M440 250l-38-14M442 232l30-18M441 196l-22-14M442 184l22-20',
      palette.fig,
      8,
    ) +
    line('M438 494c6-90-4-190 2-330', palette.plum, 2.6) +
    LEAVES.map(([x, y, turn, size]) => leaf(x, y, turn, size)).join('')
  );
}

/** A broad leaf; its underside is below, however it is turned. */
function leaf(x: number, y: number, turn: number, size: number): string {
  const isLeft = turn > 90;
  return `<g transform="translate(${x} ${y}) rotate(${isLeft ? turn - 180 : turn}) scale(${isLeft ? -size : size} ${size})">${
    path('M0 0C16-30 64-36 100-2 70 24 22 24 0 0Z', palette.teal4) +
    path('M0 0C16-30 64-36 100-2 66-10 32-10 0 0Z', palette.teal2) +
    line('M4-1C34-12 66-12 96-3', palette.teal1, 2.2) +
    line('M26 2l10 10M48 1l12 10M70 1l10 6', palette.teal3, 2)
  }</g>`;
}

/** Flowers on their stalks, and a bee at one of them. */
function bed(): string {
  const flower = (x: number, y: number, tone: string, size: number) =>
    line(`M${x} 494C${x - 8} 460 ${x + 6} ${y + 60} ${x} ${y}`, palette.teal5, 5) +
    path(
      `M${x} ${y + 70}c-20-4-28-16-30-30 16 2 28 12 30 30ZM${x + 2} ${y + 92}c18-4 26-14 28-28-16 2-26 12-28 28Z`,
      palette.teal3,
    ) +
    repeat(
      9,
      (i) =>
        `<g transform="translate(${x} ${y}) rotate(${i * 40}) scale(${size})">${path('M0 0c-9-12-9-26 0-36 9 10 9 24 0 36Z', tone)}</g>`,
    ) +
    circle(x, y, 12 * size, palette.woodDark) +
    circle(x - 2, y - 2, 8 * size, palette.lampDark);
  return (
    path('M656 494c14-30 60-44 100-38 40-4 70 10 92 34v10H656Z', palette.teal5) +
    flower(784, 330, palette.peach, 0.95) +
    flower(700, 346, palette.cream, 1) +
    flower(744, 392, palette.rose, 1.05) +
    flower(812, 410, palette.cream, 0.9) +
    bee(BEE.x, BEE.y)
  );
}

export function bee(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    ellipse(-2, -14, 9, 14, palette.haint2, 'opacity=".9" transform="rotate(-24)"') +
      ellipse(6, -14, 8, 12, palette.haint, 'opacity=".9" transform="rotate(14)"') +
      ellipse(0, 0, 19, 12, palette.lamp) +
      path(
        'M-8-11c-3 8-3 14 0 22h7c-3-8-3-14 0-23ZM5-12c-3 8-3 16 0 23h6c-2-8-2-14 0-21Z',
        palette.fig,
      ) +
      circle(16, -1, 8, palette.woodDark) +
      line('M20-7l6-7M23-4l8-4', palette.fig, 2),
  );
}
