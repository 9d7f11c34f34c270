import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRedirects } from './load-redirects.ts';

const dir = mkdtempSync(join(tmpdir(), 'redirects-'));

const pages = ['/about'];
const redirectsFrom = (yaml: string) => {
  writeFileSync(join(dir, 'redirects.yaml'), yaml);
  return () => loadRedirects(dir, pages);
};

test('the alternative spellings redirect to the canonical pages (spec §2)', () => {
  expect(loadRedirects()).toMatchObject({
    '/service-areas/chesterfield-county': '/service-areas/chesterfield',
    '/service-areas/greenville-sc': '/service-areas/greenville',
    '/service-areas/spartanburg-sc': '/service-areas/spartanburg',
  });
});

test('a redirect goes from a URL without a page to a page, in one step', () => {
  expect(redirectsFrom('/About-Us.php: /about')()).toEqual({ '/About-Us.php': '/about' });
  expect(redirectsFrom('/about: /')).toThrow('"/about": expected an address that is no page');
  expect(redirectsFrom('/a: /b\n/b: /about')).toThrow('"/a": expected a page that exists');
  expect(redirectsFrom('/a: https://elsewhere.example')).toThrow('field "/a": expected a path');
});
