/** A yard beside a house, its ground cut: water that is tipped out or treated, leaves misted from below, flowers left alone. */
import { circle, ellipse, line, path, place, rect, repeat } from '@wrenhouse/svg';
import { glow } from '../night.ts';
import { palette } from '../palette.ts';
import type { Chapter } from './chapter.ts';
import { planSheet } from './section.ts';
import {
  yard as asFound,
  BEE,
  bee,
  drainPipe,
  GUTTER,
  gutterShell,
  LEAVES,
  PUDDLE,
  SAUCER,
  saucer,
} from './yard-base.ts';

export const yard: Chapter = {
  name: 'yard',
  words: 'a yard in section, water in a gutter, a pipe, a saucer and a low spot',
  draw: asFound,
  lights: () =>
    rect(23, 185, 36, 86, palette.lampPale, 'opacity=".5"') +
    glow(41, 228, 120, 0.1) +
    bee(BEE.x, BEE.y),
  layers: [
    { name: 'resting', words: 'mosquitoes under leaves', draw: resting, lit: true, until: 'mist' },
    {
      name: 'water',
      words: 'rings around standing water',
      draw: () => water(palette.ruf),
      lights: () => water(palette.lampPale),
      until: 'tipped',
    },
    { name: 'larvae', words: 'larvae under a magnifier', draw: larvae, lit: true, until: 'tipped' },
    { name: 'tipped', words: 'a clear gutter and an empty saucer', draw: tipped },
    { name: 'dunk', words: 'a dunk on water that stays', draw: dunk, lit: true },
    { name: 'mist', words: 'droplets sprayed from below', draw: mist, lit: true, until: 'report' },
    { name: 'misted', words: 'droplets under leaves', draw: misted, lit: true },
    { name: 'spared', words: 'a line before flowers in bloom', draw: spared, lit: true },
    { name: 'report', words: 'a short list', draw: () => planSheet(620, 34, list()) },
    { name: 'return', words: 'weeks of a calendar', draw: weeks, lit: true },
  ],
};

/** Hangs under a leaf, head to the left. */
function mosquito(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.15)">${
    line(
      'M-8 2c-8 2-12-6-10-16M-2 3c-4 12-12 12-16 16M4 2c8 8 6 14 12 20M8 1c10-2 16-8 16-16M-12 3l-13 9',
      palette.haint2,
      2,
    ) +
    path('M0 0c14-10 30-8 38 0-12 6-26 6-38 0Z', palette.haint2, 'opacity=".85"') +
    line('M-8 2 26 6', palette.haint2, 9) +
    circle(-8, 1, 8, palette.haint2) +
    line('M-8 2 26 6', '#140A1E', 6) +
    line('M-2 2.6h3M7 3.8h3M15 4.8h3', palette.paper, 4) +
    circle(-8, 1, 6, '#140A1E')
  }</g>`;
}

/** Points under the leaves. */
const UNDERSIDES = LEAVES.map(([x, y, turn, size]) => ({
  x: x + (turn > 90 ? -50 : 50) * size,
  y: y + 22 * size,
  turn: turn > 90 ? turn - 180 : turn,
}));

function resting(): string {
  return UNDERSIDES.filter((_, i) => [0, 2, 3, 6, 7].includes(i))
    .map(({ x, y, turn }) => mosquito(x - 8, y + 6, turn))
    .join('');
}

function ring(x: number, y: number, rx: number, ry: number, tone: string): string {
  return ellipse(x, y, rx, ry, 'none', `stroke="${tone}" stroke-width="5" stroke-dasharray="15 9"`);
}

/** @param high the ring that lies on the sky */
function water(high: string): string {
  return (
    ring(GUTTER.x + 22, GUTTER.y + 20, 56, 42, high) +
    ring(145, 478, 48, 34, palette.lampPale) +
    ring(SAUCER.x, SAUCER.y - 12, 84, 30, palette.lampPale) +
    ring(PUDDLE.x, PUDDLE.y + 22, 120, 54, palette.lampPale) +
    // What shines of each, by night too.
    line(
      `M${GUTTER.x + 2} ${GUTTER.y + 14}h16M${SAUCER.x - 56} ${SAUCER.y - 14}h15M${SAUCER.x + 42} ${SAUCER.y - 14}h13M${PUDDLE.x - 70} ${PUDDLE.y + 8}h44M${PUDDLE.x - 6} ${PUDDLE.y + 13}h62`,
      palette.haint2,
      4,
    )
  );
}

/** A spoonful of the saucer, larger. */
function larvae(): string {
  const larva = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      line('M0 0c8 8 2 16 8 24s2 14 4 18', palette.fig, 6) +
      circle(0, -3, 6, palette.fig) +
      line('M12 42l7 8', palette.fig, 3)
    }</g>`;
  return (
    line(`M${SAUCER.x - 6} 478 228 344`, palette.lampPale, 4) +
    place(
      -22,
      0,
      1,
      line('M196 338l-40 46', palette.woodDark, 15) +
        circle(238, 286, 70, palette.fig) +
        circle(238, 286, 62, palette.teal1) +
        path('M177 274c30-8 92-8 122 0a62 62 0 0 0-122 0Z', palette.haint2) +
        larva(206, 284, 14) +
        larva(242, 280, -18) +
        larva(272, 288, 8) +
        line('M190 262c4-14 14-24 26-28', palette.paper, 5),
    )
  );
}

