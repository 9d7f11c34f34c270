/** Left and right of the house: what holds water, shade and shelter. */

import { circle, ellipse, line, path, rect, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { bush, fence, palmetto, pine, tree, tuft } from '../plants.ts';

export function leftYard(): string {
  return (
    pine(-300, 588, 1.7, '#241A40') +
    pine(-360, 588, 1.3, '#1E1638') +
    palmetto(-150, 588, 1.25) +
    fence(-400, -180, 590, 58, '#B48C98', '#A27A8A') +
    // Roots, oak, swing.
    line(
      'M36 596c-8 40-40 50-64 84M40 596c2 50 30 60 60 92M38 606c-2 50-10 70-18 110M42 602c30 22 70 26 96 54',
      '#8C4A4F',
      4,
    ) +
    tree(40, 590, 2.5, '#123B49', '#1E5663', '#241033') +
    line('M104 452v100M128 450v102', '#D9BFA0', 2) +
    rect(98, 550, 36, 6, palette.ruf2) +
    hornetNest(-62, 408) +
    tuft(-60, 590, 1, palette.teal3) +
    tuft(150, 588, 0.9, palette.teal3) +
    bush(-10, 592, 0.6, '#3B1B4A', '#5B3A72')
  );
}

function hornetNest(x: number, y: number): string {
  return (
    path(`M${x} ${y}c16 0 24 14 23 31-1 16-11 28-23 28s-22-12-23-28c-1-17 7-31 23-31Z`, '#B9A6A6') +
    line(
      `M${x - 21} ${y + 18}c14 8 30 8 42 0M${x - 22} ${y + 31}c15 8 32 8 44 0M${x - 19} ${y + 44}c13 7 28 7 38 0`,
      '#8F7C84',
      2,
    ) +
    ellipse(x, y + 53, 4.5, 3.5, palette.fig)
  );
}

export function rightYard(): string {
  return (
    bush(884, 592, 0.9, '#123B49', '#1E5663') +
    woodpile() +
    birdbath() +
    fence(1196, 1680, 590, 60, '#D9B7A8', '#C9A39C') +
    tree(1206, 592, 1.7, '#123B49', '#1E5663', '#241033') +
    antMound() +
    yellowjackets() +
    // Long grass along the fence.
    [1222, 1240, 1258, 1276, 1300, 1330]
      .map((x, i) => tuft(x, 592, 1.5 + (i % 3) * 0.3, i % 2 ? '#1E5663' : palette.teal3))
      .join('') +
    tree(1560, 590, 2.2, '#3E1C46', '#5B2D55', '#241033') +
    pine(1450, 588, 1.8, '#241A40') +
    tuft(930, 590, 0.9, palette.teal3) +
    tuft(1050, 590, 0.8, palette.teal3) +
    fireflies()
  );
}

const LOGS: [number, number][] = [
  [944, 580],
  [962, 580],
  [980, 580],
  [998, 580],
  [953, 565],
  [971, 565],
  [989, 565],
  [962, 550],
  [980, 550],
];

function woodpile(): string {
  return LOGS.map(
    ([x, y], i) =>
      circle(x, y, 9, i % 2 ? palette.wood : '#B87843') +
      circle(x, y, 5, '#E5B67E') +
      circle(x, y, 2, palette.wood),
  ).join('');
}

function birdbath(): string {
  return (
    path('M1080 544h10l4 38h-18Z', '#D9BFB4') +
    rect(1070, 580, 30, 8, '#D9BFB4') +
    path('M1056 526h58q-6 18-29 18t-29-18Z', '#E9D4C6') +
    ellipse(1085, 527, 27, 4, palette.teal2) +
    ellipse(1078, 526, 12, 1.6, palette.teal1)
  );
}

/** A fire ant mound, which has no hole on top, and the galleries under it. */
function antMound(): string {
  return (
    path('M1120 592c8-17 15-23 26-23s19 9 28 23Z', '#A5503A') +
    path('M1120 592c8-17 15-23 26-23-8 6-12 14-14 23Z', '#8C3F34') +
    line(
      'M1146 594c-4 20 10 26 4 44M1146 612c-16 8-18 16-30 22M1148 628c14 4 18 14 30 18',
      '#8C4A4F',
      5,
    )
  );
}

/** A yellowjacket nest in an old vole hole, cut: paper around three combs, and the way up to the grass. */
function yellowjackets(): string {
  const combs: readonly [y: number, half: number][] = [
    [630, 15],
    [642, 19],
    [654, 13],
  ];
  return (
    path(
      'M1022 588h19c-5 4-4 12-10 20-4 6-10 9-16 16l-11-8c8-8 16-12 18-18 2-4 2-7 0-10Z',
      '#1E0A22',
    ) +
    path('M952 646c-6-20 10-30 26-36 20-8 46-4 54 14 8 20 0 42-22 48-24 6-52-4-58-26Z', '#1E0A22') +
    path('M961 643c0-18 13-30 31-30s31 12 31 30-14 26-31 26-31-8-31-26Z', '#C9B6A0') +
    line('M963 634c4-12 14-18 29-18s25 6 29 18M962 652c6 10 16 14 30 14s24-4 30-14', '#8F7C70', 2) +
    path('M969 643c0-13 10-22 23-22s23 9 23 22-10 19-23 19-23-6-23-19Z', '#4A2A2C') +
    combs
      .map(
        ([y, half]) =>
          line(
            repeat(Math.floor(half / 2), (i) => `M${992 - half + 3 + i * 4} ${y}v4.500`),
            '#D9BFA0',
            2.6,
          ) + rect(992 - half, y - 2, half * 2, 2.6, palette.cream),
      )
      .join('') +
    [
      [1000, 648],
      [982, 637],
      [1022, 603],
      [1040, 576],
      [1054, 566],
    ]
      .map(([x = 0, y = 0]) => wasp(x, y))
      .join('')
  );
}

function wasp(x: number, y: number): string {
  return (
    ellipse(x - 1, y - 3, 3.4, 1.4, palette.haint) +
    ellipse(x, y, 4.4, 2, palette.lamp) +
    line(`M${x - 1} ${y - 1.8}v3.600M${x + 1.8} ${y - 1.4}v2.800`, palette.fig, 1.2)
  );
}

const GLOWS: [number, number][] = [
  [900, 506],
  [1020, 512],
  [1040, 456],
  [-30, 530],
  [150, 500],
  [1300, 500],
  [-220, 510],
  [1400, 470],
];

function fireflies(): string {
  return GLOWS.map(
    ([x, y]) => circle(x, y, 10, palette.lamp, 'opacity=".25"') + circle(x, y, 3, '#FFE08A'),
  ).join('');
}
