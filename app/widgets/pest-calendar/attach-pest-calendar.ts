import { shownTerritory, watchPlace } from '../../territory/territory-store.ts';
import { followMonth } from './follow-month.ts';

/** Opens the visitor's state in pest-calendar.tsx and frames the visitor's month. Call once the page runs. */
export function attachPestCalendar(): void {
  const open = () =>
    document
      .querySelector(`.pest-calendar [data-territories~="${shownTerritory()}"]`)
      ?.toggleAttribute('open', true);
  open();
  watchPlace(open);
  for (const table of document.querySelectorAll<HTMLTableElement>('.pest-calendar table')) {
    const headings = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1);
    const shown = headings.findIndex((heading) => heading.ariaCurrent);
    followMonth(shown, (month) => {
      for (const cell of table.querySelectorAll('.now')) {
        cell.classList.remove('now');
        cell.removeAttribute('aria-current');
      }
      headings[month]?.setAttribute('aria-current', 'date');
      // The first column names the pests.
      for (const row of table.rows) row.cells[month + 1]?.classList.add('now');
    });
  }
}
