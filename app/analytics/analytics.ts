/** What is counted of a visit (spec §7). Without a measurement id not even the code for it is loaded. */
import type { AnalyticsEvent, Counting, EventParameters } from './counting.ts';

let counting: Promise<Counting> | undefined;

/** Does nothing without an id, and the second time. */
export function startAnalytics(id: string | null): void {
  if (!id) return;
  counting ??= import('./counting.ts').then(({ startCounting }) => startCounting(id));
}

/** Counts something a visitor did. */
export function track(name: AnalyticsEvent, parameters?: EventParameters): void {
  count((counter) => counter.track(name, parameters));
}

export function trackPage(path: string, title: string): void {
  count((counter) => counter.trackPage(path, title));
}

function count(act: (counter: Counting) => void): void {
  counting?.then(act, (error) => console.warn('Analytics is left out.', error));
}
