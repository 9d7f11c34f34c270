/** One page of each kind, for what is looked at everywhere but not on every page. */
import { CODE_PATHS } from '../app/routes.ts';
import { loadAreas, loadPages } from '../content-loader/load.ts';

/** Carries a form among its words. */
const LETTER_PAGE = '/services/termite-clearance-letter';

/**
 * The pages that are code, one of the outcome pages of each kind, each area's page, and the first page of each
 * Markdown template; of articles one of each kind.
 */
export function templatePages(): string[] {
  const pages = loadPages();
  const first = new Map<string, string>();
  const add = (kind: string, path: string) => first.set(kind, first.get(kind) ?? path);
  for (const path of CODE_PATHS.filter((path) => !path.endsWith('.json')))
    add(path.split('/', path.startsWith('/embed') ? 3 : 2).join('/'), path);
  for (const { page } of loadAreas()) add(page, page);
  for (const { matter, url } of pages) {
    if (url === LETTER_PAGE) add(url, url);
    else if (matter.template === 'article') add(`article ${matter.kind}`, url);
    else if (matter.template !== 'service-area') add(matter.template, url);
  }
  return [...first.values()];
}
