import { localPath } from '../../../domain/language/language.ts';
import type { MonthSentences } from '../../../publisher/page-data/pest-calendar.ts';
import { fetchOnce } from '../../lib/fetch-once.ts';
import { shownTerritory, watchPlace } from '../../territory/territory-store.ts';

const loadSentences = fetchOnce<MonthSentences>(localPath('/month-sentences.json'));

/**
 * Keeps home's sentence about the month right, by the visitor's clock and territory. The sentences are asked for only where
 * the page's own is not the visitor's. It names its month and its state, so that it is not wrong when they can't be had.
 * Call once the page runs.
 */
export function attachMonthSentence(): void {
  const line = document.querySelector<HTMLElement>('.month-sentence');
  if (!line) return;
  const { textContent: built, dataset } = line;
  const follow = async () => {
    const isBuilt =
      new Date().getMonth() === Number(dataset.month) &&
      shownTerritory() === dataset.monthTerritory;
    if (isBuilt) line.textContent = built;
    else {
      const sentences = await loadSentences();
      // Both may have changed meanwhile.
      line.textContent = sentences[shownTerritory()]?.[new Date().getMonth()] ?? '';
    }
  };
  const look = () =>
    void follow().catch((error: unknown) => console.warn('No other month.', error));
  look();
  watchPlace(look);
  // A page can stay open over the end of a month.
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
