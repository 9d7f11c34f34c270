/** The coming days as the office counts them, and which call gets a visit on which day (spec §1, §9). */
import type { Site } from '../content/site-schema.ts';
import { capitalized } from '../language/capitalized.ts';
import { localTime, minutesOf, type TimeZone, WEEKDAYS, type Weekday } from './office-hours.ts';

/** "today", "tomorrow", or a weekday as in "Monday". */
export type DayName = string;

export interface Day {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  name: DayName;
  /** null = closed. */
  hours: { opens: string; closes: string } | null;
  /** False if there are no visits that day: the office is closed, or only its visits are. */
  hasVisits: boolean;
}

/** The office hours, and dates without visits on which the office may be open (`closed` in visits.yaml), YYYY-MM-DD. */
export type ServiceHours = Site['hours'] & { visits_closed?: readonly string[] };

/** A call that gets a visit, and the day of the visit. */
interface VisitCall {
  /** The day of the call. */
  call: Day;
  /** Minute of that day before which to call: `next_day_calls_before`, or closing time if that is earlier. */
  before: number;
  visit: Day;
}

const DAY_MS = 86_400_000;

/** Today and the next two weeks; holidays count as closed. */
export function daysFrom(hours: ServiceHours, timeZone: TimeZone, at: number): Day[] {
  // Steps from noon to noon, so that a day of 23 or 25 hours still counts as one day.
  const { minute } = localTime(timeZone, at);
  const noon = at + (12 * 60 - minute) * 60_000;
  return Array.from({ length: 15 }, (_, index) => {
    const then = noon + index * DAY_MS;
    const { date, weekday } = localTime(timeZone, then);
    const open = hours.holidays.includes(date) ? null : hours[weekday];
    return {
      date,
      weekday,
      name: index === 0 ? 'today' : index === 1 ? 'tomorrow' : capitalized(weekday),
      hours: open,
      hasVisits: open !== null && !hours.visits_closed?.includes(date),
    };
  });
}

/**
 * The first call from now on that gets a visit: on a workday, before `next_day_calls_before`. Null if no day is promised.
 * @param days from daysFrom. @param minute of today.
 */
export function nextVisitCall(hours: Site['hours'], days: Day[], minute: number): VisitCall | null {
  if (!hours.next_day_calls_before) return null;
  const latest = minutesOf(hours.next_day_calls_before);
  for (const [index, call] of days.entries()) {
    if (!call.hours || !isWorkday(call.weekday)) continue;
    const before = Math.min(latest, minutesOf(call.hours.closes));
    if (minutesOf(call.hours.opens) >= before || (index === 0 && minute >= before)) continue;
    const visit = visitAfter(call, days.slice(index + 1), hours.friday_next_service_day);
    if (visit) return { call, before, visit };
  }
  return null;
}

/** The first later day with visits: a workday, or the Saturday that a setting allows after a Friday. */
function visitAfter(
  call: Day,
  later: Day[],
  afterFriday: Site['hours']['friday_next_service_day'],
): Day | undefined {
  const saturdayToo = call.weekday === 'friday' && afterFriday === 'saturday';
  return later.find(
    (day, index) =>
      day.hasVisits &&
      (isWorkday(day.weekday) || (saturdayToo && day.weekday === 'saturday' && index === 0)),
  );
}

function isWorkday(weekday: Weekday): boolean {
  return WEEKDAYS.indexOf(weekday) % 6 !== 0;
}
