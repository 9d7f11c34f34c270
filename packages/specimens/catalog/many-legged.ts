/** House centipede and millipede. */
import type { Joint, Layer, Leg, Mark, Specimen } from '../anatomy.ts';
import { pairs } from '../geometry.ts';

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

export const MANY_LEGGED: Specimen[] = [
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
];
