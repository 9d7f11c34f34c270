/** Silverfish, earwigs and clothes moths. */
import type { Layer, Mark, Specimen } from '../anatomy.ts';
import { INK } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { BLOCK, OVAL } from '../plans/outlines.ts';
import { sixLegs, sizesFromHind } from '../plans/six-legs.ts';

const area = (points: readonly Point[], fill: string, extra: Partial<Mark> = {}): Mark => ({
  kind: 'mark',
  layer: 'body',
  area: points,
  fill,
  stroke: INK,
  ...extra,
});

const SILVERFISH: Layer[] = [
  {
    kind: 'antennae',
    form: 'whip',
    at: [0.5, 0.3],
    path: pairs([2.4, -62, 3.2, -46, 3.4, -36]),
    width: 0.17,
    fill: '#b9aa90',
    segments: 60,
  },
  {
    kind: 'mark',
    layer: 'tail',
    paired: true,
    line: pairs([0.2, 11.9, 1.5, 14.2, 3.6, 16.6]),
    width: 0.17,
    stroke: '#8a8078',
  },
  {
    kind: 'mark',
    layer: 'tail',
    line: pairs([0, 12, 0, 15, 0, 18]),
    width: 0.17,
    stroke: '#8a8078',
  },
  sixLegs({
    at: [
      [1.2, 2.1],
      [1.35, 3.1],
      [1.3, 4.1],
    ],
    sizes: sizesFromHind({ femur: 1.7, tibia: 1.5, tarsus: 1.1, width: 0.5 }, 0.86, 0.92),
    fill: '#b8ab90',
  }),
  {
    kind: 'part',
    region: 'abdomen',
    from: 4.2,
    to: 12.2,
    width: 3.6,
    outline: pairs([0, 1, 0.2, 0.94, 0.5, 0.7, 0.8, 0.42, 1, 0.16]),
    fill: '#a9adab',
    sutures: [0.12, 0.23, 0.34, 0.45, 0.56, 0.67, 0.78, 0.89],
    sag: 0.01,
    bands: [0.02, 0.25, 0.47, 0.7].map((at) => ({
      along: [at, at + 0.08] as const,
      fill: '#e3e7e4',
      opacity: 0.6,
    })),
    gloss: 0.9,
    hair: { count: 10, length: 0.22, color: '#7d7f7a' },
  },
  ...[3.2, 2.15, 1].map(
    (from, index): Layer => ({
      kind: 'part',
      region: 'thorax',
      from,
      to: from + 1.5,
      width: [3.85, 3.75, 3.4][index] ?? 3.4,
      outline: pairs([0, 0.84, 0.5, 1, 1, 0.92]),
      fill: '#b1b5b3',
      gloss: 0.7,
    }),
  ),
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 1.3,
    width: 2.2,
    outline: pairs([0, 0.44, 0.5, 1, 1, 0.9]),
    fill: '#9fa29c',
    gloss: 0.4,
  },
  { kind: 'eyes', at: [0.98, 0.8], rx: 0.16, ry: 0.2 },
];

