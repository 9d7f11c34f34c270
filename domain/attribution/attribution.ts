/**
 * How a visitor found the company: the first and the last touch within 90 days. Pure rules; site/lib/attribution decides
 * what is stored on the device.
 */

/** URL parameters that name a campaign or an ad. */
const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
] as const;

const TOUCH_FIELDS = [...CAMPAIGN_PARAMETERS, 'referrer', 'landing_page', 'at'] as const;
type TouchField = (typeof TOUCH_FIELDS)[number];

/** Field names of a lead's attribution, in reading order. */
export const ATTRIBUTION_FIELDS = (['first', 'last'] as const).flatMap((which) =>
  TOUCH_FIELDS.map((field) => `${which}_${field}` as const),
);

/**
 * One arrival. `referrer` is another site's URL without its query; `landing_page` a path on this site; `at` an ISO time.
 * Empty fields are left out.
 */
export type Touch = Partial<Record<TouchField, string>> & { landing_page: string; at: string };
export interface Touches {
  first: Touch;
  last: Touch;
}

/** Lifetime of a touch, ms. */
export const TOUCH_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** Longer values are cut, characters. */
const MAX_LENGTH = 200;

/** @param landing the URL the visit began at. @param referrer `document.referrer`. @param now ms. */
export function readTouch(landing: URL, referrer: string, now: number): Touch {
  const touch: Touch = { landing_page: landing.pathname, at: new Date(now).toISOString() };
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = landing.searchParams.get(name);
    if (value) touch[name] = value.slice(0, MAX_LENGTH);
  }
  // Browsers from before 2024 lack URL.parse; the referrer is then left out.
  const from = (URL as { parse?: typeof URL.parse }).parse?.(referrer);
  // Apps use their own schemes, such as android-app://com.example.
  if (from?.host && from.host !== landing.host) {
    touch.referrer = `${from.protocol}//${from.host}${from.pathname}`.slice(0, MAX_LENGTH);
  }
  return touch;
}

/** True if the touch names a campaign or a referrer. A typed URL has neither. */
function isTelling(touch: Touch): boolean {
  return Object.keys(touch).length > 2;
}

/** The touches after another arrival. A repeated arrival changes nothing. Null if no touch counts. */
export function addTouch(known: Touches | null, touch: Touch, now: number): Touches | null {
  const isFresh = (one: Touch) => now - Date.parse(one.at) < TOUCH_LIFETIME_MS;
  const fresh = known && isFresh(known.last) ? known : null;
  const first = fresh && (isFresh(fresh.first) ? fresh.first : fresh.last);
  if (!isTelling(touch)) return fresh && first && { ...fresh, first };
  return { first: first ?? touch, last: fresh && isSame(fresh.last, touch) ? fresh.last : touch };
}

/** The touches as a lead carries them: `first_utm_source`, `last_referrer` and so on. */
export function attributionOf(touches: Touches): Record<string, string> {
  const entries = (['first', 'last'] as const).flatMap((which) =>
    Object.entries(touches[which]).map(([field, value]) => [`${which}_${field}`, value]),
  );
  return Object.fromEntries(entries);
}

/** Compares all but the time: reloading a page is not a second arrival. */
function isSame({ at: _one, ...known }: Touch, { at: _other, ...touch }: Touch): boolean {
  return JSON.stringify(known) === JSON.stringify(touch);
}
