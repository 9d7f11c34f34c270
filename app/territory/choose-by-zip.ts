/** Areas and their ZIP codes: too long a list for every page, so it is fetched when it is needed. */
import { type AreaPlaces, areaOfZip } from '../../domain/territory/area.ts';
import { chooseTerritory } from './territory-store.ts';

/** What came of a ZIP code that was typed. */
export type ZipChoice =
  | { ok: true; area: string }
  | { ok: false; reason: 'malformed' | 'unknown' | 'unreachable' };

/** Chooses the area that serves a ZIP code. */
export async function chooseByZip(zip: string): Promise<ZipChoice> {
  if (!/^\s*\d{5}(-\d{4})?\s*$/.test(zip)) return { ok: false, reason: 'malformed' };
  const areas = await loadAreaPlaces();
  if (!areas) return { ok: false, reason: 'unreachable' };
  const found = areaOfZip(zip, areas);
  if (!found) return { ok: false, reason: 'unknown' };
  chooseTerritory({ territory: found.territory, area: found.short_label });
  return { ok: true, area: found.short_label };
}

/** Asked for once per visit, and again after a failure. */
let areaPlaces: Promise<AreaPlaces[] | null> | undefined;

/** The areas with their ZIP codes and cities; null when they cannot be loaded. */
export function loadAreaPlaces(): Promise<AreaPlaces[] | null> {
  areaPlaces ??= fetchAreaPlaces().catch((error: unknown) => {
    console.warn('The list of ZIP codes could not be loaded.', error);
    areaPlaces = undefined;
    return null;
  });
  return areaPlaces;
}

async function fetchAreaPlaces(): Promise<AreaPlaces[]> {
  const response = await fetch('/area-places.json');
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as AreaPlaces[];
}
