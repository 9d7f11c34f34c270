/** Carpenter bees in the beam of a porch: holes are counted, dusted, left open, plugged and painted, and looked at again. */
import { circle, ellipse, line, path, rect, repeat, seededRandom } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { ALONG, beam as asFound, bee, brood, HOLES, UNDER } from './beam-base.ts';
import type { Chapter } from './chapter.ts';
import { arm, byLamp, flashlight, planSheet } from './section.ts';

const bothHoles = [HOLES.used, HOLES.old];
const MALE = palette.lampMist;

export const beam: Chapter = {
  name: 'beam',
  words: 'the beam of a porch, opened along its grain, with two tunnels',
  draw: asFound,
  layers: [
    { name: 'brood', words: 'young in their cells', draw: brood, lit: true, until: 'plugged' },
    { name: 'bees', words: 'carpenter bees at a hole', draw: bees, lit: true, until: 'open' },
    {
      name: 'counted',
      words: 'rings and tags at two holes',
      draw: () => counted(palette.ruf),
      lights: () => counted(palette.lampPale),
      until: 'plugged',
    },
    { name: 'dust', words: 'dust along both tunnels', draw: dust, lit: true },
    { name: 'duster', words: 'a duster in a hole', draw: duster, lit: true, until: 'open' },
    { name: 'open', words: 'bees that carry dust', draw: open, lit: true, until: 'plugged' },
    {
      name: 'days',
      words: 'days of a calendar',
      ...byLamp(() => planSheet(572, 470, days())),
      until: 'plugged',
    },
    { name: 'plugged', words: 'dowels in the holes', draw: plugged, lit: true },
    { name: 'painted', words: 'fresh paint', draw: painted, lit: true },
    { name: 'brush', words: 'a brush', draw: brush, lit: true, until: 'again' },
    {
      name: 'again',
      words: 'a flashlight on the beam, late in summer',
      draw: again,
      lit: true,
    },
  ],
};

/** A female in the tunnel, one at the hole, a male that hovers before it. */
function bees(): string {
  return (
    bee(306, ALONG + 2, 0, 0.9) +
    bee(HOLES.used - 2, UNDER + 34, -84, 0.94) +
    bee(430, 392, -12, 1.1, MALE) +
    line(
      'M478 404c16 8 20 20 10 28M384 388c-14-4-22-12-20-22',
      palette.fig,
      3,
      'stroke-dasharray="8 7"',
    ) +
    line(
      repeat(
        5,
        (i) => `M${HOLES.used - 18 + i * 9} ${UNDER + 74 + (i % 2) * 20}v${10 + (i % 3) * 6}`,
      ),
      palette.straw,
      3.4,
    )
  );
}

function counted(tone: string): string {
  return bothHoles
    .map(
      (x, index) =>
        ellipse(
          x,
          UNDER + 2,
          46,
          26,
          'none',
          `stroke="${tone}" stroke-width="5" stroke-dasharray="16 9"`,
        ) +
        line(`M${x + 44} ${UNDER + 10}l22 30`, palette.fig, 2.4) +
        path(`M${x + 58} ${UNDER + 38}h36v40h-36Z`, palette.paper) +
        circle(x + 66, UNDER + 46, 3, palette.fig) +
        line(
          index === 0
            ? `M${x + 73} ${UNDER + 55}l6-4v20`
            : `M${x + 70} ${UNDER + 55}q8-7 12 0 2 5-12 16h14`,
          palette.fig,
          3.6,
        ),
    )
    .join('');
}

function dust(): string {
  const random = seededRandom(5);
  const along = repeat(90, () =>
    circle(
      Math.round(236 + random() * 396),
      Math.round(ALONG - 20 + Math.sqrt(random()) * 41),
      1.6 + Math.round(random() * 12) / 10,
      palette.paper,
    ),
  );
  const up = repeat(20, () =>
    circle(
      Math.round(HOLES.used - 18 + random() * 36),
      Math.round(ALONG + 20 + random() * 70),
      1.8,
      palette.paper,
    ),
  );
  const old = repeat(34, () =>
    circle(
      Math.round(698 + random() * 88),
      Math.round(ALONG - 18 + Math.sqrt(random()) * 38),
      1.6 + Math.round(random() * 12) / 10,
      palette.paper,
    ),
  );
  return along + up + old;
}

