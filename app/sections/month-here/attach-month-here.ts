import { type PestYear, pestsInMonth } from '../../../domain/species/calendar.ts';
import { followMonth } from '../../widgets/pest-calendar/follow-month.ts';

/** Shows the visitor's month in month-here.tsx. Call once the page runs. */
export function attachMonthHere(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.month-here')) {
    const [peakLine, activeLine, quietLine] = block.querySelectorAll('p');
    const heading = block.querySelector('h3 > span');
    if (!peakLine || !activeLine || !quietLine || !heading) continue;
    const pests = JSON.parse(block.dataset.pests ?? '[]') as PestYear[];
    followMonth(Number(block.dataset.month), (month) => {
      const { peak, active } = pestsInMonth(pests, month);
      heading.textContent = new Date(2026, month).toLocaleDateString('en-US', { month: 'long' });
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
