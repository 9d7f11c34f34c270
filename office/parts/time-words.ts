/** Times in words, by the company's clock wherever the reader is. All times are ms since the epoch. */
import { addDays, formatOf, localDate, momentOf } from '../../domain/hours/office-hours.ts';
import { plural } from '../../domain/language/plural.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Times nearer than this are given as a distance. */
const COUNTDOWN_MS = 3 * HOUR_MS;

/** "due in 23 min", "late by 5 min", "due tomorrow 8:00 AM". @param word replaces "due", as in "back in 23 min" */
export function dueWords(dueAt: number, now: number, timeZone: string, word = 'due'): string {
  if (dueAt <= now) return `late by ${lengthWords(now - dueAt)}`;
  return dueAt - now < COUNTDOWN_MS
    ? `${word} in ${lengthWords(dueAt - now)}`
    : `${word} ${dayAndTime(dueAt, now, timeZone)}`;
}

/** A past time: "just now", "12 min ago", "10:42 AM", "yesterday 4:05 PM", "Nov 12, 4:05 PM". */
export function momentWords(at: number, now: number, timeZone: string): string {
  const age = now - at;
  if (age >= 0 && age < MINUTE_MS) return 'just now';
  if (age >= 0 && age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  return dayAndTime(at, now, timeZone);
}

/** Whole minutes below three hours, then whole hours, then days; at least a minute. */
export function lengthWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 3 && minutes % 60 > 0) return `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return hours < 48 ? `${hours} h` : plural(days, `${days} day`, `${days} days`);
}

/** The time alone if it is today; otherwise with "yesterday", "tomorrow", a weekday or the date. */
export function dayAndTime(at: number, now: number, timeZone: string): string {
  const [date, today] = [localDate(timeZone, at), localDate(timeZone, now)];
  const words = (options: Intl.DateTimeFormatOptions) =>
    formatOf('en-US', { ...options, ...TIME }, timeZone)
      .format(at)
      // Some browsers put a narrow space before AM, which tests and text fields don't expect.
      .replaceAll('\u202f', ' ');
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (days === 0) return words({});
  if (days === -1) return `yesterday ${words({})}`;
  if (days === 1) return `tomorrow ${words({})}`;
  if (days > 1 && days < 7) return words({ weekday: 'long' });
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return words({ month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** When the zone's clock shows this hour, `days` after the day of `now`. */
export const atHour = (hour: number, days: number, now: number, timeZone: string): number =>
  momentOf(timeZone, addDays(localDate(timeZone, now), days), hour * 60);
