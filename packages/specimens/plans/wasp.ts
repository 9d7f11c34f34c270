/** Wasps: bare body, thread or spindle waist, wings folded back, elbowed antennae. */
import type { Band, Layer, Mark, Outline } from '../anatomy.ts';
import { darken } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BARREL } from './outlines.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';
import { foreWing, hindWing } from './wing-shapes.ts';

export interface Wasp {
  length: number;
  head: { length: number; width: number };
  thorax: { length: number; width: number };
  /** Length of a thread waist, mm; 0 where the abdomen only narrows. */
  stalk?: number;
  abdomen: { width: number; outline?: Outline };
  antenna: number;
  hindLeg: LegSize;
  foreWing: number;
  /** How far the wings stand off: 0 = along the body. */
  wingTurn?: number;
  color: string;
  thoraxColor?: string;
  headColor?: string;
  abdomenColor?: string;
  faceColor: string;
  legColor: string;
  femurColor?: string;
  antennaColor?: string;
  wingColor: string;
  bands?: readonly Band[];
  thoraxMarks?: readonly Mark[];
  abdomenMarks?: readonly Mark[];
  gloss?: number;
}

/** Plump, blunt in front, pointed behind: social wasps. */
const STOUT: Outline = pairs([
  0, 0.3, 0.06, 0.66, 0.22, 0.94, 0.42, 1, 0.66, 0.86, 0.86, 0.5, 0.97, 0.16, 1, 0.02,
]);
const POSE: Pose = [
  [-38, -74, -50],
  [20, 50, 34],
  [46, 74, 60],
];

export function wasp(form: Wasp): Layer[] {
  const { length, head, thorax, stalk = 0, color, gloss = 0.35, wingTurn = 30 } = form;
  const neck = head.length * 0.94;
  const rear = neck + thorax.length;
  const onThorax = (along: number, across: number) =>
    [thorax.width * across, neck + thorax.length * along] as const;
  return [
    {
      kind: 'antennae',
      form: 'elbowed',
      at: [head.width * 0.12, head.length * 0.22],
      path: [
        [form.antenna * 0.26, -40],
        [form.antenna * 0.38, -66],
        [form.antenna * 0.36, -34],
      ],
      width: head.width * 0.088,
      fill: form.antennaColor ?? darken(color, 0.1),
      segments: 11,
    },
    sixLegs({
      at: [onThorax(0.24, 0.34), onThorax(0.52, 0.38), onThorax(0.76, 0.34)],
      sizes: sizesFromHind(form.hindLeg, 0.74, 0.78),
      fill: form.legColor,
      femurFill: form.femurColor ?? form.legColor,
      pose: POSE,
      coxa: form.hindLeg.femur * 0.2,
      coxaFill: color,
    }),
    {
      kind: 'wings',
      at: onThorax(0.5, 0.38),
      turn: wingTurn + 6,
      length: form.foreWing * 0.68,
      ...hindWing(form.foreWing * 0.2),
      fill: form.wingColor,
      opacity: 0.5,
    },
    ...(stalk
      ? [
          {
            kind: 'part',
            region: 'waist',
            from: rear - length * 0.02,
            to: rear + stalk,
            width: thorax.width * 0.16,
            outline: pairs([0, 0.8, 0.5, 0.8, 1, 1.1]),
            fill: form.abdomenColor ?? color,
            shade: 0.6,
          } as const,
        ]
      : []),
    {
      kind: 'part',
      region: 'abdomen',
      from: rear + stalk - length * 0.02,
      to: length,
      width: form.abdomen.width,
      outline: form.abdomen.outline ?? STOUT,
      fill: form.abdomenColor ?? color,
      bands: form.bands ?? [],
      marks: form.abdomenMarks ?? [],
      sutures: [0.25, 0.42, 0.57, 0.71, 0.84],
      sag: 0.05,
      gloss,
    },
    {
      kind: 'part',
      region: 'thorax',
      from: neck,
      to: rear,
      width: thorax.width,
      outline: pairs([0, 0.5, 0.13, 0.84, 0.36, 1, 0.62, 0.92, 0.86, 0.64, 1, 0.28]),
      fill: form.thoraxColor ?? color,
      sutures: [0.66],
      sag: 0.1,
      marks: form.thoraxMarks ?? [],
      gloss: gloss * 0.7,
    },
    {
      kind: 'wings',
      at: onThorax(0.32, 0.4),
      turn: wingTurn,
      length: form.foreWing,
      ...foreWing(form.foreWing * 0.24),
      fill: form.wingColor,
      opacity: 0.62,
    },
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: BARREL,
      fill: form.headColor ?? color,
      marks: [
        {
          kind: 'mark',
          area: [
            [-head.width * 0.2, head.length * 0.05],
            [head.width * 0.2, head.length * 0.05],
            [head.width * 0.2, head.length * 0.32],
            [0, head.length * 0.44],
            [-head.width * 0.2, head.length * 0.32],
          ],
          fill: form.faceColor,
        },
      ],
      gloss: 0.15,
    },
    {
      kind: 'eyes',
      at: [head.width * 0.41, head.length * 0.44],
      rx: head.width * 0.12,
      ry: head.length * 0.31,
      turn: -14,
    },
    {
      kind: 'mark',
      paired: true,
      oval: [head.width * 0.07, head.length * 0.66, head.width * 0.03, head.length * 0.035],
      fill: '#e9c88a',
    },
  ];
}
