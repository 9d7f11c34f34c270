import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test.each([
  ["What we don't treat: a neighbor's bees", 'What we don’t treat: a neighbor’s bees'],
  ['Ask for "exclusion", not "sealing".', 'Ask for “exclusion”, not “sealing”.'],
  ['The <a href="/quote">company\'s form</a>', 'The <a href="/quote">company’s form</a>'],
  ['"It\'s <em>"dry"</em>", since the \'90s', '“It’s <em>“dry”</em>”, since the ’90s'],
  ["[the guide](/pest-info/ants) isn't long", '[the guide](/pest-info/ants) isn’t long'],
])('%s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
});

test('every text within a value is typeset, and nothing else changes', () => {
  const value = { steps: [{ text: "It's dry" }], "Scott's Addition": [37, -77], none: null };
  expect(typeset(value)).toEqual({
    steps: [{ text: 'It’s dry' }],
    'Scott’s Addition': [37, -77],
    none: null,
  });
});
