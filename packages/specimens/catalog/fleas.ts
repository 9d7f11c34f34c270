/** Cat flea: from the side, as its combs are seen, and from above, as thin as it is; its larva. */
import type { Joint, Layer, Leg, Mark, Specimen } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { sixLegs } from '../plans/six-legs.ts';

const LATIN = { latin: 'Ctenocephalides felis', group: 'fleas' } as const;
const BROWN = '#9c5228';
const LEG = '#b36c38';

function leg(
  at: Point,
  fill: string,
  joints: [length: number, turn: number, width: number][],
): Leg {
  const names = ['coxa', 'femur', 'tibia', 'tarsus'] as const;
  return {
    at,
    fill,
    spines: { count: 4, length: 0.05 },
    joints: joints.map(
      ([length, turn, width], index): Joint => ({
        name: names[index] ?? 'tarsus',
        length,
        turn,
        width,
      }),
    ),
  };
}

const near = LEG;
const far = darken(LEG, 0.3);
/** The near three, then the same three a little ahead on the far side. */
const LEGS: Leg[] = [
  leg([1.3, 0.92], near, [
    [0.32, 100, 0.2],
    [0.56, 22, 0.2],
    [0.66, 104, 0.1],
    [0.56, 58, 0.07],
  ]),
  leg([1.02, 0.96], near, [
    [0.3, 112, 0.18],
    [0.46, 62, 0.17],
    [0.46, 122, 0.09],
    [0.42, 82, 0.06],
  ]),
  leg([0.76, 0.86], near, [
    [0.28, 122, 0.16],
    [0.4, 92, 0.15],
    [0.34, 142, 0.08],
    [0.3, 104, 0.055],
  ]),
];
const FAR_LEGS: Leg[] = [
  leg([1.2, 0.9], far, [
    [0.3, 92, 0.19],
    [0.5, 48, 0.19],
    [0.56, 84, 0.1],
    [0.5, 36, 0.065],
  ]),
  leg([0.94, 0.92], far, [
    [0.28, 128, 0.17],
    [0.42, 96, 0.16],
    [0.42, 146, 0.085],
    [0.36, 112, 0.06],
  ]),
  leg([0.7, 0.82], far, [
    [0.26, 140, 0.15],
    [0.36, 124, 0.14],
    [0.32, 166, 0.08],
    [0.28, 128, 0.05],
  ]),
];

const area = (points: readonly Point[], fill: string, extra: Partial<Mark> = {}): Mark => ({
  kind: 'mark',
  layer: 'body',
  area: points,
  fill,
  stroke: INK,
  ...extra,
});
/** The edges of the ten plates, back to belly. */
const PLATES = [0.66, 0.8, 0.96, 1.16, 1.4, 1.62, 1.84, 2.04].map((x, index): Mark => {
  const bulge = (index - 3.6) ** 2;
  return {
    kind: 'mark',
    line: [
      [x + 0.02, 0.11 + bulge * 0.012 + (index > 6 ? 0.03 : 0)],
      [x + 0.1, 0.5],
      [x + 0.02, 0.97 - bulge * 0.006],
    ],
  };
});
const bristles = (from: readonly Point[], dx: number, dy: number, width = 0.02): Mark[] =>
  from.map(([x, y]) => ({
    kind: 'mark',
    line: [
      [x, y],
      [x + dx, y + dy],
    ],
    width,
    tension: 0,
  }));

const SIDE: Layer[] = [
  { kind: 'legs', legs: FAR_LEGS, side: true },
  { kind: 'legs', legs: LEGS, side: true },
  area(
    pairs([
      0.42, 0.34, 0.62, 0.16, 1.04, 0.04, 1.5, 0.04, 1.98, 0.16, 2.3, 0.42, 2.4, 0.68, 2.26, 0.92,
      1.9, 1.02, 1.3, 1.04, 0.82, 0.98, 0.5, 0.82,
    ]),
    BROWN,
    { form: 1 },
  ),
  ...PLATES,
  ...PLATES.flatMap(({ line = [] }) =>
    bristles(
      [
        [(line[0]?.[0] ?? 0) + 0.06, 0.3],
        [(line[0]?.[0] ?? 0) + 0.08, 0.48],
        [(line[0]?.[0] ?? 0) + 0.07, 0.66],
      ],
      0.12,
      0.03,
      0.014,
    ),
  ),
  area(
    pairs([0, 0.7, 0.08, 0.42, 0.3, 0.24, 0.52, 0.28, 0.6, 0.5, 0.56, 0.82, 0.36, 0.92, 0.1, 0.88]),
    '#a65a2e',
    { form: 0.9 },
  ),
  { kind: 'mark', oval: [0.25, 0.56, 0.055, 0.055], fill: '#20131a' },
  {
    kind: 'mark',
    line: pairs([0.4, 0.48, 0.48, 0.56, 0.44, 0.66]),
    width: 0.03,
    stroke: '#4a1f1a',
  },
  // Mouthparts, then the two combs: eight spines below the cheek, sixteen behind the neck.
  { kind: 'mark', line: pairs([0.1, 0.88, 0.06, 1.04, 0.1, 1.18]), width: 0.04 },
  ...bristles(
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (step): Point => [0.14 + step * 0.054, 0.885 + Math.sin(step * 0.45) * 0.03],
    ),
    -0.01,
    0.1,
    0.03,
  ),
  ...bristles(
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (step): Point => [0.56 + Math.sin(step * 0.42) * 0.04, 0.28 + step * 0.075],
    ),
    0.13,
    0.03,
    0.03,
  ),
];

