import { expect, test, vi } from 'vitest';
import { loadPageData, type PageHead } from '../../publisher/page-data/page-data.ts';
import { PROBLEM_CODES } from '../../publisher/read/code-paths.ts';
import { loadPages } from '../../publisher/read/load.ts';
import { sitemap } from '../../publisher/render/search-files.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import * as home from './home.tsx';
import { PROBLEMS } from './problem.tsx';
import * as quote from './quote.tsx';

// Before publisher/read/build-env.ts reads them; in production, files are read once.
vi.hoisted(() =>
  vi.stubEnv('SITE_URL', 'https://www.example.com/').stubEnv('NODE_ENV', 'production'),
);
const ORIGIN = 'https://www.example.com';
const pages = loadPages();
const listed = [...sitemap(pages, ORIGIN).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => address,
);

function headAt(path: string): PageHead {
  if (path === '/') return home.loader().head;
  if (path === '/quote') return quote.loader().head;
  return loadPageData(new Request(ORIGIN + path), pages).head;
}

test('every page of the sitemap may be listed and names itself as canonical', () => {
  expect(listed.length).toBeGreaterThan(130);
  for (const address of listed) {
    const head = headAt(address.slice(ORIGIN.length));
    expect(head.indexed, address).toBe(true);
    expect(pageMeta(head), address).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: address,
    });
  }
});

test('every code that the server redirects to has its words', () => {
  expect(Object.keys(PROBLEMS).sort()).toEqual([...PROBLEM_CODES].sort());
});