function tipped(): string {
  const { x, y } = SAUCER;
  return (
    gutterShell() +
    drainPipe('#140A1E') +
    saucer(x, y) +
    path(`M${x - 34} ${y - 24}h68l-3 20h-62Z`, palette.ruf2) +
    line(`M${x - 58} ${y - 14}h16M${x + 42} ${y - 14}h14`, palette.ruf, 3)
  );
}

/** A ring of Bti that floats. */
function dunk(): string {
  const { x, y } = PUDDLE;
  return (
    ellipse(x, y + 4, 38, 12, palette.woodDark) +
    ellipse(x, y, 38, 12, palette.straw) +
    ellipse(x, y - 1, 13, 4, palette.teal3) +
    path(`M${x - 34} ${y - 3}c6-8 62-8 68 0-20-4-48-4-68 0Z`, palette.buff) +
    line(
      repeat(5, (i) => `M${x - 40 + i * 20} ${y + 22 + (i % 2) * 6}v5`),
      palette.lampMist,
      4,
    )
  );
}

/** Coarse drops from a wand, up into the leaves. */
function mist(): string {
  const drops = repeat(38, (i) => {
    const part = 0.16 + ((i * 7) % 19) / 21;
    const turn = -66 + ((i * 13) % 27) * 2.1;
    const angle = (turn * Math.PI) / 180;
    return circle(
      Math.round(330 + Math.cos(angle) * part * 190),
      Math.round(420 + Math.sin(angle) * part * 190),
      2.6 + (i % 3),
      palette.haint2,
    );
  });
  return (
    line('M210 470 322 424', palette.fig, 10) +
    line('M212 468 320 424', palette.teal1, 4) +
    path('M318 414l16-2 4 16-14 8Z', palette.lamp) +
    path('M140 460c20-10 44-10 60-4l26 4c8 6 6 22-4 28l-30 6-52 10Z', palette.teal3) +
    path('M198 454c10-6 24-4 30 4 4 10 2 24-6 28-12 2-22-2-26-10-2-8-2-16 2-22Z', palette.buff) +
    drops
  );
}

function misted(): string {
  return LEAVES.map(([x, y, turn, size]) => {
    const isLeft = turn > 90;
    return place(
      x,
      y,
      1,
      `<g transform="rotate(${isLeft ? turn - 180 : turn}) scale(${isLeft ? -size : size} ${size})">${[
        [22, 13],
        [40, 19],
        [58, 18],
        [76, 11],
      ]
        .map(([dx = 0, dy = 0]) => path(`M${dx} ${dy - 4}q7 9 0 12-7-3 0-12Z`, palette.haint2))
        .join('')}</g>`,
    );
  }).join('');
}

/** Nothing is sprayed beyond it. */
function spared(): string {
  return (
    line('M632 486C606 420 604 356 646 296', palette.paper, 5, 'stroke-dasharray="15 10"') +
    line('M632 490v-40', palette.creamShade, 4) +
    path('M633 450h30l-7 10 7 10h-30Z', palette.lamp)
  );
}

/** Two lines of a list, each with its box. */
function list(): string {
  return (
    line('M24 32h92', palette.fig, 6) +
    repeat(2, (i) =>
      rect(24, 52 + i * 38, 22, 22, palette.haint2, `stroke="${palette.fig}" stroke-width="3"`),
    ) +
    line('M60 60h98M60 70h62M60 98h88M60 108h74', palette.teal3, 4)
  );
}

/** Four weeks, the last two of them marked. */
function weeks(): string {
  return place(
    648,
    190,
    1,
    rect(4, 5, 150, 30, palette.fig, 'opacity=".28"') +
      rect(0, 0, 150, 30, palette.paper) +
      repeat(4, (i) => rect(6 + i * 35, 6, 31, 18, i < 2 ? palette.haint : palette.lamp)),
  );
}
