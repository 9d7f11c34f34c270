/** A visitor's location in the shape of the specification (spec §7). */
import { usStateCode } from '../../domain/territory/us-states.ts';

export interface Location {
  /** Two letters for a US state; elsewhere with the country, as `GB-ENG`, so that it never equals a state's code. */
  region_code: string | null;
  city: string | null;
  postal: string | null;
}

export const UNKNOWN: Location = { region_code: null, city: null, postal: null };

/** The parts of a location that a source returns; any may be empty. */
export interface RawLocation {
  country?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  postal?: string | undefined;
}

/** Converts a source's answer; null if it has no region. */
export function toLocation(raw: RawLocation): Location | null {
  const country = clean(raw.country)?.toUpperCase() ?? null;
  const region = clean(raw.region);
  const region_code = regionOf(country, region);
  if (!region_code) return null;
  const city = clean(raw.city)?.replace(/\s*\(.*\)$/, '') || null;
  const postal = clean(raw.postal);
  return { region_code, city, postal: country === 'US' || !country ? usZip(postal) : postal };
}

/**
 * A region outside the US carries its country: Vatican City is VA, and so is Varese in Italy, and neither may be
 * taken for Virginia.
 */
function regionOf(country: string | null, region: string | null): string | null {
  if (!country || country === 'US') return region ? usStateCode(region) : null;
  if (!/^[A-Z]{2}$/.test(country) || country === 'XX' || country === 'ZZ') return null;
  return `${country}-${region ?? ''}`.slice(0, 60);
}

function usZip(postal: string | null): string | null {
  return /^(\d{5})(-\d{4})?$/.exec(postal ?? '')?.[1] ?? null;
}

function clean(value: string | undefined): string | null {
  const text = (value ?? '').replace(/\p{Cc}/gu, '').trim();
  return text.length > 0 && text.length <= 100 ? text : null;
}
