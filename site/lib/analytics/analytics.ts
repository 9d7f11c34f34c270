/** What is counted of a visit (spec §7), by the analytics tag and another counter. Without both not even the code is loaded. */
import { importPart } from '../../scripts/import-part.ts';
import { observeLargestPaint } from '../browser/observers.ts';
import type { AnalyticsEvent, Counting, CountingSettings, EventParameters } from './counting.ts';

let counting: Promise<Counting | undefined> | undefined;

/** Counts this page and each press on a phone number. Call once the page is seen and runs. */
export function startAnalytics(settings: CountingSettings): void {
  if (!settings.analytics_id && !settings.counter) return;
  counting = importPart(() => import('./counting.ts')).then((part) =>
    part?.startCounting(settings),
  );
  trackPage();
  // A page that comes back from the browser's page cache is seen once more.
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

/** Milliseconds; a slower largest contentful paint is warned of (spec §9). */
const SLOW_PAINT_MS = 2500;

/** Warns of a slow largest contentful paint. Browsers without the measurement stay silent. */
export function warnOfSlowPaint(): void {
  observeLargestPaint((time) => {
    if (time > SLOW_PAINT_MS)
      console.warn(
        `Largest contentful paint took ${Math.round(time)} ms, more than ${SLOW_PAINT_MS} ms.`,
      );
  });
}
