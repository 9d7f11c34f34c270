import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(folder, 'site'));
});

const pack = (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'site', name), content);
  const paths = Object.keys(files).map((name) => join(folder, 'site', name));
  return compressFiles(paths, join(folder, 'cache'));
};
const read = (name: string) => readFileSync(join(folder, 'site', name));

test('both compressed files have the content of the page, and pictures are not compressed', async () => {
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

test('a compressed file is taken from the cache until the original changes', async () => {
  await pack({ 'a.html': 'ants' });
  for (const name of readdirSync(join(folder, 'cache')))
    writeFileSync(join(folder, 'cache', name), 'from the cache');
  await pack({ 'a.html': 'ants', 'b.html': 'wasps' });
  expect(String(read('a.html.br'))).toBe('from the cache');
  expect(brotliDecompressSync(read('b.html.br')).toString()).toBe('wasps');
});
