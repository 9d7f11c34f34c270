/** Ants: head, mesosoma, one or two waist nodes, gaster; elbowed antennae. */
import type { Antennae, Band, Hair, Layer, Part } from '../anatomy.ts';
import { darken, INK, mix } from '../color.ts';
import { pairs } from '../geometry.ts';
import { DROP } from './outlines.ts';
import { type LegSize, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Ant {
  length: number;
  head: { length: number; width: number };
  mesosoma: { length: number; width: number };
  /** Waist nodes, front to rear; their shown length and width. */
  nodes: readonly { length: number; width: number }[];
  /** True when the gaster overhangs the only node. */
  nodeHidden?: boolean;
  gaster: { width: number };
  /** Share of the mesosoma's width at its pinch; an evenly rounded back has none (default 0.62). */
  pinch?: number;
  scape: number;
  whip: number;
  /** True with a distinct two- or three-jointed club. */
  clubbed?: boolean;
  hindLeg: LegSize;
  color: string;
  headColor?: string;
  gasterColor?: string;
  legColor?: string;
  gloss?: number;
  bands?: readonly Band[];
  hair?: Hair;
  /** Wrinkles along head and mesosoma. */
  wrinkled?: boolean;
}

export function ant(form: Ant): Layer[] {
  const { color, gloss = 0.3, head, mesosoma } = form;
  const legColor = form.legColor ?? mix(color, '#b8763c', 0.3);
  const headColor = form.headColor ?? color;
  const [top, neck] = [mesosoma.width, head.length * 0.97];
  const rear = neck + mesosoma.length;
  const wrinkles = form.wrinkled ? { striae: [0.18, 0.36, 0.54, 0.72] } : {};
  const thorax: Part = {
    kind: 'part',
    region: 'thorax',
    from: neck,
    to: rear,
    width: top,
    outline: thoraxOutline(form.pinch ?? 0.62),
    fill: color,
    sutures: form.pinch === 1 ? [0.34] : [0.34, 0.58],
    gloss,
    ...wrinkles,
  };
  const at = (along: number) => [top * 0.26, neck + mesosoma.length * along] as const;
  return [
    antennae(form, legColor),
    sixLegs({
      at: [at(0.26), at(0.5), at(0.74)],
      sizes: sizesFromHind(form.hindLeg),
      fill: legColor,
      coxa: form.hindLeg.femur * 0.22,
    }),
    ...nodesAndGaster(form, rear),
    thorax,
    ...mandibles(head, legColor),
    {
      kind: 'part',
      region: 'head',
      from: 0,
      to: head.length,
      width: head.width,
      outline: pairs([0, 0.46, 0.12, 0.74, 0.42, 0.98, 0.7, 1, 0.9, 0.8, 1, 0.42]),
      fill: headColor,
      gloss,
      ...wrinkles,
    },
    {
      kind: 'mark',
      line: [
        [-head.width * 0.2, head.length * 0.16],
        [0, head.length * 0.26],
        [head.width * 0.2, head.length * 0.16],
      ],
      opacity: 0.6,
    },
    {
      kind: 'eyes',
      at: [head.width * 0.39, head.length * 0.42],
      rx: head.width * 0.075,
      ry: head.length * 0.115,
      turn: -12,
    },
  ];
}

function thoraxOutline(pinch: number): Part['outline'] {
  return [
    [0, 0.42],
    [0.15, 0.88],
    [0.3, 1],
    [0.48, 0.4 + pinch * 0.46],
    [0.6, pinch],
    [0.82, Math.max(0.7, pinch * 0.86)],
    [1, 0.4],
  ];
}

function nodesAndGaster(form: Ant, rear: number): Part[] {
  const { color, length, nodes, nodeHidden, gloss = 0.3 } = form;
  let from = rear - nodes.length * 0.01 * length;
  const parts = nodes.map((node): Part => {
    const part: Part = {
      kind: 'part',
      region: 'waist',
      from,
      to: from + node.length,
      width: node.width,
      outline: pairs([0, 0.45, 0.5, 1, 1, 0.5]),
      fill: color,
      gloss: gloss * 0.6,
    };
    from += node.length * 0.97;
    return part;
  });
  const last = nodes.at(-1)?.length ?? 0;
  const gaster: Part = {
    kind: 'part',
    region: 'abdomen',
    from: nodeHidden ? from - last * 0.75 : from - last * 0.08,
    to: length,
    width: form.gaster.width,
    outline: DROP,
    fill: form.gasterColor ?? color,
    sutures: [0.33, 0.58, 0.78],
    sag: 0.1,
    gloss,
    ...(form.bands && { bands: form.bands }),
    ...(form.hair && { hair: { ...form.hair, color: form.hair.color } }),
  };
  return [...parts, gaster];
}

function antennae({ head, scape, whip, clubbed, hindLeg }: Ant, fill: string): Antennae {
  return {
    kind: 'antennae',
    form: 'elbowed',
    at: [head.width * 0.16, head.length * 0.2],
    path: [
      [scape, -26],
      [whip * 0.4, -62],
      [whip * 0.35, -72],
      [whip * 0.25, -48],
    ],
    width: hindLeg.width * 0.62,
    fill,
    segments: 11,
    ...(clubbed && { club: 2.1 }),
  };
}

function mandibles(head: Ant['head'], fill: string): Layer[] {
  const [w, l] = [head.width, head.length];
  return [
    {
      kind: 'mark',
      paired: true,
      area: [
        [w * 0.06, l * 0.06],
        [w * 0.24, l * 0.04],
        [w * 0.27, -l * 0.08],
        [w * 0.08, -l * 0.14],
        [w * 0.02, -l * 0.1],
      ],
      fill: darken(fill, 0.15),
      stroke: INK,
    },
  ];
}
