/** Analytics (spec §7): page views and what visitors do. Without an analytics tag and a counter, the code is not loaded. */
import { importPart } from '../../scripts/import-part.ts';
import { observeLargestPaint } from '../browser/observers.ts';
import type { AnalyticsEvent, Counting, CountingSettings, EventParameters } from './counting.ts';

let counting: Promise<Counting | undefined> | undefined;

/** Counts this page and each press on a phone number. */
export function startAnalytics(settings: CountingSettings): void {
  if (!settings.analytics_id && !settings.counter) return;
  counting = importPart(() => import('./counting.ts')).then((part) =>
    part?.startCounting(settings),
  );
  trackPage();
  // A page from the browser's page cache is another view.
  addEventListener('pageshow', ({ persisted }) => persisted && trackPage());
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]');
    if (link) track('call_click', { phone: link.href.slice('tel:'.length) });
  });
}

/** Counts something a visitor did. */
export function track(name: AnalyticsEvent, parameters?: EventParameters): void {
  counting?.then(
    (counter) => counter?.track(name, parameters),
    () => console.warn('Analytics is left out.'),
  );
}

function trackPage(): void {
  track('page_view', { page_path: location.pathname, page_title: document.title });
}

/** A slower largest contentful paint is warned of (spec §9), ms. */
const SLOW_PAINT_MS = 2500;

/** Logs a warning after a slow largest contentful paint, if the browser measures it. */
export function warnOfSlowPaint(): void {
  observeLargestPaint((time) => {
    if (time > SLOW_PAINT_MS)
      console.warn(
        `Largest contentful paint took ${Math.round(time)} ms, more than ${SLOW_PAINT_MS} ms.`,
      );
  });
}
