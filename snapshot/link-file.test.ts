import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { linkFile } from './link-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'));
  writeFileSync(join(folder, 'a'), 'ants');
});
const link = (from: string, to: string) => linkFile(join(folder, from), join(folder, to));

test('two names of one file, in the place of what was there, and again', () => {
  writeFileSync(join(folder, 'b'), 'bees');
  link('a', 'b');
  link('a', 'b');
  expect(readFileSync(join(folder, 'b'), 'utf8')).toBe('ants');
  expect(statSync(join(folder, 'a')).nlink).toBe(2);
});

test('a file that is gone', () => {
  expect(() => link('gone', 'b')).toThrow('ENOENT');
});
