/** Which answers the service worker may keep as a page, and what of a page it has to fetch with it. */

import { splitLanguage } from '../../domain/language/language.ts';
import type { Connection } from './worker-scope.ts';

/** What the server writes for one visitor, and the outcome of a form: true at that moment only. */
const NEVER =
  /^\/(api|office|healthz|readyz|metrics|thank-you|problem|embed\/(thank-you|problem))(\/|$)/;

/** The office is an application with a service worker of its own: nothing of it goes through the visitors' one. */
export const isOfOffice = (pathname: string) => /^\/office(\/|$)/.test(pathname);

/** @param pathname of a URL of this site. Files, which have an ending, are no pages. */
export function isPage(pathname: string): boolean {
  return !NEVER.test(splitLanguage(pathname).path) && !/\.\w+$/.test(pathname);
}

/** Whether an answer is the whole page that was asked for, and may be kept. */
export function isKeepable(answer: Response): boolean {
  const { status, redirected, headers } = answer;
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}

/** Whether each byte may cost the visitor something. False where nobody can tell. */
export function isMetered({ saveData = false, type = '' }: Connection = {}): boolean {
  return saveData || type === 'cellular';
}
