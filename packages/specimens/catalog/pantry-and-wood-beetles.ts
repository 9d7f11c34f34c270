/** Beetles of pantries and timber. */
import type { Outline, Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { beetle } from '../plans/beetle.ts';

/** Long and parallel: borers and grain beetles. */
const LONG: Outline = pairs([0, 0.86, 0.08, 0.98, 0.5, 1, 0.8, 0.9, 0.94, 0.54, 1, 0.12]);
const leg = (femur: number, tibia: number, tarsus: number, width: number) => ({
  femur,
  tibia,
  tarsus,
  width,
});

/** A row of teeth along each edge, drawn as one jagged outline. */
const TOOTHED: Outline = pairs([
  0, 0.7, 0.03, 0.98, 0.12, 0.78, 0.19, 1, 0.28, 0.82, 0.36, 1.04, 0.45, 0.84, 0.53, 1.04, 0.62,
  0.82, 0.7, 1, 0.79, 0.76, 0.87, 0.94, 0.95, 0.66, 1, 0.6,
]);

export const PANTRY_AND_WOOD_BEETLES: Specimen[] = [
  {
    name: 'sawtoothed-grain-beetle',
    title: 'Sawtoothed grain beetle',
    latin: 'Oryzaephilus surinamensis',
    group: 'beetles',
    shows: 'adult',
    length: 2.8,
    layers: beetle({
      length: 2.8,
      head: { length: 0.52, width: 0.56 },
      shield: {
        length: 0.72,
        width: 0.66,
        outline: TOOTHED,
        marks: [
          {
            kind: 'mark',
            paired: true,
            line: pairs([0.12, 0.52, 0.15, 0.8, 0.12, 1.08]),
            width: 0.03,
            opacity: 0.6,
          },
        ],
      },
      covers: { width: 0.82, outline: LONG, striae: [0.2, 0.4, 0.6, 0.8] },
      color: '#7a4828',
      legColor: '#8f5c34',
      hindLeg: leg(0.4, 0.36, 0.26, 0.1),
      antenna: {
        form: 'segmented',
        path: pairs([0.14, -36, 0.12, -48, 0.12, -56, 0.12, -60, 0.16, -56]),
        width: 0.065,
        segments: 5,
        club: 1.5,
      },
      gloss: 0.35,
    }),
  },
  {
    name: 'cigarette-beetle',
    title: 'Cigarette beetle',
    latin: 'Lasioderma serricorne',
    group: 'beetles',
    shows: 'adult',
    length: 2.6,
    layers: beetle({
      length: 2.6,
      head: { length: 0.42, width: 0.56, fill: '#7d4424' },
      shield: { length: 0.76, width: 1.26, outline: pairs([0, 0.42, 0.25, 0.78, 0.7, 1, 1, 0.94]) },
      covers: {
        width: 1.34,
        outline: pairs([0, 0.92, 0.1, 1, 0.55, 1, 0.82, 0.86, 0.95, 0.52, 1, 0.12]),
        stipple: 50,
      },
      color: '#9a5a2e',
      legColor: '#8a4e2a',
      hindLeg: leg(0.42, 0.36, 0.26, 0.12),
      antenna: {
        form: 'segmented',
        path: pairs([0.1, -20, 0.09, -34, 0.09, -44, 0.09, -52, 0.09, -58]),
        width: 0.085,
        segments: 5,
        club: 1,
      },
      hair: { count: 26, length: 0.06, color: '#c48c52' },
      gloss: 0.3,
      headHidden: true,
    }),
  },
  {
    name: 'powderpost-beetle',
    title: 'Powderpost beetle',
    latin: 'Lyctus spp.',
    group: 'beetles',
    shows: 'adult',
    length: 4.5,
    layers: beetle({
      length: 4.5,
      head: { length: 0.72, width: 0.86 },
      shield: {
        length: 0.94,
        width: 1,
        outline: pairs([0, 0.8, 0.2, 1, 0.7, 0.92, 1, 0.8]),
        marks: [{ kind: 'mark', oval: [0, 1.05, 0.12, 0.26], fill: '#3c1d14', opacity: 0.6 }],
      },
      covers: { width: 1.28, outline: LONG, striae: [0.2, 0.4, 0.6, 0.8] },
      color: '#70371f',
      legColor: '#8a4a2a',
      hindLeg: leg(0.6, 0.56, 0.4, 0.15),
      antenna: {
        form: 'segmented',
        path: pairs([0.24, -38, 0.22, -50, 0.22, -58, 0.26, -60]),
        width: 0.085,
        segments: 4,
        club: 2,
      },
      gloss: 0.4,
    }),
  },
  {
    name: 'anobiid-beetle',
    title: 'Anobiid powderpost beetle',
    latin: 'Anobiidae',
    group: 'beetles',
    shows: 'adult',
    length: 4.8,
    layers: beetle({
      length: 4.8,
      head: { length: 0.8, width: 0.94, fill: '#4c2a1c' },
      shield: {
        length: 1.16,
        width: 1.62,
        outline: pairs([0, 0.46, 0.22, 0.8, 0.6, 1, 1, 0.9]),
      },
      covers: {
        width: 1.82,
        outline: pairs([0, 0.9, 0.08, 1, 0.6, 1, 0.84, 0.86, 0.95, 0.54, 1, 0.12]),
        striae: [0.18, 0.36, 0.54, 0.72, 0.88],
        stipple: 40,
      },
      color: '#6b3d26',
      legColor: '#7c4a2e',
      hindLeg: leg(0.7, 0.62, 0.44, 0.17),
      antenna: {
        form: 'segmented',
        path: pairs([0.2, -30, 0.18, -44, 0.18, -52, 0.34, -56, 0.36, -50, 0.36, -46]),
        width: 0.1,
        segments: 6,
        club: 1.3,
      },
      hair: { count: 30, length: 0.09, color: '#a87a4e' },
      gloss: 0.24,
      headHidden: true,
    }),
  },
  {
    name: 'old-house-borer',
    title: 'Old house borer',
    latin: 'Hylotrupes bajulus',
    group: 'beetles',
    shows: 'adult',
    length: 19,
    layers: beetle({
      length: 19,
      head: { length: 2.7, width: 3.2 },
      shield: {
        length: 3.6,
        width: 5,
        outline: pairs([0, 0.55, 0.25, 0.86, 0.55, 1, 0.85, 0.84, 1, 0.6]),
        fill: '#5c5150',
        marks: [
          {
            kind: 'mark',
            paired: true,
            oval: [1.15, 4.1, 0.6, 0.72],
            fill: '#241b1e',
            stroke: INK,
          },
          {
            kind: 'mark',
            paired: true,
            oval: [0.95, 3.85, 0.16, 0.2],
            fill: '#fff6e2',
            opacity: 0.8,
          },
        ],
      },
      covers: {
        width: 5.8,
        outline: LONG,
        stipple: 60,
        marks: [
          {
            kind: 'mark',
            paired: true,
            area: pairs([0.5, 9.2, 2.5, 8.8, 2.6, 9.6, 0.8, 10.3]),
            fill: '#b5aaa0',
            opacity: 0.8,
          },
          {
            kind: 'mark',
            paired: true,
            area: pairs([0.8, 11.3, 2.4, 11, 2.3, 11.7, 1, 12.2]),
            fill: '#b5aaa0',
            opacity: 0.65,
          },
        ],
      },
      color: '#3b3134',
      legColor: '#4a3a3a',
      hindLeg: leg(3.4, 3.3, 2.2, 0.72),
      antenna: {
        form: 'segmented',
        path: pairs([1.6, -38, 1.3, -28, 1.3, -14, 1.3, 0, 1.3, 14, 1.3, 26, 1.2, 36, 1.2, 44]),
        width: 0.34,
        segments: 8,
      },
      hair: { count: 22, length: 0.4, color: '#8d8078' },
      gloss: 0.25,
    }),
  },
];
