import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { inLanguage } from '../../domain/messages/language.ts';
import { buildSearchIndex, type SearchEntry } from '../../domain/search/site-search.ts';
import { buildSite } from '../testing/built-site.ts';
import { fixtureVisits } from '../testing/fixture-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { answeredPage, SEARCH_LIMIT, searchQuery } from './search-answer.ts';

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

let server: TestServer;
afterEach(() => server?.close());
const start = async (env: Record<string, string> = {}) => {
  server = await startTestServer('sqlite', { env, served });
  return server.app;
};

test('a query is answered in the search page, under its own policy, and not for search engines', async () => {
  const app = await start();
  const answer = await app.inject('/search?q=Ant');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(
    '<title>“Ant” | Search | Wrenhouse</title><input value="Ant" type="search" name="q"/>' +
      '<div class="search-answered"><p>1 page found.</p><ol class="search-hits" aria-label="Pages found">' +
      '<li><a href="/ants">Ants</a> <span class="search-kind">Pest</span><p>About Ants &amp; more.</p></li></ol></div>',
  );
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['content-security-policy']).toContain("'sha256-x'");
});

test('nobody keeps it under the name of the page, and it comes compressed', async () => {
  const app = await start();
  const headers = { 'accept-encoding': 'br' };
  const answer = await app.inject({ url: '/search?q=ants', headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('1 page found.');
  const tag = { ...headers, 'if-none-match': String(answer.headers.etag) };
  expect((await app.inject({ url: '/search?q=ants', headers: tag })).statusCode).toBe(304);
  expect((await app.inject({ url: '/search?q=termite', headers: tag })).statusCode).toBe(200);
});

test('what differs by its query is kept by nobody; a page that is the same with any query may be', async () => {
  server = await startTestServer('sqlite', { served, visits: fixtureVisits });
  const rules: [string, string][] = [];
  const paths = ['/search', '/es/search', '/service-areas', '/visits', '/es/visits', '/404'];
  for (const path of paths)
    for (const query of ['', '?q=ants', '?zip=23220', '?utm_source=mail'])
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await server.app.inject({ method, url: path + query });
        rules.push([`${method} ${path}${query}`, String(answer.headers['cache-control'])]);
        const plain = await server.app.inject({ method, url: path });
        const isOther = answer.body !== plain.body || answer.statusCode !== plain.statusCode;
        if (isOther) expect([path, query, answer.headers['cache-control']]).toContain('no-store');
      }
  const storable = rules.filter(([, rule]) => rule.startsWith('public')).map(([route]) => route);
  expect(storable.filter((route) => /GET \/search/.test(route))).toEqual([
    'GET /search',
    'GET /search?zip=23220',
    'GET /search?utm_source=mail',
  ]);
});

test('nothing found says so; nothing asked is the page as it was built', async () => {
  const app = await start();
  const none = await app.inject('/search?q=xylophone');
  expect(none.body).toContain('Nothing found for “xylophone”. Every page is in the list below.');
  for (const url of ['/search', '/search?q=', '/search?q=%20', '/search?other=ants'])
    expect((await app.inject(url)).body, url).toBe(PAGE);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title><svg onload=alert(1)>',
  '$& $1 $` \\1',
])('%s stays what was typed', async (typed) => {
  const app = await start();
  const { body } = await app.inject(`/search?q=${encodeURIComponent(typed)}`);
  expect(body.match(/<\w+/g)).toEqual(['<title', '<input', '<div', '<p']);
  expect(body.match(/<input [^>]*>/)?.[0]).toMatch(/^<input value="[^"<>]*" type="search"/);
});

test('an address that is no text is read as far as it can be', async () => {
  const app = await start();
  for (const url of ['/search?q=%ff%fe', '/search?q=%00', `/search?q=${'a '.repeat(2000)}`])
    expect((await app.inject(url)).statusCode, url).toBe(200);
});

test('whoever asks too often gets the list of all pages and may come back', async () => {
  const app = await start({ RATE_LIMIT: 'on' });
  for (let asked = 0; asked < SEARCH_LIMIT.max; asked++) await app.inject('/search?q=ants');
  const refused = await app.inject('/search?q=ants');
  expect([refused.statusCode, refused.body]).toEqual([429, PAGE]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/search')).statusCode).toBe(200);
});

test('a page without a place for the answer is a mistake of the build', () => {
  expect(() => answeredPage('<title>Search</title>', 'ants', [])).toThrow('no one place');
});

test('a town that only an English page is about says so on a Spanish page', () => {
  const hit = { ...entry('Norfolk', 'Place'), language: 'en' as const, text: '' };
  const page = inLanguage('es', () => answeredPage(PAGE, 'norfolk', [hit]));
  expect(page).toContain(
    '<a href="/norfolk" hreflang="en">Norfolk</a> (en inglés) <span class="search-kind">Lugar</span></li>',
  );
});

test('only the search page searches', () => {
  expect(searchQuery('/search', '?q=ants')).toBe('ants');
  expect(searchQuery('/about', '?q=ants')).toBeNull();
});