const ABOVE: Layer[] = [
  sixLegs({
    at: [
      [0.2, 0.5],
      [0.26, 0.72],
      [0.26, 0.88],
    ],
    sizes: [
      { femur: 0.34, tibia: 0.3, tarsus: 0.3, width: 0.13 },
      { femur: 0.42, tibia: 0.4, tarsus: 0.36, width: 0.14 },
      { femur: 0.56, tibia: 0.62, tarsus: 0.5, width: 0.17 },
    ],
    fill: LEG,
    spines: { count: 3, length: 0.05 },
  }),
  {
    kind: 'part',
    region: 'abdomen',
    from: 0.84,
    to: 2.4,
    width: 0.82,
    outline: pairs([0, 0.72, 0.3, 1, 0.65, 0.9, 0.9, 0.48, 1, 0.06]),
    fill: BROWN,
    sutures: [0.16, 0.32, 0.48, 0.63, 0.77],
    sag: 0.04,
    gloss: 0.7,
    hair: { count: 10, length: 0.07, color: '#5a2a1c' },
  },
  ...[0.36, 0.54, 0.7].map(
    (from, index): Layer => ({
      kind: 'part',
      region: 'thorax',
      from,
      to: from + 0.22,
      width: 0.5 + index * 0.06,
      outline: pairs([0, 0.8, 0.5, 1, 1, 0.92]),
      fill: BROWN,
      gloss: 0.5,
      hair: { count: 3, length: 0.07, color: '#3a1a16' },
    }),
  ),
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 0.42,
    width: 0.46,
    outline: pairs([0, 0.3, 0.3, 0.7, 0.75, 1, 1, 0.9]),
    fill: '#a65a2e',
    gloss: 0.5,
  },
  { kind: 'eyes', at: [0.19, 0.22], rx: 0.035, ry: 0.045 },
];

export const FLEAS: Specimen[] = [
  {
    ...LATIN,
    name: 'cat-flea',
    title: 'Cat flea',
    shows: 'adult',
    length: 2.4,
    lying: true,
    layers: SIDE,
  },
  {
    ...LATIN,
    name: 'cat-flea-above',
    title: 'Cat flea, from above',
    shows: 'view',
    length: 2.4,
    layers: ABOVE,
  },
  {
    ...LATIN,
    name: 'flea-larva',
    title: 'Flea larva',
    shows: 'stage',
    length: 4.5,
    layers: [
      {
        kind: 'part',
        region: 'body',
        from: 0.3,
        to: 4.5,
        width: 0.62,
        outline: pairs([
          0, 0.6, 0.06, 0.86, 0.14, 0.8, 0.22, 0.94, 0.3, 0.86, 0.38, 1, 0.46, 0.92, 0.54, 1, 0.62,
          0.9, 0.7, 0.96, 0.78, 0.84, 0.86, 0.86, 0.93, 0.6, 1, 0.3,
        ]),
        fill: '#f4e8cc',
        // What it ate shows dark through the skin.
        bands: [{ along: [0.14, 0.86], across: 0.32, fill: '#8a3f2a', opacity: 0.6 }],
        sutures: [0.14, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.86],
        sutureInk: '#a98250',
        sag: 0.008,
        gloss: 0.6,
        hair: { count: 14, length: 0.34, color: '#6b5238' },
      },
      {
        kind: 'mark',
        layer: 'tail',
        paired: true,
        line: [
          [0.06, 4.42],
          [0.12, 4.62],
        ],
        width: 0.06,
        stroke: '#b98a54',
      },
      {
        kind: 'part',
        region: 'head',
        from: 0,
        to: 0.4,
        width: 0.4,
        outline: pairs([0, 0.4, 0.4, 0.9, 1, 1]),
        fill: '#c98f4c',
        gloss: 0.5,
      },
      {
        kind: 'antennae',
        form: 'segmented',
        at: [0.12, 0.1],
        path: [[0.14, -60]],
        width: 0.05,
        fill: '#b07a3c',
        segments: 1,
      },
    ],
  },
];
