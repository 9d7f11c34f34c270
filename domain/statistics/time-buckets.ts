/**
 * Days, weeks and months of the office's calendar. A day is 23 or 25 hours long where the clock changes: what falls on which is
 * read from the zone's clock, never counted in hours.
 */
import { daysBetween } from '../hours/office-days.ts';
import { addDays, momentOf, type TimeZone, zoneWithOffsets } from '../hours/office-hours.ts';

export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

/** A day, week or month of a span; the first and the last may be cut off by it. Both dates are YYYY-MM-DD and belong to it. */
export interface Bucket {
  from: string;
  to: string;
}

/** Days of a span, both ends included. */
export const daysIn = (from: string, to: string) => daysBetween(from, to) + 1;

/** As fine as a screen can show it. */
export function unitFor(from: string, to: string): Unit {
  const days = daysIn(from, to);
  return days <= 62 ? 'day' : days <= 400 ? 'week' : 'month';
}

/** Weeks begin on Monday. */
export function bucketsOf(from: string, to: string, unit: Unit): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; start <= to; ) {
    const last = lastDayOf(start, unit);
    const end = last < to ? last : to;
    buckets.push({ from: start, to: end });
    start = addDays(end, 1);
  }
  return buckets;
}

function lastDayOf(date: string, unit: Unit): string {
  if (unit === 'day') return date;
  const day = new Date(`${date}T00:00Z`);
  if (unit === 'week') return addDays(date, (7 - day.getUTCDay()) % 7);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
  return last.toISOString().slice(0, 10);
}

/** Finds the bucket of a date; -1 = outside of them all. */
export function bucketFinder(buckets: Bucket[]): (date: string) => number {
  const known = new Map<string, number>();
  for (const [index, { from, to }] of buckets.entries())
    for (let date = from; date <= to; date = addDays(date, 1)) known.set(date, index);
  return (date) => known.get(date) ?? -1;
}

/** The zone with its offsets over the years of a span: quick where many times are asked for. */
export function zoneOver(timeZone: string, from: string, to: string): TimeZone {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return zoneWithOffsets(timeZone, first - 1, last - first + 3);
}

/** The moment at which a day begins by the zone's clock, ms since the epoch. */
export function startOfDay(timeZone: TimeZone, date: string): number {
  return momentOf(timeZone, date, 0);
}
