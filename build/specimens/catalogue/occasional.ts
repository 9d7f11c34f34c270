/** Occasional visitors: centipedes, silverfish, earwigs, crickets, moths. */
import type { Joint, Layer, Leg, Mark, Specimen } from '../anatomy.ts';
import { darken } from '../colour.ts';
import { type Point, pairs } from '../geometry.ts';
import { BLOCK, OVAL } from '../plans/outlines.ts';
import { sixLegs, sizesFromHind } from '../plans/six-legs.ts';

const area = (points: readonly Point[], fill: string, extra: Partial<Mark> = {}): Mark => ({
  kind: 'mark',
  layer: 'body',
  area: points,
  fill,
  stroke: '#2b1823',
  ...extra,
});

/** Fifteen pairs of legs, longer to the rear; the last pair trails like feelers. */
const CENTIPEDE_LEGS: Leg[] = Array.from({ length: 15 }, (_, index): Leg => {
  const share = index / 14;
  const last = index === 14;
  const size = 0.74 + share * 0.5 + (last ? 0.4 : 0);
  const turn = last ? 70 : -46 + share * 100;
  const bend = share < 0.4 ? -16 : 18;
  const joint = (name: Joint['name'], length: number, angle: number, width: number): Joint => ({
    name,
    length: length * size,
    turn: angle,
    width,
  });
  return {
    at: [0.95, 3.4 + share * 24.2],
    fill: '#d6bd88',
    ring: '#5d4632',
    joints: [
      joint('femur', 5, turn, 0.8),
      joint('tibia', 4.6, turn + bend * 0.7, 0.62),
      joint('metatarsus', 6.4, turn + bend * 1.2, 0.5),
    ],
  };
});

const HOUSE_CENTIPEDE: Layer[] = [
  {
    kind: 'antennae',
    form: 'whip',
    at: [0.9, 0.7],
    path: pairs([7, -66, 9, -40, 9, -14]),
    width: 0.4,
    fill: '#d6bd88',
    segments: 90,
  },
  { kind: 'legs', legs: CENTIPEDE_LEGS },
  {
    kind: 'part',
    region: 'body',
    from: 2.2,
    to: 30,
    width: 4,
    outline: pairs([0, 0.8, 0.3, 1, 0.7, 0.95, 0.96, 0.6, 1, 0.3]),
    fill: '#c9ad76',
    sutures: [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92],
    sag: 0.008,
    marks: [
      ...[-1.15, 0, 1.15].map(
        (x): Mark => ({
          kind: 'mark',
          line: [
            [x * 0.9, 2.8],
            [x, 14],
            [x * 0.6, 28.6],
          ],
          width: 0.55,
          stroke: '#4f3a2c',
          opacity: 0.9,
        }),
      ),
    ],
    gloss: 0.3,
  },
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 2.7,
    width: 3.2,
    outline: pairs([0, 0.55, 0.45, 1, 1, 0.8]),
    fill: '#c9ad76',
  },
  { kind: 'eyes', at: [1.3, 1.3], rx: 0.42, ry: 0.5 },
];

