/** What the office can promise right now (spec §1, §9): a visit on the next service day, or when it opens. */
import * as m from '#messages';
import type { Site } from '../content/site-schema.ts';
import { pageLocale } from '../language/language.ts';
import {
  afterOfficeMinutes,
  formatOf,
  isOfficeOpen,
  localDate,
  localTime,
  minutesOf,
  offsetMinutes,
  type TimeZone,
} from './office-hours.ts';
import { type DayName, daysFrom, nextVisitCall, type ServiceHours } from './service-days.ts';

const MINUTE_MS = 60_000;

/** What the call bar says about the office (spec §4), based on the same hours as the promise. */
interface Availability {
  /** True if the office answers the phone now. */
  open: boolean;
  /** True if the next call in time gets a visit on the very next day; only then is "*Next Day Service!" true. */
  nextDay: boolean;
  /** Until when the office is open, or when it opens again; null if not within two weeks. */
  sentence: string | null;
  /**
   * While the office is closed, label of the button that requests a call at opening time, as in "Call me at 8:00"; otherwise null.
   */
  callMe: string | null;
}

/**
 * What a call gets right now, as in "Call in the next 2 h 13 min for a visit tomorrow. 24/7 emergency line: the same number."
 * While the office is closed, one message says what happens to a call now, and when the office is back. Null if it never opens.
 * @param at ms since the epoch. @param timeZone of the office. @param zone result of zoneToName
 * @param promisesVisit false if the page is not about a next-day service: then the sentence has only hours
 */
export function callSentence(
  hours: ServiceHours,
  timeZone: TimeZone,
  at: number,
  promisesVisit: boolean,
  zone = '',
): string | null {
  const sentence =
    (promisesVisit && visitSentence(hours, timeZone, at)) ||
    officeSentence(hours, timeZone, at, zone);
  if (!sentence) return null;
  if (isOfficeOpen(hours, timeZone, at)) return joined(sentence, emergencyNote(hours));
  return joined(emergencyNow(hours), sentence);
}

/**
 * The visit that a call right now gets, as in "Call in the next 3 h for a visit on Monday."; null if none, or if the office is
 * closed.
 */
function visitSentence(hours: ServiceHours, timeZone: TimeZone, at: number): string | null {
  const days = daysFrom(hours, timeZone, at);
  const { minute } = localTime(timeZone, at);
  const next = nextVisitCall(hours, days, minute);
  if (!next || next.call !== days[0] || !isOfficeOpen(hours, timeZone, at)) return null;
  return m.hours_call_in_the_next_for_a_visit({
    minutes_left: duration(next.before - minute),
    day: dayPhrase(next.visit.name),
  });
}

/**
 * Until when the office is open, or when it opens again, as in "The office is back on Monday at 8 am." Null if not within two
 * weeks.
 */
function officeSentence(
  hours: Site['hours'],
  timeZone: TimeZone,
  at: number,
  zone: string,
): string | null {
  const days = daysFrom(hours, timeZone, at);
  const today = days[0]?.hours;
  if (today && isOfficeOpen(hours, timeZone, at))
    return m.hours_open_now_until({ closes: inZone(clock(today.closes), zone) });
  const opening = nextOpening(days, localTime(timeZone, at).minute);
  return opening && m.hours_office_is_back(opensAt(opening, zone));
}

