/** "Do you serve my ZIP?" for visitors without scripts: every page's form leads to /service-areas?zip=…. */
import type { Area } from '../../domain/content/site-schema.ts';
import { pathIn, splitLanguage } from '../../domain/language/language.ts';
import { answerPageOf } from '../../domain/territory/zip-check.ts';

const ASKED_AT = '/service-areas';

/** The URL of the page with the answer, and the ZIP code for its scripts; null for other URLs. @param query with its question mark */
export function zipAnswerAddress(
  address: string,
  query: string,
  areas: readonly Pick<Area, 'id' | 'zips'>[],
): string | null {
  const { language, path } = splitLanguage(address);
  if (path !== ASKED_AT) return null;
  const zip = new URLSearchParams(query).get('zip');
  return zip === null
    ? null
    : pathIn(
        language,
        `/zip-check/${answerPageOf(zip, areas)}?zip=${encodeURIComponent(zip.slice(0, 20))}`,
      );
}
