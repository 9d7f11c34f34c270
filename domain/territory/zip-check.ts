/** "Do you serve my ZIP?": yes, nearly, or no. */
import { fiveDigits } from '../lead/submission-fields.ts';
import { type AreaPlaces, areaOfZip } from './area.ts';

type ZipArea = Pick<AreaPlaces, 'zips'> & { id: string };

/**
 * Name of the page that answers, as in /zip-check/near-richmond. "near": the code is not served, but shares its first three digits (the
 * sorting center) with a served one.
 * @param typed only the first five digits of ZIP+4 count
 */
export function answerPageOf(typed: string, areas: readonly ZipArea[]): string {
  const zip = fiveDigits(typed);
  if (!zip) return 'not-a-zip';
  const served = areaOfZip(zip, areas);
  if (served) return served.id;
  const near = nearestArea(zip, areas);
  return near ? `near-${near.id}` : 'elsewhere';
}

/** Two areas can share a sorting center; the one with the closest code is returned. */
function nearestArea(zip: string, areas: readonly ZipArea[]): ZipArea | undefined {
  const distance = (code: string) => Math.abs(Number(code) - Number(zip));
  const [nearest] = areas
    .flatMap((area) => area.zips.map((code) => ({ area, code })))
    .filter(({ code }) => code.slice(0, 3) === zip.slice(0, 3))
    .sort((a, b) => distance(a.code) - distance(b.code));
  return nearest?.area;
}
