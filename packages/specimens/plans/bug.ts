/** True bugs: a beak (hidden from above), four- or five-jointed feelers, wings crossed over the back. */
import type { Antennae, Band, Layer, Mark, Outline } from '../anatomy.ts';
import { darken } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BLOCK } from './outlines.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Bug {
  length: number;
  head: { length: number; width: number; fill?: string };
  /** Shield behind the head. */
  shield: {
    length: number;
    width: number;
    outline?: Outline;
    fill?: string;
    marks?: readonly Mark[];
  };
  abdomen: { width: number; fill?: string; bands?: readonly Band[]; outline?: Outline };
  /** What lies on the abdomen: wings and scutellum, painted in order. */
  wings: readonly Mark[];
  antenna: { path: Antennae['path']; width: number; colors?: readonly string[] };
  hindLeg: LegSize;
  color: string;
  legColor?: string;
  ring?: string;
  gloss?: number;
}

const POSE: Pose = [
  [-36, -62, -40],
  [10, 42, 28],
  [34, 60, 48],
];

export function bug(form: Bug): Layer[] {
  const { length, head, shield, abdomen, color, gloss = 0.3 } = form;
  const legs = form.legColor ?? darken(color, 0.2);
  const from = head.length * 0.86;
  const rear = from + shield.length;
  const at = (y: number, share: number) => [shield.width * share, y] as const;
  return [
    {
      kind: 'antennae',
      form: 'segmented',
      at: [head.width * 0.26, head.length * 0.3],
      path: form.antenna.path,
      width: form.antenna.width,
      fill: legs,
      segments: form.antenna.path.length,
      ...(form.antenna.colors && { colors: form.antenna.colors }),
    },
    sixLegs({
      at: [
        at(from + shield.length * 0.55, 0.32),
        at(rear + length * 0.03, 0.33),
        at(rear + length * 0.12, 0.3),
      ],
      sizes: sizesFromHind(form.hindLeg, 0.76, 0.82),
      fill: legs,
      pose: POSE,
      coxa: shield.width * 0.14,
      ...(form.ring && { ring: form.ring }),
    }),
    {
      kind: 'part',
      region: 'abdomen',
      from: rear - length * 0.06,
      to: length,
      width: abdomen.width,
      outline: abdomen.outline ?? pairs([0, 0.8, 0.3, 1, 0.62, 0.93, 0.88, 0.58, 1, 0.2]),
      fill: abdomen.fill ?? darken(color, 0.2),
      bands: abdomen.bands ?? [],
      sutures: [0.22, 0.38, 0.54, 0.7, 0.84],
      sag: 0.03,
      gloss,
    },
    // What carries the hind legs lies under the triangle between the wings.
    {
      kind: 'part',
      region: 'thorax',
      from: rear - length * 0.04,
      to: rear + length * 0.17,
      width: shield.width * 0.88,
      outline: BLOCK,
      fill: darken(color, 0.2),
      shade: 0,
      gloss: 0,
    },
    ...form.wings,
    {
      kind: 'part',
      region: 'abdomen',
      from: rear - length * 0.02,
      to: length,
      width: abdomen.width * 0.97,
      outline:
        abdomen.outline ?? pairs([0, 0.8, 0.3, 1, 0.6, 0.94, 0.85, 0.6, 0.96, 0.28, 1, 0.04]),
      fill: color,
      depth: 0.45,
      gloss,
      shadeOnly: true,
    },
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: pairs([0, 0.3, 0.3, 0.66, 0.66, 1, 1, 0.84]),
      fill: head.fill ?? color,
      gloss: gloss * 0.6,
    },
    {
      kind: 'eyes',
      at: [head.width * 0.48, head.length * 0.68],
      rx: head.width * 0.11,
      ry: head.length * 0.14,
      fill: '#4a1c1c',
    },
    {
      kind: 'part',
      region: 'thorax',
      from,
      to: rear,
      width: shield.width,
      outline: shield.outline ?? pairs([0, 0.38, 0.3, 0.62, 0.74, 1, 1, 0.8]),
      fill: shield.fill ?? color,
      marks: shield.marks ?? [],
      gloss,
    },
  ];
}
