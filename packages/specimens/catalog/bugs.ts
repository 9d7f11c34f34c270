/** True bugs of walls and lawns. */
import type { Mark, Oval, Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { bug } from '../plans/bug.ts';

const area = (fill: string, points: Mark['area'] & object, extra: Partial<Mark> = {}): Mark => ({
  kind: 'mark',
  layer: 'wings',
  area: points,
  fill,
  stroke: INK,
  tension: 0.5,
  ...extra,
});
const line = (
  stroke: string,
  width: number,
  points: Mark['line'] & object,
  extra: Partial<Mark> = {},
): Mark => ({
  kind: 'mark',
  layer: 'wings',
  line: points,
  stroke,
  width,
  paired: true,
  ...extra,
});
/** Mottling: small spots where `place` puts them, in mm. */
const scatter = (count: number, place: (index: number) => readonly [number, number]): Oval[] =>
  Array.from({ length: count }, (_, index): Oval => [...place(index), 0.15, 0.12]);
const RED = '#d3472a';

export const BUGS: Specimen[] = [
  {
    name: 'boxelder-bug',
    title: 'Boxelder bug',
    latin: 'Boisea trivittata',
    group: 'true bugs',
    shows: 'adult',
    length: 12.5,
    layers: bug({
      length: 12.5,
      head: { length: 1.8, width: 1.9, fill: '#2b2427' },
      shield: {
        length: 2.3,
        width: 4.3,
        outline: pairs([0, 0.42, 0.3, 0.6, 0.75, 0.96, 1, 0.98]),
        marks: [
          {
            kind: 'mark',
            line: [
              [0, 1.7],
              [0, 3.75],
            ],
            width: 0.28,
            stroke: RED,
          },
          {
            kind: 'mark',
            paired: true,
            line: pairs([0.85, 1.75, 1.5, 2.7, 1.98, 3.7]),
            width: 0.28,
            stroke: RED,
          },
        ],
      },
      abdomen: { width: 4.6, fill: '#8a2f22' },
      wings: [
        area(
          '#453a3c',
          pairs([0, 6.2, 0.5, 3.8, 2.15, 3.85, 2.3, 5.6, 1.95, 7.8, 1.3, 8.1, 0.2, 7.4]),
          { paired: true },
        ),
        area(
          '#2f2729',
          pairs([
            0, 7.2, 1.4, 8, 1.95, 7.8, 1.8, 9.8, 1.2, 11.6, 0, 12.2, -1.2, 11.6, -1.8, 9.8, -1.95,
            7.8, -1.4, 8,
          ]),
          { tension: 0.7 },
        ),
        line(RED, 0.26, pairs([2.1, 4, 2.24, 5.6, 1.92, 7.7])),
        line(RED, 0.2, pairs([1.92, 7.7, 1.3, 8, 0.3, 7.4])),
        line(INK, 0.09, pairs([0.55, 4, 1.2, 6, 1.3, 7.9]), { opacity: 0.7 }),
        line(INK, 0.08, pairs([0.7, 8.4, 0.9, 10, 0.6, 11.6]), { opacity: 0.7 }),
        area('#241d20', pairs([-0.95, 3.8, 0.95, 3.8, 0, 5.7]), { tension: 0.3 }),
      ],
      antenna: { path: pairs([1, -48, 1.9, -60, 1.6, -54, 1.5, -40]), width: 0.26 },
      hindLeg: { femur: 2.5, tibia: 3.1, tarsus: 1.5, width: 0.4 },
      color: '#332a2d',
      legColor: '#2f2629',
    }),
  },
  {
    name: 'stink-bug',
    title: 'Brown marmorated stink bug',
    latin: 'Halyomorpha halys',
    group: 'true bugs',
    shows: 'adult',
    length: 16,
    layers: bug({
      length: 16,
      head: { length: 2.7, width: 2.7, fill: '#7d684c' },
      shield: {
        length: 3.4,
        width: 9,
        outline: pairs([0, 0.34, 0.3, 0.6, 0.62, 0.9, 0.82, 1, 1, 0.78]),
        fill: '#86714f',
        marks: [
          {
            kind: 'mark',
            ovals: scatter(14, (index) => [
              Math.sin(index * 2.4) * (0.6 + index * 0.1),
              3.2 + ((index * 37) % 23) * 0.1,
            ]),
            fill: '#4f3f2c',
            opacity: 0.7,
          },
        ],
      },
      abdomen: {
        width: 9.2,
        fill: '#4a3a30',
        bands: [0.14, 0.3, 0.46, 0.62, 0.77].map((at) => ({
          along: [at, at + 0.075] as const,
          fill: '#efe3c6',
        })),
      },
      wings: [
        area('#806a4a', pairs([0.2, 5.6, 3.7, 5.5, 3.95, 7.4, 3.4, 10, 1.6, 11.4, 0.3, 9.8]), {
          paired: true,
        }),
        area(
          '#5a4a3a',
          pairs([
            -3.3, 10.2, -1.5, 11.2, 0, 10.4, 1.5, 11.2, 3.3, 10.2, 2.9, 13.4, 1.4, 15.4, 0, 15.8,
            -1.4, 15.4, -2.9, 13.4,
          ]),
          { tension: 0.7 },
        ),
        line(INK, 0.1, pairs([0.6, 11.4, 0.9, 13.2, 0.7, 15.2]), { opacity: 0.6 }),
        line(INK, 0.1, pairs([1.8, 11.3, 2, 13, 1.5, 14.8]), { opacity: 0.6 }),
        area(
          '#937c57',
          pairs([
            -2.9, 5.5, 2.9, 5.5, 2, 7.6, 0.8, 9.6, 0.5, 10.7, 0, 11, -0.5, 10.7, -0.8, 9.6, -2, 7.6,
          ]),
          { tension: 0.6 },
        ),
        {
          kind: 'mark',
          layer: 'wings',
          ovals: scatter(15, (index) => [
            Math.sin(index * 2.1) * (0.8 + (index % 7) * 0.38),
            6.1 + ((index * 29) % 43) * 0.1,
          ]),
          fill: '#4f3f2c',
          opacity: 0.65,
        },
      ],
      antenna: {
        path: pairs([0.9, -46, 1.5, -58, 1.6, -62, 1.6, -56, 1.5, -48]),
        width: 0.3,
        colors: ['#6d5538', '#6d5538', '#6d5538', '#f4ead2', '#4a382a'],
      },
      hindLeg: { femur: 3, tibia: 3.2, tarsus: 1.6, width: 0.5 },
      color: '#86714f',
      legColor: '#8a7250',
      ring: '#f0e4c6',
    }),
  },
  {
    name: 'brown-stink-bug',
    title: 'Native brown stink bug',
    latin: 'Euschistus servus',
    group: 'true bugs',
    shows: 'adult',
    length: 12.5,
    layers: bug({
      length: 12.5,
      head: { length: 2.2, width: 2.2, fill: '#85714a' },
      shield: {
        length: 2.7,
        width: 7.2,
        outline: pairs([0, 0.34, 0.3, 0.6, 0.66, 0.98, 0.8, 1, 1, 0.78]),
        fill: '#8f7a4e',
      },
      abdomen: { width: 7, fill: '#7d6a42' },
      wings: [
        area('#8a754a', pairs([0.2, 4.4, 2.9, 4.3, 3.1, 5.8, 2.65, 7.8, 1.25, 8.9, 0.24, 7.7]), {
          paired: true,
        }),
        area(
          '#6a5a40',
          pairs([
            -2.6, 8, -1.2, 8.8, 0, 8.1, 1.2, 8.8, 2.6, 8, 2.3, 10.5, 1.1, 12, 0, 12.3, -1.1, 12,
            -2.3, 10.5,
          ]),
          { tension: 0.7 },
        ),
        line(INK, 0.08, pairs([0.5, 8.9, 0.7, 10.3, 0.55, 11.9]), { opacity: 0.55 }),
        line(INK, 0.08, pairs([1.4, 8.8, 1.55, 10.2, 1.2, 11.5]), { opacity: 0.55 }),
        area(
          '#98834f',
          pairs([
            -2.3, 4.3, 2.3, 4.3, 1.55, 6, 0.62, 7.5, 0.4, 8.4, 0, 8.6, -0.4, 8.4, -0.62, 7.5, -1.55,
            6,
          ]),
          { tension: 0.6 },
        ),
      ],
      antenna: {
        path: pairs([0.7, -46, 1.2, -58, 1.25, -62, 1.25, -56, 1.2, -48]),
        width: 0.24,
        colors: ['#8a6a3e', '#8a6a3e', '#8a6a3e', '#7c5732', '#7c5732'],
      },
      hindLeg: { femur: 2.35, tibia: 2.5, tarsus: 1.25, width: 0.4 },
      color: '#8f7a4e',
      legColor: '#9a8352',
    }),
  },
  {
    name: 'kudzu-bug',
    title: 'Kudzu bug',
    latin: 'Megacopta cribraria',
    group: 'true bugs',
    shows: 'adult',
    length: 5.5,
    layers: bug({
      length: 5.5,
      head: { length: 0.9, width: 1.5, fill: '#786438' },
      shield: {
        length: 1.2,
        width: 3.9,
        outline: pairs([0, 0.44, 0.25, 0.76, 0.7, 0.98, 1, 0.98]),
        fill: '#8a7546',
      },
      // Broad and cut off square behind; the plate between the wings covers all of it.
      abdomen: {
        width: 4.5,
        fill: '#5f4f2f',
        outline: pairs([0, 0.84, 0.3, 1, 0.7, 1, 0.9, 0.86, 1, 0.56]),
      },
      wings: [
        area(
          '#927c4a',
          pairs([
            0, 1.9, 1.8, 1.95, 2.12, 3, 2.1, 4.2, 1.7, 5, 0.9, 5.36, 0, 5.42, -0.9, 5.36, -1.7, 5,
            -2.1, 4.2, -2.12, 3, -1.8, 1.95,
          ]),
        ),
        {
          kind: 'mark',
          layer: 'wings',
          ovals: Array.from({ length: 34 }, (_, index): Oval => {
            const far = Math.sqrt((index + 0.5) / 34);
            const turn = index * 2.39996;
            return [Math.cos(turn) * far * 1.8, 3.65 + Math.sin(turn) * far * 1.55, 0.06, 0.05];
          }),
          fill: '#4a3c22',
          opacity: 0.75,
        },
      ],
      antenna: {
        path: pairs([0.34, -48, 0.4, -60, 0.42, -56, 0.46, -48]),
        width: 0.12,
      },
      hindLeg: { femur: 0.95, tibia: 0.95, tarsus: 0.45, width: 0.2 },
      color: '#8a7546',
      legColor: '#7f6a40',
      gloss: 0.45,
    }),
  },
  {
    name: 'chinch-bug',
    title: 'Southern chinch bug',
    latin: 'Blissus insularis',
    group: 'true bugs',
    shows: 'adult',
    length: 3.6,
    layers: bug({
      length: 3.6,
      head: { length: 0.5, width: 0.56 },
      shield: { length: 0.76, width: 1.12, outline: pairs([0, 0.62, 0.35, 0.84, 0.8, 1, 1, 0.94]) },
      abdomen: { width: 1.26, fill: '#2e2528' },
      wings: [
        area(
          '#f7efdd',
          pairs([0, 2.3, 0.16, 1.24, 0.54, 1.22, 0.58, 1.9, 0.42, 2.7, 0.14, 3.4, 0, 3.46]),
          { paired: true },
        ),
        area('#2b2326', pairs([0.36, 2.02, 0.6, 1.86, 0.56, 2.3, 0.42, 2.5]), {
          paired: true,
          stroke: 'none',
        }),
        line(INK, 0.035, pairs([0.18, 1.3, 0.34, 2.1, 0, 2.5]), { opacity: 0.8 }),
        line(
          INK,
          0.03,
          [
            [0.3, 2.5],
            [0.14, 3.3],
          ],
          { opacity: 0.5 },
        ),
        area('#2b2326', pairs([-0.28, 1.2, 0.28, 1.2, 0, 1.75]), { tension: 0.3 }),
      ],
      antenna: {
        path: pairs([0.2, -46, 0.34, -58, 0.32, -52, 0.36, -44]),
        width: 0.1,
        colors: ['#b0703c', '#b0703c', '#b0703c', '#3a2826'],
      },
      hindLeg: { femur: 0.66, tibia: 0.7, tarsus: 0.4, width: 0.15 },
      color: '#2d2528',
      legColor: '#b0703c',
    }),
  },
  {
    name: 'chinch-bug-nymph',
    title: 'Southern chinch bug, young',
    latin: 'Blissus insularis',
    group: 'true bugs',
    shows: 'stage',
    length: 2,
    layers: bug({
      length: 2,
      head: { length: 0.34, width: 0.4, fill: '#7c2f22' },
      shield: {
        length: 0.42,
        width: 0.66,
        outline: pairs([0, 0.62, 0.35, 0.84, 0.8, 1, 1, 0.94]),
        fill: '#8a3524',
      },
      abdomen: {
        width: 0.98,
        fill: '#c8452c',
        outline: pairs([0, 0.62, 0.3, 0.9, 0.6, 1, 0.86, 0.7, 1, 0.2]),
        bands: [{ along: [0.3, 0.46], fill: '#f7efdd' }],
      },
      wings: [
        area('#8a3524', pairs([0.04, 0.72, 0.3, 0.7, 0.31, 0.86, 0.1, 0.88]), { paired: true }),
      ],
      antenna: {
        path: pairs([0.13, -46, 0.2, -58, 0.19, -52, 0.21, -44]),
        width: 0.06,
        colors: ['#b0703c', '#b0703c', '#b0703c', '#3a2826'],
      },
      hindLeg: { femur: 0.38, tibia: 0.4, tarsus: 0.22, width: 0.09 },
      color: '#a13c27',
      legColor: '#a8683a',
    }),
  },
  {
    name: 'bigeyed-bug',
    title: 'Bigeyed bug',
    latin: 'Geocoris spp.',
    group: 'true bugs',
    shows: 'adult',
    length: 3.8,
    layers: bug({
      length: 3.8,
      head: { length: 0.66, width: 1.3, fill: '#6b5a44' },
      shield: {
        length: 0.78,
        width: 1.4,
        outline: pairs([0, 0.82, 0.3, 0.94, 0.8, 1, 1, 0.96]),
        fill: '#7d6a4c',
        marks: [
          {
            kind: 'mark',
            ovals: scatter(16, (index) => [
              Math.sin(index * 2.4) * 0.5,
              0.75 + ((index * 37) % 23) * 0.025,
            ]).map(([x, y]): Oval => [x, y, 0.035, 0.03]),
            fill: '#3f3224',
          },
        ],
      },
      abdomen: { width: 1.66, fill: '#4a3e30' },
      wings: [
        area('#8d7a58', pairs([0.05, 1.9, 0.3, 1.3, 0.74, 1.32, 0.8, 1.9, 0.72, 2.6, 0.14, 2.8]), {
          paired: true,
        }),
        area(
          '#d8cdb4',
          pairs([-0.7, 2.56, 0, 2.5, 0.7, 2.56, 0.62, 3.2, 0.3, 3.66, -0.3, 3.66, -0.62, 3.2]),
          { tension: 0.7, opacity: 0.85 },
        ),
        line(INK, 0.03, pairs([0.14, 2.7, 0.2, 3.1, 0.14, 3.5]), { opacity: 0.5 }),
        area('#54452f', pairs([-0.42, 1.28, 0.42, 1.28, 0, 2.05]), { tension: 0.3 }),
      ],
      antenna: {
        path: pairs([0.2, -46, 0.34, -58, 0.32, -52, 0.34, -44]),
        width: 0.09,
        colors: ['#4a3b2a', '#4a3b2a', '#4a3b2a', '#c9b48c'],
      },
      hindLeg: { femur: 0.74, tibia: 0.76, tarsus: 0.4, width: 0.15 },
      color: '#75634a',
      legColor: '#b3945e',
    }).map((layer) =>
      // The eyes that give it its name: as long as the head, out past the shield.
      layer.kind === 'eyes' ? { ...layer, at: [0.6, 0.46], rx: 0.26, ry: 0.3 } : layer,
    ),
  },
];
