/** Which responses the service worker may store as pages. */

import { splitLanguage } from '../../domain/language/language.ts';
import type { Connection } from './worker-scope.ts';

/** Responses for one visitor, and outcomes of forms, which are true only at that moment. */
const NEVER =
  /^\/(api|office|healthz|readyz|metrics|thank-you|problem|embed\/(thank-you|problem))(\/|$)/;

/** The office has its own service worker. */
export const isOfOffice = (pathname: string) => /^\/office(\/|$)/.test(pathname);

/** @param pathname of a URL of this site; files have an extension, pages have none */
export function isPage(pathname: string): boolean {
  return !NEVER.test(splitLanguage(pathname).path) && !/\.\w+$/.test(pathname);
}

/** True if a response is the requested page and may be stored. */
export function isKeepable(answer: Response): boolean {
  const { status, redirected, headers } = answer;
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}

/** True if data may cost the visitor money; false if unknown. */
export function isMetered({ saveData = false, type = '' }: Connection = {}): boolean {
  return saveData || type === 'cellular';
}
