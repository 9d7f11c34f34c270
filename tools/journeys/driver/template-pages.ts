/** One page of each template, for journeys that look at all kinds of pages. */
import { codePaths } from '../../../publisher/read/code-paths.ts';
import { loadAreas, loadPages } from '../../../publisher/read/load.ts';
import { LETTER_PAGE } from './form-answers.ts';

/** The kinds that differ most: home, form, a place with its map, service, guide. */
const MAIN_KINDS = ['/', '/quote', 'area 1', 'service', 'pest'];

/** A page of each main template; EVERY_PAGE=1 (npm run test:all): of each template. */
export function mainPages(): string[] {
  if (process.env.EVERY_PAGE) return templatePages();
  const pages = pagesByKind();
  return MAIN_KINDS.map((kind) => {
    const path = pages.get(kind);
    if (!path) throw new Error(`no page of the kind ${kind}`);
    return path;
  });
}

export function templatePages(): string[] {
  return [...new Set(pagesByKind().values())];
}

/**
 * The pages that are code, one outcome page of each kind, each area's page, and the first page of each Markdown template; of
 * articles one of each kind. The letter's page is a service whose words contain a form.
 */
function pagesByKind(): Map<string, string> {
  const pages = loadPages();
  const first = new Map<string, string>();
  const add = (kind: string, path: string) => first.set(kind, first.get(kind) ?? path);
  for (const path of codePaths().filter((path) => !path.endsWith('.json')))
    add(path.split('/', path.startsWith('/embed') ? 3 : 2).join('/'), path);
  for (const [index, { page }] of loadAreas().entries()) add(`area ${index + 1}`, page);
  for (const { matter, url } of pages) {
    if (url === LETTER_PAGE) add(url, url);
    else if (matter.template === 'article') add(`article ${matter.kind}`, url);
    else if (matter.template !== 'service-area') add(matter.template, url);
  }
  return first;
}
