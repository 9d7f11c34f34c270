import { expect, test } from 'vitest';
import { busiestMonths } from './activity.ts';

test.each([
  ['one season', [0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0, 0], 'May to July'],
  ['one month', [0, 0, 1, 2, 3, 2, 2, 2, 1, 0, 0, 0], 'May'],
  ['two seasons', [0, 1, 1, 3, 3, 1, 1, 1, 3, 1, 0, 0], 'April to May and September'],
  ['over the new year', [2, 2, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2], 'November to February'],
  ['every month alike', [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 'All year'],
  ['never there', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 'None'],
])('%s', (_, levels, words) => {
  expect(busiestMonths(levels)).toBe(words);
});
