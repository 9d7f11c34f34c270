/** Mice and rats from above: proportions of ears, tail and feet tell them apart. */
import type { Layer, Mark } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { forefeet, haunches, hindFeet, whiskers } from './paws.ts';

export interface Rodent {
  /** Nose to root of the tail. */
  length: number;
  tail: number;
  /** Width of the body at the haunches. */
  width: number;
  head: { length: number; width: number };
  /** Half-widths of the ear, and its turn. */
  ear: { rx: number; ry: number; turn: number };
  eye: number;
  tailWidth: number;
  coat: string;
  skin: string;
  tailColor: string;
}

/** Narrow shoulders, broad haunches. */
const BODY = pairs([
  0, 0.34, 0.07, 0.52, 0.18, 0.64, 0.34, 0.68, 0.52, 0.86, 0.7, 1, 0.84, 0.94, 0.94, 0.66, 0.985,
  0.32, 1, 0.1,
]);
/** Snout, cheeks, then the neck. */
const HEAD = pairs([
  0, 0.12, 0.05, 0.28, 0.2, 0.42, 0.4, 0.68, 0.58, 0.96, 0.72, 1, 0.88, 0.82, 1, 0.4,
]);

export function rodent(form: Rodent): Layer[] {
  const { length: l, width: w, head, coat, skin } = form;
  const fur = darken(coat, 0.32);
  return [
    ...tail(form),
    ...forefeet(form),
    ...hindFeet(form),
    {
      kind: 'part',
      region: 'body',
      from: head.length * 0.72,
      to: l,
      width: w,
      outline: BODY,
      fill: coat,
      gloss: 0.2,
      marks: haunches(form),
      outlined: false,
      hair: { count: 56, length: l * 0.026, color: fur, all: true },
    },
    ...ears(form),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: HEAD,
      fill: lighten(coat, 0.05),
      gloss: 0.2,
      shade: 0.6,
      outlined: false,
      hair: { count: 26, length: l * 0.018, color: fur, all: true },
    },
    {
      kind: 'eyes',
      at: [head.width * 0.32, head.length * 0.42],
      rx: form.eye,
      ry: form.eye * 1.15,
      turn: -20,
      wet: true,
    },
    {
      kind: 'mark',
      layer: 'detail',
      area: [
        [0, head.length * 0.005],
        [head.width * 0.065, head.length * 0.025],
        [head.width * 0.04, head.length * 0.06],
        [-head.width * 0.04, head.length * 0.06],
        [-head.width * 0.065, head.length * 0.025],
      ],
      fill: skin,
      stroke: INK,
    },
    whiskers(form),
  ];
}

/** Shells open to the front and side: skin inside, its depth in shade, a rim of fur. */
function ears({ head, ear, coat, skin }: Rodent): Mark[] {
  const [x, y] = [head.width * 0.5, head.length * 0.76];
  const oval = (shift: number, size: number, fill: string, opacity?: number): Mark => ({
    kind: 'mark',
    layer: 'detail',
    paired: true,
    oval: [x + shift * ear.rx, y, ear.rx * size, ear.ry * size, ear.turn],
    fill,
    ...(opacity ? { opacity } : {}),
  });
  return [
    { ...oval(0, 1, darken(coat, 0.1)), stroke: INK },
    oval(0.06, 0.82, skin),
    oval(-0.12, 0.6, darken(skin, 0.4), 0.4),
    oval(-0.26, 0.4, darken(skin, 0.6), 0.4),
  ];
}

/** A tapering curve of the true length, ringed with scales. */
function tail({ length: l, tail: long, tailWidth, tailColor }: Rodent): Mark[] {
  // Swept round beside the animal, so that a long tail leaves room for the body.
  const turns = [84, 66, 40, 12, -20, -46, -64, -74, -70, -58];
  const line: Point[] = [[0, l * 0.97]];
  for (const turn of turns) {
    const [x, y] = line.at(-1) as Point;
    const angle = (turn * Math.PI) / 180;
    line.push([
      x + (Math.cos(angle) * long) / turns.length,
      y + (Math.sin(angle) * long) / turns.length,
    ]);
  }
  const count = turns.length;
  const across = (index: number, side: number): Point => {
    const [a, b] = [
      line[Math.max(0, index - 1)] as Point,
      line[Math.min(count, index + 1)] as Point,
    ];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const half = ((tailWidth / 2) * (1 - index / (count + 0.3)) * side) / (Math.hypot(dx, dy) || 1);
    const [x, y] = line[index] as Point;
    return [x - dy * half, y + dx * half];
  };
  const edge = (side: number) => line.map((_, index) => across(index, side));
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const rings = Array.from({ length: (count - 1) * 5 }, (_, index) => {
    const [at, share] = [Math.floor(index / 5), (index % 5) / 5];
    return [
      between(across(at, 0.8), across(at + 1, 0.8), share),
      between(across(at, -0.8), across(at + 1, -0.8), share),
    ];
  });
  return [
    {
      kind: 'mark',
      layer: 'tail',
      area: [...edge(-1), ...edge(1).reverse()],
      fill: tailColor,
      stroke: INK,
    },
    { kind: 'mark', layer: 'tail', lines: rings, width: l * 0.0028, opacity: 0.4 },
  ];
}
