/** Beetles: two hard wing covers that meet in a line, a shield in front of them, the head in front of that. */
import type { Antennae, Band, Hair, Layer, Mark, Outline } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BLOCK } from './outlines.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Beetle {
  length: number;
  head: { length: number; width: number; fill?: string };
  shield: {
    length: number;
    width: number;
    outline?: Outline;
    fill?: string;
    marks?: readonly Mark[];
    bands?: readonly Band[];
  };
  /** The covers reach to the tail unless `covers` says how far. */
  covers: {
    width: number;
    outline?: Outline;
    to?: number;
    bands?: readonly Band[];
    marks?: readonly Mark[];
    striae?: readonly number[];
    stipple?: number;
  };
  /** End of the body that the covers leave bare. */
  tail?: { fill: string; width: number };
  color: string;
  legColor?: string;
  hindLeg: LegSize;
  antenna: Pick<Antennae, 'path' | 'width' | 'form' | 'segments'> & {
    club?: number;
    fill?: string;
  };
  gloss?: number;
  hair?: Hair;
  /** Small triangle between the covers, mm long. */
  scutellum?: number;
  /** Head hidden under the shield. */
  headHidden?: boolean;
  pose?: Pose;
}

const ROUND: Outline = pairs([
  0, 0.72, 0.1, 0.94, 0.42, 1, 0.76, 0.84, 0.92, 0.5, 0.98, 0.2, 1, 0.03,
]);
const SHIELD: Outline = pairs([0, 0.55, 0.4, 0.9, 0.85, 1, 1, 0.84]);
const POSE: Pose = [
  [-36, -64, -44],
  [8, 40, 26],
  [34, 62, 48],
];

export function beetle(form: Beetle): Layer[] {
  const { length, head, shield, covers, color, gloss = 0.4 } = form;
  const legs = form.legColor ?? darken(color, 0.35);
  const shieldFrom = form.headHidden ? head.length * 0.35 : head.length * 0.82;
  const coversFrom = shieldFrom + shield.length * 0.94;
  const coversTo = covers.to ?? length;
  const long = coversTo - coversFrom;
  const scutellum = form.scutellum ?? 0;
  const at = (y: number) => [covers.width * 0.26, y] as const;
  const headLayers: Layer[] = [
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: pairs([0, 0.46, 0.35, 0.86, 0.7, 1, 1, 0.9]),
      fill: head.fill ?? shield.fill ?? color,
      gloss: gloss * 0.6,
    },
    {
      kind: 'eyes',
      at: [head.width * 0.45, head.length * 0.55],
      rx: head.width * 0.09,
      ry: head.length * 0.17,
    },
  ];
  const shieldPart: Layer = {
    kind: 'part',
    region: 'thorax',
    from: shieldFrom,
    to: shieldFrom + shield.length,
    width: shield.width,
    outline: shield.outline ?? SHIELD,
    fill: shield.fill ?? color,
    marks: shield.marks ?? [],
    bands: shield.bands ?? [],
    gloss,
    ...(form.hair && { hair: form.hair }),
  };
  return [
    {
      kind: 'antennae',
      at: [head.width * 0.34, head.length * 0.36],
      ...form.antenna,
      fill: form.antenna.fill ?? legs,
    },
    sixLegs({
      at: [
        at(shieldFrom + shield.length * 0.6),
        at(coversFrom + long * 0.12),
        at(coversFrom + long * 0.34),
      ],
      sizes: sizesFromHind(form.hindLeg, 0.84, 0.88),
      fill: legs,
      pose: form.pose ?? POSE,
      coxa: covers.width * 0.2,
    }),
    ...(form.headHidden ? [] : headLayers),
    ...(form.tail
      ? [
          {
            kind: 'part',
            region: 'abdomen',
            from: coversFrom + long * 0.5,
            to: length,
            width: form.tail.width,
            outline: ROUND,
            fill: form.tail.fill,
          } as const,
        ]
      : []),
    // The rear two thirds of the thorax lie under the wing covers, and carry two pairs of legs.
    {
      kind: 'part',
      region: 'thorax',
      from: coversFrom,
      to: coversFrom + long * 0.4,
      width: covers.width * 0.86,
      outline: BLOCK,
      fill: darken(color, 0.2),
      shade: 0,
      gloss: 0,
    },
    {
      kind: 'part',
      region: 'abdomen',
      from: coversFrom,
      to: coversTo,
      width: covers.width,
      outline: covers.outline ?? ROUND,
      fill: color,
      bands: covers.bands ?? [],
      marks: covers.marks ?? [],
      striae: covers.striae ?? [],
      midline: [0.02, 0.985],
      stipple: covers.stipple ?? 0,
      gloss,
      ...(form.hair && { hair: form.hair }),
    },
    ...(form.headHidden ? headLayers : []),
    shieldPart,
    ...(scutellum
      ? [
          {
            kind: 'mark',
            area: [
              [-scutellum * 0.5, coversFrom],
              [scutellum * 0.5, coversFrom],
              [0, coversFrom + scutellum],
            ],
            tension: 0.3,
            fill: darken(shield.fill ?? color, 0.15),
            stroke: INK,
          } as const,
        ]
      : []),
  ];
}
