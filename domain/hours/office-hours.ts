/** When the office is open, and what "within one hour of business hours" means (spec §1, §9). */
import type { Site } from '../content/site-schema.ts';

/** Hours by weekday, and the holidays on which the office is closed. */
export type OpeningHours = Pick<Site['hours'], Weekday | 'holidays'>;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/**
 * A time zone: its IANA name, or the name with its offsets from UTC over some years. On a phone, looking up the data of a named
 * zone takes longer than all other scripts of a page.
 */
export type TimeZone =
  | string
  | {
      name: string;
      /**
       * The offset, minutes east of UTC, from each moment (ms since the epoch) on, in order. The last entry only ends the known
       * years.
       */
      offsets: readonly (readonly [from: number, minutes: number])[];
      /** In the page's language, as in "Eastern Time". Default: asked of the browser, which is just as slow on a phone. */
      genericName?: string;
    };

/** @param at ms since the epoch. */
export function isOfficeOpen(hours: OpeningHours, timeZone: TimeZone, at: number): boolean {
  const { minute } = localTime(timeZone, at);
  const day = hoursOf(hours, timeZone, at);
  return day !== null && minute >= minutesOf(day.opens) && minute < minutesOf(day.closes);
}

/**
 * The moment at which the office has been open for `minutes` since `from`: a promise of one hour made at closing time is due
 * one hour after the next opening.
 * @returns ms since the epoch; null if the office never opens.
 */
export function afterOfficeMinutes(
  hours: OpeningHours,
  timeZone: TimeZone,
  from: number,
  minutes: number,
): number | null {
  if (WEEKDAYS.every((day) => hours[day] === null)) return null;
  let at = from;
  let left = minutes * MINUTE_MS;
  while (left > 0) {
    const { minute, millisecond } = localTime(timeZone, at);
    const day = hoursOf(hours, timeZone, at);
    const [opens, closes] = day
      ? [minutesOf(day.opens), minutesOf(day.closes)]
      : [Infinity, Infinity];
    // At most an hour at a time, so that a clock change at night is noticed.
    const until = (end: number) => Math.min(60, end - minute) * MINUTE_MS - millisecond;
    if (minute >= opens && minute < closes) {
      const worked = Math.min(left, until(closes));
      left -= worked;
      at += worked;
    } else {
      at += until(minute < opens ? Math.min(opens, 1440) : 1440);
    }
  }
  return at;
}

/** Opening and closing time on the day of a moment; null if closed all day. */
function hoursOf(hours: OpeningHours, timeZone: TimeZone, at: number) {
  const { date, weekday } = localTime(timeZone, at);
  return hours.holidays.includes(date) ? null : hours[weekday];
}

/** YYYY-MM-DD in a zone. */
export function localDate(timeZone: TimeZone, at: number): string {
  return localTime(timeZone, at).date;
}

/** The date `days` later, or earlier if negative. Dates have no zone, so days are counted in UTC. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The moment at which the zone's clock shows this minute of this day, ms since the epoch. A minute that the clock skips in
 * spring is one hour later; of a minute that it shows twice in fall, the first counts.
 */
export function momentOf(timeZone: TimeZone, date: string, minute: number): number {
  const local = Date.parse(`${date}T00:00Z`) + minute * MINUTE_MS;
  // Offsets before and after a clock change that may be near.
  const offsets = [local - DAY_MS, local + DAY_MS].map((at) => offsetMinutes(timeZone, at));
  const candidates = offsets.map((minutes) => local - minutes * MINUTE_MS);
  const right = candidates.filter((at) => at + offsetMinutes(timeZone, at) * MINUTE_MS === local);
  return Math.min(...(right.length > 0 ? right : [Math.max(...candidates)]));
}

/** A time as the office reads it: "Sat, Nov 21, 2026, 9:05 AM EST". */
export function officeTime(timeZone: string, at: number): string {
  return formatOf('en-US', FULL, timeZone)
    .format(at)
    .replace(/\u202f/g, ' ');
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** "08:30" becomes 510. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Date (YYYY-MM-DD), weekday and minute of the day in a zone; `millisecond` is the time passed within that minute. */
export function localTime(timeZone: TimeZone, at: number) {
  if (typeof timeZone === 'string') return namedZoneTime(timeZone, at);
  const { name, offsets } = timeZone;
  const next = offsets.findIndex(([from]) => from > at);
  const offset = offsets[next - 1];
  if (!offset) return namedZoneTime(name, at);
  const local = new Date(at + offset[1] * MINUTE_MS);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: WEEKDAYS[local.getUTCDay()] as Weekday,
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
    millisecond: at % MINUTE_MS,
  };
}

/**
 * A zone with its offsets over whole years, found by comparing days, then minutes.
 * @param firstYear as in 2026. @param years number of years from then on.
 */
export function zoneWithOffsets(
  name: string,
  firstYear: number,
  years: number,
): Exclude<TimeZone, string> {
  const start = Date.UTC(firstYear, 0, 1);
  const end = Date.UTC(firstYear + years, 0, 1);
  const offsets: [number, number][] = [[start, offsetMinutes(name, start)]];
  for (let day = start; day < end; day += DAY_MS) {
    if (offsetMinutes(name, day) === offsetMinutes(name, day + DAY_MS)) continue;
    let at = day;
    while (offsetMinutes(name, at) === offsetMinutes(name, day)) at += MINUTE_MS;
    offsets.push([at, offsetMinutes(name, at)]);
  }
  return { name, offsets: [...offsets, [end, 0]] };
}

/** Minutes east of UTC. @param at ms since the epoch. */
export function offsetMinutes(timeZone: TimeZone, at: number): number {
  const { date, minute } = localTime(timeZone, at);
  const minutesUtc = Math.floor(at / MINUTE_MS);
  return Date.parse(`${date}T00:00Z`) / MINUTE_MS + minute - minutesUtc;
}

function namedZoneTime(timeZone: string, at: number) {
  const parts = formatOf('en-US', TIME, timeZone).formatToParts(at);
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    weekday: part('weekday').toLowerCase() as Weekday,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
    millisecond: at % MINUTE_MS,
  };
}

/** One format for everything: on a phone, creating a formatter takes longer than using it a hundred times. */
const TIME: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
};
const FULL: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/**
 * Cached, because creating a formatter takes longer than saving a lead. Every lead needs one for its reminder, and a page for
 * each promise.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

export function formatOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, known);
  return known;
}
