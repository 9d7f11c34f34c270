/** How fast pages were for those who read them, as histograms: what one visit measured is not stored. */
import { splitLanguage } from '../language/language.ts';

/**
 * What a page measures of itself: largest contentful paint, interaction to next paint and time to first byte in ms, cumulative
 * layout shift. `edges`: upper ends of the buckets; what is larger is in one more. `good`: what Google calls good at most.
 */
export const SPEED_MEASURES = {
  lcp: {
    edges: [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
    good: 2500,
  },
  inp: { edges: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000], good: 200 },
  cls: { edges: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1], good: 0.1 },
  ttfb: { edges: [50, 100, 200, 400, 600, 800, 1200, 1800, 3000, 6000], good: 800 },
} as const;

export type SpeedMeasure = keyof typeof SPEED_MEASURES;
export const SPEED_MEASURE_NAMES = Object.keys(SPEED_MEASURES) as SpeedMeasure[];

export const DEVICES = ['phone', 'desk'] as const;
export type Device = (typeof DEVICES)[number];

/** What one page measured, ms or the shift; what could not be measured is missing. */
export type PageSpeed = { device: Device } & { [Measure in SpeedMeasure]?: number | undefined };

/** Index of the bucket of a value, 0 for the smallest. */
export function bucketOf(measure: SpeedMeasure, value: number): number {
  const index = SPEED_MEASURES[measure].edges.findIndex((edge) => value <= edge);
  return index === -1 ? SPEED_MEASURES[measure].edges.length : index;
}

/** The pages that a page is counted with: those of its folder, in every language, `/pest-info/…`. */
export function pageGroup(path: string): string {
  const [, folder = '', name] = splitLanguage(path).path.split('/');
  return name === undefined ? `/${folder}` : `/${folder}/…`;
}

/** The upper edge of a bucket; `more` = beyond the last edge; null = nothing was measured. */
export type Quartile = number | 'more' | null;

/**
 * @param counts of the measure by bucket
 * @returns what three of four visits did not exceed
 */
export function thirdQuartile(
  measure: SpeedMeasure,
  counts: ReadonlyMap<number, number>,
): Quartile {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, edge] of SPEED_MEASURES[measure].edges.entries()) {
    below += counts.get(index) ?? 0;
    if (below >= total * 0.75) return edge;
  }
  return 'more';
}
