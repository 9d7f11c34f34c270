/** What pests leave behind: droppings, egg cases, wings. Each is drawn at its own true size. */
import type { Layer, Mark, Specimen } from '../anatomy.ts';
import { darken, INK, mix } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { type Pellet, pellet } from '../plans/pellet.ts';

const MOUSE: Pellet = { length: 6, width: 2, point: 0.85, fill: '#4a3834' };
const NORWAY: Pellet = { length: 19, width: 6.4, point: 0.1, fill: '#4d3b33' };
const ROOF: Pellet = { length: 12.7, width: 4.2, point: 1, fill: '#463532' };

/** Ribbed purse with a keel along the top: the egg case of a cockroach. */
const EGG_CASE: Layer[] = [
  {
    kind: 'part',
    region: 'body',
    from: 0,
    to: 8,
    width: 3.3,
    outline: pairs([0, 0.7, 0.06, 0.9, 0.5, 1, 0.94, 0.9, 1, 0.7]),
    fill: '#a9652f',
    sutures: Array.from({ length: 15 }, (_, index) => 0.07 + index * 0.0615),
    sutureInk: '#6b3519',
    sag: 0.004,
    gloss: 0.5,
  },
  {
    kind: 'mark',
    area: pairs([-0.28, 0.1, 0.28, 0.1, 0.32, 4, 0.28, 7.9, -0.28, 7.9, -0.32, 4]),
    fill: '#7d431f',
    stroke: INK,
    tension: 0.4,
  },
  {
    kind: 'mark',
    line: [
      [-0.1, 0.5],
      [-0.1, 7.5],
    ],
    width: 0.1,
    stroke: '#fff6e2',
    opacity: 0.5,
  },
];

/** Equal wings, shed in a heap on a sill. */
const SHED_WINGS: Layer[] = (
  [
    [0, 0, -8, 1],
    [4.4, 1.2, 24, 1],
    [-2.2, 2.6, 52, -1],
    [6.4, 4, -40, 1],
    [1.4, 4.4, 8, -1],
    [-1, 6.4, -24, 1],
    [5, 6.8, 62, 1],
  ] as const
).flatMap(([x, y, degrees, side]): Mark[] => {
  const turn = (degrees * Math.PI) / 180;
  const place = (along: number, across: number): Point => [
    x + Math.cos(turn) * along - Math.sin(turn) * across * side,
    y + Math.sin(turn) * along + Math.cos(turn) * across * side,
  ];
  return [
    {
      kind: 'mark',
      layer: 'body',
      area: [
        place(0, 0),
        place(1.6, -0.75),
        place(4.6, -0.95),
        place(7, -0.55),
        place(7.4, 0.1),
        place(6.4, 0.8),
        place(4, 1.05),
        place(1.4, 0.75),
      ],
      fill: '#e6d7b2',
      stroke: INK,
      opacity: 0.88,
    },
    {
      kind: 'mark',
      line: [place(0.2, -0.05), place(2.6, -0.55), place(6.9, -0.36)],
      opacity: 0.75,
    },
    { kind: 'mark', line: [place(0.2, 0.05), place(3, -0.1), place(7, 0.1)], opacity: 0.5 },
    { kind: 'mark', line: [place(0.6, 0.15), place(3, 0.4), place(6, 0.6)], opacity: 0.35 },
  ];
});

const PEPPER: readonly (readonly [number, number, number, number])[] = Array.from(
  { length: 46 },
  (_, index) => {
    const far = Math.sqrt(index / 46) * 5.6;
    const turn = index * 2.39996;
    return [
      6 + Math.cos(turn) * far,
      4 + Math.sin(turn) * far * 0.62,
      0.2 + ((index * 7) % 5) * 0.05,
      0.16 + ((index * 3) % 4) * 0.05,
    ] as const;
  },
);

