import { expect, test } from 'vitest';
import { changedPaths, isContentPath, withChosen } from './revisions.ts';

test.each([
  ['site.yaml', true],
  ['areas/richmond.yaml', true],
  ['pages/services/ant-control.es.md', true],
  ['../site.yaml', false],
  ['pages/../../etc/passwd.md', false],
  ['pages//a.md', false],
  ['/pages/a.md', false],
  ['pages\\a.md', false],
  ['pages/.hidden.md', false],
  ['pages/a.md\n', false],
  ['logo.svg', true],
  ['public/logo.svg', false],
  ['areas/deep/a.yaml', false],
  [`pages/${'a'.repeat(200)}.md`, false],
])('%j is a content path: %s', (path, expected) => {
  expect(isContentPath(path)).toBe(expected);
});

test('chosen revisions replace earlier revisions, but not later ones', () => {
  expect(withChosen({ a: 1, b: 5 }, { a: 2, b: 3, c: 4 })).toEqual({ a: 2, b: 5, c: 4 });
});

test('changed paths differ in two states, or are in only one of them', () => {
  expect(changedPaths({ a: 1, b: 2, c: 3 }, { a: 1, b: 4, d: 5 })).toEqual(['b', 'c', 'd']);
});
