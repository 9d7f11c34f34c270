/** Limbs of furred animals seen from above: what shows of arm and thigh, feet with toes, whiskers. */
import type { Mark } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import type { Point } from '../geometry.ts';

export interface Furred {
  /** Nose to root of the tail. */
  length: number;
  /** Width of the body at the haunches. */
  width: number;
  head: { length: number; width: number };
  coat: string;
  /** Skin of the feet. */
  skin: string;
}

/** A foot as long as `size`, its toes spread. Directions: 0 = outward, -90 = towards the head. */
function foot([x, y]: Point, side: number, turn: number, size: number, toes: number): Point[][] {
  const from = (degrees: number, reach: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [side * (x + Math.cos(angle) * reach), y + Math.sin(angle) * reach];
  };
  const sole = [
    from(turn + 150, size * 0.14),
    from(turn + 40, size * 0.24),
    from(turn + 22, size * 0.56),
    from(turn, size * 0.62),
    from(turn - 22, size * 0.56),
    from(turn - 40, size * 0.24),
  ];
  const middle = (toes - 1) / 2;
  const digits = Array.from({ length: toes }, (_, index) => {
    const off = index - middle;
    const angle = turn + off * (44 / toes);
    const tip = size * (1 - 0.05 * Math.abs(off) ** 1.6);
    return [
      from(angle - 7, size * 0.42),
      from(angle - 3.8, tip * 0.88),
      from(angle, tip),
      from(angle + 3.8, tip * 0.88),
      from(angle + 7, size * 0.42),
    ];
  });
  return [sole, ...digits];
}

/** Arms and front feet: one reaches ahead of the other. */
export function forefeet({ head, width: w, length: l, skin, coat }: Furred): Mark[] {
  return [1, -1].flatMap((side): Mark[] => {
    const [x, y] = [w * 0.45, head.length * 1.1 - side * l * 0.018];
    const elbow = head.length * 1.4;
    return [
      {
        kind: 'mark',
        layer: 'legs',
        area: [
          [side * w * 0.2, elbow - l * 0.05],
          [side * (x - w * 0.05), y],
          [side * (x + w * 0.05), y + l * 0.008],
          [side * w * 0.36, elbow + l * 0.02],
          [side * w * 0.24, elbow + l * 0.06],
        ],
        fill: darken(coat, 0.12),
        stroke: INK,
      },
      {
        kind: 'mark',
        layer: 'legs',
        areas: foot([x, y + l * 0.004], side, -76 + side * 7, l * 0.066, 4),
        tension: 0.8,
        fill: skin,
        stroke: INK,
      },
    ];
  });
}

/** Hind feet: longer, half of them under the haunches. */
export function hindFeet({ width: w, length: l, skin }: Furred): Mark[] {
  return [1, -1].map((side): Mark => {
    const [x, y] = [w * 0.4, l * (0.86 + side * 0.012)];
    return {
      kind: 'mark',
      layer: 'legs',
      areas: foot([x, y], side, 36 + side * 7, l * 0.155, 5),
      tension: 0.8,
      fill: skin,
      stroke: INK,
    };
  });
}

/** Thighs stand out from the flanks: shade below each, and the crease before it. */
export function haunches({ width: w, length: l, coat }: Furred): Mark[] {
  return [
    {
      kind: 'mark',
      paired: true,
      areas: [
        [
          [w * 0.2, l * 0.7],
          [w * 0.3, l * 0.63],
          [w * 0.46, l * 0.66],
          [w * 0.3, l * 0.69],
          [w * 0.23, l * 0.8],
          [w * 0.26, l * 0.92],
          [w * 0.18, l * 0.84],
        ],
      ],
      fill: darken(coat, 0.6),
      opacity: 0.13,
    },
    {
      kind: 'mark',
      area: [
        [-w * 0.04, l * 0.34],
        [w * 0.05, l * 0.5],
        [w * 0.05, l * 0.8],
        [0, l * 0.95],
        [-w * 0.07, l * 0.8],
        [-w * 0.08, l * 0.5],
      ],
      fill: darken(coat, 0.5),
      opacity: 0.14,
    },
  ];
}

export function whiskers({ head: { length: l, width: w } }: Pick<Furred, 'head'>): Mark {
  const rows: [number, number, number][] = [
    [0.1, 0.86, -0.2],
    [0.13, 1.04, 0.02],
    [0.16, 1, 0.24],
    [0.19, 0.82, 0.4],
  ];
  return {
    kind: 'mark',
    layer: 'tail',
    paired: true,
    lines: rows.map(([root, x, y], index) => [
      [w * 0.15, l * root],
      [w * x * 0.56, l * (y + 0.02 * index - 0.05)],
      [w * x, l * y],
    ]),
    width: w * 0.009,
    opacity: 0.75,
  };
}
