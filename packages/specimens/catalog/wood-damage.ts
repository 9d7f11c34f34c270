/** Damage to wood, and the mud that hides it: each on a piece of board, at true size. */
import type { Layer, Mark, Specimen } from '../anatomy.ts';
import { INK, lighten } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { board, dust, grit, hole, PINE, ribbon } from '../plans/board.ts';

const TUBE: Point[] = pairs([46, 98.5, 44, 84, 50, 66, 45, 48, 52, 30, 48, 14, 50, 0]);
const BRANCH: Point[] = pairs([48, 58, 62, 46, 66, 28, 74, 12, 73, 0]);
const MUD_TUBE: Layer[] = [
  {
    kind: 'mark',
    layer: 'body',
    area: pairs([0, 0, 100, 0, 100, 100, 0, 100]),
    tension: 0,
    fill: '#cfc6ba',
    stroke: INK,
  },
  // Two courses of block, then the sill on top.
  ...[18, 59].map(
    (y): Mark => ({
      kind: 'mark',
      line: [
        [0, y],
        [100, y],
      ],
      width: 2.4,
      stroke: '#b3a798',
      tension: 0,
    }),
  ),
  {
    kind: 'mark',
    line: [
      [22, 59],
      [22, 100],
    ],
    width: 2.4,
    stroke: '#b3a798',
    tension: 0,
  },
  {
    kind: 'mark',
    line: [
      [82, 18],
      [82, 59],
    ],
    width: 2.4,
    stroke: '#b3a798',
    tension: 0,
  },
  {
    kind: 'mark',
    area: pairs([0, 0, 100, 0, 100, 14, 0, 14]),
    tension: 0,
    fill: PINE,
    stroke: INK,
  },
  { kind: 'mark', line: pairs([0, 5, 40, 6, 100, 4.6]), stroke: '#b98f5c' },
  { kind: 'mark', line: pairs([0, 10, 50, 9.4, 100, 10.4]), stroke: '#b98f5c' },
  {
    kind: 'mark',
    area: pairs([0, 14, 100, 14, 100, 17, 0, 17]),
    tension: 0,
    fill: INK,
    opacity: 0.2,
  },
  ribbon(
    BRANCH.map(([x, y]) => [x + 1.6, y + 1]),
    7,
    INK,
    { stroke: 'none', opacity: 0.22 },
  ),
  ribbon(BRANCH, 6.4, '#8b6443'),
  grit(BRANCH, 6, 22),
  ribbon(
    TUBE.map(([x, y]) => [x + 2, y + 1]),
    8,
    INK,
    { stroke: 'none', opacity: 0.22 },
  ),
  ribbon(TUBE, 7.4, '#93694a', { form: 0.9 }),
  {
    kind: 'mark',
    line: TUBE.map(([x, y]) => [x + 2.2, y] as const),
    width: 1.6,
    stroke: INK,
    opacity: 0.25,
  },
  grit(TUBE, 7, 34),
];

const LANES: Point[][] = [
  pairs([5, 12, 22, 9, 44, 14, 66, 10, 84, 13]),
  pairs([9, 24, 30, 27, 52, 22, 72, 27, 90, 24]),
  pairs([5, 38, 24, 35, 48, 40, 70, 36, 89, 39]),
  pairs([10, 50, 34, 52, 58, 49, 82, 52]),
];

const TERMITE_GALLERY: Layer[] = [
  ...board(96, 60),
  ...LANES.flatMap((lane) => [ribbon(lane, 6, '#6d4830'), grit(lane, 6, 20)]),
  // Mud packed into the lanes is what tells them from those of ants.
  {
    kind: 'mark',
    ovals: [
      [22, 9.6, 4, 1.8],
      [54, 22.6, 5, 2],
      [70, 36.4, 4, 1.8],
      [36, 51.6, 5, 1.8],
      [86, 12.8, 4, 1.6],
    ],
    fill: '#a5805a',
    stroke: INK,
  },
];

