/** Termites without wings: beaded antennae, a waist as broad as the rest, soft pale body. */
import type { Layer, Mark } from '../anatomy.ts';
import { darken, INK, lighten, mix } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BARREL } from './outlines.ts';
import { type LegSize, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Termite {
  length: number;
  head: { length: number; width: number; fill: string };
  /** Jaws of a soldier, mm; they count as part of the body. */
  jaws?: number;
  thoraxWidth: number;
  abdomenWidth: number;
  antenna: number;
  hindLeg: LegSize;
  color: string;
}

export function termite(form: Termite): Layer[] {
  const { length, head, jaws = 0, color } = form;
  const top = jaws * 0.8;
  const neck = top + head.length;
  const long = length - neck;
  const legs = mix(color, '#fff4d8', 0.35);
  const at = (along: number) => [form.thoraxWidth * 0.36, neck + long * along] as const;
  return [
    {
      kind: 'antennae',
      form: 'beaded',
      at: [head.width * 0.34, top + head.length * 0.16],
      path: [
        [form.antenna * 0.45, -44],
        [form.antenna * 0.55, -72],
      ],
      width: head.width * 0.092,
      fill: lighten(head.fill, 0.35),
      segments: 16,
    },
    sixLegs({
      at: [at(0.09), at(0.21), at(0.32)],
      sizes: sizesFromHind(form.hindLeg, 0.85, 0.9),
      fill: legs,
      coxa: form.hindLeg.femur * 0.24,
    }),
    {
      kind: 'part',
      region: 'abdomen',
      from: neck + long * 0.33,
      to: length,
      width: form.abdomenWidth,
      outline: pairs([0, 0.62, 0.14, 0.84, 0.5, 1, 0.78, 0.9, 0.92, 0.56, 1, 0.12]),
      fill: color,
      marks: gut(form, neck + long * 0.33, jaws ? 0.1 : 0.17),
      sutures: [0.13, 0.25, 0.38, 0.5, 0.62, 0.74, 0.86],
      sutureInk: '#a98250',
      sag: 0.035,
      gloss: 0.45,
      hair: { count: 9, length: length * 0.022, color: '#b08a56' },
    },
    {
      kind: 'mark',
      layer: 'tail',
      paired: true,
      area: [
        [form.abdomenWidth * 0.1, length * 0.985],
        [form.abdomenWidth * 0.17, length * 0.97],
        [form.abdomenWidth * 0.2, length * 1.012],
      ],
      tension: 0.4,
      fill: legs,
      stroke: INK,
    },
    ...[0.24, 0.12, 0].map(
      (along, index): Layer => ({
        kind: 'part',
        region: 'thorax',
        from: neck + long * along - length * 0.01,
        to: neck + long * (along + 0.15),
        width: form.thoraxWidth * ([1.04, 0.97, 0.9][index] ?? 1),
        outline: pairs([0, 0.66, 0.16, 0.92, 0.5, 1, 0.84, 0.86, 1, 0.56]),
        fill: lighten(color, 0.12),
        gloss: 0.3,
      }),
    ),
    ...(jaws ? soldierJaws(form) : workerMouth(form)),
    {
      kind: 'part',
      region: 'head',
      from: top,
      to: neck,
      width: head.width,
      outline: jaws ? pairs([0, 0.72, 0.1, 0.9, 0.5, 1, 0.9, 0.96, 1, 0.66]) : BARREL,
      fill: head.fill,
      gloss: jaws ? 0.55 : 0.45,
    },
    {
      kind: 'mark',
      line: [
        [0, top + head.length * 0.3],
        [0, neck - head.length * 0.12],
      ],
      stroke: darken(head.fill, 0.4),
      opacity: 0.5,
    },
  ];
}

/** Long dark jaws, crossed at the tips like shears. */
function soldierJaws({ head, jaws = 0 }: Termite): Layer[] {
  const w = head.width;
  const root = jaws * 0.95;
  return [
    {
      kind: 'mark',
      layer: 'body',
      paired: true,
      area: [
        [w * 0.06, root],
        [w * 0.34, root * 0.98],
        [w * 0.33, root * 0.45],
        [w * 0.13, 0],
        [w * 0.04, root * 0.02],
        [w * 0.2, root * 0.52],
      ],
      fill: '#3a1c16',
      stroke: INK,
    },
  ];
}

/** The lip, and beside it the dark tips of the jaws. */
function workerMouth({ head }: Termite): Layer[] {
  const [w, l] = [head.width, head.length];
  return [
    {
      kind: 'mark',
      paired: true,
      area: [
        [w * 0.08, l * 0.1],
        [w * 0.25, l * 0.1],
        [w * 0.2, -l * 0.05],
        [w * 0.06, -l * 0.1],
      ],
      fill: '#8a5230',
      stroke: INK,
    },
    {
      kind: 'mark',
      area: [
        [-w * 0.15, l * 0.1],
        [w * 0.15, l * 0.1],
        [w * 0.13, -l * 0.03],
        [0, -l * 0.06],
        [-w * 0.13, -l * 0.03],
      ],
      tension: 0.8,
      fill: lighten(head.fill, 0.3),
      stroke: INK,
    },
  ];
}

/** The dark meal shows through the soft wall: a winding gut, no edge to it. */
function gut({ length, abdomenWidth: w }: Termite, from: number, opacity: number): Mark[] {
  const long = length - from;
  const bend = pairs([0.02, 0.22, -0.12, 0.36, 0.1, 0.5, -0.1, 0.64, 0.05, 0.76]);
  return [0.42, 0.29, 0.16].map((width) => ({
    kind: 'mark',
    line: bend.map(([x, along]) => [x * w, from + along * long] as const),
    width: width * w,
    stroke: '#8f6a3e',
    opacity,
  }));
}
