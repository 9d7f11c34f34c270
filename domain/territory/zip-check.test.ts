import { expect, test } from 'vitest';
import { answerPageOf } from './zip-check.ts';

const AREAS = [
  { id: 'richmond', zips: ['23220', '23112'] },
  { id: 'charlottesville', zips: ['22902', '24501'] },
  { id: 'east', zips: ['23290'] },
];

test.each([
  ['23220', 'richmond'],
  [' 24501-1234 ', 'charlottesville'],
  ['23221', 'near-richmond'],
  ['23288', 'near-east'],
  ['24599', 'near-charlottesville'],
  ['90210', 'elsewhere'],
  ['23901', 'elsewhere'],
  ['02322', 'elsewhere'],
  ['2322', 'not-a-zip'],
  ['', 'not-a-zip'],
])('%j leads to /zip-check/%s', (typed, page) => {
  expect(answerPageOf(typed, AREAS)).toBe(page);
});
