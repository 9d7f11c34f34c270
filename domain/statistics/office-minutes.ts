/** How long somebody waited while the office was open: what the promise of a call is about. */
import type { OpeningHours } from '../hours/office-hours.ts';
import { addDays, minutesOf, momentOf, type TimeZone, WEEKDAYS } from '../hours/office-hours.ts';

const MINUTE_MS = 60_000;

/**
 * @param from the first day that is asked about, YYYY-MM-DD. @param to the last one
 * @returns office minutes between two moments within these days. Openings are found once, so that many may be asked.
 */
export function officeClock(
  hours: OpeningHours,
  timeZone: TimeZone,
  from: string,
  to: string,
): (start: number, end: number) => number {
  /** Openings in order, with the minutes that the office had been open before each. */
  const openings: { opens: number; closes: number; before: number }[] = [];
  let before = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const weekday = WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()];
    const day = weekday && !hours.holidays.includes(date) ? hours[weekday] : null;
    if (!day) continue;
    const opens = momentOf(timeZone, date, minutesOf(day.opens));
    const closes = momentOf(timeZone, date, minutesOf(day.closes));
    openings.push({ opens, closes, before });
    before += (closes - opens) / MINUTE_MS;
  }

  /** Minutes that the office has been open at a moment. */
  const openUntil = (at: number): number => {
    let [low, high] = [0, openings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((openings[middle]?.opens ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
      else high = middle;
    }
    const last = openings[low - 1];
    if (!last) return 0;
    return last.before + (Math.min(at, last.closes) - last.opens) / MINUTE_MS;
  };
  return (start, end) => Math.max(0, openUntil(end) - openUntil(start));
}
