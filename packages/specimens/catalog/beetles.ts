/** Beetles of carpets and gardens. */
import type { Mark, Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { beetle } from '../plans/beetle.ts';

const leg = (femur: number, tibia: number, tarsus: number, width: number) => ({
  femur,
  tibia,
  tarsus,
  width,
});
const spots = (
  fill: string,
  places: readonly (readonly [x: number, y: number, rx: number, ry: number, turn?: number])[],
  stroke?: string,
): Mark[] =>
  places.map((oval) => ({ kind: 'mark', paired: true, oval, fill, ...(stroke && { stroke }) }));

export const BEETLES: Specimen[] = [
  {
    name: 'carpet-beetle',
    title: 'Varied carpet beetle',
    latin: 'Anthrenus verbasci',
    group: 'beetles',
    shows: 'adult',
    length: 3,
    layers: beetle({
      length: 3,
      head: { length: 0.5, width: 0.74, fill: '#3a2620' },
      shield: {
        length: 0.62,
        width: 1.66,
        fill: '#4a3024',
        marks: spots('#f0e2bd', [
          [0.6, 0.72, 0.16, 0.2],
          [0.3, 0.9, 0.16, 0.07],
        ]),
      },
      covers: {
        width: 2.02,
        bands: [
          { along: [0.1, 0.2], fill: '#f0e2bd', dip: 0.05 },
          { along: [0.24, 0.36], fill: '#c98f45', dip: -0.04 },
          { along: [0.42, 0.53], fill: '#f0e2bd', dip: 0.06 },
          { along: [0.6, 0.68], fill: '#c98f45', dip: -0.03 },
          { along: [0.74, 0.83], fill: '#f0e2bd', dip: 0.05 },
        ],
        marks: spots('#4a3024', [
          [0.28, 1.5, 0.16, 0.07, 20],
          [0.7, 1.66, 0.12, 0.09],
          [0.34, 2.04, 0.14, 0.08],
          [0.62, 2.24, 0.12, 0.06],
        ]),
        stipple: 70,
      },
      color: '#5a3b28',
      legColor: '#5a3a2a',
      hindLeg: leg(0.44, 0.4, 0.32, 0.14),
      antenna: {
        form: 'segmented',
        path: pairs([0.16, -40, 0.14, -52, 0.18, -36]),
        width: 0.07,
        segments: 3,
        club: 1.9,
      },
      gloss: 0.16,
    }),
  },
  {
    name: 'black-carpet-beetle',
    title: 'Black carpet beetle',
    latin: 'Attagenus unicolor',
    group: 'beetles',
    shows: 'adult',
    length: 4.2,
    layers: beetle({
      length: 4.2,
      head: { length: 0.66, width: 0.9 },
      shield: { length: 0.86, width: 1.8 },
      covers: {
        width: 2.05,
        outline: pairs([0, 0.82, 0.1, 0.96, 0.45, 1, 0.78, 0.8, 0.92, 0.48, 0.98, 0.2, 1, 0.03]),
        stipple: 60,
      },
      color: '#2f2426',
      legColor: '#6a4230',
      hindLeg: leg(0.66, 0.62, 0.5, 0.18),
      antenna: {
        form: 'segmented',
        path: pairs([0.22, -44, 0.2, -54, 0.4, -40]),
        width: 0.09,
        segments: 3,
        club: 1.5,
        fill: '#7a4c34',
      },
      gloss: 0.4,
    }),
  },
  {
    name: 'lady-beetle',
    title: 'Multicolored Asian lady beetle',
    latin: 'Harmonia axyridis',
    group: 'beetles',
    shows: 'adult',
    length: 7,
    layers: beetle({
      length: 7,
      head: { length: 1.1, width: 1.9, fill: '#2b2326' },
      shield: {
        length: 1.5,
        width: 3.8,
        fill: '#fbf1da',
        outline: pairs([0, 0.6, 0.35, 0.86, 0.8, 1, 1, 0.9]),
        marks: [
          {
            kind: 'mark',
            area: pairs([
              -1.15, 2.36, -1.05, 1.4, -0.62, 1.15, 0, 1.8, 0.62, 1.15, 1.05, 1.4, 1.15, 2.36, 0.62,
              2.38, 0.5, 1.95, 0, 2.3, -0.5, 1.95, -0.62, 2.38,
            ]),
            fill: '#241b1e',
            tension: 0.35,
          },
        ],
      },
      covers: {
        width: 5.7,
        outline: pairs([0, 0.6, 0.12, 0.86, 0.42, 1, 0.74, 0.86, 0.92, 0.5, 0.98, 0.2, 1, 0.03]),
        marks: spots('#2b2024', [
          [0.55, 3, 0.3, 0.34],
          [1.6, 3.1, 0.4, 0.44],
          [2.35, 3.9, 0.26, 0.36, -20],
          [0.7, 4.15, 0.42, 0.44],
          [1.8, 4.7, 0.38, 0.42],
          [0.55, 5.35, 0.34, 0.36],
          [1.35, 5.8, 0.3, 0.3],
        ]),
      },
      color: '#d8541f',
      legColor: '#8a5230',
      hindLeg: leg(1.05, 0.95, 0.75, 0.32),
      antenna: {
        form: 'segmented',
        path: pairs([0.36, -40, 0.3, -52, 0.34, -50]),
        width: 0.15,
        segments: 3,
        club: 1.5,
        fill: '#a3653a',
      },
      gloss: 0.75,
    }),
  },
  {
    name: 'japanese-beetle',
    title: 'Japanese beetle',
    latin: 'Popillia japonica',
    group: 'beetles',
    shows: 'adult',
    length: 10.5,
    layers: beetle({
      length: 10.5,
      head: { length: 2, width: 2.6, fill: '#2c6a48' },
      shield: {
        length: 2.5,
        width: 5.2,
        fill: '#33794f',
        outline: pairs([0, 0.5, 0.4, 0.86, 0.8, 1, 1, 0.88]),
      },
      covers: {
        width: 6.2,
        to: 9.4,
        outline: pairs([0, 0.76, 0.12, 0.96, 0.5, 1, 0.85, 0.84, 0.96, 0.56, 1, 0.4]),
        striae: [0.25, 0.5, 0.75],
      },
      tail: { fill: '#2f6d49', width: 5.4 },
      color: '#a8602c',
      legColor: '#2b5a40',
      hindLeg: leg(2.1, 2, 1.6, 0.62),
      antenna: {
        form: 'segmented',
        path: pairs([0.7, -30, 0.6, -48, 0.7, -18]),
        width: 0.24,
        segments: 3,
        club: 2.4,
        fill: '#5a3a28',
      },
      scutellum: 0.9,
      gloss: 0.8,
    }).concat(
      pairs([3.02, 5.2, 3.1, 6.2, 3.0, 7.2, 2.7, 8.2, 2.2, 9.1]).map(([x = 0, y = 0]) => ({
        kind: 'mark' as const,
        paired: true,
        oval: [x, y, 0.24, 0.34, 20] as const,
        fill: '#fffaf0',
        stroke: INK,
      })),
      {
        kind: 'mark',
        paired: true,
        oval: [0.75, 9.85, 0.4, 0.3],
        fill: '#fffaf0',
        stroke: INK,
      },
    ),
  },
];
