import { describe, expect, test } from 'vitest';
import { markAfter, marksIn, numberMarks, partsOf, withoutMarks } from './source-marks.ts';

test('marks are parsed, removed and numbered', () => {
  const text = 'Ants sting.[^clemson][^va-law] Bait works.[^copy]';
  expect(marksIn(text)).toEqual(['clemson', 'va-law', 'copy']);
  expect(withoutMarks(text)).toBe('Ants sting. Bait works.');
  const numbers = new Map([
    ['clemson', 1],
    ['va-law', 2],
  ]);
  const numbered = numberMarks(text, (key) => numbers.get(key) ?? null);
  expect(numbered).toBe('Ants sting.[^1][^2] Bait works.');
  expect(partsOf(numbered)).toEqual(['Ants sting.', [1, 2], ' Bait works.']);
  expect(partsOf('No source.')).toEqual(['No source.']);
});

describe('the number of a local fact is placed after its words', () => {
  test.each([
    ['and the period after them', 'Built in 1913.', 'Built in 1913.[^2] Then'],
    ['and the rest of a word', 'two cree', 'two creeks,[^2] and'],
    ['and the link they end in', 'see the old', 'see the [old dam](/dam).[^2]'],
    ['and the bold words they end in', 'is **wet', 'is **wet**[^2] ground'],
  ])('%s', (_what, match, expected) => {
    const text =
      '## Built in 1914\n\nBuilt in 1913. Then two creeks, and see the [old dam](/dam). It is **wet** ground.';
    expect(markAfter(text, match === 'see the old' ? 'see the [old' : match, 2)).toContain(
      expected,
    );
  });
});
