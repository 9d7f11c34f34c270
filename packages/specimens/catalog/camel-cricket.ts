/** The camel cricket, from the side: only so does its hump show. */
import type { Joint, Layer, Leg, Mark, Specimen } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';

const area = (points: readonly Point[], fill: string, extra: Partial<Mark> = {}): Mark => ({
  kind: 'mark',
  layer: 'body',
  area: points,
  fill,
  stroke: INK,
  ...extra,
});

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
      1.6, 5.6, 3, 2.6, 5.6, 0.1, 9, -0.8, 12.4, 0.8, 15.2, 4.2, 16.85, 8.2, 16.6, 9.6, 14.6, 10,
      10.4, 9.8, 6, 9.4, 3, 8.6, 1.8, 7.2,
    ]),
    CRICKET,
    { form: 1 },
  ),
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
  area(pairs([0.3, 6.8, 0.9, 4.8, 2.4, 4.2, 3.6, 5, 3.8, 7, 2.8, 8.8, 1.2, 8.8]), '#c2915c', {
    form: 0.9,
  }),
  { kind: 'mark', oval: [1.9, 5.7, 0.5, 0.62, 15], fill: '#20131a', stroke: INK },
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

export const CRICKETS: Specimen[] = [
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
];
