/** Termite swarmers: dark body, straight beaded antennae, four wings of one size, longer than the body. */
import type { Layer, Wings } from '../anatomy.ts';
import { darken, lighten } from '../color.ts';
import { pairs } from '../geometry.ts';
import { BARREL, DROP } from './outlines.ts';
import { type LegSize, sixLegs, sizesFromHind } from './six-legs.ts';

export interface WingedTermite {
  length: number;
  /** Length of each of the four wings. */
  wing: number;
  width: number;
  color: string;
  legColor: string;
  wingColor: string;
  hindLeg: LegSize;
  /** Dense fine hairs on the wings. */
  hairy?: boolean;
}

export function wingedTermite(form: WingedTermite): Layer[] {
  const { length: l, width: w, color } = form;
  return [
    {
      kind: 'antennae',
      form: 'beaded',
      at: [w * 0.3, l * 0.05],
      path: [
        [l * 0.12, -48],
        [l * 0.17, -68],
      ],
      width: w * 0.115,
      fill: lighten(form.legColor, 0.2),
      segments: 15,
    },
    sixLegs({
      at: [
        [w * 0.36, l * 0.24],
        [w * 0.38, l * 0.31],
        [w * 0.36, l * 0.38],
      ],
      sizes: sizesFromHind(form.hindLeg, 0.85, 0.9),
      fill: form.legColor,
    }),
    { ...wing(form, 18), at: [w * 0.36, l * 0.38] },
    {
      kind: 'part',
      region: 'abdomen',
      from: l * 0.39,
      to: l,
      width: w * 1.1,
      outline: [[0, 0.7], ...DROP.slice(1)],
      fill: color,
      sutures: [0.15, 0.3, 0.45, 0.6, 0.75],
      sutureInk: lighten(color, 0.35),
    },
    {
      kind: 'part',
      region: 'thorax',
      from: l * 0.2,
      to: l * 0.43,
      width: w * 0.9,
      outline: BARREL,
      fill: darken(color, 0.1),
      sutures: [0.5],
    },
    { ...wing(form, 9), at: [w * 0.3, l * 0.28] },
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: l * 0.18,
      width: w * 0.84,
      outline: BARREL,
      fill: color,
    },
    {
      kind: 'part',
      region: 'thorax',
      from: l * 0.155,
      to: l * 0.25,
      width: w * 0.82,
      outline: pairs([0, 0.9, 0.4, 1, 1, 0.66]),
      fill: lighten(color, 0.06),
    },
    { kind: 'eyes', at: [w * 0.37, l * 0.09], rx: w * 0.07, ry: l * 0.025 },
  ];
}

/** All four alike: two strong veins at the front edge, the rest faint. */
function wing({ wing: length, wingColor, hairy }: WingedTermite, turn: number): Wings {
  const width = length * 0.25;
  return {
    kind: 'wings',
    at: [0, 0],
    turn,
    length,
    leading: [
      [0, width * 0.08],
      [0.2, width * 0.36],
      [0.6, width * 0.46],
      [0.9, width * 0.32],
      [1, width * 0.04],
    ],
    trailing: [
      [0, width * 0.1],
      [0.2, width * 0.4],
      [0.6, width * 0.54],
      [0.9, width * 0.4],
      [1, 0],
    ],
    fill: wingColor,
    opacity: 0.72,
    veins: [
      [0.9, 0.9, 0.02, 0.97],
      [0.72, 0.66, 0.02, 0.97],
      [0.1, -0.1, 0.05, 0.9],
      [-0.3, -0.6, 0.05, 0.7],
      ...(hairy
        ? ([
            [0.4, 0.4, 0.3, 0.95],
            [-0.1, 0.2, 0.5, 0.95],
          ] as const)
        : []),
    ],
  };
}
