/**
 * Natural pose: a body that bends a little and limbs that stand unevenly, as those of a living animal. The same for every
 * run, as it follows from the specimen's name.
 */
import { seededRandom } from '@wrenhouse/svg';
import type { Group, Specimen } from './anatomy.ts';
import type { Point } from './geometry.ts';

/** How far front and rear of a body turn from its middle, degrees: a beetle's wing covers can't bend, an ant's waist can. */
const BEND: Partial<Record<Group, number>> = {
  ants: 6,
  termites: 5,
  cockroaches: 1.5,
  'bed bugs': 1.2,
  beetles: 1.2,
  'true bugs': 1.2,
  spiders: 3,
  ticks: 0.8,
  fleas: 2.5,
  flies: 3,
  wasps: 4.5,
  bees: 3,
  occasional: 4,
  rodents: 4,
  mammals: 3,
  moths: 1.5,
};
/** How far the head turns beyond that, degrees. */
const HEAD_TURN = 3.5;
/** Legs swing by this much from their mean, and each joint by as much again by chance, degrees. */
const SWING = 6;
const JITTER = 3.5;

export interface Pose {
  /** A place on the straight animal, mm, as a place on the bent one. A limb keeps its shape: `anchor` is the y of its root. */
  place: (x: number, y: number, anchor?: number) => Point;
  /** Degrees by which the body is turned at y. */
  turnAt: (y: number) => number;
  /**
   * Degrees to add to the directions of a leg's joints, towards the tail. Neighbors and opposites step in turns: an insect
   * stands on three legs while it moves the others.
   * @param mirror 1 = right, -1 = left
   */
  legTurns: (index: number, mirror: number, joints: number) => number[];
  /** Degrees to add to the directions of an antenna's stretches. */
  antennaTurns: (mirror: number, stretches: number) => number[];
  /** Degrees by which a wing stands off more or less than its pair. */
  wingTurn: (mirror: number) => number;
}

/** A drawing that is seen from the side or shows a trace is posed by its own points. */
export function poseOf(specimen: Specimen): Pose {
  const { name, group, shows, lying, length } = specimen;
  const isStill = lying || shows === 'sign';
  const random = seededRandom(`pose of ${name}`);
  // The first numbers of near seeds are alike.
  for (let skip = 0; skip < 5; skip++) random();
  const around = (degrees: number) => (isStill ? 0 : (random() * 2 - 1) * degrees);
  const side = random() < 0.5 ? 1 : -1;
  const bend = isStill ? 0 : side * (specimen.bend ?? BEND[group] ?? 0);
  const heads = specimen.layers.filter((layer) => layer.kind === 'part' && layer.region === 'head');
  const neck = Math.max(0, ...heads.map((layer) => (layer.kind === 'part' ? layer.to : 0)));
  const headTurn = bend && neck && neck < length * 0.4 ? Math.sign(bend) * -HEAD_TURN : 0;
  const turnAt = (y: number): number => {
    const along = Math.min(1, Math.max(0, y / length));
    const atHead = headTurn && smoothStep((neck * 1.1 - y) / (neck * 0.6));
    const body = specimen.waves
      ? bend * Math.sin(along * specimen.waves * 2 * Math.PI + 0.6)
      : bend * (1 - 2 * along);
    return body + headTurn * atHead;
  };
  const spine = spineOf(turnAt, length);
  const place = (x: number, y: number, anchor = y): Point => {
    if (isStill) return [x, y];
    const angle = (turnAt(anchor) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [middleX, middleY] = spine(anchor);
    return [middleX + cos * x - sin * (y - anchor), middleY + sin * x + cos * (y - anchor)];
  };
  // Drawn beforehand, so that every size of a specimen stands alike.
  const legs = Array.from({ length: 128 }, () => Array.from({ length: 6 }, () => around(JITTER)));
  const feelers = [1, -1].map(() => Array.from({ length: 6 }, () => around(9)));
  const backward = [around(4) + side * 9, around(4) - side * 9];
  const wings = [around(2.5), around(2.5)];
  const isMany = specimen.layers.some((layer) => layer.kind === 'legs' && layer.legs.length > 8);
  const legTurns = (index: number, mirror: number, joints: number): number[] => {
    if (isStill) return Array.from({ length: joints }, () => 0);
    const phase = isMany
      ? index * 0.8 + (mirror > 0 ? 0 : 2.2)
      : (index + (mirror > 0 ? 0.5 : 1.5)) * Math.PI;
    const swing = Math.sin(phase) * SWING * side;
    const chance = legs[(index * 2 + (mirror > 0 ? 0 : 1)) % legs.length] as number[];
    const scale = isMany ? 0.35 : 1;
    return Array.from(
      { length: joints },
      (_, joint) =>
        swing * (1 + joint * 0.12) +
        (chance[Math.min(joint, 5)] as number) * (0.5 + joint * 0.4) * scale,
    );
  };
  const antennaTurns = (mirror: number, stretches: number): number[] => {
    const chance = feelers[mirror > 0 ? 0 : 1] as number[];
    const turn = isStill ? 0 : (backward[mirror > 0 ? 0 : 1] as number);
    return Array.from(
      { length: stretches },
      (_, index) => turn + (chance[Math.min(index, 5)] as number),
    );
  };
  const wingTurn = (mirror: number) => wings[mirror > 0 ? 0 : 1] as number;
  return { place, turnAt, legTurns, antennaTurns, wingTurn };
}

/** The bent midline, mm: it keeps its length, and its middle stays upright. */
function spineOf(turnAt: (y: number) => number, length: number): (y: number) => Point {
  const steps = 160;
  // A tail reaches far beyond the body.
  const [first, last] = [-length, 3 * length];
  const step = (last - first) / steps;
  const points: Point[] = [[0, first]];
  for (let index = 0; index < steps; index++) {
    const angle = (turnAt(first + (index + 0.5) * step) * Math.PI) / 180;
    const [x, y] = points[index] as Point;
    points.push([x - Math.sin(angle) * step, y + Math.cos(angle) * step]);
  }
  const at = (y: number): Point => {
    const share = Math.min(steps - 1e-6, Math.max(0, (y - first) / step));
    const index = Math.floor(share);
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    const rest = share - index;
    return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
  };
  const [middleX, middleY] = at(length / 2);
  return (y) => {
    const [x, along] = at(y);
    return [x - middleX, along - middleY + length / 2];
  };
}

function smoothStep(value: number): number {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
}
