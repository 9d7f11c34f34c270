import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(folder, 'site'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pack = (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'site', name), content);
  const paths = Object.keys(files).map((name) => join(folder, 'site', name));
  return compressFiles(paths, { cache: join(folder, 'cache') });
};
const read = (name: string) => readFileSync(join(folder, 'site', name));

test('both compressed files hold what the page says, and pictures are left as they are', async () => {
  await pack({ 'a.html': 'ants', 'b.jpg': 'picture' });
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe('ants');
  expect(gunzipSync(read('a.html.gz')).toString()).toBe('ants');
  expect(readdirSync(join(folder, 'site')).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.jpg',
  ]);
});

test('only changed files are compressed again, and unused ones are removed from the cache', async () => {
  expect(await pack({ 'a.html': 'ants', 'b.html': 'bees' })).toEqual({ made: 4, kept: 0 });
  expect(await pack({ 'a.html': 'ants', 'b.html': 'wasps' })).toEqual({ made: 2, kept: 2 });
  expect(brotliDecompressSync(read('b.html.br')).toString()).toBe('wasps');
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(4);
});
