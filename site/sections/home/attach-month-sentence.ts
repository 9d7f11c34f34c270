import { localPath } from '../../../domain/language/language.ts';
import type { MonthSentences } from '../../../publisher/page-data/pest-calendar.ts';
import { fetchOnce } from '../../lib/fetch-once.ts';
import { shownTerritory, watchPlace } from '../../territory/territory-store.ts';

const loadSentences = fetchOnce<MonthSentences>(localPath('/month-sentences.json'));

/**
 * Updates home's sentence about the month to the visitor's month and territory. Fetches the sentences only if the
 * built one doesn't fit. The sentence names its month and state, so it stays true if the fetch fails. Call once the
 * page runs.
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
      // The month or the territory may have changed during the fetch.
      line.textContent = sentences[shownTerritory()]?.[new Date().getMonth()] ?? '';
    }
  };
  const look = () =>
    void follow().catch((error: unknown) => console.warn('No other month.', error));
  look();
  watchPlace(look);
  // The month may end while the page is open.
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
