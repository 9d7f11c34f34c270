/** By when the office has to call: what the visitor was told, and what is left of it. */
import type { Site } from '../content/site-schema.ts';
import { afterOfficeMinutes } from '../hours/office-hours.ts';

const MINUTE_MS = 60_000;
/** What was due longer ago is found in the list, not at its top: it would hide what can still be kept. */
export const CALL_NEXT_DAYS = 7;

/**
 * The end of the promise that a visitor read, "We call or text you by 10:48 am": a whole minute, as there.
 * @param receivedAt ms since the epoch
 * @returns null = the office never opens
 */
export function promisedBy(
  { hours, contact, claims }: Pick<Site, 'hours' | 'contact' | 'claims'>,
  receivedAt: number,
): number | null {
  const due = afterOfficeMinutes(hours, contact.time_zone, receivedAt, claims.response_minutes);
  return due === null ? null : Math.ceil(due / MINUTE_MS) * MINUTE_MS;
}

/**
 * True when nobody wants to be alerted at this minute of the day.
 * @param quiet "21:00" to "07:00" goes over midnight; null = always awake
 */
export function isQuiet(quiet: { from: number; to: number } | null, minute: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  return quiet.from < quiet.to
    ? minute >= quiet.from && minute < quiet.to
    : minute >= quiet.from || minute < quiet.to;
}
