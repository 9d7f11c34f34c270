/**
 * How a visitor found the company: the first and the last touch that say so, for 90 days. Pure rules; what is kept
 * on the device, and when not, is in app/lib/attribution.
 */

/** Parameters of a URL that say which campaign or ad it belongs to. */
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

/** Names a lead's attribution may have, in the order in which people read them. */
export const ATTRIBUTION_FIELDS = (['first', 'last'] as const).flatMap((which) =>
  TOUCH_FIELDS.map((field) => `${which}_${field}` as const),
);

/**
 * One arrival. `referrer` is another site's URL without its query; `landing_page` a path of ours; `at` an
 * ISO time. Nothing that is empty.
 */
export type Touch = Partial<Record<TouchField, string>> & { landing_page: string; at: string };
export interface Touches {
  first: Touch;
  last: Touch;
}

/** How long a touch counts, ms. */
export const TOUCH_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** Longest value that is kept, characters. */
const MAX_LENGTH = 200;

/** @param landing the URL the visit began at. @param referrer as the browser gives it. @param now ms. */
export function readTouch(landing: URL, referrer: string, now: number): Touch {
  const touch: Touch = { landing_page: landing.pathname, at: new Date(now).toISOString() };
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = landing.searchParams.get(name);
    if (value) touch[name] = value.slice(0, MAX_LENGTH);
  }
  // Browsers before 2024 have no URL.parse: the referrer is left out.
  const from = (URL as { parse?: typeof URL.parse }).parse?.(referrer);
  // Apps have URLs of their own, such as android-app://com.example.
  if (from?.host && from.host !== landing.host) {
    touch.referrer = `${from.protocol}//${from.host}${from.pathname}`.slice(0, MAX_LENGTH);
  }
  return touch;
}

/** True when an arrival says how the visitor found us; typing the URL says nothing. */
function isTelling(touch: Touch): boolean {
  return Object.keys(touch).length > 2;
}

/** The touches after another arrival; the same arrival again changes nothing. Null = none that counts. */
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

/** All but the time: a page that is loaded again is no second arrival. */
function isSame({ at: _one, ...known }: Touch, { at: _other, ...touch }: Touch): boolean {
  return JSON.stringify(known) === JSON.stringify(touch);
}
