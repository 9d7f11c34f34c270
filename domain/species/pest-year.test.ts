import { expect, test } from 'vitest';
import { inOrderOfPeak, monthSentence, pestsInMonth } from './pest-year.ts';

const year = (name: string, levels: number[]) => ({ name, href: `/pest-info/${name}`, levels });
const PESTS = [
  year('ants', [0, 1, 2, 3, 3, 2, 2, 2, 2, 1, 0, 0]),
  year('beetles', [1, 2, 2, 1, 0, 0, 0, 0, 3, 3, 3, 1]),
];
const names = (month: number) => {
  const { peak, active } = pestsInMonth(PESTS, month);
  return [peak, active].map((pests) => pests.map(({ name }) => name));
};

test('a month lists pests at their peak and active ones, but no quiet ones', () => {
  expect(names(3)).toEqual([['ants'], []]);
  expect(names(8)).toEqual([['beetles'], ['ants']]);
  expect(names(11)).toEqual([[], []]);
  expect(names(1)).toEqual([[], ['beetles']]);
});

test.each([
  [8, 'At their peak in Virginia in September: beetles.'],
  [5, 'Active in Virginia in June: ants.'],
  [11, null],
])('month %i as one sentence', (month, sentence) => {
  expect(monthSentence('Virginia', PESTS, month)).toBe(sentence);
});

test('pests are sorted by the start of their peaks, then those without a peak', () => {
  const pests = [
    year('always active', Array(12).fill(2)),
    year('winter', [3, 3, 1, 0, 0, 0, 0, 0, 0, 2, 3, 3]),
    year('active in June', [0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0]),
    year('long spring', [0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0]),
    year('spring and fall', [0, 0, 3, 2, 2, 2, 2, 2, 3, 3, 0, 0]),
    year('early', [1, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0]),
  ];
  expect(inOrderOfPeak(pests).map(({ name }) => name)).toEqual([
    'early',
    'spring and fall',
    'long spring',
    'winter',
    'always active',
    'active in June',
  ]);
});
