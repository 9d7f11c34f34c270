/** Remembers on this device how the visitor found us, where they allow it, and gives it to what they send. */
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

/** Notes this visit. @returns what is known now; null when nothing is, or nothing may be. */
export function rememberVisit(now = Date.now()): Touches | null {
  if (isTrackingRefused()) {
    forgetAttribution();
    return null;
  }
  const visit = readVisit(now);
  const known = readStored();
  const touches = visit ? addTouch(known, visit, now) : known;
  if (JSON.stringify(touches) !== JSON.stringify(known)) keep(touches);
  return touches;
}

/** What goes along with a submission: both touches, or of a visit that tells nothing the page it began at. */
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

/** How this document was reached; of the framed form, the page around it. Null when that is another site's. */
function readVisit(now: number): Touch | null {
  const arrival = readArrival();
  // What can't be read must not cost the request that it would go along with.
  return arrival && attempt(() => readTouch(new URL(arrival.url), arrival.referrer, now), null);
}

function readStored(): Touches | null {
  const stored = readJson(deviceStorage, KEY) as Touches | null;
  return stored?.first?.at && stored.last?.at ? stored : null;
}

function keep(touches: Touches | null): void {
  deviceStorage.write(KEY, touches && JSON.stringify(touches));
}
