import { shownTerritory, watchPlace } from '../../territory/territory-store.ts';

/** Opens the visitor's state in pest-calendar.tsx and marks the current month. */
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
      showPeaks(table.parentElement, month, headings[month]?.abbr ?? '');
    });
  }
}

/** @param month 0 to 11 */
function showPeaks(state: HTMLElement | null, month: number, name: string): void {
  const peaks = state?.querySelector<HTMLElement>('.pest-calendar-peaks');
  const title = peaks?.querySelector('h3 span');
  if (!peaks || !title) return;
  title.textContent = name;
  const pests = [...peaks.querySelectorAll('li')];
  for (const pest of pests) pest.hidden = !pest.dataset.months?.split(' ').includes(String(month));
  peaks.hidden = pests.every(({ hidden }) => hidden);
}

/** Calls back with the current month, 0 to 11, if it is not the shown one: the page may be older, or stay open past the month's end. */
function followMonth(shown: number, show: (month: number) => void): void {
  let known = shown;
  const update = () => {
    const month = new Date().getMonth();
    if (month !== known) show(month);
    known = month;
  };
  update();
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
}
