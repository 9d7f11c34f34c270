/** Shows the light in the visitor's territory and the season: before the first paint, and while the page is open. */
import { lightAt, NIGHT_GROUND, type Place, seasonAt } from '../../domain/scene/sun-clock.ts';
import { pageCompany } from '../lib/shown-company.ts';

/** Interval of updates, ms. */
const CLOCK_INTERVAL_MS = 5 * 60_000;

/** Sets light and season on <html>, and the color of the browser's toolbar to that of the header. */
export function showClock({ dataset }: HTMLElement): void {
  const now = new Date();
  const place = pageCompany().places[dataset.territory as string] as Place;
  dataset.light = lightAt(+now, place);
  dataset.season = seasonAt(now.getMonth());
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (!bar) return;
  bar.dataset.day ??= bar.content;
  bar.content = dataset.light === 'night' ? NIGHT_GROUND : bar.dataset.day;
}

/** Updates regularly, and when the page comes back from the browser's page cache. */
export function followClock(html: HTMLElement): void {
  const show = () => showClock(html);
  setInterval(show, CLOCK_INTERVAL_MS);
  addEventListener('pageshow', show);
}
