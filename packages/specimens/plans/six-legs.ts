/** The three pairs of legs every insect has, in the resting pose of a pinned specimen. */
import type { Joint, Leg, Legs } from '../anatomy.ts';
import type { Point } from '../geometry.ts';

export interface LegSize {
  femur: number;
  tibia: number;
  tarsus: number;
  /** Width of the femur. */
  width: number;
}

export interface SixLegs {
  /** Where the three pairs leave the thorax, front to hind. */
  at: readonly [Point, Point, Point];
  /** Lengths in mm, front to hind. */
  sizes: readonly [LegSize, LegSize, LegSize];
  fill: string;
  /** Colors where a leg is not of one color. */
  femurFill?: string;
  tibiaFill?: string;
  tarsusFill?: string;
  /** Directions of femur, tibia and tarsus of each pair; default POSE. */
  pose?: Pose;
  spines?: Leg['spines'];
  hairs?: number;
  ring?: string;
  /** Color of pollen on the hind shins. */
  pollen?: string;
  /** Length of the coxa that shows at the side, mm; default none. */
  coxa?: number;
  coxaFill?: string;
}

export type Pose = readonly [PairPose, PairPose, PairPose];
type PairPose = readonly [femur: number, tibia: number, tarsus: number];

const POSE: Pose = [
  [-42, -72, -50],
  [4, 44, 24],
  [30, 66, 52],
];

export function sixLegs(spec: SixLegs): Legs {
  const { at, sizes, fill, coxa, coxaFill, femurFill, tibiaFill, tarsusFill } = spec;
  const pose = spec.pose ?? POSE;
  const legs = at.map((root, index): Leg => {
    const size = sizes[index] as LegSize;
    const [femurTurn, tibiaTurn, tarsusTurn] = pose[index] as PairPose;
    const joints: Joint[] = [
      {
        name: 'femur',
        length: size.femur,
        turn: femurTurn,
        width: size.width,
        ...color(femurFill),
      },
      {
        name: 'tibia',
        length: size.tibia,
        turn: tibiaTurn,
        width: size.width * 0.72,
        ...color(tibiaFill),
      },
      {
        name: 'tarsus',
        length: size.tarsus,
        turn: tarsusTurn,
        width: size.width * 0.5,
        ...color(tarsusFill),
      },
    ];
    if (coxa)
      joints.unshift({
        name: 'coxa',
        length: coxa,
        turn: femurTurn * 0.4,
        width: size.width * 1.25,
        ...color(coxaFill),
      });
    return {
      at: root,
      fill,
      joints,
      ...(spec.spines && { spines: spec.spines }),
      ...(spec.hairs && { hairs: spec.hairs }),
      ...(spec.ring && { ring: spec.ring }),
      ...(spec.pollen && index === 2 && { pollen: spec.pollen }),
    };
  });
  return { kind: 'legs', legs };
}

/** Three sizes from the hind leg: front and middle legs are shorter. */
export function sizesFromHind(
  hind: LegSize,
  front = 0.78,
  middle = 0.84,
): [LegSize, LegSize, LegSize] {
  const scaled = (share: number): LegSize => ({
    femur: hind.femur * share,
    tibia: hind.tibia * share,
    tarsus: hind.tarsus * share,
    width: hind.width,
  });
  return [scaled(front), scaled(middle), hind];
}

function color(fill: string | undefined): { fill: string } | Record<string, never> {
  return fill ? { fill } : {};
}
