/** The opening hours of a week in words. */
import * as m from '#messages';
import { capitalized } from '../language/capitalized.ts';
import { pageLocale } from '../language/language.ts';
import { clock } from './live-promise.ts';
import type { OpeningHours, Weekday } from './office-hours.ts';

/** Weekdays from Monday, each with a date that falls on it. */
const WEEK: [Weekday, string][] = [
  ['monday', '2024-01-01'],
  ['tuesday', '2024-01-02'],
  ['wednesday', '2024-01-03'],
  ['thursday', '2024-01-04'],
  ['friday', '2024-01-05'],
  ['saturday', '2024-01-06'],
  ['sunday', '2024-01-07'],
];

/** As in "Monday to Friday 8 am to 6 pm, Saturday 9 am to 12 pm"; empty if no day is open. */
export function hoursOfWeek(hours: Pick<OpeningHours, Weekday>): string {
  const runs: { from: string; until: string; opens: string; closes: string; next: number }[] = [];
  for (const [index, [day, date]] of WEEK.entries()) {
    const open = hours[day];
    if (!open) continue;
    const last = runs.at(-1);
    if (last?.next === index && last.opens === open.opens && last.closes === open.closes) {
      last.until = date;
      last.next = index + 1;
    } else runs.push({ ...open, from: date, until: date, next: index + 1 });
  }
  const words = runs.map(({ from, until, opens, closes }) =>
    m.hours_range({
      days:
        from === until
          ? dayName(from)
          : m.hours_days({ from: dayName(from), until: dayName(until) }),
      ...{ opens: clock(opens), closes: clock(closes) },
    }),
  );
  return capitalized(words.join(', '));
}

const dayName = (date: string) =>
  new Intl.DateTimeFormat(pageLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
