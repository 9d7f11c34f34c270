/** Finds pairs of pages that share too much of their wording. */
import { fiveWordSequences, overlap } from '../../../domain/content/readability.ts';
import type { Page } from '../../../publisher/read/load.ts';
import { mainTextOf } from './page-problems.ts';

/** Most of the smaller page's five-word sequences that may be shared (docs/content.md, rule 2). */
const MAX_OVERLAP = 0.1;

export function overlapProblems(pages: Page[]): string[] {
  const texts = pages.map((page) => ({
    url: page.url,
    sequences: fiveWordSequences(mainTextOf(page)),
  }));
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const share = overlap(one.sequences, other.sequences);
      return share > MAX_OVERLAP
        ? `${one.url} and ${other.url} share ${(share * 100).toFixed(1)} % of their five-word sequences: expected at most ${MAX_OVERLAP * 100} %`
        : [];
    }),
  );
}
