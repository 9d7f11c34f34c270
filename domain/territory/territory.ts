/**
 * Territory: which phone number and which quote form a visitor gets (spec §4, Territory).
 * Pure rules; storage and network are in site/territory and server/geolocation.
 */

/**
 * A territory's name in site.yaml: richmond, virginia_beach or other; another company has other names. Not an area:
 * Charlottesville belongs to richmond, Greenville to other.
 */
export type Territory = string;
/** Valid names: lower-case words joined by underscores, at most 40 characters. */
export const TERRITORY_NAME = /^(?=.{1,40}$)[a-z]+(_[a-z]+)*$/;

/** A territory's places in site.yaml; a territory without a state is everywhere else. */
interface TerritoryPlaces {
  /** Two letters, as in VA. */
  state?: string | undefined;
  /** Only these cities of the state; if absent, the rest of the state. */
  cities?: readonly string[] | undefined;
}

/** The fields of an area that decide whether its cities count for a territory. */
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
 * For each territory, the source of a case-insensitive pattern that matches `state,city` of its places. The first match
 * decides; `other` is last. Stored as text, because pages carry it as JSON.
 */
export type TerritoryRules = Readonly<Territories<string>>;

/** The response of a geolocation endpoint; any field may be unknown. */
export interface VisitorLocation {
  region_code?: string | null;
  city?: string | null;
  postal?: string | null;
}

/** Used until detection is done and if it fails (spec §4, §8): the first in site.yaml. */
export function defaultTerritory(territories: Territories<unknown>): Territory {
  return Object.keys(territories)[0] as Territory;
}

/** The territory, or the default if it is unknown or no longer exists. Pages, mails and records all use the default then. */
export function territoryOrDefault(
  territories: Territories<unknown>,
  territory: Territory | null | undefined,
): Territory {
  return territory && Object.hasOwn(territories, territory)
    ? territory
    : defaultTerritory(territories);
}

/** Settings of a territory; those of the default if it is unknown or no longer exists. */
export function settingsOf<T>(
  territories: Territories<T>,
  territory: Territory | null | undefined,
): T {
  return territories[territoryOrDefault(territories, territory)] as T;
}

/**
 * Builds the rules of spec §4 from the places in site.yaml: an unknown state (a failed detection) gives the default, then
 * come named cities, then the rest of their states, then `other`.
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

/** The places of each territory, including the cities of its areas if `area_cities` is set. */
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

/** A territory as the last part of a path: virginia_beach becomes virginia-beach. */
export const territoryPath = (territory: Territory): string => territory.replaceAll('_', '-');

/** True if any territory has a phone number. */
export const hasPhone = (territories: Territories<{ phone: string }>): boolean =>
  Object.values(territories).some(({ phone }) => phone !== '');

/** Link that calls a ten-digit number: `(804) 555-0142` becomes `tel:+18045550142`. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The territory of a location. Short, because every page has this code inline. */
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

/** Attempts at the geolocation call before giving up (spec §7). */
export const DETECTION_ATTEMPTS = 3;

/** Delay before retry `retry` (0 = after the first failure), ms: 1 s, doubled each time, at most 30 s (spec §7). */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
