import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './hash-files.ts';

test('files that a tool leaves among the sources do not make the build stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  mkdirSync(join(folder, 'domain/messages/.cache'), { recursive: true });
  for (const name of [
    'page.tsx',
    '.page.tsx.swp',
    'domain/messages/en.json',
    'domain/messages/.meta.json',
    'domain/messages/.cache/README.md',
  ])
    writeFileSync(join(folder, name), '');
  expect(filesOf(folder)).toEqual(
    ['domain/messages/en.json', 'page.tsx'].map((name) => join(folder, name)),
  );
});
