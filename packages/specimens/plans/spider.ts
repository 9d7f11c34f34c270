/** Spiders: two body parts, eight legs that all leave the front one, two feelers at the mouth, no antennae. */
import type { Eyes, Hair, Joint, Layer, Leg, Mark, Outline } from '../anatomy.ts';
import { darken, INK } from '../color.ts';
import { pairs } from '../geometry.ts';

export interface Spider {
  length: number;
  front: {
    length: number;
    width: number;
    fill: string;
    marks?: readonly Mark[];
    outline?: Outline;
  };
  abdomen: {
    width: number;
    fill: string;
    outline?: Outline;
    marks?: readonly Mark[];
    gloss?: number;
  };
  /** Lengths of the four pairs from hip to tip, mm, front to hind. */
  legs: readonly [number, number, number, number];
  legWidth: number;
  legColor: string;
  /** Paler or darker rings. */
  ring?: string;
  legHair?: number;
  hair?: Hair;
  eyes: readonly Omit<Eyes, 'kind'>[];
  /** Jaws in front of the body, mm long. */
  jaws?: { length: number; fill: string };
  /** Narrow stalk between the parts covered by the abdomen: where the abdomen begins, mm. */
  abdomenFrom?: number;
}

/** Directions of the four pairs: thigh, shin, foot. */
const TURNS = [
  [-56, -84, -72],
  [-30, -54, -40],
  [16, 46, 34],
  [48, 78, 66],
] as const;

export function spider(form: Spider): Layer[] {
  const { length, front, abdomen, eyes } = form;
  const from = form.abdomenFrom ?? front.length * 0.92;
  return [
    feelers(form),
    { kind: 'legs', legs: eightLegs(form) },
    ...jaws(form),
    spinnerets(form),
    {
      kind: 'part',
      region: 'abdomen',
      from,
      to: length,
      width: abdomen.width,
      outline:
        abdomen.outline ?? pairs([0, 0.3, 0.13, 0.74, 0.5, 1, 0.8, 0.8, 0.95, 0.36, 1, 0.04]),
      fill: abdomen.fill,
      marks: abdomen.marks ?? [],
      gloss: abdomen.gloss ?? 0.25,
      ...(form.hair && { hair: form.hair }),
    },
    {
      kind: 'part',
      region: 'cephalothorax',
      from: 0,
      to: front.length,
      width: front.width,
      outline: front.outline ?? pairs([0, 0.5, 0.2, 0.6, 0.55, 1, 0.8, 0.92, 1, 0.4]),
      fill: front.fill,
      marks: front.marks ?? [],
      gloss: 0.25,
      ...(form.hair && { hair: { ...form.hair, count: Math.round(form.hair.count * 0.6) } }),
    },
    ...eyes.map((eye): Eyes => ({ kind: 'eyes', ...eye })),
  ];
}

function eightLegs({ front, legs, legWidth, legColor, ring, legHair }: Spider): Leg[] {
  const roots = [0.34, 0.47, 0.6, 0.73];
  return legs.map((length, index): Leg => {
    const [thigh, shin, foot] = TURNS[index] ?? TURNS[0];
    const joint = (name: Joint['name'], share: number, turn: number, width: number): Joint => ({
      name,
      length: length * share,
      turn,
      width: legWidth * width,
    });
    return {
      at: [front.width * 0.32, front.length * (roots[index] ?? 0.5)],
      fill: legColor,
      joints: [
        joint('coxa', 0.06, thigh * 0.7, 1.15),
        joint('femur', 0.28, thigh, 1.15),
        joint('patella', 0.09, (thigh + shin) / 2, 1),
        joint('tibia', 0.22, shin, 0.9),
        joint('metatarsus', 0.22, (shin + foot) / 2, 0.66),
        joint('tarsus', 0.13, foot, 0.5),
      ],
      ...(ring && { ring }),
      ...(legHair && { hairs: legHair }),
    };
  });
}

function feelers({ front, legWidth, legColor }: Spider): Layer {
  const reach = front.length * 0.3;
  return {
    kind: 'mark',
    layer: 'detail',
    paired: true,
    line: [
      [front.width * 0.2, front.length * 0.1],
      [front.width * 0.34, -reach * 0.5],
      [front.width * 0.26, -reach * 1.05],
    ],
    width: legWidth * 0.75,
    stroke: darken(legColor, 0.15),
  };
}

function jaws({ front, jaws: size }: Spider): Layer[] {
  const { length, fill } = size ?? { length: front.length * 0.16, fill: darken(front.fill, 0.25) };
  const w = front.width;
  return [
    {
      kind: 'mark',
      paired: true,
      area: [
        [w * 0.02, front.length * 0.08],
        [w * 0.2, front.length * 0.06],
        [w * 0.18, -length * 0.7],
        [w * 0.05, -length],
      ],
      fill,
      stroke: INK,
    },
  ];
}

function spinnerets({ length, abdomen }: Spider): Layer {
  return {
    kind: 'mark',
    paired: true,
    oval: [abdomen.width * 0.06, length * 1.005, abdomen.width * 0.05, length * 0.02, -15],
    fill: darken(abdomen.fill, 0.25),
    stroke: INK,
  };
}
