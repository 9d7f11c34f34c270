/** Young beetles, known by their hairs. */
import type { Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { sixLegs, sizesFromHind } from '../plans/six-legs.ts';

export const LARVAE: Specimen[] = [
  {
    name: 'carpet-beetle-larva',
    title: 'Varied carpet beetle, larva',
    latin: 'Anthrenus verbasci',
    group: 'beetles',
    shows: 'stage',
    length: 4.8,
    layers: [
      sixLegs({
        at: [
          [0.5, 0.7],
          [0.6, 1.05],
          [0.66, 1.4],
        ],
        sizes: sizesFromHind({ femur: 0.4, tibia: 0.36, tarsus: 0.2, width: 0.14 }, 0.9, 0.95),
        fill: '#a8703c',
      }),
      {
        kind: 'part',
        region: 'body',
        from: 0.4,
        to: 4.8,
        width: 2,
        // Broadest near the rear: the teardrop.
        outline: pairs([0, 0.5, 0.15, 0.7, 0.45, 0.88, 0.75, 1, 0.92, 0.82, 0.98, 0.46, 1, 0.2]),
        fill: '#e3c48c',
        bands: Array.from({ length: 10 }, (_, index) => ({
          along: [0.03 + index * 0.095, 0.082 + index * 0.095] as const,
          fill: '#6b4026',
        })),
        sag: 0.01,
        gloss: 0.25,
        hair: { count: 34, length: 0.42, color: '#6b4a30' },
      },
      // Tufts that it can spread at the tail.
      ...[-1, 0, 1].map((step) => ({
        kind: 'mark' as const,
        layer: 'tail' as const,
        paired: true,
        area: [
          [0.1 + step * 0.16, 4.1],
          [0.34 + step * 0.2, 4.2],
          [0.5 + step * 0.36, 5.3],
          [0.3 + step * 0.3, 5.2],
        ] as const,
        fill: '#8a5a34',
        stroke: INK,
      })),
      {
        kind: 'part',
        region: 'head',
        from: 0,
        to: 0.62,
        width: 0.86,
        outline: pairs([0, 0.5, 0.5, 1, 1, 0.9]),
        fill: '#8a5430',
        gloss: 0.4,
      },
    ],
  },
  {
    name: 'black-carpet-beetle-larva',
    title: 'Black carpet beetle, larva',
    latin: 'Attagenus unicolor',
    group: 'beetles',
    shows: 'stage',
    length: 8,
    layers: [
      sixLegs({
        at: [
          [0.6, 1],
          [0.7, 1.5],
          [0.7, 2],
        ],
        sizes: sizesFromHind({ femur: 0.5, tibia: 0.45, tarsus: 0.25, width: 0.17 }, 0.9, 0.95),
        fill: '#b98246',
      }),
      ...[-3, -2, -1, 0, 1, 2, 3].map((step) => ({
        kind: 'mark' as const,
        layer: 'tail' as const,
        line: [
          [step * 0.04, 7.6],
          [step * 0.16, 9.4],
          [step * 0.34, 11.2 - Math.abs(step) * 0.25],
        ] as const,
        stroke: '#8a5a30',
      })),
      {
        kind: 'part',
        region: 'body',
        from: 0.5,
        to: 8,
        width: 1.9,
        // The carrot: broad in front, tapering all the way.
        outline: pairs([0, 0.8, 0.1, 1, 0.3, 0.98, 0.6, 0.72, 0.85, 0.42, 1, 0.16]),
        fill: '#c8893f',
        bands: Array.from({ length: 10 }, (_, index) => ({
          along: [0.06 + index * 0.094, 0.09 + index * 0.094] as const,
          fill: '#8a5526',
          opacity: 0.7,
        })),
        sag: 0.012,
        gloss: 0.7,
        hair: { count: 18, length: 0.3, color: '#9a6a38' },
      },
      {
        kind: 'part',
        region: 'head',
        from: 0,
        to: 0.8,
        width: 1.2,
        outline: pairs([0, 0.5, 0.5, 1, 1, 0.9]),
        fill: '#8f5628',
        gloss: 0.5,
      },
    ],
  },
];
