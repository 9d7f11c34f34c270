/** Cockroaches: a flat body under leathery wings, a shield that hides the head, whip antennae, spiny legs. */
import type { Layer, LayerName, Mark, Wings } from '../anatomy.ts';
import { darken, INK, mix } from '../color.ts';
import { pairs } from '../geometry.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Cockroach {
  length: number;
  width: number;
  shield: { length: number; width: number };
  /** Marks on the shield, in mm from the front of the shield. */
  shieldMarks?: readonly Omit<Mark, 'kind'>[];
  /** Length of the wings, mm; pads: two short flaps; none for nymphs. */
  wings: number | 'pads' | 'none';
  antenna: number;
  hindLeg: LegSize;
  color: string;
  shieldColor?: string;
  legColor?: string;
  abdomenColor?: string;
  gloss?: number;
  /** Pale bands across the wings, from and to in mm. */
  wingBands?: readonly { from: number; to: number; fill: string }[];
  /** Pale outer edge of the wings. */
  wingEdge?: string;
}

const POSE: Pose = [
  [-30, -64, -42],
  [12, 46, 30],
  [34, 66, 52],
];

export function cockroach(form: Cockroach): Layer[] {
  const { length: l, width: w, shield, color, gloss = 0.4 } = form;
  const legs = form.legColor ?? mix(color, '#b0703a', 0.4);
  const abdomen = form.abdomenColor ?? darken(color, 0.12);
  const shieldColor = form.shieldColor ?? color;
  const shieldFrom = l * 0.03;
  return [
    {
      kind: 'antennae',
      form: 'whip',
      at: [w * 0.12, l * 0.03],
      path: [
        [form.antenna * 0.2, -66],
        [form.antenna * 0.28, -46],
        [form.antenna * 0.28, -18],
        [form.antenna * 0.24, 10],
      ],
      width: l * 0.012,
      fill: legs,
      segments: 80,
    },
    sixLegs({
      at: [
        [w * 0.22, l * 0.17],
        [w * 0.26, l * 0.29],
        [w * 0.26, l * 0.41],
      ],
      sizes: sizesFromHind(form.hindLeg, 0.6, 0.76),
      fill: legs,
      pose: POSE,
      spines: { count: 6, length: form.hindLeg.width * 0.7 },
      coxa: form.hindLeg.femur * 0.22,
    }),
    cerci(l, w, legs),
    {
      kind: 'part',
      region: 'abdomen',
      from: l * 0.4,
      to: l,
      width: w * 0.98,
      outline: pairs([0, 0.86, 0.3, 1, 0.65, 0.94, 0.88, 0.66, 1, 0.26]),
      fill: abdomen,
      sutures: [0.14, 0.3, 0.46, 0.62, 0.8],
      sutureInk:
        form.wings === 'pads' || form.wings === 'none'
          ? mix(abdomen, '#c98a5c', 0.3)
          : darken(abdomen, 0.5),
      sag: 0.03,
      gloss,
    },
    ...wingsOf(form),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: l * 0.09,
      width: shield.width * 0.42,
      outline: pairs([0, 0.55, 0.4, 1, 1, 0.9]),
      fill: darken(shieldColor, 0.2),
      gloss: 0.2,
    },
    { kind: 'eyes', at: [shield.width * 0.18, l * 0.04], rx: l * 0.013, ry: l * 0.022, turn: -18 },
    {
      kind: 'part',
      region: 'thorax',
      from: shieldFrom,
      to: shieldFrom + shield.length,
      width: shield.width,
      outline: pairs([0, 0.4, 0.16, 0.7, 0.52, 0.97, 0.8, 1, 1, 0.66]),
      fill: shieldColor,
      marks: (form.shieldMarks ?? []).map((mark) => onShield(mark, shieldFrom)),
      gloss,
    },
  ];
}

function onShield(mark: Omit<Mark, 'kind'>, from: number): Mark {
  return {
    kind: 'mark',
    ...mark,
    ...(mark.area && { area: mark.area.map(([x, y]) => [x, y + from] as const) }),
    ...(mark.line && { line: mark.line.map(([x, y]) => [x, y + from] as const) }),
  };
}

