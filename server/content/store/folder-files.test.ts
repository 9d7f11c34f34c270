import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFolder, stateOfOtherFiles } from './folder-files.ts';

test('a content folder that is not there holds nothing', () => {
  expect(readContentFolder('content/gone').texts.size).toBe(0);
});

test('photos are compared without being read', () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  const photo = join(dir, 'photos/large.jpg');
  mkdirSync(join(photo, '..'));
  writeFileSync(photo, '');
  // More than Node reads of a file at once; it takes no room on the disk.
  truncateSync(photo, 3 * 2 ** 30);
  const before = stateOfOtherFiles(dir);
  truncateSync(photo, 3 * 2 ** 30 + 1);
  expect(stateOfOtherFiles(dir)).not.toBe(before);
});
