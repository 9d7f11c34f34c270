/** Nests, at true size: paper, mud and soil. */
import type { Layer, Mark, Specimen } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';

const hexagon = (x: number, y: number, r: number): Point[] =>
  [30, 90, 150, 210, 270, 330].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r] as const;
  });

/** An open comb on a stalk, seen from below at a slant: every cell shows. */
const CELLS: Point[] = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) => {
  const count = 9 - Math.abs(row);
  return Array.from(
    { length: count },
    (_, index): Point => [(index - (count - 1) / 2) * 8.2, row * 7.1],
  );
});
const PAPER_COMB: Layer[] = [
  {
    kind: 'mark',
    layer: 'body',
    area: pairs([
      -40, 0, -30, -22, -8, -28, 14, -28, 33, -19, 40, 2, 30, 22, 8, 29, -16, 28, -34, 18,
    ]),
    fill: '#a99a86',
    stroke: INK,
    form: 0.8,
  },
  {
    kind: 'mark',
    areas: CELLS.map(([x, y]) => hexagon(x, y, 4.5)),
    tension: 0,
    fill: '#cfc2ac',
    stroke: INK,
  },
  {
    kind: 'mark',
    areas: CELLS.map(([x, y]) => hexagon(x + 0.4, y + 0.5, 3)),
    tension: 0,
    fill: '#46343a',
  },
  // White caps close the cells of the pupae.
  {
    kind: 'mark',
    areas: CELLS.filter((_, index) => [17, 18, 19, 24, 25, 26, 27, 32, 33].includes(index)).map(
      ([x, y]) => hexagon(x, y, 3.9),
    ),
    tension: 0.6,
    fill: '#f6efe0',
    stroke: INK,
  },
  // An egg at the bottom of the outer cells.
  {
    kind: 'mark',
    ovals: CELLS.filter((_, index) => index % 5 === 1).map(
      ([x, y]) => [x + 0.8, y + 0.9, 0.9, 0.5, 30] as const,
    ),
    fill: '#fffdf4',
  },
];

/** Gray paper in scalloped layers, one hole low on the side. */
const HORNET_NEST: Layer[] = [
  {
    kind: 'mark',
    layer: 'tail',
    line: pairs([-150, -6, -40, 6, 60, -2, 150, 10]),
    width: 13,
    stroke: '#6a4f40',
  },
  {
    kind: 'mark',
    layer: 'tail',
    line: pairs([-150, -10, -40, 2, 60, -6, 150, 6]),
    width: 3,
    stroke: '#a98468',
  },
  {
    kind: 'part',
    region: 'body',
    from: 0,
    to: 300,
    width: 212,
    outline: pairs([
      0, 0.3, 0.08, 0.62, 0.3, 0.96, 0.5, 1, 0.72, 0.86, 0.9, 0.5, 0.97, 0.24, 1, 0.03,
    ]),
    fill: '#a9a19b',
    gloss: 0.25,
  },
  ...[38, 78, 118, 158, 198, 236].flatMap((y, row): Mark[] => {
    const half = [66, 96, 104, 100, 82, 56][row] ?? 60;
    const scallops = Array.from({ length: 5 }, (_, index): Point[] => {
      const from = -half + (index * half * 2) / 5;
      const width = (half * 2) / 5;
      return [
        [from, y - (index % 2) * 9],
        [from + width * 0.5, y + 15 - (index % 2) * 9],
        [from + width, y - (index % 2) * 9],
      ];
    });
    return scallops.flatMap((line, index): Mark[] => [
      {
        kind: 'mark',
        line,
        stroke: (index + row) % 2 ? '#8a7d78' : '#e3dcd2',
        width: 4,
        opacity: 0.9,
      },
      { kind: 'mark', line: line.map(([x, at]) => [x, at + 3.4] as const), opacity: 0.65 },
    ]);
  }),
  { kind: 'mark', oval: [34, 236, 13, 11], fill: '#241519', stroke: INK },
];

/** Mud pipes side by side, each ringed where a load was laid; one is open. */
const MUD_PIPES: Layer[] = [0, 1, 2, 3].flatMap((index): Layer[] => {
  const x = (index - 1.5) * 19;
  const top = [6, 0, 10, 4][index] ?? 0;
  const bottom = [84, 92, 88, 78][index] ?? 90;
  const fill = ['#a57a52', '#b0855c', '#9c724c', '#aa7f56'][index] ?? '#a57a52';
  const rows = Array.from({ length: 9 }, (_, row) => top + 8 + (row * (bottom - top - 12)) / 9);
  return [
    {
      kind: 'mark',
      layer: 'body',
      area: [
        [x - 10, top + 8],
        [x - 5, top],
        [x + 5, top],
        [x + 10, top + 8],
        [x + 10.5, bottom - 8],
        [x + 6, bottom],
        [x - 6, bottom],
        [x - 10.5, bottom - 8],
      ],
      tension: 0.7,
      fill,
      stroke: INK,
      form: 0.9,
    },
    ...rows.map(
      (y): Mark => ({
        kind: 'mark',
        line: [
          [x - 9.8, y],
          [x, y + 5],
          [x + 9.8, y],
        ],
        stroke: darken(fill, 0.45),
      }),
    ),
    ...(index === 1 || index === 3
      ? [{ kind: 'mark', oval: [x, bottom - 22, 4.6, 4.8], fill: '#2b1519', stroke: INK } as const]
      : []),
  ];
});

