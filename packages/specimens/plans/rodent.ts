/** Mice and rats from above: proportions of ears, tail and feet tell them apart. */
import type { Layer, Mark } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';

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

export function rodent(form: Rodent): Layer[] {
  const { length: l, width: w, head, coat, skin } = form;
  const fur = darken(coat, 0.25);
  const neck = head.length * 0.72;
  return [
    tail(form),
    forefeet(form),
    hindFeet(form),
    {
      kind: 'part',
      region: 'body',
      from: neck,
      to: l,
      width: w,
      outline: pairs([
        0, 0.3, 0.08, 0.56, 0.24, 0.7, 0.46, 0.84, 0.7, 1, 0.88, 0.82, 0.97, 0.42, 1, 0.08,
      ]),
      fill: coat,
      gloss: 0.2,
      shade: 0.9,
      outlined: false,
      hair: { count: 60, length: l * 0.013, color: fur, all: true },
    },
    ...ears(form),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: pairs([0, 0.14, 0.06, 0.3, 0.34, 0.62, 0.62, 0.98, 0.78, 1, 0.93, 0.74, 1, 0.36]),
      fill: lighten(coat, 0.06),
      gloss: 0.25,
      shade: 0.8,
      outlined: false,
      hair: { count: 26, length: l * 0.009, color: fur, all: true },
    },
    ...earShells(form),
    {
      kind: 'eyes',
      at: [head.width * 0.33, head.length * 0.42],
      rx: form.eye,
      ry: form.eye * 1.15,
      turn: -20,
    },
    {
      kind: 'mark',
      layer: 'detail',
      oval: [0, head.length * 0.02, head.width * 0.1, head.length * 0.04],
      fill: skin,
      stroke: INK,
    },
    whiskers(form),
  ];
}

/** Behind the head: the root of the ear; before it: the shell. */
function ears({ head, ear, coat }: Rodent): Mark[] {
  return [
    {
      kind: 'mark',
      layer: 'detail',
      paired: true,
      oval: [head.width * 0.5, head.length * 0.74, ear.rx, ear.ry, ear.turn],
      fill: darken(coat, 0.15),
      stroke: INK,
    },
  ];
}

function earShells({ head, ear, skin }: Rodent): Mark[] {
  return [
    {
      kind: 'mark',
      layer: 'detail',
      paired: true,
      oval: [head.width * 0.52, head.length * 0.73, ear.rx * 0.72, ear.ry * 0.72, ear.turn],
      fill: skin,
      opacity: 0.9,
    },
  ];
}

/** A tapering curve of the true length. */
function tail({ length: l, tail: long, tailWidth, tailColor }: Rodent): Mark {
  // Swept round beside the animal, so that a long tail leaves room for the body.
  const turns = [84, 58, 26, -12, -46, -70, -84, -96];
  const line: Point[] = [[0, l * 0.97]];
  for (const turn of turns) {
    const [x, y] = line.at(-1) as Point;
    const angle = (turn * Math.PI) / 180;
    line.push([
      x + (Math.cos(angle) * long) / turns.length,
      y + (Math.sin(angle) * long) / turns.length,
    ]);
  }
  const edge = (side: number) =>
    line.map(
      ([x, y], index): Point => [
        x + side * (tailWidth / 2) * (1 - index / (turns.length + 0.4)),
        y,
      ],
    );
  return {
    kind: 'mark',
    layer: 'tail',
    area: [...edge(1), ...edge(-1).reverse()],
    fill: tailColor,
    stroke: INK,
  };
}

/** Small hands beside the shoulders. */
export function forefeet({
  head,
  width: w,
  length: l,
  skin,
}: Pick<Rodent, 'head' | 'width' | 'length' | 'skin'>): Mark {
  const y = head.length * 1.16;
  const x = w * 0.34;
  const s = l * 0.05;
  return {
    kind: 'mark',
    layer: 'legs',
    paired: true,
    area: [
      [x, y + s],
      [x + s * 1.3, y + s * 0.2],
      [x + s * 1.75, y - s * 0.75],
      [x + s * 1.45, y - s * 0.9],
      [x + s * 1.2, y - s * 0.5],
      [x + s * 1.1, y - s * 1],
      [x + s * 0.86, y - s * 0.9],
      [x + s * 0.8, y - s * 0.4],
      [x + s * 0.5, y - s * 0.7],
      [x + s * 0.4, y - s * 0.1],
    ],
    tension: 0.7,
    fill: skin,
    stroke: INK,
  };
}

/** Longer feet beside the haunches. */
export function hindFeet({
  width: w,
  length: l,
  skin,
}: Pick<Rodent, 'width' | 'length' | 'skin'>): Mark {
  const y = l * 0.84;
  const x = w * 0.42;
  const s = l * 0.064;
  return {
    kind: 'mark',
    layer: 'legs',
    paired: true,
    area: [
      [x - s * 0.6, y],
      [x + s * 0.8, y + s * 0.5],
      [x + s * 1.5, y + s * 1.9],
      [x + s * 1.3, y + s * 2.4],
      [x + s * 1.05, y + s * 2],
      [x + s * 1, y + s * 2.6],
      [x + s * 0.72, y + s * 2.55],
      [x + s * 0.66, y + s * 2],
      [x + s * 0.42, y + s * 2.4],
      [x + s * 0.2, y + s * 1.9],
      [x - s * 0.2, y + s * 1],
    ],
    tension: 0.7,
    fill: skin,
    stroke: INK,
  };
}

export function whiskers({ head: { length: l, width: w } }: Pick<Rodent, 'head'>): Mark {
  // One line there and back for each whisker keeps them in one path.
  const root: Point = [w * 0.14, l * 0.12];
  const tips: Point[] = [
    [w * 0.85, -l * 0.12],
    [w * 0.98, l * 0.1],
    [w * 0.9, l * 0.32],
  ];
  return {
    kind: 'mark',
    layer: 'tail',
    paired: true,
    line: tips.flatMap((tip) => [root, tip, root]),
    tension: 0,
    opacity: 0.75,
  };
}
