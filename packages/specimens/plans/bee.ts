/** Bees: broad, furred thorax, wings held out, hairy legs. */
import type { Band, Hair, Layer, Mark, Outline } from '../anatomy.ts';
import { pairs } from '../geometry.ts';
import { BARREL } from './outlines.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';
import { foreWing, hindWing } from './wing-shapes.ts';

export interface Bee {
  length: number;
  head: { length: number; width: number };
  thorax: { length: number; width: number; fill: string; fur: string };
  abdomen: { width: number; fill: string; outline?: Outline; fur?: Hair };
  bands?: readonly Band[];
  thoraxMarks?: readonly Mark[];
  antenna: number;
  hindLeg: LegSize;
  foreWing: number;
  wingTurn?: number;
  color: string;
  headFur: string;
  legColor: string;
  wingColor: string;
  gloss?: number;
  /** Pollen carried on the hind shins. */
  pollen?: string;
  faceColor?: string;
}

const POSE: Pose = [
  [-36, -68, -46],
  [14, 46, 30],
  [38, 66, 54],
];
const PLUMP: Outline = pairs([
  0, 0.56, 0.18, 0.93, 0.45, 1, 0.72, 0.84, 0.9, 0.48, 0.98, 0.2, 1, 0.03,
]);

export function bee(form: Bee): Layer[] {
  const { length: l, head, thorax, abdomen, wingTurn = 44 } = form;
  const neck = head.length * 0.9;
  const rear = neck + thorax.length;
  const onThorax = (along: number, across: number) =>
    [thorax.width * across, neck + thorax.length * along] as const;
  const legs = sixLegs({
    at: [onThorax(0.26, 0.34), onThorax(0.54, 0.38), onThorax(0.76, 0.34)],
    sizes: sizesFromHind(form.hindLeg, 0.76, 0.82),
    fill: form.legColor,
    pose: POSE,
    ...(!form.abdomen.fur?.all && { hairs: form.length * 0.014 }),
    ...(form.pollen && { pollen: form.pollen }),
  });
  return [
    {
      kind: 'antennae',
      form: 'elbowed',
      at: [head.width * 0.14, head.length * 0.24],
      path: [
        [form.antenna * 0.38, -26],
        [form.antenna * 0.34, -78],
        [form.antenna * 0.32, -64],
      ],
      width: head.width * 0.068,
      fill: form.color,
      segments: 10,
    },
    legs,
    {
      kind: 'wings',
      at: onThorax(0.55, 0.4),
      turn: wingTurn - 4,
      length: form.foreWing * 0.68,
      ...hindWing(form.foreWing * 0.23),
      fill: form.wingColor,
      opacity: 0.5,
    },
    {
      kind: 'part',
      region: 'abdomen',
      from: rear - thorax.length * 0.1,
      to: l,
      width: abdomen.width,
      outline: abdomen.outline ?? PLUMP,
      fill: abdomen.fill,
      bands: form.bands ?? [],
      sutures: [0.2, 0.38, 0.55, 0.71, 0.85],
      sag: 0.05,
      gloss: form.gloss ?? 0.3,
      ...(abdomen.fur && { hair: abdomen.fur, outlined: !abdomen.fur.all }),
    },
    {
      kind: 'wings',
      at: onThorax(0.34, 0.42),
      turn: wingTurn,
      length: form.foreWing,
      ...foreWing(form.foreWing * 0.27),
      fill: form.wingColor,
      opacity: 0.58,
    },
    {
      kind: 'part',
      region: 'thorax',
      from: neck,
      to: rear,
      width: thorax.width,
      outline: pairs([0, 0.54, 0.2, 0.92, 0.5, 1, 0.8, 0.88, 1, 0.52]),
      fill: thorax.fill,
      marks: form.thoraxMarks ?? [],
      outlined: false,
      hair: { count: 44, length: l * 0.05, color: thorax.fur, all: true },
      gloss: 0.12,
    },
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: BARREL,
      fill: form.color,
      hair: { count: 14, length: l * 0.022, color: form.headFur },
      gloss: 0.15,
      ...(form.faceColor && {
        marks: [
          {
            kind: 'mark' as const,
            oval: [0, head.length * 0.22, head.width * 0.2, head.length * 0.16] as const,
            fill: form.faceColor,
          },
        ],
      }),
    },
    {
      kind: 'eyes',
      at: [head.width * 0.39, head.length * 0.46],
      rx: head.width * 0.11,
      ry: head.length * 0.31,
      turn: -13,
    },
  ];
}