/** A mattress seam: welt, stitches, ink-like spots, a shed skin and eggs. */
const SEAM: Layer[] = [
  {
    kind: 'mark',
    layer: 'body',
    area: pairs([0, 0, 40, 0, 40, 26, 0, 26]),
    tension: 0,
    fill: '#efe6d8',
    stroke: INK,
  },
  { kind: 'mark', area: pairs([0, 9, 40, 9, 40, 15.5, 0, 15.5]), tension: 0, fill: '#dccdb8' },
  {
    kind: 'mark',
    area: pairs([0, 13.4, 40, 13.4, 40, 15.5, 0, 15.5]),
    tension: 0,
    fill: '#8f755f',
    opacity: 0.5,
  },
  {
    kind: 'mark',
    line: [
      [0, 9],
      [40, 9],
    ],
    tension: 0,
  },
  {
    kind: 'mark',
    line: [
      [0, 15.5],
      [40, 15.5],
    ],
    tension: 0,
  },
  ...Array.from(
    { length: 13 },
    (_, index): Mark => ({
      kind: 'mark',
      line: [
        [1.6 + index * 3, 7.6],
        [3 + index * 3, 7.6],
      ],
      width: 0.35,
      stroke: '#a48d78',
    }),
  ),
  ...[3.5, 8.5, 20, 24].map(
    (y): Mark => ({
      kind: 'mark',
      line: [
        [0, y],
        [40, y],
      ],
      stroke: '#d8c8b2',
      tension: 0,
    }),
  ),
  {
    kind: 'mark',
    ovals: [
      [6, 16.6, 0.8, 0.6],
      [7.4, 17.6, 0.5, 0.45],
      [9, 16.4, 0.7, 0.5],
      [11, 16.8, 1, 0.7],
      [12.6, 17.9, 0.5, 0.4],
      [14, 16.3, 0.6, 0.5],
      [16.8, 16.7, 0.9, 0.6],
      [18.2, 18.2, 0.5, 0.5],
      [24, 16.5, 0.7, 0.5],
      [25.5, 17.4, 0.9, 0.7],
      [27.4, 16.5, 0.5, 0.4],
      [31, 16.6, 0.8, 0.6],
      [8.2, 8.2, 0.6, 0.5],
      [22, 8, 0.7, 0.5],
      [23.4, 7, 0.4, 0.4],
    ],
    fill: '#2e1d20',
    opacity: 0.92,
  },
  // A smear below the wettest spots.
  {
    kind: 'mark',
    area: pairs([10.4, 17, 11.6, 17, 11.9, 20.6, 11.1, 21.4, 10.5, 20]),
    fill: '#5c3430',
    opacity: 0.45,
  },
  // Eggs, 1 mm, glued in a row.
  {
    kind: 'mark',
    ovals: [
      [33.4, 14.6, 0.5, 0.24, 20],
      [34.5, 14.9, 0.5, 0.24, -10],
      [35.7, 14.5, 0.5, 0.24, 30],
      [36.6, 15, 0.5, 0.24, 5],
    ],
    fill: '#fffdf4',
    stroke: INK,
  },
  // A shed skin: the shape of the bug, empty.
  {
    kind: 'mark',
    area: pairs([19.8, 3, 21.4, 2.2, 23.6, 2.3, 25, 3.4, 24.6, 5.2, 22.6, 6, 20.6, 5.4]),
    fill: '#d9ac6a',
    stroke: INK,
    opacity: 0.85,
  },
  {
    kind: 'mark',
    area: pairs([18.4, 3.2, 19.6, 2.8, 20.2, 4.2, 19.4, 5, 18.2, 4.4]),
    fill: '#d9ac6a',
    stroke: INK,
    opacity: 0.85,
  },
  { kind: 'mark', line: pairs([21.6, 2.4, 21.4, 4, 21.8, 5.7]), opacity: 0.5 },
  { kind: 'mark', line: pairs([23, 2.4, 22.9, 4, 23.2, 5.8]), opacity: 0.5 },
];

const sign = (
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

export const SIGNS: Specimen[] = [
  sign('mouse-droppings', 'House mouse droppings', 'Mus musculus', 17.9, [
    ...pellet(MOUSE, [3, 4], 20),
    ...pellet(MOUSE, [9, 2.4], -18),
    ...pellet(MOUSE, [15, 4.4], 34),
    ...pellet(MOUSE, [7, 7.4], 62),
    ...pellet(MOUSE, [12.4, 8.4], -8),
  ]),
  sign('norway-rat-droppings', 'Norway rat droppings', 'Rattus norvegicus', 42, [
    ...pellet(NORWAY, [9.6, 8], 18),
    ...pellet(NORWAY, [32, 7], -14),
    ...pellet(NORWAY, [21, 19], 4),
  ]),
  sign('roof-rat-droppings', 'Roof rat droppings', 'Rattus rattus', 33.2, [
    ...pellet(ROOF, [6.6, 5], 22),
    ...pellet(ROOF, [19.6, 3.6], -12),
    ...pellet(ROOF, [14, 11.6], 6),
    ...pellet(ROOF, [28, 9], 38),
  ]),
  sign(
    'cockroach-egg-case',
    'German cockroach egg case',
    'Blattella germanica',
    8,
    EGG_CASE,
    false,
  ),
  sign('cockroach-droppings', 'German cockroach droppings', 'Blattella germanica', 10.9, [
    { kind: 'mark', layer: 'body', ovals: PEPPER, fill: '#35241f' },
    {
      kind: 'mark',
      ovals: PEPPER.filter((_, index) => index % 3 === 0).map(
        ([x, y, rx, ry]) => [x - rx * 0.3, y - ry * 0.4, rx * 0.4, ry * 0.3] as const,
      ),
      fill: mix('#35241f', '#fff6e2', 0.45),
    },
  ]),
  sign('flea-dirt', 'Flea dirt on wet paper', 'Ctenocephalides felis', 16, [
    {
      kind: 'mark',
      layer: 'body',
      area: pairs([0, 0, 16, 0, 16, 11, 0, 11]),
      tension: 0,
      fill: '#fbf8f0',
      stroke: INK,
    },
    {
      kind: 'mark',
      ovals: PEPPER.filter((_, index) => index % 4 === 1).map(
        ([x, y, rx, ry]) => [x + 2, y + 1.4, rx * 2.7, ry * 2.9] as const,
      ),
      fill: '#c8442e',
      opacity: 0.5,
    },
    {
      kind: 'mark',
      ovals: PEPPER.filter((_, index) => index % 2 === 1).map(
        ([x, y, rx, ry]) => [x + 2, y + 1.4, rx * 0.8, ry * 0.8, (x * 50) % 180] as const,
      ),
      fill: darken('#5a2620', 0.3),
    },
  ]),
  sign('bed-bug-spots', 'Bed bug spots on a mattress seam', 'Cimex lectularius', 40, SEAM),
  sign('termite-wings', 'Termite wings on a sill', 'Reticulitermes flavipes', 14.5, SHED_WINGS),
];
