import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

test('files that were compressed before are links to the cache, until they change', async () => {
  await pack({ 'a.html': 'ants', 'b.html': 'bees' });
  const inode = (name: string) => statSync(join(folder, 'site', name)).ino;
  const before = [inode('a.html.br'), inode('b.html.br')];
  await pack({ 'a.html': 'ants', 'b.html': 'wasps' });
  expect(inode('a.html.br')).toBe(before[0]);
  expect(inode('b.html.br')).not.toBe(before[1]);
  expect(brotliDecompressSync(read('b.html.br')).toString()).toBe('wasps');
});
