/** Keeps home's sentence about the month right: by the visitor's clock and territory. */
import type { MonthOfBuild, MonthSentences } from '../../../content-loader/pest-calendar.ts';
import type { Territory } from '../../../domain/territory/territory.ts';

let sentences: Promise<MonthSentences> | undefined;

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
    const month = new Date().getMonth();
    const territory = dataset.territory as Territory;
    if (!sentences && month === built.month && territory === built.territory) return;
    sentences ??= fetch('/month-sentences.json').then((answer) => answer.json());
    show((await sentences)[territory]?.[month] ?? null);
  };
  const look = () => follow().catch((error: unknown) => console.warn('No other month.', error));
  void look();
  const territories = new MutationObserver(look);
  territories.observe(document.documentElement, { attributeFilter: ['data-territory'] });
  // A page can stay open over the end of a month.
  addEventListener('visibilitychange', look);
  return () => {
    territories.disconnect();
    removeEventListener('visibilitychange', look);
  };
}
