import type { MonthSentences } from '../../../content-loader/pest-calendar.ts';
import { localPath, pageLocale } from '../../../domain/language/language.ts';
import { type PestYear, pestsInMonth } from '../../../domain/species/calendar.ts';
import { fetchOnce } from '../../lib/fetch-once.ts';
import { shownTerritory, watchPlace } from '../../territory/territory-store.ts';
import { followMonth } from '../../widgets/pest-calendar/follow-month.ts';

/** Shows the visitor's month in month-activity.tsx. Call once the page runs. */
export function attachMonthActivity(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.month-activity')) {
    const [peakLine, activeLine, quietLine] = block.querySelectorAll('p');
    const heading = block.querySelector('h3 > span');
    if (!peakLine || !activeLine || !quietLine || !heading) continue;
    const pests = JSON.parse(block.dataset.pests ?? '[]') as PestYear[];
    followMonth(Number(block.dataset.month), (month) => {
      const { peak, active } = pestsInMonth(pests, month);
      heading.textContent = new Date(2026, month).toLocaleDateString(pageLocale(), {
        month: 'long',
      });
      fill(peakLine, peak);
      fill(activeLine, active);
      quietLine.hidden = peak.length + active.length > 0;
    });
  }
}

/** Puts the names of pests, each leading to its page, into a line. */
function fill(line: HTMLElement, pests: PestYear[]): void {
  line.hidden = pests.length === 0;
  const links = pests.flatMap(({ name, href }, index) => [
    index > 0 ? ', ' : '',
    Object.assign(document.createElement('a'), { href, textContent: name }),
  ]);
  line.querySelector('span')?.replaceChildren(...links, '.');
}

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
