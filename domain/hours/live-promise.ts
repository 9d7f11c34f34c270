/** What the office can promise at this very moment (spec §1, §9): a visit on the next service day, or when it opens. */
import type { Site } from '../content/site-schema.ts';
import {
  afterOfficeMinutes,
  isOfficeOpen,
  localDate,
  localTime,
  minutesOf,
  WEEKDAYS,
  type Weekday,
} from './office-hours.ts';

export type LivePromise =
  /** A call before `minutesLeft` have passed gets a visit on `day`; `open` tells whether someone answers now. */
  | { kind: 'next-visit'; open: boolean; minutesLeft: number; day: DayName; opens: string }
  /** Open, but too late for the next-day promise. */
  | { kind: 'open'; closes: string }
  /** Closed; someone calls back on `day` from `opens` on. */
  | { kind: 'closed'; day: DayName; opens: string }
  /** No opening within two weeks. */
  | { kind: 'unknown' };

/** "today", "tomorrow", or a weekday as in "Monday". */
export type DayName = string;

/** Spec §9: next-day service for calls before noon, Monday to Friday. */
const CALL_BEFORE = 12 * 60;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** @param at ms since the epoch. @param timeZone IANA name of the office's zone. */
export function livePromise(hours: Site['hours'], timeZone: string, at: number): LivePromise {
  const days = daysFrom(hours, timeZone, at);
  const [today] = days;
  if (!today) return { kind: 'unknown' };
  const { minute } = localTime(timeZone, at);
  const open = today.hours !== null && isOfficeOpen(hours, timeZone, at);
  const visit = nextVisit(days, hours.friday_next_service_day);
  if (today.hours && isWorkday(today.weekday) && minute < CALL_BEFORE && visit)
    return {
      kind: 'next-visit',
      open,
      minutesLeft: CALL_BEFORE - minute,
      day: visit,
      opens: today.hours.opens,
    };
  if (open && today.hours) return { kind: 'open', closes: today.hours.closes };
  const next = days.find(
    (day) => day.hours && (day !== today || minute < minutesOf(day.hours.opens)),
  );
  return next?.hours
    ? { kind: 'closed', day: next.name, opens: next.hours.opens }
    : { kind: 'unknown' };
}

/** The promise in words, as in "Call in the next 2 h 13 min for a visit tomorrow." */
export function promiseSentence(promise: LivePromise): string | null {
  switch (promise.kind) {
    case 'next-visit':
      return promise.open
        ? `Call in the next ${duration(promise.minutesLeft)} for a visit ${dayPhrase(promise.day)}.`
        : `We open at ${clock(promise.opens)} today. Call before noon for a visit ${dayPhrase(promise.day)}.`;
    case 'open':
      return `Open now, until ${clock(promise.closes)}.`;
    case 'closed':
      return `Closed now. We call you ${dayPhrase(promise.day)} from ${clock(promise.opens)}.`;
    case 'unknown':
      return null;
  }
}

/**
 * By when a request sent at this moment is answered, as in "We call or text you by 9 am on Monday." Null when the
 * office never opens.
 * @param at ms since the epoch. @param timeZone IANA name of the office's zone.
 * @param minutes of office time, after which we have called (spec §9: one hour)
 */
export function responseSentence(
  hours: Site['hours'],
  timeZone: string,
  at: number,
  minutes: number,
): string | null {
  const due = afterOfficeMinutes(hours, timeZone, at, minutes);
  if (due === null) return null;
  // A whole minute, and none too early.
  const { minute } = localTime(timeZone, due + MINUTE - 1);
  const day = daysFrom(hours, timeZone, at).find(({ date }) => date === localDate(timeZone, due));
  if (!day) return null;
  const when = day.name === 'today' ? clockOf(minute) : `${clockOf(minute)} ${dayPhrase(day.name)}`;
  return `We call or text you by ${when}.`;
}

interface Day {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  name: DayName;
  /** null = closed that day. */
  hours: { opens: string; closes: string } | null;
}

/** Today and the two weeks that follow, holidays closed. */
function daysFrom(hours: Site['hours'], timeZone: string, at: number): Day[] {
  // Noon to noon, so that a day of 23 or 25 hours is still one day.
  const { minute } = localTime(timeZone, at);
  const noon = at + (12 * 60 - minute) * 60_000;
  return Array.from({ length: 15 }, (_, index) => {
    const then = noon + index * DAY;
    const { weekday } = localTime(timeZone, then);
    const date = localDate(timeZone, then);
    return {
      date,
      weekday,
      name: index === 0 ? 'today' : index === 1 ? 'tomorrow' : capitalized(weekday),
      hours: hours.holidays.includes(date) ? null : hours[weekday],
    };
  });
}

/** The first day after today on which technicians visit: a workday, or the Saturday a setting allows after a Friday. */
function nextVisit(days: Day[], afterFriday: Site['hours']['friday_next_service_day']) {
  const [today, ...later] = days;
  const saturdayToo = today?.weekday === 'friday' && afterFriday === 'saturday';
  return later.find(
    (day) =>
      day.hours &&
      (isWorkday(day.weekday) ||
        (saturdayToo && day.weekday === 'saturday' && day.name === 'tomorrow')),
  )?.name;
}

function isWorkday(weekday: Weekday): boolean {
  return WEEKDAYS.indexOf(weekday) % 6 !== 0;
}

function dayPhrase(day: DayName): string {
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`;
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/** "08:00" to "8 am". */
function clock(time: string): string {
  return clockOf(minutesOf(time));
}

/** @param time minutes of the day: 510 is "8:30 am". */
function clockOf(time: number): string {
  const [hour, minute] = [Math.floor(time / 60), time % 60];
  const half = hour % 24 < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