/** Its tip is bent, so that the dust goes around the corner. */
function duster(): string {
  return (
    line(`M${HOLES.used + 8} 470V${ALONG + 22}q0-18 22-18`, palette.fig, 11) +
    line(`M${HOLES.used + 8} 470V${ALONG + 22}q0-18 22-18`, palette.lampPale, 5) +
    [
      [HOLES.used + 46, ALONG + 2, 11],
      [HOLES.used + 62, ALONG - 6, 9],
      [HOLES.used + 64, ALONG + 10, 8],
      [HOLES.used + 80, ALONG + 2, 6],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, palette.lampMist))
      .join('') +
    path(
      `M${HOLES.used - 16} 466h48c16 20 22 52 8 74-8 12-56 12-64 0-14-22-8-54 8-74Z`,
      palette.ruf,
    ) +
    path(`M${HOLES.used - 12} 476c-10 18-12 42-4 58-10-18-10-42 4-58Z`, palette.rust) +
    rect(HOLES.used - 6, 452, 28, 18, palette.fig) +
    arm(HOLES.used + 30, 512, 12, 620)
  );
}

/** Bees walk out through the dust and back to their cells. */
function open(): string {
  const dusted = (x: number, y: number) =>
    [
      [-12, 14],
      [0, 20],
      [9, 18],
      [-20, 8],
    ]
      .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 3, palette.paper))
      .join('');
  return (
    bee(HOLES.used, UNDER - 30, 84, 0.9) +
    bee(318, ALONG + 2, 0, 0.9) +
    dusted(318, ALONG + 2) +
    line(
      `M${HOLES.used + 40} ${UNDER + 60}v-44M${HOLES.used + 28} ${UNDER + 30}l12-16 12 16`,
      palette.ruf,
      5,
    ) +
    line(
      `M${HOLES.used - 44} ${UNDER + 18}v44M${HOLES.used - 56} ${UNDER + 48}l12 16 12-16`,
      palette.ruf,
      5,
    ) +
    dusted(HOLES.used, UNDER - 36)
  );
}

function days(): string {
  return (
    rect(12, 16, 166, 24, palette.ruf) +
    repeat(6, (i) => rect(18 + (i % 3) * 54, 50 + Math.floor(i / 3) * 40, 44, 32, palette.haint2)) +
    line(
      repeat(4, (i) => `M${30 + (i % 3) * 54} ${66 + Math.floor(i / 3) * 40}l8 8 14-18`),
      palette.teal3,
      4,
    )
  );
}

/** Dowels with the ring of their end grain; the tunnel behind them is empty. */
function plugged(): string {
  return bothHoles
    .map(
      (x) =>
        rect(x - 22, UNDER - 62, 44, 64, palette.buff) +
        rect(x - 22, UNDER - 62, 10, 64, palette.lampMist) +
        line(`M${x - 4} ${UNDER - 58}v56M${x + 8} ${UNDER - 58}v56`, palette.straw, 2) +
        rect(x - 22, UNDER - 62, 44, 5, palette.straw),
    )
    .join('');
}

function painted(): string {
  return (
    rect(96, UNDER - 8, 694, 12, palette.paper) +
    rect(96, UNDER + 1, 694, 4, palette.creamShade) +
    bothHoles.map((x) => rect(x - 30, UNDER - 9, 60, 13, palette.paper)).join('')
  );
}

function brush(): string {
  return (
    path('M560 330h58l6 26h-70Z', palette.straw) +
    line('M570 332v20M584 332v22M600 332v22', palette.woodDark, 2.4) +
    path('M552 356h74v12h-74Z', palette.haint) +
    path('M576 368h26l8 62h-42Z', palette.wood) +
    arm(586, 420, 26, 360)
  );
}

/** A sheet with the sun of late summer; the light finds the plugs whole. */
function again(): string {
  return (
    path(`M668 424 ${HOLES.used - 60} ${UNDER + 4}h170Z`, palette.lampPale, 'opacity=".34"') +
    flashlight(670, 424, 12) +
    planSheet(
      400,
      474,
      circle(58, 82, 26, palette.lamp) +
        line(
          'M58 44v-12M58 132v-12M20 82H8M108 82H96M31 55l-9-9M94 118l-9-9M31 109l-9 9M94 46l-9 9',
          palette.lampDark,
          5,
        ) +
        line('M128 84l14 16 30-38', palette.teal3, 7),
    )
  );
}
