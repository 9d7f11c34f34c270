/** The porch in the light and the season of the visitor: right before first paint, and while the page stays open. */
import { lightAt, seasonAt } from '../../domain/scene/clock.ts';

/** How often the clock is looked at, ms. */
const CLOCK_INTERVAL_MS = 5 * 60_000;

/** Shows the hour and the month on <html>. */
export function showClock({ dataset }: HTMLElement, now: Date): void {
  dataset.light = lightAt(now.getHours());
  dataset.season = seasonAt(now.getMonth());
}

/** Call once the page runs. A page that comes back from the browser's page cache is from another hour. */
export function followClock(): void {
  const show = () => showClock(document.documentElement, new Date());
  setInterval(show, CLOCK_INTERVAL_MS);
  addEventListener('pageshow', show);
}
