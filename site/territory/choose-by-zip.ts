/** The areas with their ZIP codes, loaded when needed, because the list is too long for every page. */
import { type AreaPlaces, areaOfZip } from '../../domain/territory/area.ts';
import { fetchOnce } from '../lib/fetch-once.ts';
import { chooseTerritory } from './territory-store.ts';

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

const fetchAreaPlaces = fetchOnce<AreaPlaces[]>('/area-places.json');

/** The areas with their ZIP codes and cities; null if they can't be loaded. */
export async function loadAreaPlaces(): Promise<AreaPlaces[] | null> {
  try {
    return await fetchAreaPlaces();
  } catch (error) {
    console.warn('The list of ZIP codes could not be loaded.', error);
    return null;
  }
}
