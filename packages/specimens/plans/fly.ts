/** Flies and mosquitoes: two wings, never four; a humped thorax; small knobs behind the wings. */
import type { Antennae, Band, Hair, Layer, Mark, Outline, Wings } from '../anatomy.ts';
import { INK } from '../color.ts';
import { pairs } from '../geometry.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Fly {
  length: number;
  head: { length: number; width: number; fill: string; marks?: readonly Mark[] };
  eyes: { fill: string; rx: number; ry: number; at: number };
  thorax: { length: number; width: number; fill: string; marks?: readonly Mark[] };
  abdomen: {
    width: number;
    fill: string;
    bands?: readonly Band[];
    marks?: readonly Mark[];
    outline?: Outline;
  };
  wing: Pick<Wings, 'length' | 'turn' | 'leading' | 'trailing' | 'veins' | 'fill' | 'fringe'> & {
    opacity?: number;
  };
  antenna: Pick<Antennae, 'form' | 'path' | 'width' | 'segments'> & { plume?: number };
  legs: LegSize;
  legColor: string;
  ring?: string;
  pose?: Pose;
  hair?: Hair;
  /** Beak and its length in mm. */
  beak?: number;
  hindScale?: readonly [front: number, middle: number];
  gloss?: number;
}

export function fly(form: Fly): Layer[] {
  const { length, head, thorax, abdomen, eyes, gloss = 0.3 } = form;
  const neck = head.length * 0.92;
  const rear = neck + thorax.length;
  const root = (along: number, across: number) =>
    [thorax.width * across, neck + thorax.length * along] as const;
  const [front, middle] = form.hindScale ?? [0.8, 0.88];
  return [
    ...(form.beak ? beak(form, form.beak) : []),
    {
      kind: 'antennae',
      at: [head.width * 0.16, head.length * 0.2],
      fill: form.legColor,
      ...form.antenna,
    },
    sixLegs({
      at: [root(0.28, 0.32), root(0.52, 0.36), root(0.74, 0.32)],
      sizes: sizesFromHind(form.legs, front, middle),
      fill: form.legColor,
      ...(form.pose && { pose: form.pose }),
      ...(form.ring && { ring: form.ring }),
    }),
    {
      kind: 'mark',
      paired: true,
      line: [root(0.8, 0.36), root(1, 0.62)],
      width: length * 0.014,
      stroke: '#a89070',
    },
    {
      kind: 'mark',
      paired: true,
      oval: [...root(1.02, 0.66), length * 0.018, length * 0.018],
      fill: '#dcc9a0',
      stroke: INK,
    },
    {
      kind: 'part',
      region: 'abdomen',
      from: rear - thorax.length * 0.1,
      to: length,
      width: abdomen.width,
      outline: abdomen.outline ?? pairs([0, 0.5, 0.2, 0.9, 0.5, 1, 0.8, 0.74, 0.95, 0.34, 1, 0.04]),
      fill: abdomen.fill,
      bands: abdomen.bands ?? [],
      marks: abdomen.marks ?? [],
      sutures: [0.24, 0.46, 0.66, 0.83],
      sag: 0.04,
      gloss,
      ...(form.hair && { hair: form.hair }),
    },
    { kind: 'wings', at: root(0.44, 0.4), opacity: 0.6, ...form.wing },
    {
      kind: 'part',
      region: 'thorax',
      from: neck,
      to: rear,
      width: thorax.width,
      outline: pairs([0, 0.54, 0.24, 0.92, 0.5, 1, 0.8, 0.84, 1, 0.5]),
      fill: thorax.fill,
      marks: thorax.marks ?? [],
      gloss,
      ...(form.hair && { hair: { ...form.hair, count: Math.round(form.hair.count * 0.6) } }),
    },
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: pairs([0, 0.5, 0.3, 0.9, 0.6, 1, 1, 0.6]),
      fill: head.fill,
      marks: head.marks ?? [],
      gloss: gloss * 0.5,
    },
    {
      kind: 'eyes',
      at: [eyes.at, head.length * 0.5],
      rx: eyes.rx,
      ry: eyes.ry,
      turn: -14,
      fill: eyes.fill,
    },
  ];
}

/** A stabbing beak with two short feelers beside it. */
function beak({ head, legColor, length }: Fly, reach: number): Layer[] {
  return [
    {
      kind: 'mark',
      line: [
        [0, head.length * 0.3],
        [0, -reach],
      ],
      width: length * 0.022,
      stroke: legColor,
    },
    {
      kind: 'mark',
      paired: true,
      line: [
        [head.width * 0.12, head.length * 0.2],
        [head.width * 0.2, -reach * 0.26],
      ],
      width: length * 0.018,
      stroke: legColor,
    },
  ];
}
