import { expect, test } from 'vitest';
import { headlineLength } from './headline-length.ts';

test.each([
  [['Hi.'], undefined],
  [['Keep the', 'porch light.', 'Lose the bugs.'], undefined],
  [['Pest control without surprises'], 'long'],
  [['We mow and plow,', 'and you know the price', 'before we start'], 'long'],
  [
    [
      'We mow, edge, fertilize and plow for homeowners',
      'between Minneapolis and St. Paul, at one price',
    ],
    'very-long',
  ],
] as const)('a headline is set smaller the longer it is: %s', (headline, length) => {
  expect(headlineLength(headline)).toBe(length);
});
