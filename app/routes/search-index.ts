import { loadSearchEntries } from '../../content-loader/search-entries.ts';
import { buildSearchIndex } from '../../domain/search/site-search.ts';

/** The search index: a file that the search page asks for. */
export function loader(): Response {
  return new Response(buildSearchIndex(loadSearchEntries()), {
    headers: { 'Content-Type': 'application/json' },
  });
}
