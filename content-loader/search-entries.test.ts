import { expect, test } from 'vitest';
import { buildSearchIndex, openSearchIndex } from '../domain/search/site-search.ts';
import { loadSearchEntries } from './search-entries.ts';

const search = openSearchIndex(buildSearchIndex(loadSearchEntries()));
const found = (query: string) => search(query).map(({ href }) => href);

test.each([
  ['water bug', '/pest-info/cockroaches'],
  ['waterbugs', '/pest-info/cockroaches'],
  ['palmetto bug', '/pest-info/cockroaches'],
  ['roach', '/pest-info/cockroaches'],
  ['cokroach', '/pest-info/cockroaches'],
  ['Blattella germanica', '/pest-info/cockroaches'],
  ['termits', '/pest-info/termites'],
  ['bed bug', '/pest-info/bed-bugs'],
  ['yellowjackets', '/pest-info/wasps'],
  ['stink bug', '/pest-info/stink-bugs'],
  ['box elder bug', '/pest-info/boxelder-bugs'],
  ['fire ants', '/pest-info/fire-ants'],
  ['chinch bugs', '/pest-info/chinch-bugs'],
  ['powderpost beetle', '/pest-info/wood-boring-beetles'],
  ['woodworm', '/pest-info/wood-boring-beetles'],
  ['kudzu bug', '/pest-info/stink-bugs'],
  ['yellow-legged hornet', '/pest-info/wasps'],
  ['brown recluse', '/pest-info/spiders'],
  ['mosquitos', '/pest-info/mosquitoes'],
  ['mosquito control', '/services/mosquito-control'],
  ['termite letter', '/services/termite-clearance-letter'],
  ['mice', '/pest-info/rodents'],
  ['rodent control', '/services/rodent-control'],
  ['deer tick', '/pest-info/ticks'],
  ['longhorned tick', '/pest-info/ticks'],
  ['possum', '/pest-info/skunks-opossums-groundhogs'],
  ['woodchuck', '/pest-info/skunks-opossums-groundhogs'],
  ['flying squirrel', '/pest-info/squirrels'],
  ['raccoon', '/pest-info/raccoons'],
  ['bats', '/pest-info/bats'],
  ['chimney swift', '/pest-info/birds'],
  ['fleas', '/pest-info/fleas'],
  ['short pump', '/service-areas/short-pump'],
])('the first page for %j is %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test('one word for two: the guide is among the first', () => {
  expect(found('bedbug').slice(0, 2)).toContain('/pest-info/bed-bugs');
});

test('flying ants lead to termites and to ants', () => {
  expect(found('flying ants').slice(0, 3)).toContain('/pest-info/termites');
  expect(found('flying ants')).toContain('/pest-info/carpenter-ants');
});

test('a ZIP code finds only places that name it', () => {
  const entries = loadSearchEntries();
  const pages = found('23233');
  expect(pages.length).toBeGreaterThan(0);
  for (const href of pages)
    expect(entries.find((entry) => entry.href === href)?.names).toContain('23233');
});

test('nothing for nothing, and eight pages at most', () => {
  expect(found('')).toEqual([]);
  expect(found('xqzvw')).toEqual([]);
  expect(found('pest control')).toHaveLength(8);
});

test('a page is shown under its own name', () => {
  const known = new Map(loadSearchEntries().map(({ href, name }) => [href, name]));
  for (const { href, name } of search('termite control')) expect(name).toBe(known.get(href));
});
