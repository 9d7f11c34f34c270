import { expect, test } from 'vitest';
import { loadPages, type Page } from '../read/load.ts';
import { citedBy } from './article-data.ts';

const [page] = loadPages() as [Page];
const citing = (url: string, ...sources: [address: string, shown?: boolean][]) => ({
  url,
  matter: {
    ...page.matter,
    sources: sources.map(([address, shown = true]) => ({ title: 'T', url: address, shown })),
  },
});

test('a site counts once for each page that cites it, and hidden sources do not count', () => {
  const pages = [...'abcdefghij']
    .map((letter) => `/${letter}`)
    .map((url) =>
      citing(
        url,
        ['https://www.cdc.gov/rodents'],
        ['https://cdc.gov/mosquitoes'],
        [`https://example.org${url}`, url !== '/a'],
      ),
    );
  expect(citedBy(pages)).toEqual({
    sources: 11,
    sites: 2,
    mostCited: [{ host: 'cdc.gov', pages: 10 }],
  });
});
