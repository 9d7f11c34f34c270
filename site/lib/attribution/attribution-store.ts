/** Stores on this device how the visitor found the company, if they allow it, and adds it to their submissions. */
import {
  addTouch,
  attributionOf,
  readTouch,
  type Touch,
  type Touches,
} from '../../../domain/attribution/attribution.ts';
import { attempt } from '../browser/attempt.ts';
import { readArrival } from '../browser/frames.ts';
import { deviceStorage, readJson } from '../browser/storage.ts';
import { isTrackingRefused } from '../privacy/privacy-choice.ts';

/** Browser storage key. */
const KEY = 'attribution';

/** Records this visit. @returns the touches; null if there is none or the visitor refused */
export function rememberVisit(now = Date.now()): Touches | null {
  if (isTrackingRefused()) {
    forgetAttribution();
    return null;
  }
  const visit = readVisit(now);
  const known = readStored();
  const touches = visit ? addTouch(known, visit, now) : known;
  if (JSON.stringify(touches) !== JSON.stringify(known))
    deviceStorage.write(KEY, touches && JSON.stringify(touches));
  return touches;
}

/** The attribution of a submission: both touches; for a visit without campaign and referrer, its first page. */
export function currentAttribution(now = Date.now()): Record<string, string> | undefined {
  const touches = rememberVisit(now);
  if (touches) return attributionOf(touches);
  if (isTrackingRefused()) return undefined;
  const visit = readVisit(now);
  return visit ? attributionOf({ first: visit, last: visit }) : undefined;
}

export function forgetAttribution(): void {
  deviceStorage.write(KEY, null);
}

/** How this page, or the page around the framed form, was reached. Null if that is another site's. */
function readVisit(now: number): Touch | null {
  const arrival = readArrival();
  // A URL that can't be parsed must not lose the request.
  return arrival && attempt(() => readTouch(new URL(arrival.url), arrival.referrer, now), null);
}

function readStored(): Touches | null {
  const stored = readJson(deviceStorage, KEY) as Touches | null;
  return stored?.first?.at && stored.last?.at ? stored : null;
}
