/** Furred animals larger than a rat, from above: coat, ears, face and tail tell them apart. */
import type { Layer, Mark, Outline } from '../anatomy.ts';
import { darken, INK, lighten } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { forefeet, haunches, hindFeet, whiskers } from './paws.ts';

export interface Mammal {
  /** Nose to root of the tail. */
  length: number;
  /** Width of the body at its widest. */
  width: number;
  body?: Outline;
  head: { length: number; width: number; outline?: Outline; fill?: string };
  /** Middle and half-widths as shares of the head's half-width and length. */
  ear: { at: Point; rx: number; ry: number; turn: number; fill: string; inner?: string };
  eye: number;
  nose: string;
  coat: string;
  /** Skin of the feet. */
  skin: string;
  /** Length of the hairs as a share of the animal's, default 0.013. */
  fur?: number;
  /** On the back, below the head. */
  coatMarks?: readonly Mark[];
  /** On the head, below the eyes. */
  faceMarks?: readonly Mark[];
  tail: Tail;
  /** Drawn before all the rest. */
  behind?: readonly Mark[];
}

export interface Tail {
  length: number;
  fill: string;
  /** Half-widths along it, as shares of its length, root first. */
  widths: readonly number[];
  /** Directions of its stretches: 90 = straight back, 0 = outward. */
  turns: readonly number[];
  /** Hairs stand out at its edge. */
  bushy?: boolean;
  /** Darker rings, and the tip with them. */
  rings?: { count: number; fill: string };
}

const BODY = pairs([
  0, 0.36, 0.07, 0.58, 0.18, 0.74, 0.34, 0.78, 0.5, 0.84, 0.68, 1, 0.82, 0.94, 0.93, 0.62, 0.985,
  0.3, 1, 0.08,
]);
const HEAD = pairs([
  0, 0.14, 0.06, 0.3, 0.3, 0.5, 0.5, 0.82, 0.66, 1, 0.8, 0.98, 0.93, 0.74, 1, 0.36,
]);

export function mammal(form: Mammal): Layer[] {
  const { length: l, width, head, coat, fur = 0.013 } = form;
  const strands = darken(coat, 0.3);
  return [
    ...(form.behind ?? []),
    ...tailOf(form),
    ...forefeet(form),
    ...hindFeet(form),
    {
      kind: 'part',
      region: 'body',
      from: head.length * 0.72,
      to: l,
      width,
      outline: form.body ?? BODY,
      fill: coat,
      gloss: 0.2,
      shade: 0.9,
      outlined: false,
      marks: [...(form.coatMarks ?? []), ...haunches(form)],
      hair: { count: 58, length: l * fur * 1.5, color: strands, all: true },
    },
    ears(form, 1, form.ear.fill, INK),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: head.outline ?? HEAD,
      fill: head.fill ?? lighten(coat, 0.06),
      gloss: 0.25,
      shade: 0.8,
      outlined: false,
      marks: form.faceMarks ?? [],
      hair: { count: 26, length: l * fur, color: strands, all: true },
    },
    ...(form.ear.inner ? [ears(form, 0.64, form.ear.inner)] : []),
    {
      kind: 'eyes',
      at: [head.width * 0.3, head.length * 0.42],
      rx: form.eye,
      ry: form.eye * 1.15,
      turn: -20,
      wet: true,
    },
    {
      kind: 'mark',
      layer: 'detail',
      oval: [0, head.length * 0.025, head.width * 0.08, head.length * 0.036],
      fill: form.nose,
      stroke: INK,
    },
    whiskers(form),
  ];
}

/** Both ears, or the skin inside them at a share of their size. */
function ears({ head, ear }: Mammal, share: number, fill: string, stroke?: string): Mark {
  return {
    kind: 'mark',
    layer: 'detail',
    paired: true,
    oval: [
      (ear.at[0] * head.width) / 2,
      ear.at[1] * head.length,
      (ear.rx * head.width * share) / 2,
      ear.ry * head.length * share,
      ear.turn,
    ],
    fill,
    ...(stroke && { stroke }),
  };
}

/** A tail of its true length, with hairs at its edge or bare. */
function tailOf({ length: l, tail }: Mammal): Mark[] {
  const { length, fill, widths, turns, bushy, rings } = tail;
  const steps = turns.length * 4;
  const line: Point[] = [[0, l * 0.95]];
  const normals: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const angle = (valueAt(turns, step / steps) * Math.PI) / 180;
    const [x, y] = line.at(-1) as Point;
    line.push([x + (Math.cos(angle) * length) / steps, y + (Math.sin(angle) * length) / steps]);
    normals.push([Math.sin(angle), -Math.cos(angle)]);
  }
  /** @param reach of a hair, as a share of the half-width; 1 is the edge */
  const at = (side: number, step: number, reach = 1): Point => {
    const half = valueAt(widths, step / steps) * length * side * reach;
    const [[x, y], [nx, ny]] = [line[step] as Point, normals[step] as Point];
    return [x + nx * half, y + ny * half];
  };
  const stretch = (from: number, to: number): Point[] => {
    const between = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return [
      ...between.map((step) => at(1, step)),
      ...between.reverse().map((step) => at(-1, step)),
    ];
  };
  const marks: Mark[] = [
    {
      kind: 'mark',
      layer: 'tail',
      area: stretch(0, steps),
      fill,
      ...(!bushy && { stroke: INK }),
    },
  ];
  if (rings) {
    const each = steps / (rings.count * 2);
    marks.push({
      kind: 'mark',
      layer: 'tail',
      areas: Array.from({ length: rings.count }, (_, index) =>
        stretch(Math.round((index * 2 + 1) * each), Math.round((index * 2 + 2) * each)),
      ),
      tension: 0.5,
      fill: rings.fill,
    });
  }
  if (!bushy) return marks;
  // Long hairs from the bone to beyond the edge, in three tones.
  for (const [tone, share] of [0.55, 0.3, 0].entries())
    marks.push({
      kind: 'mark',
      layer: 'tail',
      lines: Array.from({ length: steps * 4 }, (_, index): Point[] => {
        const step = Math.min(steps - 2, Math.floor((index + tone / 3) / 4) + 1);
        // Spread over the width by the golden ratio: no rows.
        const across = 2 * (((index * 3 + tone) * 0.618034) % 1) - 1;
        const [root, tip] = [at(across, step, 0.86), at(across, Math.min(steps, step + 3), 1.16)];
        return [root, at(across, Math.min(steps, step + 1), 0.98), tip];
      }),
      width: l * 0.0035,
      stroke: tone === 2 ? lighten(fill, 0.5) : darken(fill, share),
      opacity: 0.7,
    });
  return marks;
}

/** Between the values of a row, `share` of the way along it. */
function valueAt(row: readonly number[], share: number): number {
  const at = share * (row.length - 1);
  const [low = 0, high = low] = [row[Math.floor(at)], row[Math.ceil(at)]];
  return low + (high - low) * (at % 1);
}
