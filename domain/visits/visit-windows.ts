/** When a visit can be: which windows are offered, and so accepted. Days and windows are local; moments follow from the zone. */
import type { Area, Site } from '../content/site-schema.ts';
import type { VisitSettings } from '../content/visits-schema.ts';
import {
  addDays,
  localDate,
  minutesOf,
  momentOf,
  type TimeZone,
  WEEKDAYS,
} from '../hours/office-hours.ts';
import { placeOfLead } from '../lead/lead-place.ts';

/** A part of a day, as it is stored. */
export interface VisitWindow {
  /** YYYY-MM-DD at the office. */
  day: string;
  /** `08:00-12:00` there. */
  window: string;
}

/** The settings with what other files have to do with them. */
export interface VisitRules extends VisitSettings {
  zone: TimeZone;
  /** Jobs that are done at dusk, by the names that requests have, and their window. Default none. */
  dusk?: { names: string[]; window: string } | undefined;
}

export function visitRules(
  settings: VisitSettings,
  { hours, contact }: Pick<Site, 'hours' | 'contact'>,
  dusk?: VisitRules['dusk'],
): VisitRules {
  return {
    ...settings,
    closed: [...settings.closed, ...hours.holidays],
    zone: contact.time_zone,
    dusk,
  };
}

/** Whether customers may ask for a visit: without windows the office alone books one. */
export const hasWindows = ({ windows }: Pick<VisitSettings, 'windows'>): boolean =>
  Object.values(windows).some(({ length }) => length > 0);

/** Most windows that one request names. */
export const MAX_WISHES = 3;

const HOUR_MS = 3_600_000;

/** Names one window of one day in forms and maps, as `2026-12-01 08:00-12:00`. */
export const windowKey = ({ day, window }: VisitWindow): string => `${day} ${window}`;

/** What `windowKey` made; null = it names none. */
export function readWindowKey(key: string): VisitWindow | null {
  const [, day, window] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}-\d{2}:\d{2})$/.exec(key) ?? [];
  return day && window ? { day, window } : null;
}

/** What is asked for. */
interface VisitAsk {
  /** The area whose spots are counted; null = the place is not served, or not known. */
  area: string | null;
  /** As the request has it; empty = none was named. */
  service: string;
}

/** Where visits of places that are in no area are counted, by the office alone. */
export const NO_AREA = 'other';

/** Of a stored request. */
export function askOfLead(
  lead: { address: string; service_needed: string },
  areas: Area[],
): VisitAsk {
  return { area: placeOfLead(lead, areas).area?.id ?? null, service: lead.service_needed };
}

/** How a visit is booked for a service; null = none is. A request that names no service is read by the office. */
export function bookingOf(
  { services, booking }: Pick<VisitSettings, 'services' | 'booking'>,
  service: string,
): VisitSettings['booking'] | null {
  if (!services) return booking;
  if (!service.trim()) return 'request';
  const name = service.trim().toLowerCase();
  const found = services.find((one) => one.name.trim().toLowerCase() === name);
  return found ? (found.booking ?? booking) : null;
}

export function spotsOf(
  { spots, area_spots }: Pick<VisitSettings, 'spots' | 'area_spots'>,
  area: string,
): number {
  return area_spots[area] ?? spots;
}

/**
 * The windows that are open, in order. What is accepted is what is offered here.
 * @param taken spots that are taken, by `windowKey`; none = 0
 * @param now ms since the epoch
 */
export function offeredWindows(
  rules: VisitRules,
  { area, service }: VisitAsk,
  taken: ReadonlyMap<string, number>,
  now: number,
): VisitWindow[] {
  if (area === null || bookingOf(rules, service) === null) return [];
  const spots = spotsOf(rules, area);
  const earliest = now + rules.hours_ahead * HOUR_MS;
  return daysFrom(localDate(rules.zone, now), rules.days_ahead).flatMap((day) =>
    windowsOn(rules, day, service)
      .map((window) => ({ day, window }))
      .filter(
        (one) =>
          (taken.get(windowKey(one)) ?? 0) < spots &&
          beginOf(rules.zone, one) >= earliest &&
          hasLength(rules.zone, one),
      ),
  );
}

/** Windows of one day, in order; none on a closed day. A job of the dusk has its own on each day that has any. */
function windowsOn(
  { windows, closed, dusk }: VisitRules,
  day: string,
  service: string,
): readonly string[] {
  if (closed.includes(day)) return [];
  const weekday = WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? 'sunday';
  const ofDay = windows[weekday];
  const name = service.trim().toLowerCase();
  const isAtDusk = dusk?.names.some((one) => one.toLowerCase() === name);
  return dusk && isAtDusk && ofDay.length > 0 ? [dusk.window] : ofDay;
}

/** This day and so many after it. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, index) => addDays(first, index));
}

/** False where a window ends before it begins, also because the clocks are set forward over it. */
function hasLength(zone: TimeZone, window: VisitWindow): boolean {
  const { from, to } = momentsOf(zone, window);
  return to > from;
}

/** Longest time ahead at which the office books a visit, ms: two years. A request stays as long as its visit is to come. */
const LONGEST_AHEAD_MS = 2 * 366 * 86_400_000;

/** Whether the office may book it. @param now ms since the epoch */
export function isBookable(zone: TimeZone, window: VisitWindow, now: number): boolean {
  return hasLength(zone, window) && beginOf(zone, window) - now < LONGEST_AHEAD_MS;
}

/** When a window begins and ends, ms since the epoch. */
export function momentsOf(
  zone: TimeZone,
  { day, window }: VisitWindow,
): { from: number; to: number } {
  return {
    from: beginOf(zone, { day, window }),
    to: momentOf(zone, day, minutesOf(window.slice(6))),
  };
}

const beginOf = (zone: TimeZone, { day, window }: VisitWindow) =>
  momentOf(zone, day, minutesOf(window.slice(0, 5)));

/** Until when a customer may move or cancel it, ms since the epoch. */
export function changeableUntil(
  { zone, change_hours }: Pick<VisitRules, 'zone' | 'change_hours'>,
  window: VisitWindow,
): number {
  return momentsOf(zone, window).from - change_hours * HOUR_MS;
}

/** Minute of the day before a visit at which it is told of it: 10 o'clock. */
const REMINDER_MINUTE = 600;

/** When a customer is reminded, ms since the epoch; null = that is over. */
export function reminderAt(zone: TimeZone, { day }: VisitWindow, now: number): number | null {
  const at = momentOf(zone, addDays(day, -1), REMINDER_MINUTE);
  return at > now ? at : null;
}
