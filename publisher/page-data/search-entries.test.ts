import { expect, test } from 'vitest';
import { buildSearchIndex, openSearchIndex } from '../../domain/search/site-search.ts';
import { loadSearchEntries } from './search-entries.ts';

const search = openSearchIndex(buildSearchIndex(loadSearchEntries()));
const found = (query: string) => search(query).map(({ href }) => href);

test('a ZIP code finds only places that have it', () => {
  const entries = loadSearchEntries();
  const pages = found('23233');
  expect(pages.length).toBeGreaterThan(0);
  for (const href of pages)
    expect(entries.find((entry) => entry.href === href)?.names).toContain('23233');
});

test('an empty query finds nothing, and any other at most eight pages', () => {
  expect(found('')).toEqual([]);
  expect(found('xqzvw')).toEqual([]);
  expect(found('pest control')).toHaveLength(8);
});
