/** Every link of the built pages leads somewhere, and each page is where it belongs. Reads dist, needs no browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, pathIn } from '../../domain/language/language.ts';
import { VISIT_PATHS } from '../../domain/visits/visit-paths.ts';
import { loadPages } from '../../publisher/read/load.ts';
import type { RenderedSite } from '../../publisher/render/rendering.ts';
import { expect, test } from './journey.ts';

const root = 'dist/site/client';
const site = JSON.parse(readFileSync('dist/site/site.json', 'utf8')) as RenderedSite;
const pages = new Map(
  Object.keys(site.pages).map((url) => [url, readFileSync(join(root, url, 'index.html'), 'utf8')]),
);
const ids = new Map([...pages].map(([url, html]) => [url, attributes(html, /\sid="([^"]+)"/g)]));

/** By the server, for each request. */
const RENDERED = LANGUAGES.map((language) => pathIn(language, VISIT_PATHS.open));

test('every internal link and anchor leads to something', () => {
  const dead = [...pages].flatMap(([url, html]) =>
    [...new Set(links(html))]
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => !leadsSomewhere(href, url))
      .map((href) => `${url}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('every external link is written correctly', () => {
  const wrong = [...pages].flatMap(([url, html]) =>
    [...new Set(links(html))]
      .filter((href) => !/^[/#]/.test(href))
      .filter((href) => !isWellFormed(href))
      .map((href) => `${url}: ${href}`),
  );
  expect(wrong).toEqual([]);
});

test('what is for editors only reaches no visitor', () => {
  const hidden = loadPages().flatMap(({ url, matter }) =>
    matter.sources.filter(({ shown }) => !shown).map((source) => ({ url, address: source.url })),
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const { url, address } of hidden) {
    const html = pages.get(url) ?? '';
    expect(html, url).not.toContain(address);
  }
});

function leadsSomewhere(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const html = pages.get(pathname);
  if (html === undefined) return isFile(join(root, pathname)) || RENDERED.includes(pathname);
  return hash === '' || (ids.get(pathname) ?? []).includes(decodeURIComponent(hash.slice(1)));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function isWellFormed(href: string): boolean {
  if (href.startsWith('tel:')) return /^tel:\+1\d{10}$/.test(href);
  if (href.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s?]+\.[a-z]+(\?\S*)?$/.test(href);
  return /^https?:\/\//.test(href) && URL.canParse(href);
}

test('every built page is in the sitemap or keeps search engines away, and never both', () => {
  const inSitemap = new Set(sitemap());
  const built = [...pages].map(([url, html]) => ({
    url,
    noindex: html.includes('<meta name="robots" content="noindex"'),
  }));
  expect(built.length).toBeGreaterThan(150);
  expect(built.filter(({ url, noindex }) => noindex === inSitemap.has(url))).toEqual([]);
  expect([...inSitemap].filter((url) => !pages.has(url))).toEqual([]);
});

function links(html: string): string[] {
  return attributes(html, /<a\s[^>]*?href="([^"]*)"/g).map((href) => href.replaceAll('&amp;', '&'));
}

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] as string);
}

function sitemap(): string[] {
  const xml = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  return attributes(xml, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname);
}