/** Two pairs of legs on every ring: what a millipede is known by. */
const MILLIPEDE_RINGS = 26;
const MILLIPEDE: Layer[] = [
  {
    kind: 'antennae',
    form: 'segmented',
    at: [0.6, 0.6],
    path: pairs([0.9, -46, 0.9, -64, 0.8, -76]),
    width: 0.34,
    fill: '#8a4a3a',
    segments: 3,
    club: 1.2,
  },
  {
    kind: 'legs',
    legs: Array.from(
      { length: MILLIPEDE_RINGS * 2 },
      (_, index): Leg => ({
        at: [0.9, 2.6 + (index * 25) / (MILLIPEDE_RINGS * 2)],
        fill: '#a8584a',
        joints: [{ name: 'tibia', length: 1.9, turn: -14 + index * 0.8, width: 0.26 }],
      }),
    ),
  },
  {
    kind: 'part',
    region: 'body',
    from: 1.2,
    to: 30,
    width: 3,
    outline: pairs([0, 0.84, 0.04, 1, 0.5, 1, 0.9, 0.94, 0.98, 0.6, 1, 0.2]),
    fill: '#574048',
    sutures: Array.from(
      { length: MILLIPEDE_RINGS - 1 },
      (_, index) => 0.035 + (index * 0.94) / (MILLIPEDE_RINGS - 1),
    ),
    sutureInk: '#b07a52',
    sag: 0.006,
    gloss: 0.6,
  },
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 1.9,
    width: 2.5,
    outline: pairs([0, 0.6, 0.4, 0.96, 1, 0.95]),
    fill: '#6a4c4e',
  },
  { kind: 'eyes', at: [0.85, 0.8], rx: 0.22, ry: 0.26 },
];

const SILVERFISH: Layer[] = [
  {
    kind: 'antennae',
    form: 'whip',
    at: [0.5, 0.3],
    path: pairs([2.4, -62, 3.2, -46, 3.4, -36]),
    width: 0.17,
    fill: '#b9aa90',
    segments: 60,
  },
  {
    kind: 'mark',
    layer: 'tail',
    paired: true,
    line: pairs([0.2, 11.9, 1.5, 14.2, 3.6, 16.6]),
    width: 0.17,
    stroke: '#8a8078',
  },
  {
    kind: 'mark',
    layer: 'tail',
    line: pairs([0, 12, 0, 15, 0, 18]),
    width: 0.17,
    stroke: '#8a8078',
  },
  sixLegs({
    at: [
      [1.2, 2.1],
      [1.35, 3.1],
      [1.3, 4.1],
    ],
    sizes: sizesFromHind({ femur: 1.7, tibia: 1.5, tarsus: 1.1, width: 0.5 }, 0.86, 0.92),
    fill: '#b8ab90',
  }),
  {
    kind: 'part',
    region: 'abdomen',
    from: 4.2,
    to: 12.2,
    width: 3.6,
    outline: pairs([0, 1, 0.2, 0.94, 0.5, 0.7, 0.8, 0.42, 1, 0.16]),
    fill: '#a9adab',
    sutures: [0.12, 0.23, 0.34, 0.45, 0.56, 0.67, 0.78, 0.89],
    sag: 0.01,
    bands: [0.02, 0.25, 0.47, 0.7].map((at) => ({
      along: [at, at + 0.08] as const,
      fill: '#e3e7e4',
      opacity: 0.6,
    })),
    gloss: 0.9,
    hair: { count: 10, length: 0.22, colour: '#7d7f7a' },
  },
  ...[3.2, 2.15, 1].map(
    (from, index): Layer => ({
      kind: 'part',
      region: 'thorax',
      from,
      to: from + 1.5,
      width: [3.85, 3.75, 3.4][index] ?? 3.4,
      outline: pairs([0, 0.84, 0.5, 1, 1, 0.92]),
      fill: '#b1b5b3',
      gloss: 0.7,
    }),
  ),
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 1.3,
    width: 2.2,
    outline: pairs([0, 0.44, 0.5, 1, 1, 0.9]),
    fill: '#9fa29c',
    gloss: 0.4,
  },
  { kind: 'eyes', at: [0.98, 0.8], rx: 0.16, ry: 0.2 },
];

