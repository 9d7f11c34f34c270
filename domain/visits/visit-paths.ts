/** Addresses of the pages about visits, which the server renders for one visitor. */
import { type Language, pathIn } from '../language/language.ts';

export const VISIT_PATHS = {
  /** Chooses windows for a request that was sent. */
  times: '/visits/times',
  /** Moves or cancels a visit, by the link in its mail. */
  change: '/visits/change',
} as const;

/** @param framed the page stands in the frame of the quote form. @param thanks it takes the place of the thank-you page */
export function visitTimesUrl(
  language: Language,
  request: string,
  { framed = false, thanks = false }: { framed?: boolean; thanks?: boolean } = {},
): string {
  const query = new URLSearchParams({
    request,
    ...(framed && { embedded: '1' }),
    ...(thanks && { thanks: '1' }),
  });
  return `${pathIn(language, VISIT_PATHS.times)}?${query}`;
}
