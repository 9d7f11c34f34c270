/** URLs of the pages about visits, which the server renders for a single visitor. */
import { type Language, pathIn } from '../language/language.ts';

export const VISIT_PATHS = {
  /** Every visit of a mailbox, opened by the link in a mail. */
  yours: '/visits/yours',
  /** The open windows, by place and service. */
  open: '/visits',
  /** Picks windows for a request that was already sent. */
  times: '/visits/times',
  /** Moves or cancels a visit, opened by the link in its mail. */
  change: '/visits/change',
  /** Visits for the office's calendar programs, followed by its secret key. */
  feed: '/visits/feed',
} as const;

/**
 * @param framed true in the frame of the quote form. @param thanks true if it replaces the thank-you page. @param key of the
 * link of the visit booked there. @param wish window picked before the request, a result of `windowKey`
 */
export function visitTimesUrl(
  language: Language,
  request: string,
  {
    framed = false,
    thanks = false,
    key = null,
    wish = null,
  }: { framed?: boolean; thanks?: boolean; key?: string | null; wish?: string | null } = {},
): string {
  const query = new URLSearchParams({
    request,
    ...(framed && { embedded: '1' }),
    ...(thanks && { thanks: '1' }),
    ...(key && { key }),
    ...(wish && { wish }),
  });
  return `${pathIn(language, VISIT_PATHS.times)}?${query}`;
}

/** Moves or cancels one visit. @param link ids of the request and of the visit, when the link ends, and its signature */
export function visitChangeUrl(
  language: Language,
  { until, ...link }: { request: string; visit: string; until: number; key: string },
): string {
  const query = new URLSearchParams({ ...link, until: String(until) });
  return `${pathIn(language, VISIT_PATHS.change)}?${query}`;
}

/** Every visit of a mailbox. @param link one of its requests, the link's expiry, and its signature */
export function yourVisitsUrl(
  language: Language,
  { request, until, key }: { request: string; until: number; key: string },
): string {
  const query = new URLSearchParams({ request, until: String(until), key });
  return `${pathIn(language, VISIT_PATHS.yours)}?${query}`;
}

/** The quote form, filled in with the choices from the page of open windows. @param visit result of `windowKey` */
export function quoteForVisitUrl(
  language: Language,
  chosen: { zip: string; service_needed: string; visit: string },
): string {
  const filled = Object.entries(chosen).filter(([, value]) => value !== '');
  return `${pathIn(language, '/quote')}?${new URLSearchParams(filled)}`;
}

/** The window picked before the quote form, from the query of its URL; null if none. */
export function wishInQuery(query: string): string | null {
  return new URLSearchParams(query).get('visit');
}
