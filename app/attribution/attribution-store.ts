/** Remembers on this device how the visitor found us, where they allow it, and gives it to what they send. */
import {
  addTouch,
  attributionOf,
  readTouch,
  type Touch,
  type Touches,
} from '../../domain/attribution/attribution.ts';
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
  const known = readKept();
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
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** How this document was reached; of the framed form, the page around it. Null when that is another site's. */
function readVisit(now: number): Touch | null {
  try {
    const { performance, document } = window.parent;
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation ? readTouch(new URL(navigation.name), document.referrer, now) : null;
  } catch {
    return null;
  }
}

function readKept(): Touches | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Touches | null;
    return kept?.first?.at && kept.last?.at ? kept : null;
  } catch {
    return null;
  }
}

function keep(touches: Touches | null): void {
  try {
    if (touches) localStorage.setItem(KEY, JSON.stringify(touches));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the visit is known as long as the page lasts.
  }
}