const EARWIG: Layer[] = [
  {
    kind: 'antennae',
    form: 'beaded',
    at: [0.6, 0.3],
    path: pairs([2.4, -56, 2.6, -40, 1.8, -26]),
    width: 0.3,
    fill: '#c08a50',
    segments: 14,
  },
  sixLegs({
    at: [
      [0.9, 2.8],
      [1, 4],
      [0.95, 5.1],
    ],
    sizes: sizesFromHind({ femur: 1.9, tibia: 1.7, tarsus: 1.2, width: 0.44 }, 0.86, 0.92),
    fill: '#d1a35e',
  }),
  // Forceps of a male: broad and toothed at the root, bowed like callipers.
  {
    kind: 'mark',
    layer: 'tail',
    paired: true,
    area: pairs([
      0.08, 13.4, 1.05, 13.2, 1.6, 14.4, 1.45, 15.9, 0.6, 17, 0.15, 16.9, 0.95, 15.8, 1, 14.8, 0.5,
      14.2, 0.1, 14.2,
    ]),
    fill: '#8f4f28',
    stroke: '#2b1823',
  },
  {
    kind: 'part',
    region: 'abdomen',
    from: 4.8,
    to: 13.8,
    width: 3.6,
    outline: pairs([0, 0.72, 0.35, 0.98, 0.7, 1, 0.92, 0.9, 1, 0.7]),
    fill: '#63371f',
    sutures: [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86],
    sag: 0.02,
    gloss: 0.55,
  },
  {
    kind: 'part',
    region: 'thorax',
    from: 3.6,
    to: 5.6,
    width: 3.2,
    outline: BLOCK,
    fill: '#6f4423',
    shade: 0,
    gloss: 0,
  },
  area(pairs([0.06, 5.2, 0.95, 5.1, 0.85, 6.3, 0.15, 6.4]), '#dcb574', {
    paired: true,
    layer: 'wings',
  }),
  area(pairs([0.03, 3.6, 1.65, 3.6, 1.7, 5.4, 1, 5.7, 0.05, 5.6]), '#b07a40', {
    paired: true,
    layer: 'wings',
    tension: 0.5,
  }),
  {
    kind: 'part',
    region: 'thorax',
    from: 2.1,
    to: 3.9,
    width: 3,
    outline: pairs([0, 0.86, 0.5, 1, 1, 0.84]),
    fill: '#94562b',
  },
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 2.3,
    width: 2.6,
    outline: pairs([0, 0.5, 0.35, 0.92, 0.75, 1, 1, 0.66]),
    fill: '#84431f',
    gloss: 0.5,
  },
  { kind: 'eyes', at: [1.18, 1.1], rx: 0.22, ry: 0.3 },
];

