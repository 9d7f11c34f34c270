/** Days and windows in words, in the current language. Local times have no zone, so they are formatted as UTC. */
import * as m from '#messages';
import { clock, clockOf } from '../hours/live-promise.ts';
import { localTime, type TimeZone } from '../hours/office-hours.ts';
import { pageLocale } from '../language/language.ts';
import type { VisitWindow } from './visit-windows.ts';

/** "Tuesday, December 1". */
export function dayWords(day: string): string {
  return format(`${day}T00:00Z`, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "8 am to 12 pm". */
export function timeWords(window: string): string {
  const [from = '', to = ''] = window.split('-').map(clock);
  return m.visits_from_to({ from, to });
}

/** "Tuesday, December 1 at 8 am" in a zone. @param at ms since the epoch */
export function momentWords(zone: TimeZone, at: number): string {
  const { date, minute } = localTime(zone, at);
  return m.visits_moment({ day: dayWords(date), time: clockOf(minute) });
}

/** "Tuesday, December 1, 8 am to 12 pm". */
export function windowWords({ day, window }: VisitWindow): string {
  return m.visits_day_and_time({ day: dayWords(day), time: timeWords(window) });
}

function format(at: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(pageLocale(), { ...options, timeZone: 'UTC' })
    .format(Date.parse(at))
    .replace(/[\u202f\u00a0]/g, ' ');
}
