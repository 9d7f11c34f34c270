import { expect, test } from 'vitest';
import { canonicalPath } from './redirects.ts';

const known = new Set(['/about', '/service-areas/chesterfield', '/film/visit.mp4']);
const redirects = new Map([['/service-areas/chesterfield-county', '/service-areas/chesterfield']]);
const of = (path: string) => canonicalPath(path, (p) => known.has(p), redirects);

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/about/index.html', '/about'],
  ['/about.html', '/about'],
  ['//about', '/about'],
  ['/service-areas/chesterfield-county', '/service-areas/chesterfield'],
])('%s moves permanently to %s', (path, canonical) => {
  expect(of(path)).toBe(canonical);
});

test.each(['/about', '/film/visit.mp4', '/no-such-page/', '/%E0%A4%A'])(
  '%s is not redirected',
  (path) => {
    expect(of(path)).toBeNull();
  },
);
