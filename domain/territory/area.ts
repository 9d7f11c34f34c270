/** Area: the part of the served region that a visitor is in. Not a territory: see territory.ts. */
import { fiveDigits } from '../lead/submission-fields.ts';
import type { Territory, VisitorLocation } from './territory.ts';

/** The fields of an area that the rules need. */
export interface AreaPlaces {
  /** As in "Serving Richmond". */
  short_label: string;
  state: string;
  territory: Territory;
  cities: readonly string[];
  /** Five-digit codes; each is in one area only. */
  zips: readonly string[];
}

/** The area that serves a ZIP code; null if none does. Only the first five digits of ZIP+4 count. */
export function areaOfZip<A extends Pick<AreaPlaces, 'zips'>>(
  zip: string,
  areas: readonly A[],
): A | null {
  const code = fiveDigits(zip);
  return areas.find(({ zips }) => code && zips.includes(code)) ?? null;
}

/**
 * The area of a detected location, by postal code, then by city; null if no area has it.
 * @param territory of the location: the area must belong to the territory whose phone is shown
 */
export function areaOfLocation<A extends AreaPlaces>(
  { region_code, city, postal }: VisitorLocation,
  territory: Territory | undefined,
  areas: readonly A[],
): A | null {
  const own = areas.filter(
    (area) => area.territory === territory && area.state === region_code?.trim().toUpperCase(),
  );
  const name = city?.trim().toLowerCase();
  return (
    areaOfZip(postal ?? '', own) ??
    own.find(({ cities }) => cities.some((known) => known.toLowerCase() === name)) ??
    null
  );
}