/** Loose soil with no hole on top, in grass. */
const FIRE_ANT_MOUND: Layer[] = [
  {
    kind: 'mark',
    layer: 'tail',
    area: pairs([-190, 96, -120, 84, 0, 80, 130, 84, 190, 98, 120, 116, 0, 122, -130, 114]),
    fill: '#8fa05a',
    stroke: INK,
  },
  {
    kind: 'mark',
    layer: 'body',
    area: pairs([
      -150, 100, -120, 62, -76, 22, -24, 2, 24, 0, 72, 18, 116, 56, 150, 100, 70, 112, 0, 114, -70,
      112,
    ]),
    fill: '#b5764a',
    stroke: INK,
    form: 1,
  },
  {
    kind: 'mark',
    ovals: Array.from({ length: 54 }, (_, index) => {
      const turn = index * 2.39996;
      const far = Math.sqrt(index / 54);
      return [
        Math.cos(turn) * far * 116,
        66 + Math.sin(turn) * far * 44 + Math.abs(Math.cos(turn) * far) * 12,
        3 + (index % 3),
        2.2,
      ] as const;
    }),
    fill: '#82492d',
    opacity: 0.55,
  },
  ...Array.from({ length: 22 }, (_, index): Mark => {
    const x = -180 + index * 17.2;
    const y = 98 + Math.abs(Math.sin(index * 1.7)) * 16;
    return {
      kind: 'mark',
      layer: 'tail',
      line: [
        [x, y + 8],
        [x + 3 * Math.sin(index), y - 8],
        [x + 9 * Math.sin(index * 1.3), y - 20 - (index % 4) * 5],
      ],
      width: 3.2,
      stroke: index % 2 ? '#5f7a3c' : '#7d9648',
    };
  }),
  {
    kind: 'mark',
    ovals: [
      [-60, 58, 4, 2, 20],
      [-20, 84, 4, 2, -30],
      [34, 60, 4, 2, 40],
      [66, 92, 4, 2, 0],
      [4, 36, 4, 2, 60],
      [-96, 92, 4, 2, 15],
    ],
    fill: '#4a1c14',
  },
];

/** Cells of a comb: capped honey above, open brood and open honey below. */
const COMB_CELLS = Map.groupBy(
  [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
    Array.from({ length: 10 }, (_, index) => ({
      row,
      index,
      at: [3.6 + index * 5.9 + (row % 2) * 2.9, 4 + row * 5.1] as const,
    })).filter(({ at: [x, y] }) => x < 57 && Math.abs(x - 30) < 29 - Math.max(0, y - 18) * 0.72),
  ),
  ({ row, index }) => (row < 3 ? 'capped' : (index + row) % 4 ? 'open' : 'honey'),
);

/** A torn-off piece of comb. */
const HONEY_COMB: Layer[] = [
  {
    kind: 'mark',
    layer: 'body',
    area: pairs([0, 0, 60, 0, 58, 26, 46, 44, 30, 50, 14, 44, 2, 26]),
    tension: 0.6,
    fill: '#d9982f',
    stroke: INK,
  },
  ...(['capped', 'open', 'honey'] as const).map(
    (kind): Mark => ({
      kind: 'mark',
      areas: (COMB_CELLS.get(kind) ?? []).map(({ at: [x, y] }) => hexagon(x, y, 2.9)),
      tension: 0,
      fill: { capped: '#f3d79a', open: '#7d451c', honey: '#e8a93a' }[kind],
      stroke: '#8a5220',
    }),
  ),
];

const nest = (
  name: string,
  title: string,
  latin: string,
  length: number,
  layers: Layer[],
  lying = true,
): Specimen => ({
  name,
  title,
  latin,
  group: 'signs',
  shows: 'sign',
  length,
  lying,
  layers,
});

export const NESTS: Specimen[] = [
  nest('paper-wasp-nest', 'Paper wasp comb', 'Polistes fuscatus', 80, PAPER_COMB),
  nest('hornet-nest', 'Baldfaced hornet nest', 'Dolichovespula maculata', 300, HORNET_NEST, false),
  nest('mud-dauber-nest', 'Organ-pipe mud dauber nest', 'Trypoxylon politum', 92, MUD_PIPES, false),
  nest('fire-ant-mound', 'Fire ant mound', 'Solenopsis invicta', 300, FIRE_ANT_MOUND),
  nest('honey-comb', 'Honey bee comb', 'Apis mellifera', 62, HONEY_COMB),
];
