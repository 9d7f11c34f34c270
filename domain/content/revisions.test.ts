import { expect, test } from 'vitest';
import { differenceOf, isContentPath, mergePath, withChosen } from './revisions.ts';

test.each([
  ['site.yaml', true],
  ['faqs.es.yaml', true],
  ['areas/richmond.yaml', true],
  ['pages/blog/index.md', true],
  ['pages/services/ant-control.es.md', true],
  ['../site.yaml', false],
  ['pages/../../etc/passwd.md', false],
  ['pages/..md', false],
  ['pages//a.md', false],
  ['/pages/a.md', false],
  ['pages\\a.md', false],
  ['pages/.hidden.md', false],
  ['pages/a.md\n', false],
  ['pages/a.md\0', false],
  ['logo.svg', true],
  ['public/logo.svg', false],
  ['areas/deep/a.yaml', false],
  ['site.yml', false],
  [`pages/${'a'.repeat(200)}.md`, false],
])('%j is a path of the content: %s', (path, expected) => {
  expect(isContentPath(path)).toBe(expected);
});

test.each([
  ['nobody changed it', ['a', 'a', 'a'], 'revision'],
  ['the office did', ['a', 'b', 'a'], 'revision'],
  ['the folder did', ['a', 'a', 'b'], 'folder'],
  ['both did alike', ['a', 'b', 'b'], 'revision'],
  ['both did', ['a', 'b', 'c'], 'conflict'],
  ['the office made it', [null, 'a', null], 'revision'],
  ['both made it', [null, 'a', 'b'], 'conflict'],
  ['the folder removed it', ['a', 'a', null], 'folder'],
  ['the office removed it', ['a', null, 'a'], 'revision'],
  ['the office removed what the folder changed', ['a', null, 'b'], 'conflict'],
  ['the folder removed what the office changed', ['a', 'b', null], 'conflict'],
  ['both removed it', ['a', null, null], 'revision'],
] as const)('%s', (_name, [base, revision, folder], expected) => {
  expect(mergePath({ base, revision, folder })).toBe(expected);
});

test('what was chosen takes the place of earlier revisions, not of later ones', () => {
  expect(withChosen({ a: 1, b: 5 }, { a: 2, b: 3, c: 4 })).toEqual({ a: 2, b: 5, c: 4 });
});

test('the lines in which two texts differ', () => {
  expect(differenceOf('a\nb\nc\nd', 'a\nx\ny\nd')).toEqual({
    line: 2,
    revision: ['b', 'c'],
    folder: ['x', 'y'],
  });
  expect(differenceOf('a\na', 'a\na\na')).toEqual({ line: 3, revision: [], folder: ['a'] });
  expect(differenceOf(null, 'a')).toEqual({ line: 1, revision: null, folder: ['a'] });
});
