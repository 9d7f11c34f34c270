import { openSearchIndex, type SearchSite } from '../../../domain/search/site-search.ts';

/** Asked for once per visit, and again after a failure. */
let opened: Promise<SearchSite> | undefined;

/** The search, with its index. Rejects when the index cannot be had. */
export function loadSiteSearch(): Promise<SearchSite> {
  opened ??= fetchIndex().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function fetchIndex(): Promise<SearchSite> {
  const response = await fetch('/search-index.json');
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return openSearchIndex(await response.text());
}
