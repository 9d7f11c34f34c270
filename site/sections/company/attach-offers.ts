import { localDate } from '../../../domain/hours/office-hours.ts';
import { pageCompany } from '../../lib/shown-company.ts';

/**
 * A cached page may be older than the end of its offer: swaps the sentences that say it runs for those that say it
 * ended.
 */
export function attachOffers(now = Date.now()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    const today = localDate(pageCompany().time_zone, now);
    if (today > (element.dataset.lastDay ?? '')) element.hidden = !element.hidden;
  }
}
