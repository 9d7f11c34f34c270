/** "Do you serve my ZIP?": yes, nearly, or no. */
import { fiveDigits } from '../lead/submission-fields.ts';
import { type AreaPlaces, areaOfZip } from './area.ts';

export type ZipAnswer<A> =
  | { kind: 'served'; area: A; zip: string }
  /** Not served, but its first three digits are those of a served code: worth a call. `zip` is the nearest served code. */
  | { kind: 'near'; area: A; zip: string }
  | { kind: 'far' }
  | { kind: 'malformed' };

/** The fields of an area that the check needs. */
type ZipArea = Pick<AreaPlaces, 'zips'>;

/** The first three digits identify the sorting center, and so the region. */
const REGION_DIGITS = 3;

/** @param zip as typed; only the first five digits of ZIP+4 count. */
export function checkZip<A extends ZipArea>(zip: string, areas: readonly A[]): ZipAnswer<A> {
  const code = fiveDigits(zip);
  if (!code) return { kind: 'malformed' };
  const served = areaOfZip(code, areas);
  if (served) return { kind: 'served', area: served, zip: code };
  return nearestByNumber(Number(code), areas) ?? { kind: 'far' };
}

/** The most specific of the places that share a ZIP code: the one with the fewest codes. */
export function placeOfZip<P extends { zips: readonly string[] }>(
  zip: string,
  places: readonly P[],
): P | null {
  const own = places.filter(({ zips }) => zips.includes(zip));
  return own.sort((a, b) => a.zips.length - b.zips.length)[0] ?? null;
}

/** Two areas can share a region; the one with the closest code is returned. */
function nearestByNumber<A extends ZipArea>(
  code: number,
  areas: readonly A[],
): ZipAnswer<A> | null {
  const region = regionOf(code);
  const near = areas
    .flatMap((area) => area.zips.map((zip) => ({ kind: 'near' as const, area, zip })))
    .filter(({ zip }) => regionOf(Number(zip)) === region)
    .sort((a, b) => Math.abs(Number(a.zip) - code) - Math.abs(Number(b.zip) - code));
  return near[0] ?? null;
}

function regionOf(code: number): string {
  return String(code).padStart(5, '0').slice(0, REGION_DIGITS);
}
