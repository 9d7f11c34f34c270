/** The ZIP codes of towns, from the list of the package zipcodes (docs/dependencies.md): for new-company only, visitors' pages never load it. */
import { createRequire } from 'node:module';
import closest from 'leven';

interface ZipCode {
  zip: string;
  city: string;
  state: string;
  country: string;
}

/** By state and town, as `TX houston`. */
let zipsByTown: Map<string, { name: string; zips: string[] }> | undefined;

function allTowns() {
  if (zipsByTown) return zipsByTown;
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js') as {
    codes: Record<string, ZipCode>;
  };
  zipsByTown = new Map();
  for (const { zip, city, state, country } of Object.values(codes)) {
    if (country !== 'US') continue;
    const key = `${state} ${comparable(city)}`;
    const town = zipsByTown.get(key) ?? { name: city, zips: [] };
    town.zips.push(zip);
    zipsByTown.set(key, town);
  }
  return zipsByTown;
}

/** A town's name without what people write in two ways: "St. Paul" and "Saint Paul". */
export function comparable(town: string): string {
  return town
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/^st\b/, 'saint')
    .replace(/^ft\b/, 'fort')
    .replace(/^mt\b/, 'mount');
}

/** Sorted; empty where the list has no such town. @param state two letters */
export function zipCodesOf(town: string, state: string): string[] {
  return [...(allTowns().get(`${state} ${comparable(town)}`)?.zips ?? [])].sort();
}

/** The town of the state whose name is written most like it. */
export function nearestTown(town: string, state: string): string | undefined {
  const wanted = comparable(town);
  let nearest: { name: string; distance: number } | undefined;
  for (const [key, { name }] of allTowns()) {
    if (!key.startsWith(`${state} `)) continue;
    const distance = closest(wanted, key.slice(3));
    if (distance < (nearest?.distance ?? Math.min(4, wanted.length / 4)))
      nearest = { name, distance };
  }
  return nearest?.name;
}
