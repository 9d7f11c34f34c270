/** Birds from above, at rest with folded wings or in flight. */
import type { Hair, Layer, Mark, Outline, Part } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';

export interface Bird {
  /** Tip of the beak to tip of the tail. */
  length: number;
  /** Width of the body, wings not counted. */
  width: number;
  head: { length: number; width: number; fill: string; marks?: readonly Mark[] };
  beak: { length: number; width: number; fill: string };
  back: string;
  backMarks?: readonly Mark[];
  wing: { fill: string; marks?: readonly Mark[] };
  /** Wing tip to wing tip, for a bird in flight; without it the wings are folded. */
  span?: number;
  tail: { from: number; width: number; fill: string; outline?: Outline; bands?: Part['bands'] };
  hair?: Hair;
}

const TAIL = pairs([0, 0.6, 0.4, 0.74, 0.9, 1, 1, 0.86]);

export function bird(form: Bird): Layer[] {
  const { length: l, width: w, head, beak, back, tail } = form;
  const headEnd = beak.length + head.length;
  return [
    {
      kind: 'part',
      region: 'body',
      from: tail.from,
      to: l,
      width: tail.width,
      outline: tail.outline ?? TAIL,
      fill: tail.fill,
      gloss: 0.1,
      bands: tail.bands ?? [],
      striae: [0.24, 0.55],
    },
    ...(form.span ? spreadWings(form, form.span) : []),
    {
      kind: 'part',
      region: 'body',
      from: beak.length + head.length * 0.6,
      to: l * 0.78,
      width: w,
      outline: pairs([0, 0.56, 0.14, 0.84, 0.34, 1, 0.62, 0.84, 0.86, 0.48, 1, 0.2]),
      fill: back,
      gloss: 0.2,
      marks: form.backMarks ?? [],
      ...(form.hair && { hair: form.hair }),
    },
    backFeathers(form),
    ...(form.span ? [] : foldedWings(form)),
    {
      kind: 'mark',
      layer: 'body',
      area: [
        [-beak.width * 0.1, 0],
        [beak.width * 0.1, 0],
        [beak.width / 2, beak.length],
        [beak.width / 2, beak.length * 1.3],
        [-beak.width / 2, beak.length * 1.3],
        [-beak.width / 2, beak.length],
      ],
      tension: 0.2,
      fill: beak.fill,
      stroke: INK,
    },
    {
      kind: 'part',
      region: 'head',
      from: beak.length * 0.9,
      to: headEnd,
      width: head.width,
      outline: pairs([0, 0.36, 0.2, 0.76, 0.5, 1, 0.8, 0.94, 1, 0.6]),
      fill: head.fill,
      gloss: 0.3,
      marks: head.marks ?? [],
    },
    {
      kind: 'eyes',
      at: [head.width * 0.39, beak.length + head.length * 0.34],
      rx: head.width * 0.05,
      ry: head.width * 0.07,
      wet: true,
    },
  ];
}

/** Coverts in rows like shingles, then the long feathers, each with its edge, to the tip. */
function foldedWings({ length: l, width: w, wing }: Bird): Mark[] {
  const tip: Point = [w * 0.1, l * 0.87];
  const dark = darken(wing.fill, 0.55);
  const longFeathers = Array.from({ length: 8 }, (_, index): Point[] => {
    const share = index / 7;
    const from: Point = [w * (0.52 - 0.3 * share), l * (0.5 - 0.02 * share)];
    const to: Point = [w * (0.15 - 0.1 * share), l * (0.855 - 0.22 * share)];
    return [from, [(from[0] + to[0]) / 2 + w * (0.05 - 0.05 * share), (from[1] + to[1]) / 2], to];
  });
  const coverts = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 5 }, (_, index): Point[] => {
      const x = w * (0.23 + 0.064 * index + 0.012 * row);
      const y = l * (0.34 + 0.052 * row + 0.016 * Math.sin(index));
      const size = w * 0.032;
      return [
        [x - size, y - size * 0.6],
        [x - size * 0.5, y + size * 0.9],
        [x + size * 0.4, y + size * 0.9],
        [x + size, y - size * 0.6],
      ];
    }),
  );
  return [
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      area: [
        [w * 0.34, l * 0.24],
        [w * 0.48, l * 0.32],
        [w * 0.56, l * 0.48],
        [w * 0.42, l * 0.68],
        tip,
        [w * 0.02, l * 0.8],
        [w * 0.06, l * 0.64],
        [w * 0.2, l * 0.46],
        [w * 0.28, l * 0.32],
      ],
      fill: wing.fill,
      stroke: INK,
      form: 0.6,
    },
    ...(wing.marks ?? []),
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      lines: longFeathers,
      width: l * 0.004,
      stroke: dark,
      opacity: 0.75,
    },
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      lines: longFeathers.map((line) => line.map(([x, y]): Point => [x - w * 0.012, y])),
      width: l * 0.003,
      stroke: lighten(wing.fill, 0.45),
      opacity: 0.6,
    },
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      lines: coverts,
      width: l * 0.003,
      stroke: dark,
      opacity: 0.6,
    },
  ];
}

/** Small feathers of the back, in rows that follow its curve. */
function backFeathers({ length: l, width: w, back }: Bird): Mark {
  const rows = Array.from({ length: 9 }, (_, row) => row);
  return {
    kind: 'mark',
    layer: 'detail',
    lines: rows.flatMap((row) => {
      const y = l * (0.25 + row * 0.042);
      const half = w * (0.3 - 0.022 * row);
      const count = Math.max(2, 6 - Math.floor(row / 2));
      const size = half / count;
      return Array.from({ length: count }, (_, index): Point[] => {
        const x = -half + size * (2 * index + 1) + (row % 2 ? size * 0.5 : 0);
        return [
          [x - size * 0.7, y],
          [x, y + size * 0.9],
          [x + size * 0.7, y],
        ];
      });
    }),
    width: l * 0.003,
    stroke: darken(back, 0.5),
    opacity: 0.45,
  };
}

/** Long and curved like a sickle. */
function spreadWings({ length: l, width: w, wing }: Bird, span: number): Mark[] {
  const half = span / 2;
  const at = (x: number, y: number): Point => [x * half, y * l];
  return [
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      area: [
        [w * 0.28, l * 0.26],
        at(0.3, 0.15),
        at(0.62, 0.22),
        at(0.86, 0.42),
        at(1, 0.68),
        at(0.8, 0.52),
        at(0.58, 0.42),
        at(0.36, 0.44),
        [w * 0.36, l * 0.56],
      ],
      tension: 0.8,
      fill: wing.fill,
      stroke: INK,
      form: 0.6,
    },
    ...[
      [0.34, 0.2, 0.97, 0.64],
      [0.34, 0.24, 0.88, 0.56],
      [0.34, 0.28, 0.76, 0.49],
      [0.32, 0.31, 0.6, 0.42],
    ].map(
      ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]): Mark => ({
        kind: 'mark',
        layer: 'wings',
        paired: true,
        line: [at(x1, y1), at((x1 + x2) / 2, (y1 + y2) / 2 - 0.06), at(x2, y2)],
        stroke: darken(wing.fill, 0.5),
        opacity: 0.7,
      }),
    ),
    {
      kind: 'mark',
      layer: 'wings',
      paired: true,
      line: [at(0.2, 0.2), at(0.4, 0.18), at(0.6, 0.24)],
      width: l * 0.012,
      stroke: lighten(wing.fill, 0.4),
      opacity: 0.6,
    },
  ];
}
