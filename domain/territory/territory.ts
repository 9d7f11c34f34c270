/**
 * Territory: which phone number and which quote form a visitor gets (spec §4, Territory).
 * Pure rules; storage and network live in app/territory and server/geolocation.
 */
/**
 * Its name in site.yaml: richmond, virginia_beach or other, for another company other names. Not an area:
 * Charlottesville belongs to richmond, Greenville to other.
 */
export type Territory = string;
/** How a territory may be named: lower-case words joined by underscores, 40 characters at most. */
export const TERRITORY_NAME = /^(?=.{1,40}$)[a-z]+(_[a-z]+)*$/;

/** What site.yaml says of a territory's places; a territory without a state is everywhere else. */
interface TerritoryPlaces {
  /** Two letters, as in VA. */
  state?: string | undefined;
  /** Only these cities of the state; none = the rest of the state. */
  cities?: readonly string[] | undefined;
}

/** What of an area decides whether its cities count for a territory. */
interface TerritoryArea {
  territory: Territory;
  state: string;
  cities: readonly string[];
}

/** All territories by name; `other` is everywhere else, and the first is the default. */
export interface Territories<T> {
  other: T;
  [territory: Territory]: T;
}

/**
 * By territory, the source of a pattern that `state,city` of its places fits in any case of letters. The first that fits
 * decides; `other` is last. As text, because pages carry it as JSON.
 */
export type TerritoryRules = Readonly<Territories<string>>;

/** How long a detected territory is trusted, in milliseconds (spec §9: 24 hours). */
const TERRITORY_CACHE_LIFETIME_MS = 24 * 60 * 60 * 1000;

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

/** Used while detection is loading and whenever it fails (spec §4, §8): the first of site.yaml. */
export function defaultTerritory(territories: Territories<unknown>): Territory {
  return Object.keys(territories)[0] as Territory;
}

/** The territory, or the default when it is not known or no longer exists: what pages show then, mails and records say too. */
export function territoryOrDefault(
  territories: Territories<unknown>,
  territory: Territory | null | undefined,
): Territory {
  return territory && Object.hasOwn(territories, territory)
    ? territory
    : defaultTerritory(territories);
}

/** Settings of a territory; those of the default when it is not known or no longer exists. */
export function settingsOf<T>(
  territories: Territories<T>,
  territory: Territory | null | undefined,
): T {
  return territories[territoryOrDefault(territories, territory)] as T;
}

/**
 * The rule of spec §4 from the places of site.yaml: an unknown state (a failed detection) gives the default,
 * then named cities, then the rest of their states, then `other`.
 */
export function territoryRules(territories: Territories<TerritoryPlaces>): TerritoryRules {
  const first = defaultTerritory(territories);
  const named = Object.entries(territories).filter(([name]) => name !== 'other');
  const byCitiesFirst = named.sort(([, a], [, b]) => Number(!a.cities) - Number(!b.cities));
  const patterns = byCitiesFirst.map(([name, { state, cities }]) => [
    name,
    `^${state},${cities ? `(${cities.map(escaped).join('|')})$` : ''}${name === first ? '|^,' : ''}`,
  ]);
  return { ...Object.fromEntries(patterns), other: '^' };
}

/** The places of each territory, with the cities of its areas where `area_cities` asks for them. */
export function withAreaCities<T extends TerritoryPlaces & { area_cities?: boolean | undefined }>(
  territories: Territories<T>,
  areas: readonly TerritoryArea[],
): Territories<T> {
  const extended = Object.entries(territories).map(([name, places]) => {
    if (!places.area_cities || !places.cities) return [name, places] as const;
    const own = areas.filter(
      ({ territory, state }) => territory === name && state === places.state,
    );
    const cities = new Set([...places.cities, ...own.flatMap((area) => area.cities)]);
    return [name, { ...places, cities: [...cities] }] as const;
  });
  return Object.fromEntries(extended) as Territories<T>;
}

/** A territory as the last part of a path: virginia_beach is virginia-beach. */
export const territoryPath = (territory: Territory): string => territory.replaceAll('_', '-');

/** Whether the company can be called. */
export const hasPhone = (territories: Territories<{ phone: string }>): boolean =>
  Object.values(territories).some(({ phone }) => phone !== '');

/** Link that calls a number of ten digits: `(804) 555-0142` to `tel:+18045550142`. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The territory of a place. Short, because every page carries it inline. */
export function territoryOf(
  { region_code, city }: VisitorLocation,
  rules: TerritoryRules,
): Territory {
  const place = `${[region_code?.trim(), city?.trim()]}`;
  return Object.keys(rules).find((territory) =>
    new RegExp(rules[territory] as string, 'i').test(place),
  ) as Territory;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The cached territory, or null when it is absent, unusable, older than 24 hours or from the future.
 * @param timestamp milliseconds since the epoch, as stored (text).
 */
export function cachedTerritory(
  territory: string | null,
  timestamp: string | null,
  now: number,
  territories: Territories<unknown>,
): Territory | null {
  if (!territory || !Object.hasOwn(territories, territory) || !timestamp) return null;
  const age = now - Number(timestamp);
  return age >= 0 && age <= TERRITORY_CACHE_LIFETIME_MS ? territory : null;
}

/** Attempts at the geolocation call before giving up (spec §7). */
export const DETECTION_ATTEMPTS = 3;

/** Delay before retry `retry` (0 = after the first failure), ms: doubling from 1 s, cap 30 s (spec §7). */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
