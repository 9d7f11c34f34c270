/** Addresses of the pages about visits, which the server renders for one visitor. */
import { type Language, pathIn } from '../language/language.ts';

export const VISIT_PATHS = {
  /** Chooses windows for a request that was sent. */
  times: '/visits/times',
  /** Moves or cancels a visit, by the link in its mail. */
  change: '/visits/change',
} as const;

/**
 * @param framed the page stands in the frame of the quote form. @param thanks it takes the place of the thank-you page. @param key of
 * the link of the visit that was booked there
 */
export function visitTimesUrl(
  language: Language,
  request: string,
  {
    framed = false,
    thanks = false,
    key = null,
  }: { framed?: boolean; thanks?: boolean; key?: string | null } = {},
): string {
  const query = new URLSearchParams({
    request,
    ...(framed && { embedded: '1' }),
    ...(thanks && { thanks: '1' }),
    ...(key && { key }),
  });
  return `${pathIn(language, VISIT_PATHS.times)}?${query}`;
}

/** The link in a visit's mails. @param link ids of the request and of the visit, and the token that opens it */
export function visitChangeUrl(
  language: Language,
  link: { request: string; visit: string; key: string },
): string {
  return `${pathIn(language, VISIT_PATHS.change)}?${new URLSearchParams(link)}`;
}
