/**
 * Territory: which phone number and which quote form a visitor gets (spec §4, Territory).
 * Pure rules; storage and network live in app/territory and server/api.
 */
export const TERRITORIES = ['richmond', 'virginia_beach', 'other'] as const;
/** The specification's value. Not an area: Charlottesville belongs to richmond, Greenville to other. */
export type Territory = (typeof TERRITORIES)[number];

/** Used while detection is loading and whenever it fails (spec §4, §8). */
export const DEFAULT_TERRITORY: Territory = 'richmond';

/** How long a detected territory is trusted, in milliseconds (spec §9: 24 hours). */
export const TERRITORY_CACHE_LIFETIME = 24 * 60 * 60 * 1000;

/** Browser storage keys. `detected_*` is spec §3; `chosen_territory` is the visitor's own choice and wins. */
export const TERRITORY_STORAGE = {
  territory: 'detected_territory',
  timestamp: 'detected_territory_timestamp',
  chosenTerritory: 'chosen_territory',
  /** Name of the visitor's area, of whichever of the two applies; empty = not known. */
  areaLabel: 'area_label',
} as const;

/** What a geolocation endpoint answers; any field may be unknown. */
export interface VisitorLocation {
  region_code?: string | null;
  city?: string | null;
  postal?: string | null;
}

/** Cities of the Virginia Beach territory (spec §4). */
export const VIRGINIA_BEACH_CITIES = [
  'Virginia Beach',
  'Norfolk',
  'Chesapeake',
  'Hampton',
  'Newport News',
  'Portsmouth',
  'Suffolk',
  'Williamsburg',
  'Yorktown',
] as const;

/**
 * The rule of spec §4. A Richmond ZIP and any other Virginia location both give richmond; the ZIP
 * list is kept because it is the specification's own step and feeds the ZIP checker.
 * An unknown region is a failed detection and gives the default.
 */
export function territoryOf(location: VisitorLocation, richmondZips: readonly string[]): Territory {
  const region = location.region_code?.trim().toUpperCase();
  if (!region) return DEFAULT_TERRITORY;
  if (region !== 'VA') return 'other';
  const city = location.city?.trim().toLowerCase();
  if (VIRGINIA_BEACH_CITIES.some((name) => name.toLowerCase() === city)) return 'virginia_beach';
  if (location.postal && richmondZips.includes(location.postal.trim())) return 'richmond';
  return 'richmond';
}

/** A stored value is usable only if it is one of the three; anything else is ignored. */
export function isTerritory(value: unknown): value is Territory {
  return TERRITORIES.includes(value as Territory);
}

/**
 * The cached territory, or null when it is absent, unusable, older than 24 hours or from the future.
 * @param timestamp milliseconds since the epoch, as stored (text).
 */
export function cachedTerritory(
  territory: string | null,
  timestamp: string | null,
  now: number,
): Territory | null {
  if (!isTerritory(territory) || !timestamp) return null;
  const age = now - Number(timestamp);
  return age >= 0 && age <= TERRITORY_CACHE_LIFETIME ? territory : null;
}

/** Attempts at the geolocation call before giving up (spec §7). */
export const DETECTION_ATTEMPTS = 3;

/** Delay before retry `retry` (0 = after the first failure), ms: doubling from 1 s, cap 30 s (spec §7). */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
