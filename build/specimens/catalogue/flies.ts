/** Mosquitoes and the small flies of drains and fruit. */
import type { Specimen, Wings } from '../anatomy.ts';
import { pairs } from '../geometry.ts';
import { fly } from '../plans/fly.ts';
import type { Pose } from '../plans/six-legs.ts';

const MOSQUITO_POSE: Pose = [
  [-46, -78, -60],
  [-4, 42, 20],
  [20, 66, 44],
];
const narrowWing = (length: number): Pick<Wings, 'leading' | 'trailing' | 'veins'> => ({
  leading: [
    [0, length * 0.02],
    [0.3, length * 0.07],
    [0.7, length * 0.085],
    [0.93, length * 0.06],
    [1, length * 0.01],
  ],
  trailing: [
    [0, length * 0.02],
    [0.3, length * 0.1],
    [0.65, length * 0.15],
    [0.9, length * 0.1],
    [1, 0],
  ],
  veins: [
    [0.9, 0.92, 0.02, 0.97],
    [0.5, 0.62, 0.02, 0.97],
    [0.2, 0.25, 0.03, 0.97],
    [-0.1, -0.3, 0.04, 0.92],
    [-0.5, -0.6, 0.06, 0.75],
  ],
});
const WHITE = '#fbf6ea';

