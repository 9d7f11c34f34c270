/** Bed bugs: grown, young, and the egg. */
import type { Layer, Mark, Outline, Specimen } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BLOCK } from '../plans/outlines.ts';
import { type Pose, sixLegs, sizesFromHind } from '../plans/six-legs.ts';

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
  0, 0.66, 0.1, 0.84, 0.3, 0.98, 0.48, 1, 0.68, 0.88, 0.84, 0.62, 0.94, 0.34, 0.985, 0.14, 1, 0.03,
]);

function bedBug(form: BedBug): Layer[] {
  const { length: l, width: w, color, legColor, wingPads } = form;
  const hairs = darken(color, 0.25);
  return [
    {
      kind: 'antennae',
      form: 'segmented',
      at: [w * 0.085, l * 0.055],
      path: [
        [l * 0.045, -38],
        [l * 0.135, -46],
        [l * 0.15, -66],
        [l * 0.1, -50],
      ],
      width: l * 0.019,
      fill: legColor,
      segments: 4,
    },
    sixLegs({
      at: [
        [w * 0.2, l * 0.23],
        [w * 0.24, l * 0.3],
        [w * 0.26, l * 0.37],
      ],
      sizes: sizesFromHind(
        { femur: l * 0.25, tibia: l * 0.26, tarsus: l * 0.1, width: l * 0.047 },
        0.84,
        0.88,
      ),
      fill: legColor,
      pose: POSE,
      coxa: w * 0.08,
    }),
    {
      kind: 'part',
      region: 'abdomen',
      from: l * 0.35,
      to: l,
      width: w,
      outline: ROUND,
      fill: color,
      depth: 0.42,
      marks: meal(form),
      sutures: [0.2, 0.34, 0.47, 0.6, 0.72, 0.83, 0.92],
      sag: 0.045,
      gloss: 0.25,
      hair: { count: 30, length: l * 0.018, color: hairs },
    },
    {
      kind: 'part',
      region: 'thorax',
      from: l * 0.28,
      to: l * 0.4,
      width: w * 0.78,
      outline: BLOCK,
      fill: color,
      depth: 0.4,
      sutures: wingPads ? [] : [0.5],
      sag: 0.1,
      gloss: 0.2,
    },
    ...(wingPads ? pads(form) : []),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: l * 0.17,
      width: w * 0.34,
      outline: pairs([0, 0.26, 0.12, 0.42, 0.4, 0.62, 0.62, 1, 0.8, 0.96, 1, 0.7]),
      fill: lighten(color, 0.05),
      depth: 0.6,
      gloss: 0.2,
      hair: { count: 4, length: l * 0.014, color: hairs },
    },
    { kind: 'eyes', at: [w * 0.17, l * 0.112], rx: w * 0.036, ry: l * 0.026, turn: -14 },
    // The shield's thin corners reach forward beside the head.
    {
      kind: 'mark',
      layer: 'body',
      paired: true,
      area: [
        [w * 0.14, l * 0.165],
        [w * 0.22, l * 0.118],
        [w * 0.31, l * 0.13],
        [w * 0.355, l * 0.2],
        [w * 0.33, l * 0.27],
        [w * 0.22, l * 0.295],
        [w * 0.14, l * 0.25],
      ],
      fill: lighten(color, 0.16),
      stroke: INK,
    },
    {
      kind: 'part',
      region: 'thorax',
      from: l * 0.14,
      to: l * 0.305,
      width: w * 0.6,
      outline: pairs([0, 0.66, 0.1, 0.86, 0.38, 1, 0.7, 0.92, 0.92, 0.7, 1, 0.5]),
      fill: color,
      depth: 0.5,
      gloss: 0.25,
    },
    {
      kind: 'mark',
      line: [
        [0, l * 0.17],
        [0, l * 0.26],
      ],
      width: l * 0.006,
      opacity: 0.35,
    },
  ];
}

const POSE: Pose = [
  [-30, -60, -38],
  [10, 42, 30],
  [36, 62, 50],
];

/** Scales where wings would be, and the small triangle between them. */
function pads({ length: l, width: w, color }: BedBug): Mark[] {
  return [
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      area: [
        [w * 0.015, l * 0.375],
        [w * 0.1, l * 0.3],
        [w * 0.3, l * 0.285],
        [w * 0.385, l * 0.33],
        [w * 0.36, l * 0.4],
        [w * 0.24, l * 0.445],
        [w * 0.08, l * 0.435],
      ],
      fill: lighten(color, 0.09),
      stroke: INK,
      form: 0.45,
    },
    {
      kind: 'mark',
      area: [
        [-w * 0.13, l * 0.295],
        [w * 0.13, l * 0.295],
        [0, l * 0.385],
      ],
      tension: 0.35,
      fill: color,
      stroke: INK,
    },
  ];
}

/** The last meal shows through the wall of the body: dark in the middle, no edge to it, drawn into lobes by the segments. */
function meal({ meal: { fill, from, to, width } }: BedBug): Mark[] {
  const shape = pairs([
    0, -0.5, 0.3, -0.44, 0.52, -0.28, 0.4, -0.16, 0.56, 0.02, 0.42, 0.14, 0.46, 0.26, 0.22, 0.36,
    0.16, 0.5, -0.1, 0.44, -0.3, 0.36, -0.36, 0.2, -0.5, 0.1, -0.4, -0.06, -0.54, -0.2, -0.34, -0.4,
  ]);
  return [1.16, 0.96, 0.76, 0.52].map((size, index) => ({
    kind: 'mark',
    area: shape.map(
      ([x, y]) => [x * width * size, (from + to) / 2 + y * (to - from) * (size * 0.96)] as const,
    ),
    fill,
    opacity: 0.24 + index * 0.03,
  }));
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
