/** The page in the light and the season of the visitor: right before first paint, and while the page stays open. */
import { lightAt, NIGHT_GROUND, type Place, seasonAt } from '../../domain/scene/clock.ts';
import { pageCompany } from '../lib/company.ts';

/** How often the clock is looked at, ms. */
const CLOCK_INTERVAL_MS = 5 * 60_000;

/** Shows the light over the territory and the month on <html>. */
export function showClock({ dataset }: HTMLElement, now: Date): void {
  dataset.light = lightAt(+now, pageCompany().places[dataset.territory as string] as Place);
  dataset.season = seasonAt(now.getMonth());
}

/** Call once the page runs. A page that comes back from the browser's page cache is from another hour. */
export function followClock(): void {
  const show = () => {
    showClock(document.documentElement, new Date());
    colorBrowserBar(document.documentElement.dataset.light);
  };
  show();
  setInterval(show, CLOCK_INTERVAL_MS);
  addEventListener('pageshow', show);
}

/** The browser's own bar has the color of the header. */
function colorBrowserBar(light: string | undefined): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (!bar) return;
  bar.dataset.day ??= bar.content;
  bar.content = light === 'night' ? NIGHT_GROUND : bar.dataset.day;
}
