import { expect, test } from 'vitest';
import type { PageMatter } from '../../domain/content/page-schema.ts';
import { citeSources } from './cite-sources.ts';
import { loadPages, type Page } from './load.ts';

const pages = loadPages();
const { matter } = pages.find(({ url }) => url === '/service-areas/hampton') as Page;
const source = (key: string | undefined, name: string, shown = true) => ({
  title: name,
  url: `https://example.com/${name}`,
  key,
  checked: '2026-11-21',
  shown,
});
const page = (sources: PageMatter['sources'], season: string): PageMatter =>
  ({ ...matter, sources, season, local_facts: [] }) as PageMatter;

test('cited sources are numbered in the order of the list; others come last without a number', () => {
  const sources = [source(undefined, 'other'), source('law', 'law'), source('ants', 'ants')];
  const {
    cited,
    sources: listed,
    ...words
  } = citeSources('x.md', page(sources, 'May to July.[^ants]'), 'The law says so.[^law]');
  expect(cited).toMatchObject({ season: 'May to July.[^2]' });
  expect(words.matter).toMatchObject({ season: 'May to July.' });
  expect(words.markdown).toBe('The law says so.[^1]');
  expect(listed.map(({ title, number }) => [title, number])).toEqual([
    ['law', 1],
    ['ants', 2],
    ['other', null],
  ]);
});

test('a source that is not shown leaves no number and no URL', () => {
  const hidden = citeSources('x.md', page([source('copy', 'copy', false)], 'All year.[^copy]'), '');
  expect(hidden.cited).toMatchObject({ season: 'All year.' });
  expect(hidden.sources).toEqual([]);
});

test('a local fact shows the number of its source without a mark', () => {
  const fact = { fact: 'x', match: 'dug in 1805', source: 'https://example.com/canal' };
  const { markdown } = citeSources(
    'x.md',
    { ...page([source(undefined, 'canal')], 'x'), local_facts: [fact] } as PageMatter,
    'The canal, dug in 1805, is near.',
  );
  expect(markdown).toBe('The canal, dug in 1805,[^1] is near.');
});

test('a mark without a source and a key without a mark are refused with their file', () => {
  const refused = (sources: PageMatter['sources'], season: string) => () =>
    citeSources('x.md', page(sources, season), '');
  expect(refused([], 'May.[^ants]')).toThrow(
    'x.md: mark [^ants]: expected a source with "key: ants", found none',
  );
  expect(refused([source('ants', 'ants')], 'May.')).toThrow(
    'x.md: field "sources": expected [^ants] in a text of the page, found none',
  );
  expect(refused([source('ants', 'a'), source('ants', 'b')], 'May.[^ants]')).toThrow(
    '"ants" twice',
  );
});