function joined(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** @param minute of today. @returns null if there is none within two weeks */
function nextOpening(
  days: ReturnType<typeof daysFrom>,
  minute: number,
): { day: DayName; opens: string } | null {
  const opening = days.find(
    (day, index) => day.hours && (index > 0 || minute < minutesOf(day.hours.opens)),
  );
  return opening?.hours ? { day: opening.name, opens: opening.hours.opens } : null;
}

/** The opening hours as text, with the emergency line if there is one (spec §9). */
export function hoursInWords(hours: Site['hours']): string {
  return joined(hours.label && `${hours.label}.`, emergencyNote(hours));
}

/** Which number is answered at any hour (spec §9): the one shown beside it, or a separate one. Empty without an emergency line. */
export function emergencyNote(hours: Site['hours']): string {
  const { emergency_24_7, emergency_label, emergency_phone } = hours;
  if (!emergency_24_7) return '';
  return emergency_phone
    ? m.hours_emergency_own_number({ emergency_label, phone: emergency_phone })
    : m.hours_emergency_same_number({ emergency_label });
}

/** What happens to a call while the office is closed. Empty without an emergency line. */
function emergencyNow({ emergency_24_7, emergency_label, emergency_phone }: Site['hours']): string {
  if (!emergency_24_7) return '';
  return emergency_phone
    ? m.hours_emergency_answers_own_number({ emergency_label, phone: emergency_phone })
    : m.hours_emergency_answers_now({ emergency_label });
}

/**
 * Replaces "Call if you need a response sooner" while the phone is not answered, as in "We answer the phone tomorrow from 8 am."
 * Null while it is answered: in office hours, and at any hour if the number is also the emergency line.
 * @param at ms since the epoch. @param timeZone of the office. @param zone result of zoneToName
 */
export function unansweredSentence(
  hours: Site['hours'],
  timeZone: TimeZone,
  at: number,
  zone = '',
): string | null {
  const { emergency_24_7, emergency_phone } = hours;
  if ((emergency_24_7 && !emergency_phone) || isOfficeOpen(hours, timeZone, at)) return null;
  const opening = nextOpening(daysFrom(hours, timeZone, at), localTime(timeZone, at).minute);
  return opening && m.hours_we_answer_the_phone(opensAt(opening, zone));
}

/**
 * Until when or from when a person answers the phone, as in "Jane Doe answers until 6 pm." Null if the office never opens.
 * @param at ms since the epoch. @param timeZone of the office. @param zone result of zoneToName
 */
export function answersSentence(
  name: string,
  hours: Site['hours'],
  timeZone: TimeZone,
  at: number,
  zone = '',
): string | null {
  const days = daysFrom(hours, timeZone, at);
  const today = days[0]?.hours;
  if (today && isOfficeOpen(hours, timeZone, at))
    return m.hours_name_answers_until({ name, closes: inZone(clock(today.closes), zone) });
  const opening = nextOpening(days, localTime(timeZone, at).minute);
  return opening && m.hours_name_answers_from({ name, ...opensAt(opening, zone) });
}

/** @param at ms since the epoch. @param timeZone of the office. @param zone result of zoneToName */
export function availability(
  hours: ServiceHours,
  timeZone: TimeZone,
  at: number,
  zone = '',
): Availability {
  const days = daysFrom(hours, timeZone, at);
  const { minute } = localTime(timeZone, at);
  const open = isOfficeOpen(hours, timeZone, at);
  const opening = open ? null : nextOpening(days, minute);
  const next = nextVisitCall(hours, days, minute);
  return {
    open,
    nextDay: next !== null && days.indexOf(next.visit) === days.indexOf(next.call) + 1,
    sentence: open
      ? officeSentence(hours, timeZone, at, zone)
      : opening && m.hours_back(opensAt(opening, zone)),
    callMe: opening && callMeAt(opening),
  };
}

/** Short, to fit a button: only the time, and the day unless it is today or tomorrow. */
function callMeAt({ day, opens }: { day: DayName; opens: string }): string {
  const { time, on } = onTheClock(minutesOf(opens));
  const at = { time: time.includes(':') ? time : `${time}:00`, on };
  return day === 'today' || day === 'tomorrow'
    ? m.hours_call_me_at(at)
    : m.hours_call_me_on({ ...at, day: dayPhrase(day) });
}

const ZONE_NAME = { timeZoneName: 'longGeneric' } as const;

/**
 * Name of the office's time zone, as in "Eastern Time"; empty if the visitor's clock shows the same time.
 * @param at ms since the epoch. @param timeZone of the office.
 * @param visitorsMinutes offset of the visitor's clock, minutes east of UTC
 */
export function zoneToName(timeZone: TimeZone, at: number, visitorsMinutes: number): string {
  if (offsetMinutes(timeZone, at) === visitorsMinutes) return '';
  if (typeof timeZone === 'string') return genericZoneName(timeZone);
  return timeZone.genericName ?? genericZoneName(timeZone.name);
}

/** "America/New_York" becomes "Eastern Time", in the page's language. */
export function genericZoneName(timeZone: string): string {
  const parts = formatOf(pageLocale(), ZONE_NAME, timeZone).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * When a request sent now is answered, as in "We call or text you by 10:48 am."; while the office is closed, also when it
 * opens. Null if it never opens, or if `minutes` is 0.
 * @param at ms since the epoch. @param timeZone of the office.
 * @param minutes of office hours within which the office calls (spec §9: one hour)
 * @param zone result of zoneToName
 */
export function responseSentence(
  hours: Site['hours'],
  timeZone: TimeZone,
  at: number,
  minutes: number,
  zone = '',
): string | null {
  const due = minutes > 0 ? afterOfficeMinutes(hours, timeZone, at, minutes) : null;
  if (due === null) return null;
  // Rounded up to a whole minute, so that the promise is never too early.
  const { minute } = localTime(timeZone, due + MINUTE_MS - 1);
  const day = daysFrom(hours, timeZone, at).find(({ date }) => date === localDate(timeZone, due));
  if (!day) return null;
  const time = inZone(clockOf(minute), zone);
  const { minute: now } = localTime(timeZone, at);
  const opening = isOfficeOpen(hours, timeZone, at)
    ? null
    : nextOpening(daysFrom(hours, timeZone, at), now);
  if (opening?.day === day.name)
    return m.hours_we_open_and_call_by({ ...opensAt(opening, zone), due: time });
  const when = day.name === 'today' ? time : `${time} ${dayPhrase(day.name)}`;
  return m.hours_we_call_or_text_you_by({ when });
}

function dayPhrase(day: DayName): string {
  if (day === 'today') return m.hours_today();
  return day === 'tomorrow' ? m.hours_tomorrow() : m.hours_on_day({ day });
}

function opensAt({ day, opens }: { day: DayName; opens: string }, zone: string) {
  return { day: dayPhrase(day), opens: inZone(clock(opens), zone) };
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

function inZone(time: string, zone: string): string {
  return zone ? m.hours_in_zone({ time, zone }) : time;
}

/** "08:00" becomes "8 am". */
export function clock(time: string): string {
  return clockOf(minutesOf(time));
}

/** @param time minutes of the day: 510 is "8:30 am". */
export function clockOf(time: number): string {
  const values = onTheClock(time);
  return Math.floor(time / 60) % 24 < 12 ? m.hours_am(values) : m.hours_pm(values);
}

/** @returns `on`: the hour, on which the Spanish article depends */
function onTheClock(time: number): { time: string; on: number } {
  const [hour, minute] = [Math.floor(time / 60), time % 60];
  const on = hour % 12 || 12;
  return { time: `${on}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`, on };
}
