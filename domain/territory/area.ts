/** Area: which of the places served a visitor is in. Not a territory: see territory.ts. */
import { fiveDigits } from '../lead/submission-fields.ts';
import type { Territory, VisitorLocation } from './territory.ts';

/** What the rules need to know of an area. */
export interface AreaPlaces {
  /** As in "Serving Richmond". */
  short_label: string;
  state: string;
  territory: Territory;
  cities: readonly string[];
  /** Five-digit codes; each stands in one area only. */
  zips: readonly string[];
}

/** The area that serves a ZIP code; null when none does. ZIP+4 is read as its first five digits. */
export function areaOfZip<A extends Pick<AreaPlaces, 'zips'>>(
  zip: string,
  areas: readonly A[],
): A | null {
  const code = fiveDigits(zip);
  return areas.find(({ zips }) => code && zips.includes(code)) ?? null;
}

/**
 * The area a detected location lies in, by postal code, then by city; null when it is none of ours.
 * @param territory of the location: the area must not contradict the phone that is shown
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
