/** A long-running process reads only what an edit changes, and ends up with what a new process would read. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPage, loadPages, loadSite, pageFiles } from '../read/load.ts';

const dir = mkdtempSync(join(tmpdir(), 'made-once-'));
cpSync('tools/test/small-company', dir, { recursive: true });
afterEach(() => vi.unstubAllEnvs());

let state = 0;
/** Reads the pages as the long-running process does. */
function readAgain(folder = dir) {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('CONTENT_STATE', `state ${++state}`);
  const pages = loadPages(folder);
  vi.unstubAllEnvs();
  return new Map(pages.map((page) => [page.file, page]));
}
function readAlone(folder = dir, files = pageFiles(folder)) {
  const site = loadSite(folder);
  const english = (file: string) => file.replace('.es.md', '.md');
  return new Map(files.map((file) => [file, loadPage(join(folder, 'pages'), english(file), site)]));
}
function edit(name: string, from: string, to: string) {
  const text = readFileSync(join(dir, name), 'utf8');
  if (!text.includes(from)) throw new Error(`${from} is not in ${name}.`);
  writeFileSync(join(dir, name), text.replaceAll(from, to));
}

test.each<[string, () => void]>([
  ['nothing', () => {}],
  ['a text', () => edit('pages/pest-info/voles.md', 'A few words', 'Some words')],
  [
    'a setting that every page names',
    () => edit('site.yaml', 'short_name: Larkspur', 'short_name: Lark'),
  ],
  ['a setting that no page names', () => edit('site.yaml', 'tagline: Bugs', 'tagline: Mice')],
  ['the first day of an offer', () => writeFileSync(join(dir, 'offers-day.txt'), '2026-03-01')],
  ['a page that is removed', () => rmSync(join(dir, 'pages/blog/snow-melt.md'))],
  ['a text, and back again', () => edit('pages/pest-info/voles.md', 'Some words', 'A few words')],
])('after %s the pages are those that a new process reads', (_what, change) => {
  readAgain();
  change();
  expect(readAgain()).toEqual(readAlone());
});

test('a page stays the same object if only another file changed', () => {
  const before = readAgain();
  edit('pages/pest-info/voles.md', 'A few words', 'Some more words');
  const after = readAgain();
  const changed = [...after].filter(([file, page]) => before.get(file) !== page);
  expect(changed.map(([file]) => file)).toEqual([join(dir, 'pages/pest-info/voles.md')]);
});
