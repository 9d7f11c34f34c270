/** True bugs of walls and lawns. */
import type { Mark, Oval, Specimen } from '../anatomy.ts';
import { INK } from '../colour.ts';
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
        line('#fff6e2', 0.35, pairs([-1.7, 4.6, -1.85, 5.8, -1.65, 7]), {
          paired: false,
          opacity: 0.25,
        }),
        area('#241d20', pairs([-0.95, 3.8, 0.95, 3.8, 0, 5.7]), { tension: 0.3 }),
      ],
      antenna: { path: pairs([1, -48, 1.9, -60, 1.6, -54, 1.5, -40]), width: 0.26 },
      hindLeg: { femur: 2.5, tibia: 3.1, tarsus: 1.5, width: 0.4 },
      colour: '#332a2d',
      legColour: '#2f2629',
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
        line('#fff6e2', 0.6, pairs([-2.7, 6.4, -2.9, 7.8, -2.4, 9.2]), {
          paired: false,
          opacity: 0.22,
        }),
      ],
      antenna: {
        path: pairs([0.9, -46, 1.5, -58, 1.6, -62, 1.6, -56, 1.5, -48]),
        width: 0.3,
        colours: ['#6d5538', '#6d5538', '#6d5538', '#f4ead2', '#4a382a'],
      },
      hindLeg: { femur: 3, tibia: 3.2, tarsus: 1.6, width: 0.5 },
      colour: '#86714f',
      legColour: '#8a7250',
      ring: '#f0e4c6',
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
        colours: ['#b0703c', '#b0703c', '#b0703c', '#3a2826'],
      },
      hindLeg: { femur: 0.66, tibia: 0.7, tarsus: 0.4, width: 0.15 },
      colour: '#2d2528',
      legColour: '#b0703c',
    }),
  },
];