export const FLIES: Specimen[] = [
  {
    name: 'asian-tiger-mosquito',
    title: 'Asian tiger mosquito',
    latin: 'Aedes albopictus',
    group: 'flies',
    shows: 'adult',
    length: 5,
    ink: 0.8,
    layers: fly({
      length: 5,
      head: {
        length: 0.72,
        width: 0.78,
        fill: '#2a2226',
        marks: [
          {
            kind: 'mark',
            line: [
              [0, 0.1],
              [0, 0.66],
            ],
            width: 0.13,
            stroke: WHITE,
          },
        ],
      },
      eyes: { fill: '#20131a', at: 0.3, rx: 0.15, ry: 0.24 },
      thorax: {
        length: 1.3,
        width: 1.15,
        fill: '#2d2428',
        marks: [
          {
            kind: 'mark',
            line: [
              [0, 0.7],
              [0, 1.72],
            ],
            width: 0.15,
            stroke: WHITE,
          },
          {
            kind: 'mark',
            paired: true,
            ovals: [
              [0.4, 1.1, 0.07, 0.12],
              [0.36, 1.6, 0.06, 0.1],
            ],
            fill: WHITE,
          },
        ],
      },
      abdomen: {
        width: 0.86,
        fill: '#2a2226',
        outline: pairs([0, 0.6, 0.2, 0.95, 0.5, 1, 0.8, 0.8, 0.95, 0.4, 1, 0.05]),
        bands: [0.02, 0.2, 0.38, 0.56, 0.73, 0.88].map((at) => ({
          along: [at, at + 0.05] as const,
          fill: WHITE,
        })),
      },
      wing: { length: 3.2, turn: 26, ...narrowWing(3.2), fill: '#cdc3ba', opacity: 0.55 },
      antenna: {
        form: 'segmented',
        path: pairs([0.36, -58, 0.36, -66, 0.36, -60]),
        width: 0.05,
        segments: 3,
        plume: 0.12,
      },
      legs: { femur: 1.9, tibia: 1.9, tarsus: 2.6, width: 0.16 },
      legColour: '#2a2226',
      ring: WHITE,
      pose: MOSQUITO_POSE,
      beak: 1.5,
      hindScale: [0.76, 0.86],
    }),
  },
  {
    name: 'house-mosquito',
    title: 'House mosquito',
    latin: 'Culex species',
    group: 'flies',
    shows: 'adult',
    length: 5.5,
    ink: 0.8,
    layers: fly({
      length: 5.5,
      head: { length: 0.76, width: 0.84, fill: '#7a5a3c' },
      eyes: { fill: '#2a1a1c', at: 0.32, rx: 0.16, ry: 0.26 },
      thorax: { length: 1.4, width: 1.2, fill: '#94683f' },
      abdomen: {
        width: 0.95,
        fill: '#7d5c42',
        outline: pairs([0, 0.6, 0.2, 0.92, 0.6, 1, 0.86, 0.86, 0.97, 0.5, 1, 0.2]),
        bands: [0.03, 0.21, 0.39, 0.57, 0.74].map((at) => ({
          along: [at, at + 0.06] as const,
          fill: '#d9c29a',
        })),
      },
      wing: { length: 3.6, turn: 26, ...narrowWing(3.6), fill: '#d6c4a6', opacity: 0.55 },
      antenna: {
        form: 'segmented',
        path: pairs([0.38, -58, 0.38, -66, 0.38, -60]),
        width: 0.05,
        segments: 3,
        plume: 0.12,
      },
      legs: { femur: 2.1, tibia: 2.1, tarsus: 2.8, width: 0.15 },
      legColour: '#76563a',
      pose: MOSQUITO_POSE,
      beak: 1.6,
      hindScale: [0.76, 0.86],
    }),
  },
  {
    name: 'drain-fly',
    title: 'Drain fly',
    latin: 'Psychodidae',
    group: 'flies',
    shows: 'adult',
    length: 3,
    layers: fly({
      length: 3,
      head: { length: 0.5, width: 0.66, fill: '#6a5c54' },
      eyes: { fill: '#20131a', at: 0.26, rx: 0.09, ry: 0.14 },
      thorax: { length: 0.86, width: 0.92, fill: '#85756a' },
      abdomen: { width: 0.86, fill: '#7a6b61' },
      wing: {
        length: 2.9,
        turn: 26,
        leading: pairs([0, 0.06, 0.25, 0.5, 0.6, 0.52, 0.88, 0.24, 1, 0.02]),
        trailing: pairs([0, 0.08, 0.25, 0.6, 0.6, 0.58, 0.88, 0.24, 1, 0]),
        veins: [
          [0.75, 0.5, 0.03, 0.9],
          [0.45, 0.25, 0.03, 0.96],
          [0.15, 0.05, 0.03, 0.98],
          [-0.15, -0.1, 0.03, 0.97],
          [-0.45, -0.3, 0.03, 0.95],
          [-0.75, -0.55, 0.04, 0.88],
        ],
        fill: '#b9aa9a',
        opacity: 0.95,
      },
      antenna: {
        form: 'beaded',
        path: [
          [0.5, -52],
          [0.5, -30],
        ],
        width: 0.11,
        segments: 9,
      },
      legs: { femur: 0.7, tibia: 0.75, tarsus: 0.6, width: 0.11 },
      legColour: '#8a796c',
      hair: { count: 22, length: 0.16, colour: '#9d8d7f', all: true },
    }).concat({
      kind: 'mark',
      paired: true,
      ovals: [
        [1, 2.1, 0.09, 0.08],
        [1.45, 2.9, 0.09, 0.07],
        [0.95, 2.75, 0.08, 0.07],
        [1.48, 2.4, 0.08, 0.07],
      ],
      fill: '#5a4b46',
      opacity: 0.8,
    }),
  },
  {
    name: 'fruit-fly',
    title: 'Fruit fly',
    latin: 'Drosophila species',
    group: 'flies',
    shows: 'adult',
    length: 2.8,
    layers: fly({
      length: 2.8,
      head: { length: 0.62, width: 0.96, fill: '#d3a45e' },
      eyes: { fill: '#b3271c', at: 0.36, rx: 0.17, ry: 0.27 },
      thorax: { length: 0.9, width: 0.94, fill: '#c08e4c' },
      abdomen: {
        width: 0.98,
        fill: '#d6ac66',
        bands: [0.2, 0.4, 0.58, 0.76].map((at) => ({
          along: [at, at + 0.09] as const,
          fill: '#4a3022',
        })),
      },
      wing: {
        length: 2.3,
        turn: 16,
        leading: pairs([0, 0.05, 0.3, 0.3, 0.7, 0.36, 0.92, 0.2, 1, 0.02]),
        trailing: pairs([0, 0.06, 0.3, 0.3, 0.7, 0.4, 0.92, 0.24, 1, 0]),
        veins: [
          [0.9, 0.85, 0.02, 0.95],
          [0.45, 0.4, 0.02, 0.97],
          [-0.05, 0, 0.02, 0.97],
          [-0.5, -0.55, 0.04, 0.85],
        ],
        fill: '#d8ccb8',
        opacity: 0.5,
      },
      antenna: {
        form: 'segmented',
        path: [
          [0.12, -60],
          [0.18, -40],
        ],
        width: 0.08,
        segments: 2,
        plume: 0.1,
      },
      legs: { femur: 0.72, tibia: 0.66, tarsus: 0.6, width: 0.13 },
      legColour: '#b98a4c',
      hair: { count: 9, length: 0.12, colour: '#3a2622' },
    }),
  },
];
