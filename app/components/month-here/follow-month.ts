/** Keeps home's sentence about the month right: by the visitor's clock and territory. */
import type { MonthOfBuild, MonthSentences } from '../../../content-loader/pest-calendar.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import { observeChanges } from '../../browser/observers.ts';
import { fetchOnce } from '../../site/fetch-once.ts';

const loadSentences = fetchOnce<MonthSentences>('/month-sentences.json');

/**
 * The sentences are asked for only where the page's own is not the visitor's. It names its month and its state, so that
 * it is not wrong when they can't be had.
 * @returns what ends it
 */
export function followMonth(
  built: MonthOfBuild,
  show: (sentence: string | null) => void,
): () => void {
  const { dataset } = document.documentElement;
  const follow = async () => {
    const isBuilt = new Date().getMonth() === built.month && dataset.territory === built.territory;
    if (isBuilt) return show(built.sentence);
    const sentences = await loadSentences();
    // Both may have changed meanwhile.
    show(sentences[dataset.territory as Territory]?.[new Date().getMonth()] ?? null);
  };
  const look = () => follow().catch((error: unknown) => console.warn('No other month.', error));
  void look();
  const stopTerritory = observeChanges(
    document.documentElement,
    { attributeFilter: ['data-territory'] },
    look,
  );
  // A page can stay open over the end of a month.
  addEventListener('visibilitychange', look);
  return () => {
    stopTerritory();
    removeEventListener('visibilitychange', look);
  };
}
