import { expect, test } from 'vitest';
import { loadPestNames } from './pest-names.ts';

test('pests of the pages, the identifier, the home page and the search’s synonyms are known', () => {
  const names = loadPestNames();
  expect(names).toEqual(expect.arrayContaining(['ant', 'roach', 'mouse', 'cricket', 'raccoon']));
});

test('Latin names, and names that contain another name, are left out', () => {
  const names = loadPestNames();
  expect(names.filter((name) => /\bant\b/.test(name))).toEqual(['ant']);
  expect(names).not.toContain('cimex lectularius');
});

test('another company’s pests come from its own pages', () => {
  expect(loadPestNames('tools/test/small-company')).toEqual(['spider', 'vole', 'wasp']);
});
