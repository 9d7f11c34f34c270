/** Measures how much of their wording two pages share. */

import { fiveWordSequences, overlap } from '../../../domain/content/readability.ts';
import type { Page } from '../../../publisher/read/load.ts';
import { mainTextOf } from './page-problems.ts';

/** Most of the smaller page's five-word sequences that may be shared (docs/content.md, rule 2). */
export const MAX_OVERLAP = 0.1;

export interface Pair {
  share: number;
  a: string;
  b: string;
}

/** Every pair of pages, the most similar first. */
export function pairsByOverlap(pages: Page[]): Pair[] {
  const sequences = pages.map((page) => fiveWordSequences(mainTextOf(page)));
  return pages
    .flatMap(({ url: a }, i) =>
      pages.slice(i + 1).map(({ url: b }, j) => ({
        share: overlap(sequences[i] as Set<string>, sequences[i + 1 + j] as Set<string>),
        a,
        b,
      })),
    )
    .sort((one, other) => other.share - one.share);
}
