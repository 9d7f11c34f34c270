/** Ants: head, mesosoma, one or two waist nodes, gaster; elbowed antennae. */
import type { Antennae, Band, Hair, Layer, Mark, Outline, Part } from '../anatomy.ts';
import { darken, INK, mix } from '../color.ts';
import { pairs } from '../geometry.ts';
import { GASTER } from './outlines.ts';
import { type LegSize, type Pose, sixLegs, sizesFromHind } from './six-legs.ts';

export interface Ant {
  length: number;
  head: { length: number; width: number };
  headOutline?: Outline;
  /** Half the length of an eye as a share of the head's; default 0.1. */
  eye?: number;
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

/** Directions of femur, tibia and tarsus: the front pair reaches out, the hind pair back. */
const POSE: Pose = [
  [-34, -70, -40],
  [6, 40, 26],
  [38, 66, 58],
];
/** Widest behind the eyes, the rear edge a little hollow. */
const HEAD: Outline = pairs([
  0, 0.5, 0.08, 0.68, 0.3, 0.88, 0.58, 1, 0.82, 0.92, 0.95, 0.68, 1, 0.34,
]);

export function ant(form: Ant): Layer[] {
  const { color, gloss = 0.3, head, mesosoma } = form;
  const legColor = form.legColor ?? mix(color, '#b8763c', 0.3);
  const headColor = form.headColor ?? color;
  const [top, neck] = [mesosoma.width, head.length * 0.98];
  const rear = neck + mesosoma.length;
  const wrinkles = form.wrinkled ? { striae: [0.14, 0.3, 0.46, 0.62, 0.78] } : {};
  const thorax: Part = {
    kind: 'part',
    region: 'thorax',
    from: neck,
    to: rear,
    width: top,
    outline: thoraxOutline(form.pinch ?? 0.62),
    fill: color,
    sutures: form.pinch === 1 ? [0.34] : [0.36, 0.6],
    sag: 0.1,
    gloss,
    ...wrinkles,
  };
  const at = (along: number) => [top * 0.24, neck + mesosoma.length * along] as const;
  return [
    sixLegs({
      at: [at(0.24), at(0.5), at(0.72)],
      sizes: sizesFromHind(form.hindLeg),
      fill: legColor,
      pose: POSE,
      coxa: form.hindLeg.femur * 0.2,
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
      outline: form.headOutline ?? HEAD,
      fill: headColor,
      gloss,
      ...wrinkles,
    },
    ...face(head),
    // The sockets lie on top of the head, behind its front edge.
    antennae(form, legColor),
    {
      kind: 'eyes',
      at: [head.width * 0.37, head.length * 0.46],
      rx: head.width * 0.055,
      ry: head.length * (form.eye ?? 0.1),
      turn: -10,
    },
  ];
}

/** Rear edge of the clypeus, the two ridges the antennae stand beside, and the line between them. */
function face({ length: l, width: w }: Ant['head']): Mark[] {
  return [
    {
      kind: 'mark',
      line: [
        [-w * 0.27, l * 0.1],
        [-w * 0.1, l * 0.2],
        [w * 0.1, l * 0.2],
        [w * 0.27, l * 0.1],
      ],
      width: w * 0.018,
      opacity: 0.7,
    },
    {
      kind: 'mark',
      paired: true,
      line: [
        [w * 0.09, l * 0.22],
        [w * 0.14, l * 0.4],
      ],
      width: w * 0.018,
      opacity: 0.6,
    },
  ];
}

function thoraxOutline(pinch: number): Part['outline'] {
  return [
    [0, 0.34],
    [0.07, 0.62],
    [0.2, 0.96],
    [0.3, 1],
    [0.44, 0.5 + pinch * 0.4],
    [0.58, pinch],
    [0.7, Math.max(0.68, pinch * 0.92)],
    [0.88, Math.max(0.58, pinch * 0.78)],
    [1, 0.34],
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
      outline: pairs([0, 0.42, 0.3, 0.82, 0.6, 1, 0.85, 0.8, 1, 0.5]),
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
    outline: GASTER,
    fill: form.gasterColor ?? color,
    sutures: [0.38, 0.62, 0.81],
    sag: 0.07,
    gloss,
    ...(form.bands && { bands: form.bands }),
    ...(form.hair && { hair: { ...form.hair, color: form.hair.color } }),
  };
  return [...parts, gaster];
}

/** Scape out to the side, whip bent forward at the elbow; slimmer than a leg. */
function antennae({ head, scape, whip, clubbed, hindLeg }: Ant, fill: string): Antennae {
  return {
    kind: 'antennae',
    form: 'elbowed',
    at: [head.width * 0.15, head.length * 0.24],
    path: [
      [scape, -22],
      [whip * 0.34, -88],
      [whip * 0.36, -102],
      [whip * 0.3, -78],
    ],
    width: hindLeg.width * 0.46,
    fill,
    segments: clubbed ? 10 : 11,
    ...(clubbed && { club: 1.75 }),
  };
}

/** Triangles that meet before the face, their inner edge cut into teeth. */
function mandibles({ width: w, length: l }: Ant['head'], fill: string): Layer[] {
  const jaw = (side: number, reach: number): Mark => ({
    kind: 'mark',
    area: pairs([
      0.26, 0.06, 0.28, -0.03, 0.2, -0.12, 0.03, -0.15, 0.02, -0.12, 0.05, -0.1, 0.03, -0.07, 0.07,
      -0.05, 0.05, -0.02, 0.1, 0.02, 0.12, 0.06,
    ]).map(([x, y]) => [side * x * w, y * l * reach] as const),
    tension: 0.25,
    fill: darken(fill, 0.1),
    stroke: INK,
  });
  // One closes over the other.
  return [jaw(-1, 1.06), jaw(1, 0.96)];
}
