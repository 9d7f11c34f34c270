import { expect, test } from 'vitest';
import { buildSearchIndex, type SearchEntry } from '../../domain/search/site-search.ts';
import { buildSite } from '../testing/built-site.ts';
import { fixtureVisits } from '../testing/fixture-site.ts';
import { serverForAllTests } from '../testing/test-server.ts';
import { SEARCH_LIMIT } from './search-answer.ts';

const PAGE =
  '<title>Search | Wrenhouse</title><input type="search" name="q"/><div class="search-answered"></div>';
const entry = (name: string, kind: string): SearchEntry => ({
  href: `/${name.toLowerCase()}`,
  name,
  kind,
  names: [],
  translated: [],
  words: [],
  text: `About ${name} & more.`,
});

const { served } = await buildSite(
  {
    '/search': PAGE,
    '/search-index.json': buildSearchIndex([entry('Ants', 'Pest'), entry('Termites', 'Pest')]),
  },
  { pages: { '/search': { scriptHashes: ["'sha256-x'"], styleHashes: [] } } },
);

const server = serverForAllTests('sqlite', () => ({
  ...{ served, visits: fixtureVisits, env: { RATE_LIMIT: 'on' } },
}));
const get = (url: string) => server.app.inject({ url });

test('a query is answered in the search page, under its own policy, and not for search engines', async () => {
  const answer = await get('/search?q=Ant');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(
    '<title>“Ant” | Search | Wrenhouse</title><input value="Ant" type="search" name="q"/>' +
      '<div class="search-answered"><p>1 page found.</p><ol class="search-hits" aria-label="Pages found">' +
      '<li><a href="/ants">Ants</a> <span class="search-kind">Pest</span><p>About Ants &amp; more.</p></li></ol></div>',
  );
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("'sha256-x'");
});

test('a page that differs by its query is not cached; one that is the same with any query may be', async () => {
  const storable: string[] = [];
  for (const path of ['/search', '/es/search', '/service-areas', '/visits', '/es/visits', '/404']) {
    const plain = await get(path);
    for (const query of ['', '?q=ants', '?zip=23220', '?utm_source=mail']) {
      const { body, statusCode, headers } = await get(path + query);
      const rule = String(headers['cache-control']);
      if (rule.startsWith('public')) storable.push(path + query);
      const isOther = body !== plain.body || statusCode !== plain.statusCode;
      if (isOther) expect([path, query, rule]).toContain('no-store');
    }
  }
  expect(storable.filter((address) => address.startsWith('/search'))).toEqual([
    ...['/search', '/search?zip=23220', '/search?utm_source=mail'],
  ]);
});

test('nothing found says so; nothing asked is the page as it was built', async () => {
  const none = await get('/search?q=xylophone');
  expect(none.body).toContain('Nothing found for “xylophone”. Every page is in the list below.');
  for (const url of ['/search', '/search?q=', '/search?q=%20', '/search?other=ants'])
    expect((await get(url)).body, url).toBe(PAGE);
});

test.each(['<script>alert(1)</script>', '</title><svg onload=alert(1)>', '$& $1 $` \\1'])(
  '%s stays what was typed',
  async (typed) => {
    const { body } = await get(`/search?q=${encodeURIComponent(typed)}`);
    expect(body.match(/<\w+/g)).toEqual(['<title', '<input', '<div', '<p']);
    expect(body.match(/<input [^>]*>/)?.[0]).toMatch(/^<input value="[^"<>]*" type="search"/);
  },
);

test('an address that is no text is read as far as it can be', async () => {
  for (const url of ['/search?q=%ff%fe', '/search?q=%00', `/search?q=${'a '.repeat(2000)}`])
    expect((await get(url)).statusCode, url).toBe(200);
});

test('a client over the limit gets the list of all pages and when to retry', async () => {
  for (let asked = 0; asked < SEARCH_LIMIT.max; asked++) await get('/search?q=ants');
  const refused = await get('/search?q=ants');
  expect([refused.statusCode, refused.body]).toEqual([429, PAGE]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/search')).statusCode).toBe(200);
});
