/** The parts of the pestdex's ruler: animals of about one size, smallest first, each part at one scale. */
import * as m from '#messages';
import { middleOf, sizeAtScale } from '../../../domain/species/specimens.ts';
import type { PestEntry } from '../../../publisher/page-data/article-data.ts';

/** Parts by the middle of the body length, mm, each from the end of the one before it. */
const PARTS = [
  { title: m.ruler_scale_smaller_than_a_grain_of_rice, upTo: 5 },
  { title: m.ruler_scale_as_long_as_a_ladybug_or_a_little, upTo: 11 },
  { title: m.ruler_scale_half_an_inch_and_more, upTo: 20 },
  { title: m.ruler_scale_an_inch_more_or_less, upTo: 50 },
  { title: m.ruler_scale_mice_rats_bats_and_small_birds, upTo: 165 },
  { title: m.ruler_scale_hand_as_long_as_a_hand_or_an_arm, upTo: Number.POSITIVE_INFINITY },
];

/** What a drawing may take, px: it fits a phone 320 px wide, and the height of the ruler. */
const ROOM = 232;
/** Largest scale, px per mm: the penny fits, too. */
const LARGEST_SCALE = 9;

/** Distances between two marks of a ruler, mm. */
const MARKS = [1, 5, 10, 50, 100];
/** Closest that two marks stand, px. */
const CLOSEST_MARKS = 12;

export interface RulerPart {
  title: string;
  /** Px per mm. */
  scale: number;
  /** Distance between two marks, mm. */
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
    // Measured at a scale at which rounding to whole pixels is of no weight.
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
