import { expect, test } from 'vitest';
import { loadPestNames } from './pest-names.ts';

test('the pests of the pages, of the identifier, of the home page and of the search’s synonyms are known', () => {
  const names = loadPestNames();
  for (const name of [
    'ant',
    'roach',
    'bed bug',
    'mouse',
    'tick',
    'mosquito',
    'chinch bug',
    'cricket',
    'raccoon',
  ])
    expect(names).toContain(name);
});

test('a name that holds another, and a Latin one, is left out', () => {
  const names = loadPestNames();
  expect(names.filter((name) => /\bant\b/.test(name))).toEqual(['ant']);
  expect(names).not.toContain('cimex lectularius');
});

test('another company’s pests come from its own pages', () => {
  expect(loadPestNames('test/small-company')).toEqual(['spider', 'vole', 'wasp']);
});
