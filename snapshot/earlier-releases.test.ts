import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readPageFiles } from '../server/pages/page-files.ts';
import { linkEarlierReleases } from './earlier-releases.ts';

let folder = '';
let before: { folder: string; release: string } | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  before = null;
});

/** A snapshot with one page and one script of its release. @returns its folder */
function publish(release: string, edition = 1): string {
  const snapshot = join(folder, `${release}${edition}`);
  mkdirSync(join(snapshot, 'client/assets'), { recursive: true });
  writeFileSync(join(snapshot, `client/assets/page-${release}.js`), `"${release}"`);
  writeFileSync(join(snapshot, 'client/index.html'), `${release} ${edition}`);
  writeFileSync(join(snapshot, 'manifest.json'), '{"siteUrl":"","redirects":{},"pages":{}}');
  if (before) linkEarlierReleases(before, release, snapshot);
  before = { folder: snapshot, release };
  return snapshot;
}

const servedOf = async (...snapshots: string[]) => {
  const { files } = await readPageFiles(snapshots);
  return [...files.keys()].filter((url) => url.startsWith('/assets/')).sort();
};

test('a page of release A finds its scripts while B and C are published, however often', async () => {
  publish('a');
  publish('b');
  let newest = publish('c');
  for (let edition = 2; edition < 30; edition++) newest = publish('c', edition);
  expect(await servedOf(newest)).toEqual([
    '/assets/page-a.js',
    '/assets/page-b.js',
    '/assets/page-c.js',
  ]);
  const { files } = await readPageFiles([newest]);
  expect(String(await files.get('/assets/page-a.js')?.plain())).toBe('"a"');
  expect(String(await files.get('/')?.plain())).toBe('c 29');
});

test('five releases are served, the oldest goes first', async () => {
  const newest = [...'abcdef'].map((release) => publish(release)).at(-1) as string;
  expect(await servedOf(newest)).toEqual([...'bcdef'].map((name) => `/assets/page-${name}.js`));
  expect(existsSync(join(newest, 'earlier/4'))).toBe(false);
  expect(readFileSync(join(newest, 'earlier/0/assets/page-e.js'), 'utf8')).toBe('"e"');
});
