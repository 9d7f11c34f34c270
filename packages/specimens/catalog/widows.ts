/** Widow spiders: the black one from both sides, and the brown. */
import type { Mark, Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { GLOBE } from '../plans/outlines.ts';
import { spider } from '../plans/spider.ts';

const WIDOW_LEGS = [12.4, 8.6, 6.6, 11] as const;
const RED = '#d8331f';
const widow = { latin: 'Latrodectus mactans', group: 'spiders', length: 11 } as const;

/** Two triangles that meet, in mm. */
const hourglass = (y: number, half: number, fill: string): Mark => ({
  kind: 'mark',
  area: [
    [-half, y - half * 1.25],
    [half, y - half * 1.25],
    [half * 0.22, y],
    [half, y + half * 1.25],
    [-half, y + half * 1.25],
    [-half * 0.22, y],
  ],
  fill,
  tension: 0.25,
});

const WIDOW_EYES = [
  { at: [0.3, 0.55], rx: 0.13, ry: 0.13 },
  { at: [0.75, 0.65], rx: 0.12, ry: 0.12 },
] as const;

export const WIDOWS: Specimen[] = [
  {
    ...widow,
    name: 'black-widow',
    title: 'Southern black widow, female',
    shows: 'adult',
    ink: 0.9,
    layers: spider({
      length: 11,
      front: { length: 3.6, width: 3.1, fill: '#2a2125' },
      abdomen: {
        width: 7.2,
        fill: '#2a2024',
        outline: GLOBE,
        gloss: 0.9,
        marks: [
          {
            kind: 'mark',
            area: pairs([0, 8.4, 0.34, 8.9, 0, 9.3, -0.34, 8.9]),
            fill: RED,
            tension: 0.5,
          },
          {
            kind: 'mark',
            area: pairs([0, 9.55, 0.42, 10.1, 0, 10.5, -0.42, 10.1]),
            fill: RED,
            tension: 0.5,
          },
        ],
      },
      abdomenFrom: 3.2,
      legs: WIDOW_LEGS,
      legWidth: 0.62,
      legColor: '#33282c',
      eyes: WIDOW_EYES,
    }),
  },
  {
    ...widow,
    name: 'black-widow-underside',
    title: 'Southern black widow, from below',
    shows: 'view',
    ink: 0.9,
    layers: [
      ...spider({
        length: 11,
        front: { length: 3.6, width: 3.1, fill: '#352a2e' },
        abdomen: {
          width: 7.2,
          fill: '#2a2024',
          outline: GLOBE,
          gloss: 0.6,
          marks: [hourglass(6.7, 1.15, RED)],
        },
        abdomenFrom: 3.2,
        legs: WIDOW_LEGS,
        legWidth: 0.62,
        legColor: '#33282c',
        eyes: [],
        jaws: { length: 0.7, fill: '#4a3638' },
      }),
      // The breastplate, and the hips around it.
      {
        kind: 'mark',
        area: pairs([-0.7, 1.1, 0.7, 1.1, 0.8, 2, 0, 3.3, -0.8, 2]),
        fill: '#4d3d41',
        stroke: INK,
        tension: 0.6,
      },
      ...[1.25, 1.75, 2.25, 2.75].map(
        (y, index): Mark => ({
          kind: 'mark',
          paired: true,
          oval: [1.18 - index * 0.1, y, 0.42, 0.25, [-30, -10, 15, 40][index] ?? 0],
          fill: '#3f3236',
          stroke: INK,
        }),
      ),
    ],
  },
  {
    name: 'brown-widow',
    title: 'Brown widow, female',
    latin: 'Latrodectus geometricus',
    group: 'spiders',
    shows: 'adult',
    length: 10,
    ink: 0.9,
    layers: spider({
      length: 10,
      front: { length: 3.3, width: 2.8, fill: '#8a6644' },
      abdomen: {
        width: 6.2,
        fill: '#a88460',
        outline: GLOBE,
        gloss: 0.4,
        marks: [
          ...[4.5, 6, 7.5].map(
            (y, index): Mark => ({
              kind: 'mark',
              paired: true,
              area: [
                [0.7, y],
                [2.3 - index * 0.3, y + 0.3],
                [2.4 - index * 0.3, y + 0.85],
                [1.2, y + 0.75],
              ],
              fill: '#f0dcb4',
              stroke: '#4a3226',
            }),
          ),
          ...[4.3, 5.7, 7.2].map(
            (y): Mark => ({
              kind: 'mark',
              oval: [0, y + 0.4, 0.36, 0.42],
              fill: '#e8a05c',
              stroke: '#4a3226',
            }),
          ),
        ],
      },
      abdomenFrom: 3,
      legs: [11.4, 7.8, 6, 10],
      legWidth: 0.55,
      legColor: '#b08a5e',
      ring: '#4f3426',
      eyes: [
        { at: [0.28, 0.5], rx: 0.12, ry: 0.12 },
        { at: [0.68, 0.6], rx: 0.11, ry: 0.11 },
      ],
    }),
  },
];
