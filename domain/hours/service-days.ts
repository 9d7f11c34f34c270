/** The days ahead as the office counts them, and which call gets a visit on which of them (spec §1, §9). */
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
  /** null = closed that day. */
  hours: { opens: string; closes: string } | null;
  /** False where nobody drives: the office or its visits are closed. */
  hasVisits: boolean;
}

/** The hours of the office, and the days on which nobody drives though it may be open (`closed` of visits.yaml), YYYY-MM-DD. */
export type ServiceHours = Site['hours'] & { visits_closed?: readonly string[] };

/** A call that gets a visit. */
interface VisitCall {
  /** The day of the call. */
  call: Day;
  /** Minute of that day before which to call: that of `next_day_calls_before`, or closing where that is earlier. */
  before: number;
  visit: Day;
}

const DAY_MS = 86_400_000;

/** Today and the two weeks that follow, holidays closed. */
export function daysFrom(hours: ServiceHours, timeZone: TimeZone, at: number): Day[] {
  // Noon to noon, so that a day of 23 or 25 hours is still one day.
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
 * The first call from now on that gets a visit: on a workday, before `next_day_calls_before`. Null where no day is promised.
 * @param days as from daysFrom. @param minute of today.
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

/** The first later day on which technicians visit: a workday, or the Saturday a setting allows after a Friday. */
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
