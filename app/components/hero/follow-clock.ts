/** The porch in the light and the season of the visitor: fetched last, so that no visit waits for it. */
import { lightAt, seasonAt } from '../../../domain/scene/clock.ts';

/** How often the clock is looked at, ms. */
const LOOK = 5 * 60_000;

/** Shows the hour and the month on <html>. Call once the page runs; returns what stops it. */
export function followClock(): () => void {
  const show = () => {
    const now = new Date();
    document.documentElement.dataset.light = lightAt(now.getHours());
    document.documentElement.dataset.season = seasonAt(now.getMonth());
  };
  show();
  const timer = setInterval(show, LOOK);
  return () => clearInterval(timer);
}