const ANT_GALLERY: Layer[] = [
  ...board(96, 60),
  ...(
    [
      [pairs([6, 14, 22, 11, 42, 16, 64, 12, 89, 15]), 10],
      [pairs([7, 34, 28, 29, 52, 36, 74, 31, 88, 34]), 11],
      [pairs([28, 12, 34, 22, 30, 31]), 7],
      [pairs([66, 14, 64, 24, 70, 33]), 7],
    ] as const
  ).flatMap(([lane, width]) => [
    ribbon(lane, width, '#b1845a'),
    ribbon(
      lane.map(([x, y]) => [x + 0.5, y + 0.6] as const),
      width * 0.66,
      '#5a3826',
      { stroke: 'none', opacity: 0.8 },
    ),
  ]),
  // Clean walls; the shavings lie below, with bits of insects.
  ...dust(48, 60, 26, 9, '#e9cfa4'),
  {
    kind: 'mark',
    ovals: [
      [40, 57, 1.4, 0.5, 30],
      [52, 55.4, 1.2, 0.5, -20],
      [58, 58.4, 1.4, 0.5, 12],
    ],
    fill: '#2e2528',
  },
  {
    kind: 'mark',
    ovals: [
      [45, 59, 1.6, 0.35, -30],
      [50, 58.4, 1.4, 0.35, 15],
      [62, 59.2, 1.2, 0.35, 40],
      [35, 59, 1.2, 0.35, 10],
    ],
    fill: '#fff1d4',
    stroke: INK,
  },
];

const BEE_HOLE: Layer[] = [
  ...board(80, 54, lighten(PINE, 0.15)),
  // Stains run down from the hole.
  {
    kind: 'mark',
    area: pairs([37, 26, 44, 26, 45, 40, 42, 50, 40, 40, 37.6, 46]),
    fill: '#a9742c',
    opacity: 0.45,
  },
  ...hole(40, 21, 6.2),
  ...dust(40, 54, 17, 6, '#edd6a8'),
];

const POWDERPOST: Layer[] = [
  ...board(60, 40, '#cfa878'),
  ...(
    [
      [8, 8, 0.7],
      [14, 15, 0.9],
      [11, 24, 0.6],
      [22, 7, 0.8],
      [25, 19, 1],
      [20, 28, 0.7],
      [33, 11, 0.9],
      [37, 23, 0.7],
      [31, 30, 0.9],
      [44, 7, 0.7],
      [47, 17, 1],
      [43, 27, 0.8],
      [54, 12, 0.8],
      [52, 24, 0.7],
    ] as const
  ).flatMap(([x, y, r]) => hole(x, y, r)),
  ...dust(25, 40, 9, 6, '#f3e4c4'),
  ...dust(46, 40, 6, 4, '#f3e4c4'),
];

/** Lower edge of a floor joist: fewer, larger holes than those of lyctids, and gritty heaps of pellets. */
const ANOBIID: Layer[] = [
  ...board(60, 40, '#c99f6c'),
  ...(
    [
      [9, 9, 1.1],
      [16, 22, 1.3],
      [24, 12, 1.2],
      [29, 27, 1.4],
      [36, 8, 1],
      [41, 19, 1.4],
      [51, 11, 1.2],
      [53, 26, 1.1],
    ] as const
  ).flatMap(([x, y, r]) => hole(x, y, r)),
  ...dust(29, 40, 8, 5, '#d9bd8c'),
  {
    kind: 'mark',
    ovals: Array.from({ length: 26 }, (_, index) => {
      const across = Math.sin(index * 2.4) * 7;
      return [
        29 + across,
        39.4 - (index % 5) * 0.8 * (1 - Math.abs(across) / 8),
        0.5,
        0.28,
        index * 37,
      ];
    }),
    fill: '#8f6a3e',
  },
];

const BORER: Layer[] = [
  ...board(60, 40),
  ...hole(17, 14, 4.4, 2.6, 8),
  ...hole(38, 24, 4, 2.4, -6),
  ...hole(47, 9, 3.6, 2.2, 4),
  ...dust(38, 40, 10, 5, '#f0dcb2'),
];

const wood = (
  name: string,
  title: string,
  latin: string,
  length: number,
  layers: Layer[],
): Specimen => ({
  name,
  title,
  latin,
  group: 'signs',
  shows: 'sign',
  length,
  lying: true,
  layers,
});

export const WOOD_DAMAGE: Specimen[] = [
  wood('mud-tube', 'Termite mud tubes on a foundation', 'Reticulitermes flavipes', 100, MUD_TUBE),
  wood(
    'termite-gallery',
    'Termite galleries, lined with mud',
    'Reticulitermes flavipes',
    96,
    TERMITE_GALLERY,
  ),
  wood(
    'carpenter-ant-gallery',
    'Carpenter ant galleries, clean and smooth',
    'Camponotus pennsylvanicus',
    96,
    ANT_GALLERY,
  ),
  wood('carpenter-bee-hole', 'Carpenter bee hole', 'Xylocopa virginica', 80, BEE_HOLE),
  wood('powderpost-holes', 'Powderpost beetle holes', 'Lyctus spp.', 60, POWDERPOST),
  wood('anobiid-holes', 'Anobiid beetle holes in a joist', 'Anobiidae', 60, ANOBIID),
  wood('old-house-borer-holes', 'Old house borer holes', 'Hylotrupes bajulus', 60, BORER),
];
