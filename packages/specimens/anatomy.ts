/**
 * What a specimen is made of. All lengths are millimeters of the living animal. Seen from above: x runs
 * outward from the midline, y from the front of the head to the tail; whatever has a pair is given once,
 * for the animal's right side, and mirrored.
 */
import type { Point } from './geometry.ts';

/** Body regions; `body` where the regions are fused (ticks) or do not exist (signs). */
export type Region = 'head' | 'thorax' | 'waist' | 'abdomen' | 'cephalothorax' | 'body';

/** Half-width along a part: [share of its length, share of its half-width], front to rear. */
export type Outline = readonly (readonly [along: number, across: number])[];

export interface Part {
  kind: 'part';
  region: Region;
  from: number;
  to: number;
  /** Full width at the widest place. */
  width: number;
  outline: Outline;
  fill: string;
  /** 0 = velvet, 1 = lacquer; default 0.35. */
  gloss?: number;
  /** Height by width: 0.2 = flat as a bed bug, 1 = round; default 0.75. */
  depth?: number;
  /** Strength of the shade, default 1. */
  shade?: number;
  bands?: readonly Band[];
  /** Lines across, as shares of the length: edges of the segments. */
  sutures?: readonly number[];
  sutureInk?: string;
  /** How far the middle of sutures and bands hangs to the rear, as a share of the length; default 0.06. */
  sag?: number;
  /** Lines along, as shares of the half-width. */
  striae?: readonly number[];
  /** Line down the middle, from and to as shares of the length. */
  midline?: readonly [number, number];
  hair?: Hair;
  marks?: readonly Mark[];
  /** Dots of texture, about how many. */
  stipple?: number;
  /** False for a soft edge without ink, as on fur. */
  outlined?: boolean;
  /** Light and shade alone, over wings that were laid on the part before. */
  shadeOnly?: boolean;
}

export interface Band {
  /** From and to, as shares of the length. */
  along: readonly [number, number];
  fill: string;
  /** How far it reaches, as a share of the half-width; default 1. */
  across?: number;
  /** How far the rear edge dips in the middle, as a share of the length. */
  dip?: number;
  opacity?: number;
}

export interface Hair {
  /** Hairs on each side. */
  count: number;
  length: number;
  color: string;
  /** Also all over, not only at the edge. */
  all?: boolean;
}

/** Middle, half-widths, turn in degrees. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number, turn?: number];

/** A spot, an area or a line on top of what was drawn before. */
export interface Mark {
  kind: 'mark';
  oval?: Oval;
  ovals?: readonly Oval[];
  area?: readonly Point[];
  areas?: readonly (readonly Point[])[];
  line?: readonly Point[];
  lines?: readonly (readonly Point[])[];
  /** Width of a line, mm; default the ink's. */
  width?: number;
  fill?: string;
  stroke?: string;
  opacity?: number;
  /** Both sides, default false. */
  paired?: boolean;
  /** 1 = round (default), 0 = straight. */
  tension?: number;
  /** Strength of light and shade on an area that stands for a body, as of a flea seen from the side; default none. */
  form?: number;
  /** What it belongs to, for tests and measuring; default detail. */
  layer?: LayerName;
}

export type JointName = 'coxa' | 'femur' | 'patella' | 'tibia' | 'metatarsus' | 'tarsus';

export interface Joint {
  name: JointName;
  length: number;
  /** Direction in degrees: 0 = outward, -90 = towards the head, 90 = towards the tail. */
  turn: number;
  width: number;
  fill?: string;
}

/** A pair of legs (one leg in a side view). */
export interface Leg {
  /** Where it leaves the body. */
  at: Point;
  fill: string;
  joints: readonly Joint[];
  /** Spines on each side of the tibia, with their length. */
  spines?: { count: number; length: number };
  hairs?: number;
  /** Color of a ring around tibia and tarsus. */
  ring?: string;
  /** Color of the pollen carried on the tibia. */
  pollen?: string;
}

export interface Legs {
  kind: 'legs';
  legs: readonly Leg[];
  /** Seen from the side, a leg has no mirror image. */
  side?: boolean;
}

export interface Antennae {
  kind: 'antennae';
  at: Point;
  /** elbowed: a long first segment, then a whip; beaded: round segments; whip: fine and tapering; segmented: a few long ones. */
  form: 'elbowed' | 'beaded' | 'whip' | 'segmented';
  /** Stretches with length and direction (as in Joint.turn). */
  path: readonly (readonly [length: number, turn: number])[];
  width: number;
  fill: string;
  segments: number;
  /** How much thicker the last segments are. */
  club?: number;
  /** Colors of the single segments, from the base, where they differ. */
  colors?: readonly string[];
  /** Fine hairs along it, mm. */
  plume?: number;
  side?: boolean;
}

/** A pair of wings: an axis from the root, with an edge on each side of it. */
export interface Wings {
  kind: 'wings';
  at: Point;
  /** Direction: 0 = straight back, 90 = straight out. */
  turn: number;
  length: number;
  /** Distance of the edges from the axis, mm, at shares of the length; the leading edge lies outside. */
  leading: Outline;
  trailing: Outline;
  fill: string;
  opacity?: number;
  /** Lines from root to tip: [from, to, start, end, bow]; -1 = trailing edge, 1 = leading edge. */
  veins?: readonly (readonly [number, number, number?, number?, number?])[];
  /** Veins that join, each through places [share of the length, share across: -1 = trailing edge, 1 = leading edge]. */
  net?: readonly (readonly (readonly [along: number, across: number])[])[];
  /** Length of the hairs along the rear edge, mm. */
  fringe?: number;
  /** Dark spot at the front edge, from and to as shares of the length. */
  stigma?: readonly [number, number];
  /** Hard as a shell: shaded like a body, opaque. */
  hard?: boolean;
  /** One wing only, where the right one covers the left. */
  only?: 'left' | 'right';
}

export interface Eyes {
  kind: 'eyes';
  at: Point;
  rx: number;
  ry: number;
  turn?: number;
  fill?: string;
  /** A single one on the midline or in a side view. */
  single?: boolean;
  /** A wet bead that mirrors the light, as of a mouse; an insect's eye has facets and does not. */
  wet?: boolean;
}

export type Layer = Part | Legs | Antennae | Wings | Eyes | Mark;
export type LayerName = 'body' | 'legs' | 'antennae' | 'wings' | 'detail' | 'tail';

export type Group =
  | 'ants'
  | 'termites'
  | 'cockroaches'
  | 'bed bugs'
  | 'beetles'
  | 'true bugs'
  | 'spiders'
  | 'ticks'
  | 'fleas'
  | 'flies'
  | 'wasps'
  | 'bees'
  | 'occasional'
  | 'rodents'
  | 'mammals'
  | 'birds'
  | 'moths'
  | 'signs';

export interface Specimen {
  /** File name without .svg. */
  name: string;
  title: string;
  latin: string;
  group: Group;
  /** What the plate shows: an adult, a young stage, another view, or a trace. */
  shows: 'adult' | 'stage' | 'view' | 'sign';
  /** Length of the body as drawn, feelers, legs and tail not counted; of a sign its longer side. */
  length: number;
  /** True when the body lies across the plate: its length is then its width. */
  lying?: boolean;
  /** Weight of the ink, default 1: finer for delicate animals. */
  ink?: number;
  /** How far front and rear turn from the middle, degrees; default that of its group (pose.ts). */
  bend?: number;
  /** How many waves a long body is bent into; default one bow. */
  waves?: number;
  layers: readonly Layer[];
}
