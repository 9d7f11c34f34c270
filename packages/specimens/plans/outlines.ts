/** Outlines that many body parts share: [share of the length, share of the half-width]. */
import type { Outline } from '../anatomy.ts';
import { pairs } from '../geometry.ts';

export const OVAL: Outline = pairs([
  0, 0.02, 0.04, 0.34, 0.2, 0.8, 0.5, 1, 0.8, 0.8, 0.96, 0.34, 1, 0.02,
]);
/** Widest before the middle, pointed behind: most abdomens. */
export const DROP: Outline = pairs([
  0, 0.28, 0.16, 0.78, 0.42, 1, 0.7, 0.84, 0.88, 0.5, 0.97, 0.22, 1, 0.03,
]);
/** Of an ant: blunt where it joins the waist, pointed behind. */
export const GASTER: Outline = pairs([
  0, 0.16, 0.05, 0.42, 0.18, 0.8, 0.4, 1, 0.62, 0.92, 0.82, 0.6, 0.94, 0.26, 1, 0.03,
]);
/** A block with round corners. */
export const BLOCK: Outline = pairs([0, 0.7, 0.1, 0.9, 0.5, 1, 0.9, 0.94, 1, 0.74]);
/** Head or thorax narrowed at both ends. */
export const BARREL: Outline = pairs([0, 0.5, 0.22, 0.88, 0.55, 1, 0.85, 0.84, 1, 0.5]);
/** Nearly a ball: the abdomen of web-building spiders. */
export const GLOBE: Outline = pairs([0, 0.34, 0.14, 0.8, 0.48, 1, 0.8, 0.8, 0.95, 0.36, 1, 0.05]);
