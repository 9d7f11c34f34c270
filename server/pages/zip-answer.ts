/** "Do you serve my ZIP?" as a page: the form of every page asks /service-areas?zip=…. */

import type { Area } from '../../domain/content/site-schema.ts';
import { pathIn, splitLanguage } from '../../domain/language/language.ts';
import { answerPageOf } from '../../domain/territory/zip-check.ts';

const ASKED_AT = '/service-areas';

/**
 * The address of the page that answers, which keeps the ZIP code, so that scripts can take it up; null when nothing
 * was asked.
 * @param query with its question mark
 */
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