function cerci(l: number, w: number, fill: string): Layer {
  const layer: LayerName = 'tail';
  return {
    kind: 'mark',
    layer,
    paired: true,
    area: [
      [w * 0.18, l * 0.93],
      [w * 0.32, l * 0.91],
      [w * 0.46, l * 1.02],
      [w * 0.49, l * 1.08],
      [w * 0.38, l * 1.04],
    ],
    fill,
    stroke: INK,
  };
}

function wingsOf(form: Cockroach): Layer[] {
  const { length: l, width: w, shield, color } = form;
  const from = l * 0.03 + shield.length * 0.86;
  if (form.wings === 'pads' || form.wings === 'none') {
    const plates = [0, 0.1].map(
      (along): Layer => ({
        kind: 'part',
        region: 'thorax',
        from: from + l * along,
        to: from + l * (along + 0.15),
        width: w * (0.97 + along * 0.3),
        outline: pairs([0, 0.92, 0.5, 1, 1, 0.96]),
        fill: color,
        gloss: form.gloss ?? 0.4,
      }),
    );
    const pads: Layer[] =
      form.wings === 'pads'
        ? [
            {
              kind: 'mark',
              layer: 'wings',
              paired: true,
              area: [
                [w * 0.1, from],
                [w * 0.47, from + l * 0.01],
                [w * 0.51, from + l * 0.11],
                [w * 0.38, from + l * 0.19],
                [w * 0.14, from + l * 0.13],
              ],
              fill: mix(color, '#7a4030', 0.25),
              stroke: INK,
            },
          ]
        : [];
    return [...plates.reverse(), ...pads];
  }
  const length = form.wings;
  const between: Layer = {
    kind: 'part',
    region: 'thorax',
    from: from - l * 0.04,
    to: l * 0.46,
    width: w * 0.86,
    outline: pairs([0, 0.9, 0.5, 1, 1, 0.9]),
    fill: darken(color, 0.15),
    shade: 0,
    gloss: 0,
  };
  const tegmen = (only: 'left' | 'right'): Wings => ({
    kind: 'wings',
    only,
    at: [only === 'left' ? w * 0.02 : -w * 0.06, from],
    turn: 1.5,
    length,
    leading: [
      [0, w * 0.3],
      [0.06, w * 0.44],
      [0.3, w * 0.53],
      [0.62, w * 0.5],
      [0.86, w * 0.34],
      [1, w * 0.07],
    ],
    trailing: [
      [0, w * 0.05],
      [0.4, w * 0.1],
      [0.8, w * 0.13],
      [1, 0],
    ],
    fill: color,
    hard: true,
    veins: [
      [0.62, 0.78, 0.02, 0.95, 0.08],
      [0.4, 0.5, 0.03, 0.97, 0.14],
      [0.1, 0.2, 0.03, 0.98, 0.16],
      [-0.2, -0.1, 0.05, 0.98, 0.14],
      [-0.5, -0.5, 0.08, 0.96, 0.1],
    ],
  });
  const bands = (form.wingBands ?? []).map(
    (band): Layer => ({
      kind: 'mark',
      area: [
        [-w * 0.47, band.from],
        [0, band.from + l * 0.02],
        [w * 0.47, band.from],
        [w * 0.48, band.to],
        [0, band.to + l * 0.02],
        [-w * 0.48, band.to],
      ],
      fill: band.fill,
      opacity: 0.75,
      tension: 0.5,
    }),
  );
  const edge: Layer[] = form.wingEdge
    ? [
        {
          kind: 'mark',
          paired: true,
          line: [
            [w * 0.44, from + length * 0.05],
            [w * 0.5, from + length * 0.3],
            [w * 0.47, from + length * 0.62],
          ],
          width: w * 0.06,
          stroke: form.wingEdge,
          opacity: 0.9,
        },
      ]
    : [];
  return [between, tegmen('left'), tegmen('right'), ...bands, ...edge];
}
