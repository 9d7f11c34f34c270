/** When the office must call: the promise that the visitor read. */
import type { Site } from '../content/site-schema.ts';
import { afterOfficeMinutes } from '../hours/office-hours.ts';

const MINUTE_MS = 60_000;
/** Minutes of office hours in which a lead is due for the office if the company promises no time. */
export const RESPONSE_MINUTES = 60;
/** Older due leads are not at the top of the list: they would hide promises that can still be kept. */
export const CALL_NEXT_DAYS = 7;

/**
 * When the promise ends that the visitor read, "We call or text you by 10:48 am": a whole minute, as in that sentence.
 * @param receivedAt ms since the epoch
 * @returns null if the office never opens
 */
export function promisedBy(
  { hours, contact, claims }: Pick<Site, 'hours' | 'contact' | 'claims'>,
  receivedAt: number,
): number | null {
  const minutes = claims.response_minutes || RESPONSE_MINUTES;
  const due = afterOfficeMinutes(hours, contact.time_zone, receivedAt, minutes);
  return due === null ? null : Math.ceil(due / MINUTE_MS) * MINUTE_MS;
}
