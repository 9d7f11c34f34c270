import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const PAGE = `<link rel="preload" href="/assets/font.woff2"/><link rel="stylesheet" href="/assets/inlined.css" disabled=""/>
  <template id="boot"><script type="module" src="/boot/1.js"></script></template>`;

test('a page with what it starts with, and what that may ask for later', () => {
  write({
    'quote/index.html': PAGE,
    'boot/1.js': 'import("/assets/entry.js"); "/assets/manifest-1.js"',
    'assets/entry.js': 'import "./layout.js"; import(`./late.js`); ["assets/late.css"]',
    'assets/layout.js': 'import "./entry.js"',
    'assets/late.js': '',
    'assets/late.css': '',
    // The list of all routes.
    'assets/manifest-1.js': '"/assets/other-page.js"',
    'assets/other-page.js': '',
  });
  const [page, ...files] = offlineFiles(root, ['/quote']);
  expect(page).toMatchObject({ url: '/quote', integrity: expect.stringMatching(/^sha256-.{44}$/) });
  expect(files).toEqual(
    [
      '/assets/entry.js',
      '/assets/font.woff2',
      '/assets/late.css',
      '/assets/late.js',
      '/assets/layout.js',
      '/assets/manifest-1.js',
      '/boot/1.js',
    ].map((url) => ({ url, revision: null })),
  );
});

test('another word on a page is another revision of it', () => {
  write({ 'offline/index.html': '(804) 555-0142' });
  const [before] = offlineFiles(root, ['/offline']);
  write({ 'offline/index.html': '(804) 555-0143' });
  const [after] = offlineFiles(root, ['/offline']);
  expect(after?.revision).not.toBe(before?.revision);
});
