/** Spiders: two body parts, eight legs that all leave the front one, two feelers at the mouth, no antennae. */
import type { Eyes, Hair, Joint, Layer, Leg, Mark, Outline } from '../anatomy.ts';
import { darken, INK, mix } from '../color.ts';
import { type Point, pairs } from '../geometry.ts';
import { segmentPoints } from '../limb-detail.ts';

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
      marks: [...pits(form, from), ...(abdomen.marks ?? [])],
      depth: 0.9,
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
      marks: [...(front.marks ?? []), ...grooves(form)],
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

/** Four segments each, the last one as thick as a knee; they hang before the jaws. */
function feelers({ front, legWidth, legColor, ring }: Spider): Layer {
  const reach = front.length * 0.36;
  const half = legWidth * 0.42;
  const line: Point[] = [
    [front.width * 0.19, front.length * 0.14],
    [front.width * 0.3, -reach * 0.2],
    [front.width * 0.33, -reach * 0.5],
    [front.width * 0.29, -reach * 0.8],
    [front.width * 0.22, -reach * 1.15],
  ];
  return {
    kind: 'mark',
    layer: 'detail',
    paired: true,
    areas: line.slice(1).map((to, index) => {
      const from = line[index] as Point;
      const thick = half * (index === 3 ? 1.15 : 1);
      return segmentPoints(from, to, thick, [
        [0, 0.7],
        [0.5, 1],
        [1, index === 3 ? 0.5 : 0.75],
      ]);
    }),
    tension: 0.9,
    fill: ring ? mix(legColor, ring, 0.3) : darken(legColor, 0.08),
    stroke: INK,
  };
}

/** Two stout jaws, each with its fang folded in. */
function jaws({ front, jaws: size }: Spider): Layer[] {
  const { length, fill } = size ?? { length: front.length * 0.16, fill: darken(front.fill, 0.25) };
  const w = front.width;
  return [
    {
      kind: 'mark',
      paired: true,
      area: [
        [w * 0.012, front.length * 0.08],
        [w * 0.19, front.length * 0.08],
        [w * 0.215, -length * 0.2],
        [w * 0.16, -length * 0.78],
        [w * 0.06, -length],
        [w * 0.015, -length * 0.7],
      ],
      fill,
      stroke: INK,
      form: 0.6,
    },
    {
      kind: 'mark',
      paired: true,
      line: [
        [w * 0.1, -length * 0.98],
        [w * 0.06, -length * 1.16],
        [w * 0.015, -length * 1.1],
      ],
      width: w * 0.022,
    },
  ];
}

/** The pit of the back, the grooves that run from it to the legs, and the edge of the head. */
function grooves({ front: { length: l, width: w } }: Spider): Mark[] {
  const spokes = [
    [0.3, 0.44],
    [0.38, 0.58],
    [0.38, 0.72],
    [0.28, 0.86],
  ] as const;
  return [
    {
      kind: 'mark',
      paired: true,
      lines: [
        [
          [w * 0.24, l * 0.2],
          [w * 0.2, l * 0.4],
          [w * 0.05, l * 0.58],
        ],
        ...spokes.map(([x, y]): Point[] => [
          [w * 0.07, l * 0.64],
          [w * (x * 0.6), l * (y * 0.5 + 0.31)],
          [w * x, l * y],
        ]),
      ],
      width: l * 0.012,
      opacity: 0.3,
    },
    {
      kind: 'mark',
      line: [
        [0, l * 0.58],
        [0, l * 0.7],
      ],
      width: l * 0.026,
      opacity: 0.65,
    },
  ];
}

/** Two pairs of pits where muscles pull the back of the abdomen in. */
function pits({ length, abdomen: { width } }: Spider, from: number): Mark[] {
  const long = length - from;
  return [
    {
      kind: 'mark',
      paired: true,
      ovals: [
        [width * 0.13, from + long * 0.34, width * 0.022, long * 0.018],
        [width * 0.15, from + long * 0.52, width * 0.02, long * 0.016],
      ],
      fill: INK,
      opacity: 0.45,
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
