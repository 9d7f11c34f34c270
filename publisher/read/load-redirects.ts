/** content/redirects.yaml: permanent redirects from URLs without a page to existing pages. */
import { join } from 'node:path';
import * as v from 'valibot';
import { placeOfField } from '../check/field-lines.ts';
import { ContentError, fieldFault } from './content-error.ts';
import { CODE_ROUTES, contentDir, loadPages } from './load.ts';
import { readOptional } from './read-translated.ts';

const Path = v.pipe(
  v.string(),
  v.regex(/^\/[^\s?#]*[^\s?#/]$|^\/$/, 'a path without a slash at its end, as in /old-page'),
);

/** content/redirects.yaml: from old path to page. */
export const Redirects = v.record(Path, Path);

/**
 * Redirects by old path; empty for a company without redirects.yaml.
 * @param pages URLs of all pages
 */
export function loadRedirects(
  dir = contentDir,
  pages = loadPages(dir).map(({ url }) => url),
): Record<string, string> {
  const file = join(dir, 'redirects.yaml');
  const redirects = readOptional(file, Redirects, {});
  const urls = [...CODE_ROUTES, ...pages];
  const faults = Object.entries(redirects).flatMap(([from, to]) => [
    ...(urls.includes(from)
      ? [
          {
            ...placeOfField(file, [from]),
            says: 'expected an address that is no page, found a page',
          },
        ]
      : []),
    ...(urls.includes(to) ? [] : [fieldFault(file, [from], 'a page that exists', to, urls)]),
  ]);
  if (faults.length > 0) throw new ContentError(...faults);
  return redirects;
}
