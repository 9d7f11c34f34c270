/** The parts of the pestdex's ruler, smallest animals first, each at one scale. */
import * as m from '#messages';
import { middleOf, sizeAtScale } from '../../../domain/species/specimens.ts';
import type { PestEntry } from '../../../publisher/page-data/article-data.ts';

/** Parts by middle body length, mm; each starts where the one before it ends. */
const PARTS = [
  { title: m.ruler_scale_smaller_than_a_grain_of_rice, upTo: 5 },
  { title: m.ruler_scale_as_long_as_a_ladybug_or_a_little, upTo: 11 },
  { title: m.ruler_scale_half_an_inch_and_more, upTo: 20 },
  { title: m.ruler_scale_an_inch_more_or_less, upTo: 50 },
  { title: m.ruler_scale_mice_rats_bats_and_small_birds, upTo: 165 },
  { title: m.ruler_scale_hand_as_long_as_a_hand_or_an_arm, upTo: Number.POSITIVE_INFINITY },
];

/** Greatest width and height of a drawing, px: it fits a phone 320 px wide and the ruler's height. */
const ROOM = 232;
/** Greatest scale, px per mm: the penny still fits. */
const LARGEST_SCALE = 9;

/** Possible distances between ticks, mm. */
const MARKS = [1, 5, 10, 50, 100];
/** Least distance between ticks, px. */
const CLOSEST_MARKS = 12;

export interface RulerPart {
  title: string;
  /** Px per mm. */
  scale: number;
  /** Distance between ticks, mm. */
  mark: number;
  animals: (PestEntry & { size: { width: number; height: number } })[];
}

/** @param pests smallest first */
export function rulerParts(pests: PestEntry[]): RulerPart[] {
  return PARTS.flatMap(({ title, upTo }, index) => {
    const from = PARTS[index - 1]?.upTo ?? 0;
    const own = pests.filter(({ length_mm }) => {
      const length = middleOf(length_mm);
      return length > from && length <= upTo;
    });
    if (own.length === 0) return [];
    const sizes = (scale: number) =>
      own.map(({ drawing, length_mm }) => sizeAtScale(drawing, middleOf(length_mm), scale));
    // Measured large, so that rounding to whole pixels doesn't matter.
    const largest = Math.max(...sizes(100).flatMap(({ width, height }) => [width, height])) / 100;
    const scale = Math.min(LARGEST_SCALE, ROOM / largest);
    const drawn = sizes(scale);
    return {
      title: title(),
      scale,
      mark: MARKS.find((mm) => mm * scale >= CLOSEST_MARKS) ?? 100,
      animals: own.map((pest, place) => ({
        ...pest,
        size: drawn[place] ?? { width: 0, height: 0 },
      })),
    };
  });
}
