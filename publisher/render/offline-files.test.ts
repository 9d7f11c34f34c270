import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-'));
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const read = (path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

const pagesAt = (...urls: string[]) =>
  urls.map((url) => ({ url, text: readFileSync(join(root, url, 'index.html'), 'utf8') }));

const PAGE = `<link rel="preload" href="/assets/font.woff2"/>
  <template id="page-script"><script type="module" src="/assets/page-12345678.js"></script></template>
  <div data-island="quote-form"></div>`;

test('a page is stored with its scripts and islands, and everything that they may load later', () => {
  write({
    'quote/index.html': PAGE,
    'assets/page-12345678.js':
      'import "./shared.js"; import(`./quote-form-12345678.js`); import(`./pest-identifier-12345678.js`); ["assets/late.css"]',
    'assets/shared.js': 'import "./page-12345678.js"',
    'assets/font.woff2': '',
    'assets/late.css': '',
    'assets/quote-form-12345678.js': 'import "./react.js"',
    'assets/react.js': '',
    // An island of another page.
    'assets/pest-identifier-12345678.js': 'import "./identifier-data.js"',
    'assets/identifier-data.js': '',
  });
  const [page, ...files] = offlineFiles(read, pagesAt('/quote'));
  expect(page).toMatchObject({ url: '/quote', integrity: expect.stringMatching(/^sha256-.{44}$/) });
  expect(files).toEqual(
    [
      '/assets/font.woff2',
      '/assets/late.css',
      '/assets/page-12345678.js',
      '/assets/quote-form-12345678.js',
      '/assets/react.js',
      '/assets/shared.js',
    ].map((url) => ({ url, revision: null })),
  );
});

test('a Spanish page is stored with the scripts of its language', () => {
  write({
    'es/quote/index.html': PAGE.replace('page-12345678', 'es/page-12345678'),
    'assets/es/page-12345678.js': 'import(`./quote-form-12345678.js`); ["assets/late.css"]',
    'assets/es/quote-form-12345678.js': '',
    // Files shared by all languages.
    'assets/font.woff2': '',
    'assets/late.css': '',
    'assets/quote-form-12345678.js': '',
  });
  expect(offlineFiles(read, pagesAt('/es/quote')).map(({ url }) => url)).toEqual([
    '/es/quote',
    '/assets/es/page-12345678.js',
    '/assets/es/quote-form-12345678.js',
    '/assets/font.woff2',
    '/assets/late.css',
  ]);
});

test('changing a word on a page changes its revision', () => {
  const revisionOf = (text: string) => offlineFiles(read, [{ url: '/offline', text }])[0]?.revision;
  expect(revisionOf('(804) 555-0143')).not.toBe(revisionOf('(804) 555-0142'));
});
