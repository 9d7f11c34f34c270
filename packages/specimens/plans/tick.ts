/** Hard ticks: one flat sack with a shield on its front, mouthparts before it, eight legs. */
import type { Joint, Layer, Leg, Mark } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { pairs } from '../geometry.ts';

export interface Tick {
  /** Body with the mouthparts. */
  length: number;
  width: number;
  /** Mouthparts in front of the body, mm. */
  mouth: { length: number; width: number };
  shield: { length: number; width: number; fill: string; marks?: readonly Mark[] };
  marks?: readonly Mark[];
  color: string;
  legColor: string;
  leg: number;
  legWidth: number;
  ring?: string;
  /** Small folds at the rear edge. */
  festoons?: boolean;
}

const TURNS = [
  [-50, -78, -64],
  [-22, -44, -30],
  [12, 34, 24],
  [42, 66, 54],
] as const;

export function tick(form: Tick): Layer[] {
  const { length, width, mouth, shield, color, leg, legWidth } = form;
  const from = mouth.length * 0.78;
  const long = length - from;
  const legs = TURNS.map(([thigh, shin, foot], index): Leg => {
    const joint = (name: Joint['name'], share: number, turn: number, thick: number): Joint => ({
      name,
      length: leg * share * (index === 3 ? 1.1 : 1),
      turn,
      width: legWidth * thick,
    });
    return {
      at: [width * (0.19 + 0.05 * index), from + long * (0.14 + 0.1 * index)],
      fill: form.legColor,
      joints: [
        joint('coxa', 0.16, thigh * 0.6, 1.2),
        joint('femur', 0.28, thigh, 1.1),
        joint('patella', 0.16, thigh, 1),
        joint('tibia', 0.2, shin, 0.9),
        joint('tarsus', 0.22, foot, 0.62),
      ],
      ...(form.ring && { ring: form.ring }),
    };
  });
  return [
    { kind: 'legs', legs },
    ...mouthparts(form),
    {
      kind: 'part',
      region: 'body',
      from,
      to: length,
      width,
      outline: pairs([0, 0.22, 0.1, 0.5, 0.34, 0.86, 0.62, 1, 0.84, 0.84, 0.96, 0.44, 1, 0.1]),
      fill: color,
      marks: [...folds(form, from, long), ...(form.marks ?? [])],
      depth: 0.5,
      gloss: 0.3,
      stipple: 46,
    },
    ...(form.festoons ? festoons(form, from, long) : []),
    {
      kind: 'mark',
      area: [
        [0, from + 0.02 * long],
        [shield.width * 0.34, from + shield.length * 0.12],
        [shield.width * 0.5, from + shield.length * 0.5],
        [shield.width * 0.3, from + shield.length * 0.86],
        [0, from + shield.length],
        [-shield.width * 0.3, from + shield.length * 0.86],
        [-shield.width * 0.5, from + shield.length * 0.5],
        [-shield.width * 0.34, from + shield.length * 0.12],
      ],
      fill: shield.fill,
      stroke: INK,
      form: 0.8,
    },
    // Grooves that part the head from the shield's sides.
    {
      kind: 'mark',
      paired: true,
      line: [
        [shield.width * 0.2, from + shield.length * 0.14],
        [shield.width * 0.24, from + shield.length * 0.42],
        [shield.width * 0.18, from + shield.length * 0.72],
      ],
      width: shield.width * 0.014,
      opacity: 0.45,
    },
    ...(shield.marks ?? []),
  ];
}

/** The leathery back is folded: a groove along each edge, two down the middle. */
function folds({ width, shield }: Tick, from: number, long: number): Mark[] {
  return [
    {
      kind: 'mark',
      paired: true,
      lines: [
        [
          [width * 0.42, from + long * 0.46],
          [width * 0.44, from + long * 0.66],
          [width * 0.34, from + long * 0.86],
        ],
        [
          [width * 0.14, from + shield.length * 1.1],
          [width * 0.17, from + long * 0.72],
          [width * 0.13, from + long * 0.86],
        ],
      ],
      width: width * 0.012,
      opacity: 0.4,
    },
  ];
}

/** Beak between two feelers, on a small collar. */
function mouthparts({ mouth, legColor }: Tick): Layer[] {
  const { length: l, width: w } = mouth;
  return [
    {
      kind: 'mark',
      layer: 'body',
      area: [
        [-w * 0.16, 0],
        [w * 0.16, 0],
        [w * 0.2, l],
        [-w * 0.2, l],
      ],
      tension: 0.4,
      fill: darken(legColor, 0.2),
      stroke: INK,
    },
    {
      kind: 'mark',
      layer: 'body',
      paired: true,
      area: [
        [w * 0.2, l * 0.04],
        [w * 0.46, l * 0.06],
        [w * 0.5, l * 0.6],
        [w * 0.22, l * 0.7],
      ],
      tension: 0.7,
      fill: legColor,
      stroke: INK,
    },
    {
      kind: 'mark',
      layer: 'body',
      area: [
        [-w * 0.5, l * 0.66],
        [w * 0.5, l * 0.66],
        [w * 0.6, l * 1.1],
        [-w * 0.6, l * 1.1],
      ],
      tension: 0.4,
      fill: darken(legColor, 0.1),
      stroke: INK,
    },
  ];
}

function festoons({ width }: Tick, from: number, long: number): Layer[] {
  return [0.06, 0.16, 0.26, 0.34].map(
    (x, index): Mark => ({
      kind: 'mark',
      paired: true,
      line: [
        [width * x, from + long * (0.9 - index * 0.015)],
        [width * x * 1.1, from + long * (0.985 - 0.028 * index * index)],
      ],
      opacity: 0.8,
    }),
  );
}