const CRICKET = '#b78450';
const cricketLeg = (
  at: Point,
  fill: string,
  joints: readonly (readonly [Joint['name'], number, number, number])[],
  spines = 0,
): Leg => ({
  at,
  fill,
  ...(spines && { spines: { count: spines, length: 0.7 } }),
  joints: joints.map(([name, length, turn, width]) => ({ name, length, turn, width })),
});
/** Seen from the side, facing left: only so does the hump show. */
const CAMEL_CRICKET: Layer[] = [
  {
    kind: 'antennae',
    form: 'whip',
    side: true,
    at: [1, 6.2],
    path: pairs([5, -118, 7, -74, 9, -32, 10, -6]),
    width: 0.42,
    fill: '#a8764a',
    segments: 90,
  },
  {
    kind: 'antennae',
    form: 'whip',
    side: true,
    at: [1.2, 5.8],
    path: pairs([5, -104, 7, -62, 9, -22, 9, 4]),
    width: 0.42,
    fill: '#a8764a',
    segments: 90,
  },
  {
    kind: 'legs',
    side: true,
    legs: [
      cricketLeg([4.4, 8.2], darken(CRICKET, 0.25), [
        ['femur', 4.4, 150, 0.9],
        ['tibia', 4.6, 92, 0.6],
        ['tarsus', 2.6, 158, 0.4],
      ]),
      cricketLeg([6.6, 8.8], darken(CRICKET, 0.25), [
        ['femur', 4.2, 118, 0.9],
        ['tibia', 4.8, 78, 0.6],
        ['tarsus', 2.6, 160, 0.4],
      ]),
      cricketLeg(
        [9.4, 8.4],
        darken(CRICKET, 0.25),
        [
          ['femur', 12.4, -38, 2.6],
          ['tibia', 13.6, 64, 0.8],
          ['tarsus', 4, 14, 0.5],
        ],
        6,
      ),
    ],
  },
  {
    kind: 'mark',
    layer: 'tail',
    line: pairs([16.6, 9.2, 18.6, 9.6, 20, 9]),
    width: 0.5,
    stroke: darken(CRICKET, 0.2),
  },
  // The back rises from the head to the middle and falls to the tail.
  area(
    pairs([
      1.6, 5.6, 3, 2.6, 5.6, 0.1, 9, -0.8, 12.4, 0.8, 15.2, 4.2, 17, 8.2, 16.8, 9.6, 14.6, 10, 10.4,
      9.8, 6, 9.4, 3, 8.6, 1.8, 7.2,
    ]),
    CRICKET,
  ),
  area(
    pairs([
      3, 8, 6, 8.2, 10.4, 8.4, 14, 8.4, 16.6, 7.6, 16.7, 9.5, 14.6, 9.9, 10.4, 9.7, 6, 9.3, 3.4,
      8.8,
    ]),
    '#4a2a1c',
    { stroke: 'none', opacity: 0.3 },
  ),
  area(pairs([3.4, 2.8, 5.8, 0.9, 9, 0, 11.6, 1, 9, 1.2, 6, 2.2]), '#fff6e2', {
    stroke: 'none',
    opacity: 0.4,
  }),
  ...[5.4, 7.4, 9.2, 10.9, 12.5, 13.9, 15.1].map((x, index): Mark => {
    const top = [0.25, -0.5, -0.75, -0.3, 0.85, 2.4, 4.1][index] ?? 1;
    return {
      kind: 'mark',
      line: [
        [x, top],
        [x + 0.5 + index * 0.06, (top + 9) / 2],
        [x - 0.1, 9.3],
      ],
    };
  }),
  // Mottled bands between the rings.
  {
    kind: 'mark',
    ovals: [
      [6.4, 2.4, 0.5, 1.1],
      [8.4, 2.3, 0.5, 1.3],
      [10.2, 2.7, 0.45, 1.2],
      [11.9, 3.4, 0.4, 1.1],
      [13.5, 4.6, 0.35, 1],
      [7, 5.6, 0.4, 0.7],
      [9.2, 5.8, 0.4, 0.7],
      [11.4, 6.2, 0.4, 0.7],
    ],
    fill: '#5f3c26',
    opacity: 0.65,
  },
  area(pairs([0.3, 6.8, 0.9, 4.8, 2.4, 4.2, 3.6, 5, 3.8, 7, 2.8, 8.8, 1.2, 8.8]), '#c2915c'),
  { kind: 'mark', oval: [1.9, 5.7, 0.5, 0.62, 15], fill: '#20131a', stroke: '#2b1823' },
  { kind: 'mark', oval: [1.75, 5.5, 0.13, 0.15], fill: '#fff6e2' },
  {
    kind: 'mark',
    line: pairs([1.2, 8.7, 0.7, 9.6, 1.3, 10.2]),
    width: 0.4,
    stroke: darken(CRICKET, 0.2),
  },
  {
    kind: 'legs',
    side: true,
    legs: [
      cricketLeg([3.8, 8], CRICKET, [
        ['femur', 4.8, 128, 1],
        ['tibia', 4.8, 108, 0.66],
        ['tarsus', 2.8, 162, 0.44],
      ]),
      cricketLeg([6.2, 8.6], CRICKET, [
        ['femur', 4.6, 98, 1],
        ['tibia', 5, 92, 0.66],
        ['tarsus', 2.8, 164, 0.44],
      ]),
      cricketLeg(
        [9.8, 8],
        CRICKET,
        [
          ['femur', 13.6, -27, 3.2],
          ['tibia', 15, 74, 0.9],
          ['tarsus', 4.4, 12, 0.55],
        ],
        7,
      ),
    ],
  },
  {
    kind: 'mark',
    ovals: [
      [13.6, 5.9, 0.28, 1, -27],
      [15.6, 4.9, 0.25, 0.8, -27],
      [17.6, 3.9, 0.2, 0.6, -27],
    ],
    fill: '#5f3c26',
    opacity: 0.6,
  },
];

