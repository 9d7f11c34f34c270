/** A piece of board and what is done to it: holes, dust, tunnels and mud. Sizes in mm. */
import type { Layer, Mark } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import type { Point } from '../geometry.ts';

export const PINE = '#ddb98a';

/** A board seen from the front, its grain running across. */
export function board(width: number, height: number, fill = PINE): Layer[] {
  const rows = Array.from({ length: 11 }, (_, index) => ((index + 0.6) * height) / 11.4);
  return [
    {
      kind: 'mark',
      layer: 'body',
      area: [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      tension: 0,
      fill,
      stroke: INK,
    },
    {
      kind: 'mark',
      area: [
        [0, height * 0.86],
        [width, height * 0.86],
        [width, height],
        [0, height],
      ],
      tension: 0,
      fill: INK,
      opacity: 0.14,
    },
    ...rows.map((y, index): Mark => {
      // Growth rings lie close, then far; none runs straight.
      const bow = height * 0.03 * Math.sin(index * 1.7);
      const from = index % 3 === 1 ? 0.12 : 0;
      const to = index % 4 === 2 ? 0.78 : 1;
      return {
        kind: 'mark',
        line: [
          [width * from, y],
          [width * 0.3, y + bow],
          [width * 0.66, y - bow * 0.6],
          [width * to, y + bow * 0.4],
        ],
        width: height * (index % 3 ? 0.004 : 0.009),
        stroke: darken(fill, 0.3),
        opacity: 0.7,
      };
    }),
  ];
}

/** A round or oval hole with a shaded wall at the upper left, where the light does not reach. */
export function hole(x: number, y: number, rx: number, ry = rx, turn = 0): Mark[] {
  return [
    { kind: 'mark', oval: [x, y, rx, ry, turn], fill: '#6d432a', stroke: INK },
    {
      kind: 'mark',
      oval: [x - rx * 0.1, y - ry * 0.12, rx * 0.84, ry * 0.82, turn],
      fill: '#2b1519',
    },
  ];
}

/** Heaped dust: a low cone of grains. */
export function dust(x: number, y: number, half: number, height: number, fill: string): Mark[] {
  const grains = Array.from({ length: 22 }, (_, index) => {
    const across = Math.sin(index * 2.4) * half * 0.94;
    const up = height * (1 - Math.abs(across) / half) * ((index % 5) / 5);
    return [x + across, y - up - height * 0.05, half * 0.04, half * 0.03] as const;
  });
  return [
    {
      kind: 'mark',
      area: [
        [x - half, y],
        [x - half * 0.45, y - height * 0.55],
        [x, y - height],
        [x + half * 0.5, y - height * 0.5],
        [x + half, y],
        [x, y + height * 0.1],
      ],
      fill,
      stroke: INK,
      form: 0.7,
    },
    { kind: 'mark', ovals: grains, fill: darken(fill, 0.3), opacity: 0.8 },
  ];
}

/** A crooked ribbon along `line`, as wide as `width`. */
export function ribbon(
  line: readonly Point[],
  width: number,
  fill: string,
  extra: Partial<Mark> = {},
): Mark {
  const edge = (side: number) =>
    line.map(([x, y], index): Point => {
      const [before, after] = [
        line[Math.max(0, index - 1)] as Point,
        line[Math.min(line.length - 1, index + 1)] as Point,
      ];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      const half = (width / 2) * side * (1 + 0.14 * Math.sin(index * 2.1 + side));
      return [x - (dy / long) * half, y + (dx / long) * half];
    });
  return {
    kind: 'mark',
    area: [...edge(1), ...edge(-1).reverse()],
    fill,
    stroke: INK,
    tension: 0.9,
    ...extra,
  };
}

/** Grains of soil along `line`. */
export const grit = (line: readonly Point[], width: number, count: number): Mark => ({
  kind: 'mark',
  ovals: Array.from({ length: count }, (_, index) => {
    const place = (index / count) * (line.length - 1);
    const step = Math.min(line.length - 2, Math.floor(place));
    const [a, b] = [line[step] as Point, line[step + 1] as Point];
    const share = place - step;
    const off = Math.sin(index * 2.4) * width * 0.36;
    return [a[0] + (b[0] - a[0]) * share + off, a[1] + (b[1] - a[1]) * share, 0.9, 0.7] as const;
  }),
  fill: '#4f3526',
  opacity: 0.6,
});
