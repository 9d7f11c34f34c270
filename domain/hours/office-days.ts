/** Working days of the office: Monday to Friday, if it opens and there is no holiday. Dates are YYYY-MM-DD. */
import { type OpeningHours, WEEKDAYS } from './office-hours.ts';

const DAY_MS = 86_400_000;

/** True for a real date written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * Working days after `from` and before `to`, neither included.
 * @returns 0 if `to` is at most one day after `from`
 */
export function officeDaysBetween(hours: OpeningHours, from: string, to: string): number {
  let days = 0;
  for (let at = utc(from) + DAY_MS; at < utc(to); at += DAY_MS) if (isOfficeDay(hours, at)) days++;
  return days;
}

/** Calendar days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

function isOfficeDay(hours: OpeningHours, at: number): boolean {
  const date = new Date(at);
  const day = WEEKDAYS[date.getUTCDay()];
  if (!day || day === 'saturday' || day === 'sunday') return false;
  return hours[day] !== null && !hours.holidays.includes(date.toISOString().slice(0, 10));
}

/** Dates have no time zone; midnight UTC is used for counting. */
function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
