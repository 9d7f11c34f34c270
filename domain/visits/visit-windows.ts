/** When a visit is possible: which windows are offered, and so accepted. Days and windows are local; moments depend on the zone. */
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

/** A part of a day, as stored. */
export interface VisitWindow {
  /** YYYY-MM-DD in the office's time zone. */
  day: string;
  /** `08:00-12:00` in the office's time zone. */
  window: string;
}

/** The visit settings, completed from other files. */
export interface VisitRules extends VisitSettings {
  zone: TimeZone;
  /** Jobs done at dusk, by the names used in requests, and their window. Default none. */
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

/** True if customers can request visits; without windows only the office books them. */
export const hasWindows = ({ windows }: Pick<VisitSettings, 'windows'>): boolean =>
  Object.values(windows).some(({ length }) => length > 0);

/** Most windows that one request can have. */
export const MAX_WISHES = 3;

const HOUR_MS = 3_600_000;

/** Key of one window on one day in forms and maps, as in `2026-12-01 08:00-12:00`. */
export const windowKey = ({ day, window }: VisitWindow): string => `${day} ${window}`;

/** Parses a result of `windowKey`; null if it is not one. */
export function readWindowKey(key: string): VisitWindow | null {
  const [, day, window] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}-\d{2}:\d{2})$/.exec(key) ?? [];
  return day && window ? { day, window } : null;
}

/** The window of a visit, also after it was canceled; null if it was never booked. */
export const windowOf = ({
  day,
  window,
}: {
  day: string | null;
  window: string | null;
}): VisitWindow | null => (day !== null && window !== null ? { day, window } : null);

/** The area and service of a request. */
export interface VisitAsk {
  /** The area whose spots are counted; null if the place is not served, or not known. */
  area: string | null;
  /** The service as in the request; empty if none was chosen. */
  service: string;
}

/** Name under which the office counts visits in places without an area. */
export const NO_AREA = 'other';

/** The area and service of a stored request. */
export function askOfLead(
  lead: { address: string; service_needed: string },
  areas: Area[],
): VisitAsk {
  return { area: placeOfLead(lead, areas).area?.id ?? null, service: lead.service_needed };
}

/** How a service is booked; null if it has no visits. The office decides about a request without a service. */
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
 * The open windows, in order. Only these are accepted.
 * @param taken number of taken spots by `windowKey`; 0 if absent
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

/** Windows of one day, in order; none on a closed day. A job done at dusk has its own window, on days with any. */
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

/** The first day and `count` days after it. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, index) => addDays(first, index));
}

/** False if a window ends before it begins, for example because the clocks are set forward during it. */
function hasLength(zone: TimeZone, window: VisitWindow): boolean {
  const { from, to } = momentsOf(zone, window);
  return to > from;
}

/** How far ahead the office can book a visit, ms: two years. Requests are stored as long as their visit is ahead. */
const LONGEST_AHEAD_MS = 2 * 366 * 86_400_000;

/** True if the office may book it. @param now ms since the epoch */
export function isBookable(zone: TimeZone, window: VisitWindow, now: number): boolean {
  return hasLength(zone, window) && beginOf(zone, window) - now < LONGEST_AHEAD_MS;
}

/** Start and end of a window, ms since the epoch. */
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

/** Until when a customer may move or cancel a visit, ms since the epoch. */
export function changeableUntil(
  { zone, change_hours }: Pick<VisitRules, 'zone' | 'change_hours'>,
  window: VisitWindow,
): number {
  return momentsOf(zone, window).from - change_hours * HOUR_MS;
}

/** Minute of the day before a visit at which the reminder is sent: 10 am. */
const REMINDER_MINUTE = 600;

/** When the customer is reminded, ms since the epoch; null if that time has passed. */
export function reminderAt(zone: TimeZone, { day }: VisitWindow, now: number): number | null {
  const at = momentOf(zone, addDays(day, -1), REMINDER_MINUTE);
  return at > now ? at : null;
}
