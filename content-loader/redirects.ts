/** content/redirects.yaml: permanent redirects from addresses that are no pages to pages that exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CODE_ROUTES, contentDir, loadPages } from './load.ts';
import { ContentError, readYaml } from './read-yaml.ts';

const Path = v.pipe(
  v.string(),
  v.regex(/^\/[^\s?#]*[^\s?#/]$|^\/$/, 'a path without a slash at its end, as in /old-page'),
);

/** By old path. A company without redirects.yaml has none. */
export function loadRedirects(dir = contentDir, pages = loadPages(dir)): Record<string, string> {
  const file = join(dir, 'redirects.yaml');
  if (!existsSync(file)) return {};
  const redirects = readYaml(file, v.record(Path, Path));
  const urls = new Set([...CODE_ROUTES, ...pages.map((page) => page.url)]);
  const mistakes = Object.entries(redirects).flatMap(([from, to]) => [
    ...(urls.has(from)
      ? [`${file}: field "${from}": expected an address that is no page, found a page`]
      : []),
    ...(urls.has(to)
      ? []
      : [`${file}: field "${from}": expected a page that exists, found "${to}"`]),
  ]);
  if (mistakes.length) throw new ContentError(mistakes.join('\n'));
  return redirects;
}