const moth: Layer[] = [
  {
    kind: 'antennae',
    form: 'whip',
    at: [0.35, 0.3],
    path: pairs([1.4, -62, 1.5, -50, 1.2, -40]),
    width: 0.13,
    fill: '#c9a458',
    segments: 30,
  },
  sixLegs({
    at: [
      [0.4, 1.2],
      [0.45, 1.6],
      [0.4, 2],
    ],
    sizes: sizesFromHind({ femur: 1.1, tibia: 1.2, tarsus: 0.9, width: 0.22 }, 0.8, 0.9),
    fill: '#c9a663',
  }),
  {
    kind: 'part',
    region: 'abdomen',
    from: 2.1,
    to: 6.2,
    width: 1.3,
    outline: OVAL,
    fill: '#cdb07a',
  },
  {
    kind: 'wings',
    at: [0.5, 1.5],
    turn: 9,
    length: 5.6,
    leading: pairs([0, 0.1, 0.3, 0.6, 0.7, 0.66, 0.94, 0.34, 1, 0.05]),
    trailing: pairs([0, 0.2, 0.3, 0.66, 0.7, 0.84, 0.92, 0.6, 1, 0]),
    fill: '#d9b868',
    hard: true,
    veins: [
      [0.3, 0.4, 0.1, 0.95],
      [-0.2, 0, 0.1, 0.97],
      [-0.6, -0.4, 0.15, 0.95],
    ],
  },
  {
    kind: 'part',
    region: 'thorax',
    from: 0.8,
    to: 2.6,
    width: 1.5,
    outline: OVAL,
    fill: '#d9b868',
    hair: { count: 12, length: 0.2, colour: '#b98f48', all: true },
  },
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 1.1,
    width: 1.1,
    outline: OVAL,
    fill: '#c4793c',
    hair: { count: 14, length: 0.3, colour: '#c9783a', all: true },
  },
  { kind: 'eyes', at: [0.44, 0.6], rx: 0.14, ry: 0.18 },
];

export const OCCASIONAL: Specimen[] = [
  {
    name: 'house-centipede',
    title: 'House centipede',
    latin: 'Scutigera coleoptrata',
    group: 'occasional',
    shows: 'adult',
    length: 30,
    ink: 0.75,
    layers: HOUSE_CENTIPEDE,
  },
  {
    name: 'millipede',
    title: 'Millipede',
    latin: 'Diplopoda',
    group: 'occasional',
    shows: 'adult',
    length: 30,
    ink: 0.75,
    layers: MILLIPEDE,
  },
  {
    name: 'silverfish',
    title: 'Silverfish',
    latin: 'Lepisma saccharinum',
    group: 'occasional',
    shows: 'adult',
    length: 12.2,
    layers: SILVERFISH,
  },
  {
    name: 'earwig',
    title: 'European earwig',
    latin: 'Forficula auricularia',
    group: 'occasional',
    shows: 'adult',
    length: 13.8,
    layers: EARWIG,
  },
  {
    name: 'camel-cricket',
    title: 'Camel cricket',
    latin: 'Ceuthophilus maculatus',
    group: 'occasional',
    shows: 'adult',
    length: 16.7,
    lying: true,
    layers: CAMEL_CRICKET,
  },
  {
    name: 'clothes-moth',
    title: 'Webbing clothes moth',
    latin: 'Tineola bisselliella',
    group: 'moths',
    shows: 'adult',
    length: 6.2,
    layers: moth,
  },
];
