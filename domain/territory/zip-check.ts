/** "Do you serve my ZIP?": yes, nearly, or no. */
import { type AreaPlaces, areaOfZip } from './area.ts';

export type ZipAnswer<A> =
  | { kind: 'served'; area: A }
  /** Not on the list, but its mail is sorted with codes that are: worth a call. */
  | { kind: 'near'; area: A }
  | { kind: 'far' }
  | { kind: 'malformed' };

/** The first three digits name the sorting center, and so the region. */
const REGION_DIGITS = 3;

/** @param zip as typed; ZIP+4 is read as its first five digits. */
export function checkZip<A extends AreaPlaces>(zip: string, areas: readonly A[]): ZipAnswer<A> {
  const code = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(zip)?.[1];
  if (!code) return { kind: 'malformed' };
  const served = areaOfZip(code, areas);
  if (served) return { kind: 'served', area: served };
  const near = nearestByNumber(Number(code), areas);
  return near ? { kind: 'near', area: near } : { kind: 'far' };
}

/** Two areas can share a region; the one with the closest code is named. */
function nearestByNumber<A extends AreaPlaces>(code: number, areas: readonly A[]): A | null {
  const region = regionOf(code);
  const near = areas
    .flatMap((area) => area.zips.map((zip) => ({ area, zip: Number(zip) })))
    .filter(({ zip }) => regionOf(zip) === region)
    .sort((a, b) => Math.abs(a.zip - code) - Math.abs(b.zip - code));
  return near[0]?.area ?? null;
}

function regionOf(code: number): string {
  return String(code).padStart(5, '0').slice(0, REGION_DIGITS);
}
