import { expect, test } from 'vitest';
import { citedBy, sheetsOf } from './article-data.ts';
import { loadPages, type Page } from './load.ts';

const [page] = loadPages() as [Page];
const citing = (url: string, ...sources: [address: string, shown?: boolean][]) => ({
  url,
  matter: {
    ...page.matter,
    sources: sources.map(([address, shown = true]) => ({ title: 'T', url: address, shown })),
  },
});

test('a site counts once for each page that cites it, and what is not shown does not count', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((url) =>
    citing(
      url,
      ['https://www.cdc.gov/rodents'],
      ['https://cdc.gov/mosquitoes'],
      [`https://example.org${url}`, url !== '/a'],
    ),
  );
  expect(citedBy(pages)).toEqual({
    sources: 6,
    sites: 2,
    mostCited: [{ host: 'cdc.gov', pages: 5 }],
  });
});

test('a sheet has the first lines of its part of the words: points of a list, else sentences', () => {
  const html = `<p>Before.</p>
<h2 id="walk">Outside walk</h2>
<p>Keep the wall on your right.</p>
<ol><li>Door <a href="/x">sweeps</a><sup>1</sup></li>
<li>Porch light</li></ol>
<h2 id="trip">Coming home</h2>
<p>Leave bags outside. Vacuum the seams.</p>`;
  expect(sheetsOf(html)).toEqual([
    { id: 'walk', title: 'Outside walk', lines: ['Door sweeps', 'Porch light'], isList: true },
    {
      id: 'trip',
      title: 'Coming home',
      lines: ['Leave bags outside.', 'Vacuum the seams.'],
      isList: false,
    },
  ]);
});
