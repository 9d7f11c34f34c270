import { localDate } from '../../../domain/hours/office-hours.ts';
import { pageCompany } from '../../lib/shown-company.ts';

/** A page from a cache may be older than the end of its offer: what says that it runs goes, what says that it ended comes. */
export function attachOffers(now = Date.now()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    const today = localDate(pageCompany().time_zone, now);
    if (today > (element.dataset.lastDay ?? '')) element.hidden = !element.hidden;
  }
}
