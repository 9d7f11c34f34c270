/** Times in words, by the company's clock wherever the reader is. All times are ms since the epoch. */

const MINUTE_MS = 60_000;

import { plural } from '../../domain/language/plural.ts';

const HOUR_MS = 60 * MINUTE_MS;
/** Times nearer than this are given as a distance. */
const COUNTDOWN_MS = 3 * HOUR_MS;

/** "due in 23 min", "late by 5 min", and the day if it is another one. */
export function dueWords(dueAt: number, now: number, timeZone: string): string {
  if (dueAt <= now) return `late by ${lengthWords(now - dueAt)}`;
  return dueAt - now < COUNTDOWN_MS
    ? `due in ${lengthWords(dueAt - now)}`
    : `due ${dayAndTime(dueAt, now, timeZone)}`;
}

/** For snoozed leads: "back in 23 min", "back tomorrow 8:00 AM". */
export function backWords(backAt: number, now: number, timeZone: string): string {
  return backAt - now < COUNTDOWN_MS
    ? `back in ${lengthWords(backAt - now)}`
    : `back ${dayAndTime(backAt, now, timeZone)}`;
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
  return hours < 48
    ? `${hours} h`
    : plural(
        Math.floor(hours / 24),
        `${Math.floor(hours / 24)} day`,
        `${Math.floor(hours / 24)} days`,
      );
}

/** The time alone if it is today; otherwise with "yesterday", "tomorrow", a weekday or the date. */
export function dayAndTime(at: number, now: number, timeZone: string): string {
  const time = format(at, timeZone, { hour: 'numeric', minute: '2-digit' });
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (days === 0) return time;
  if (days === -1) return `yesterday ${time}`;
  if (days === 1) return `tomorrow ${time}`;
  if (days > 1 && days < 7) return `${format(at, timeZone, { weekday: 'long' })} ${time}`;
  const sameYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  return format(at, timeZone, {
    month: 'short',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** When the zone's clock shows this hour, `days` after the day of `now`. */
export function atHour(hour: number, days: number, now: number, timeZone: string): number {
  const wanted = (dayNumber(now, timeZone) + days) * 24 * HOUR_MS + hour * HOUR_MS;
  // Uses the offset at about that time, so that a clock change in between counts.
  const guess = wanted - offset(now, timeZone);
  return wanted - offset(guess, timeZone);
}

const yearOf = (at: number, timeZone: string) => format(at, timeZone, { year: 'numeric' });

/** Days since the epoch in the zone's calendar. */
function dayNumber(at: number, timeZone: string): number {
  return Math.floor((at + offset(at, timeZone)) / (24 * HOUR_MS));
}

/** The zone's offset from UTC, ms. */
function offset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a narrow space before AM, which tests and text fields don't expect.
  return new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    .format(at)
    .replaceAll('\u202f', ' ');
}
