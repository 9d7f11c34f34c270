/** Bed bugs: grown, young, and the egg. */
import type { Layer, Outline, Specimen } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BLOCK } from '../plans/outlines.ts';
import { sixLegs, sizesFromHind } from '../plans/six-legs.ts';

const LATIN = { latin: 'Cimex lectularius', group: 'bed bugs' } as const;

interface BedBug {
  length: number;
  width: number;
  color: string;
  legColor: string;
  /** The last meal showing through: its color, from and to in mm, its width. */
  meal: { fill: string; from: number; to: number; width: number };
  /** Adults have two short scales where wings would be. */
  wingPads: boolean;
}

const ROUND: Outline = pairs([
  0, 0.62, 0.14, 0.88, 0.42, 1, 0.72, 0.86, 0.9, 0.5, 0.98, 0.2, 1, 0.03,
]);

function bedBug({ length: l, width: w, color, legColor, meal, wingPads }: BedBug): Layer[] {
  return [
    {
      kind: 'antennae',
      form: 'segmented',
      at: [w * 0.11, l * 0.06],
      path: [
        [l * 0.05, -40],
        [l * 0.14, -48],
        [l * 0.14, -62],
        [l * 0.11, -66],
      ],
      width: l * 0.024,
      fill: legColor,
      segments: 4,
    },
    sixLegs({
      at: [
        [w * 0.24, l * 0.24],
        [w * 0.28, l * 0.31],
        [w * 0.3, l * 0.38],
      ],
      sizes: sizesFromHind(
        { femur: l * 0.24, tibia: l * 0.24, tarsus: l * 0.1, width: l * 0.056 },
        0.86,
        0.9,
      ),
      fill: legColor,
      coxa: w * 0.08,
    }),
    {
      kind: 'part',
      region: 'abdomen',
      from: l * 0.36,
      to: l,
      width: w,
      outline: ROUND,
      fill: color,
      marks: [
        {
          kind: 'mark',
          ovals: [[0, (meal.from + meal.to) / 2, meal.width / 2, (meal.to - meal.from) / 2]],
          fill: meal.fill,
          opacity: 0.75,
        },
      ],
      sutures: [0.2, 0.34, 0.48, 0.62, 0.75, 0.87],
      sag: 0.03,
      gloss: 0.3,
      hair: { count: 26, length: l * 0.02, color: darken(color, 0.2), all: true },
    },
    {
      kind: 'part',
      region: 'thorax',
      from: l * 0.285,
      to: l * 0.41,
      width: w * 0.8,
      outline: BLOCK,
      fill: color,
      sutures: [0.5],
      sag: 0.1,
      shade: 0.6,
      gloss: 0.2,
    },
    ...(wingPads
      ? [
          {
            kind: 'mark',
            layer: 'wings',
            paired: true,
            area: [
              [w * 0.02, l * 0.3],
              [w * 0.33, l * 0.29],
              [w * 0.38, l * 0.38],
              [w * 0.24, l * 0.47],
              [w * 0.05, l * 0.42],
            ],
            fill: lighten(color, 0.08),
            stroke: INK,
          } as const,
        ]
      : []),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: l * 0.16,
      width: w * 0.36,
      outline: pairs([0, 0.3, 0.3, 0.66, 0.68, 1, 1, 0.86]),
      fill: color,
      gloss: 0.2,
    },
    { kind: 'eyes', at: [w * 0.18, l * 0.105], rx: w * 0.035, ry: l * 0.024 },
    {
      kind: 'part',
      region: 'thorax',
      from: l * 0.13,
      to: l * 0.31,
      width: w * 0.66,
      // The front corners reach forward beside the head.
      outline: pairs([0, 0.62, 0.08, 0.9, 0.4, 1, 0.8, 0.8, 1, 0.56]),
      fill: color,
      gloss: 0.25,
      hair: { count: 8, length: l * 0.016, color: darken(color, 0.2) },
    },
  ];
}

export const BED_BUGS: Specimen[] = [
  {
    ...LATIN,
    name: 'bed-bug',
    title: 'Bed bug',
    shows: 'adult',
    length: 5.5,
    layers: bedBug({
      length: 5.5,
      width: 3.9,
      color: '#a1502f',
      legColor: '#b8693f',
      meal: { fill: '#742619', from: 2.7, to: 5.1, width: 2.2 },
      wingPads: true,
    }),
  },
  {
    ...LATIN,
    name: 'bed-bug-nymph',
    title: 'Bed bug nymph, fed',
    shows: 'stage',
    length: 2.5,
    layers: bedBug({
      length: 2.5,
      width: 1.55,
      color: '#ecd6a6',
      legColor: '#e6cc98',
      meal: { fill: '#b3301f', from: 1.05, to: 2.15, width: 0.9 },
      wingPads: false,
    }),
  },
  {
    ...LATIN,
    name: 'bed-bug-egg',
    title: 'Bed bug egg',
    shows: 'stage',
    length: 1,
    layers: [
      {
        kind: 'part',
        region: 'body',
        from: 0,
        to: 1,
        width: 0.46,
        outline: pairs([0, 0.5, 0.05, 0.62, 0.3, 0.92, 0.62, 1, 0.86, 0.8, 0.96, 0.46, 1, 0.14]),
        fill: '#faf5e8',
        gloss: 0.9,
      },
      {
        kind: 'mark',
        oval: [0, 0.03, 0.12, 0.035],
        fill: '#efe4ca',
        stroke: INK,
      },
      {
        kind: 'mark',
        line: pairs([-0.14, 0.12, 0, 0.145, 0.14, 0.12]),
        opacity: 0.5,
      },
    ],
  },
];