const EARWIG: Layer[] = [
  {
    kind: 'antennae',
    form: 'beaded',
    at: [0.6, 0.3],
    path: pairs([2.4, -56, 2.6, -40, 1.8, -26]),
    width: 0.3,
    fill: '#c08a50',
    segments: 14,
  },
  sixLegs({
    at: [
      [0.9, 2.8],
      [1, 4],
      [0.95, 5.1],
    ],
    sizes: sizesFromHind({ femur: 1.9, tibia: 1.7, tarsus: 1.2, width: 0.44 }, 0.86, 0.92),
    fill: '#d1a35e',
  }),
  // Forceps of a male: broad and toothed at the root, bowed like callipers.
  {
    kind: 'mark',
    layer: 'tail',
    paired: true,
    area: pairs([
      0.08, 13.4, 1.05, 13.2, 1.6, 14.4, 1.45, 15.9, 0.6, 17, 0.15, 16.9, 0.95, 15.8, 1, 14.8, 0.5,
      14.2, 0.1, 14.2,
    ]),
    fill: '#8f4f28',
    stroke: INK,
  },
  {
    kind: 'part',
    region: 'abdomen',
    from: 4.8,
    to: 13.8,
    width: 3.6,
    outline: pairs([0, 0.72, 0.35, 0.98, 0.7, 1, 0.92, 0.9, 1, 0.7]),
    fill: '#63371f',
    sutures: [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86],
    sag: 0.02,
    gloss: 0.55,
  },
  {
    kind: 'part',
    region: 'thorax',
    from: 3.6,
    to: 5.6,
    width: 3.2,
    outline: BLOCK,
    fill: '#6f4423',
    shade: 0,
    gloss: 0,
  },
  area(pairs([0.06, 5.2, 0.95, 5.1, 0.85, 6.3, 0.15, 6.4]), '#dcb574', {
    paired: true,
    layer: 'wings',
  }),
  area(pairs([0.03, 3.6, 1.65, 3.6, 1.7, 5.4, 1, 5.7, 0.05, 5.6]), '#b07a40', {
    paired: true,
    layer: 'wings',
    tension: 0.5,
  }),
  {
    kind: 'part',
    region: 'thorax',
    from: 2.1,
    to: 3.9,
    width: 3,
    outline: pairs([0, 0.86, 0.5, 1, 1, 0.84]),
    fill: '#94562b',
  },
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 2.3,
    width: 2.6,
    outline: pairs([0, 0.5, 0.35, 0.92, 0.75, 1, 1, 0.66]),
    fill: '#84431f',
    gloss: 0.5,
  },
  { kind: 'eyes', at: [1.18, 1.1], rx: 0.22, ry: 0.3 },
];

const moth: Layer[] = [
  {
    kind: 'antennae',
    form: 'whip',
    at: [0.35, 0.3],
    path: pairs([1.4, -62, 1.5, -50, 1.2, -40]),
    width: 0.13,
    fill: '#c9a458',
    segments: 30,
  },
  sixLegs({
    at: [
      [0.4, 1.2],
      [0.45, 1.6],
      [0.4, 2],
    ],
    sizes: sizesFromHind({ femur: 1.1, tibia: 1.2, tarsus: 0.9, width: 0.22 }, 0.8, 0.9),
    fill: '#c9a663',
  }),
  {
    kind: 'part',
    region: 'abdomen',
    from: 2.1,
    to: 6.2,
    width: 1.3,
    outline: OVAL,
    fill: '#cdb07a',
  },
  {
    kind: 'wings',
    at: [0.5, 1.5],
    turn: 9,
    length: 5.6,
    leading: pairs([0, 0.1, 0.3, 0.6, 0.7, 0.66, 0.94, 0.34, 1, 0.05]),
    trailing: pairs([0, 0.2, 0.3, 0.66, 0.7, 0.84, 0.92, 0.6, 1, 0]),
    fill: '#d9b868',
    hard: true,
    veins: [
      [0.3, 0.4, 0.1, 0.95],
      [-0.2, 0, 0.1, 0.97],
      [-0.6, -0.4, 0.15, 0.95],
    ],
  },
  {
    kind: 'part',
    region: 'thorax',
    from: 0.8,
    to: 2.6,
    width: 1.5,
    outline: OVAL,
    fill: '#d9b868',
    hair: { count: 12, length: 0.2, color: '#b98f48', all: true },
  },
  {
    kind: 'part',
    region: 'head',
    from: 0,
    to: 1.1,
    width: 1.1,
    outline: OVAL,
    fill: '#c4793c',
    hair: { count: 14, length: 0.3, color: '#c9783a', all: true },
  },
  { kind: 'eyes', at: [0.44, 0.6], rx: 0.14, ry: 0.18 },
];

export const OCCASIONAL: Specimen[] = [
  {
    name: 'silverfish',
    title: 'Silverfish',
    latin: 'Lepisma saccharinum',
    group: 'occasional',
    shows: 'adult',
    length: 12.2,
    layers: SILVERFISH,
  },
  {
    name: 'earwig',
    title: 'European earwig',
    latin: 'Forficula auricularia',
    group: 'occasional',
    shows: 'adult',
    length: 13.8,
    layers: EARWIG,
  },
  {
    name: 'clothes-moth',
    title: 'Webbing clothes moth',
    latin: 'Tineola bisselliella',
    group: 'moths',
    shows: 'adult',
    length: 6.2,
    layers: moth,
  },
];
