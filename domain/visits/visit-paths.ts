/** Addresses of the pages about visits, which the server renders for one visitor. */
import { type Language, pathIn } from '../language/language.ts';

export const VISIT_PATHS = {
  /** All visits of a mailbox, by the link in a mail. */
  yours: '/visits/yours',
  /** Which windows are open, by place and service. */
  open: '/visits',
  /** Chooses windows for a request that was sent. */
  times: '/visits/times',
  /** Moves or cancels a visit, by the link in its mail. */
  change: '/visits/change',
  /** Visits for the office's calendar programs; its secret key follows. */
  feed: '/visits/feed',
} as const;

/**
 * @param framed the page stands in the frame of the quote form. @param thanks it takes the place of the thank-you page. @param key of
 * the link of the visit that was booked there. @param wish window that was chosen before the request, as `windowKey`
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

/** All visits of a mailbox. @param link a request of it, until when the link works, and its signature */
export function yourVisitsUrl(
  language: Language,
  { request, until, key }: { request: string; until: number; key: string },
): string {
  const query = new URLSearchParams({ request, until: String(until), key });
  return `${pathIn(language, VISIT_PATHS.yours)}?${query}`;
}

/** The quote form, filled in with what was chosen on the page of open windows. @param visit `windowKey` */
export function quoteForVisitUrl(
  language: Language,
  chosen: { zip: string; service_needed: string; visit: string },
): string {
  const said = Object.entries(chosen).filter(([, value]) => value !== '');
  return `${pathIn(language, '/quote')}?${new URLSearchParams(said)}`;
}

/** The window that was chosen before the quote form, as the query of its address has it; null = none was. */
export function wishInQuery(query: string): string | null {
  return new URLSearchParams(query).get('visit');
}
