/**
 * What the server can't see by itself for its page counts (site.yaml, page_counts): a page that was prepared is seen, a form is
 * begun, how fast a page was. Nothing is reported of a visitor who refused, and nothing that tells one visitor from another.
 */
import type { PageSpeed } from '../../../domain/statistics/page-speed.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { sendBeacon } from '../browser/connection.ts';
import { wasPrepared } from '../browser/history.ts';
import { tabStorage } from '../browser/storage.ts';
import { isTrackingRefused } from '../privacy/privacy-choice.ts';

/** Storage key of the tab, before the form's name. */
const BEGUN = 'begun_';

/** Reports this page when the browser had prepared it: its request counted as nothing. Call once it is seen. */
export function reportPreparedPage(): void {
  if (wasPrepared()) report({ page: location.pathname });
}

const begun = new Set<string>();

/** Reports that a form was begun, once for each tab. */
export function reportBegun(form: string): void {
  if (begun.has(form)) return;
  begun.add(form);
  if (tabStorage.read(BEGUN + form)) return;
  tabStorage.write(BEGUN + form, '1');
  report({ form });
}

/** False when the site does not count, or the visitor refused. */
export const isCounted = () =>
  document.documentElement.dataset.counts !== undefined && !isTrackingRefused();

export function report(
  what: { page: string } | { form: string } | { page: string; speed: PageSpeed },
): void {
  if (!isCounted()) return;
  sendBeacon(ENDPOINTS.counts, new Blob([JSON.stringify(what)], { type: 'application/json' }));
}
