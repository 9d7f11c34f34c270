/** Fire ants: a nest with its queen, workers of several sizes, one under a magnifier, and what is left of them. */
import { circle, ellipse, line, path, repeat } from '@wrenhouse/svg';
import { palette } from '../palette.ts';
import { tuft } from '../plants.ts';
import { ant } from './bait-base.ts';
import { GRADE } from './mound-base.ts';
import { arm, lens, specimen } from './section.ts';

const FIRE = { ends: palette.rufDark, middle: palette.ruf, shine: palette.rust } as const;
const GRAIN = circle(13, -7, 3.4, palette.lamp);

type Place = readonly [x: number, y: number, turn: number, scale: number];

export function fireAnt([x, y, turn, scale]: Place, load = ''): string {
  return ant(x, y, turn, scale, load, FIRE);
}

const IN_LARGE: readonly Place[] = [
  [382, 284, 0, 1.1],
  [412, 283, 180, 0.8],
  [338, 312, 0, 1.2],
  [456, 314, 0, 1],
  [374, 338, 0, 0.9],
  [410, 339, 0, 1.3],
  [310, 400, 0, 1.5],
  [346, 402, 0, 0.9],
  [442, 404, 0, 1.3],
  [476, 404, 0, 0.9],
  [368, 448, 0, 1.6],
  [406, 449, 0, 0.9],
  [466, 494, 0, 1],
  [494, 495, 0, 1.4],
  [296, 508, 0, 1],
  [328, 509, 0, 1.5],
  [346, 578, 0, 1.3],
  [460, 578, 0, 1],
  [278, 363, 0, 1.1],
  [226, 361, 0, 0.8],
  [160, 361, 0, 1.2],
  [486, 363, 0, 1.1],
];

const IN_SMALL: readonly Place[] = [
  [680, 312, 0, 0.9],
  [662, 337, 0, 1.1],
  [694, 384, 0, 1.4],
  [722, 384, 0, 0.9],
  [640, 448, 0, 1],
  [704, 450, 0, 0.8],
  [622, 355, 0, 0.9],
  [746, 366, 0, 1],
];

/** Eggs and young, heaped. */
const brood = (x: number, y: number, count: number) =>
  repeat(count, (i) =>
    ellipse(
      x + (i % 4) * 8 + (i > 3 ? 4 : 0),
      y - (i > 3 ? 5 : 0) + (i % 2),
      4.2,
      3,
      palette.cream,
      `stroke="${palette.woodDark}" stroke-width="1.2"`,
    ),
  );

/** Of the large mound, the queen at the bottom; some out on the grass. */
export function colony(): string {
  return (
    brood(352, 310, 5) +
    brood(426, 313, 5) +
    brood(384, 338, 4) +
    brood(444, 390, 6) +
    brood(300, 493, 5) +
    brood(374, 586, 7) +
    IN_LARGE.map((at) => fireAnt(at)).join('') +
    fireAnt([408, 574, 0, 2.9]) +
    [60, 128, 186, 236].map((x) => fireAnt([x, GRADE - 4, 0, 1.3])).join('')
  );
}

/** Of the small mound. */
export function others(): string {
  return (
    brood(654, 454, 6) +
    IN_SMALL.map((at) => fireAnt(at)).join('') +
    fireAnt([676, 446, 0, 2.1]) +
    fireAnt([584, GRADE - 4, 0, 1.2]) +
    fireAnt([780, GRADE - 4, 0, 1.2])
  );
}

export function magnified(): string {
  const [x, y] = [168, 226];
  return (
    line(`M${x + 18} ${y + 62}l16 42`, palette.paper, 5) +
    line(`M${x - 46} ${y - 50}l-42-44`, palette.fig, 16) +
    line(`M${x - 50} ${y - 54}l-36-38`, palette.woodDark, 8) +
    arm(x - 88, y - 94, -134, 260) +
    lens(x, y, 70, specimen('fire-ant', x, y, 100))
  );
}

/** Grains of bait on their way to the queen, and an arrow along it. */
export function carried(): string {
  const way = 'M112 392C180 388 236 394 254 426S240 560 312 580';
  const tip = 'M298 566l18 14-18 12';
  return (
    [
      [92, GRADE - 4, 0, 1.4],
      [156, GRADE - 4, 0, 1.2],
      [192, 361, 0, 1.3],
      [252, 363, 0, 1.3],
      [312, 360, -12, 1.2],
      [424, 462, 24, 1.1],
      [378, 520, 84, 1.2],
    ]
      .map(([x = 0, y = 0, turn = 0, scale = 1]) => fireAnt([x, y, turn, scale], GRAIN))
      .join('') +
    [
      [440, 560],
      [448, 564],
      [442, 568],
      [326, 388],
      [462, 392],
      [380, 434],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 3.8, palette.lamp, `stroke="${palette.woodDark}" stroke-width="1.2"`),
      )
      .join('') +
    line(way, palette.lampPale, 5, 'stroke-dasharray="14 9"') +
    line(tip, palette.lampPale, 5)
  );
}

/** The large mound cracked, grass on it, dead workers in its chambers. */
export function empty(): string {
  const dead: readonly Place[] = [
    [346, 298, 180, 1],
    [400, 324, 180, 1.2],
    [456, 388, 180, 1.4],
    [322, 386, 180, 1],
    [386, 434, 180, 1.5],
    [486, 480, 180, 1],
    [408, 560, 180, 2.7],
    [350, 562, 180, 1.2],
    [456, 568, 180, 1],
  ];
  return (
    dead.map((at) => fireAnt(at)).join('') +
    crack() +
    tuft(324, 306, 1.1, palette.teal2) +
    tuft(352, 270, 0.9, palette.teal2) +
    tuft(442, 270, 1, palette.teal2) +
    tuft(470, 306, 1.2, palette.teal2)
  );
}

function crack(): string {
  return path('M392 250l8 14-6 8 10 12-4 2-12-14 6-8-6-12Z', palette.fig);
}
