import { expect, test } from 'vitest';
import { FORBIDDEN, fiveWordSequences, overlap, readingGrade } from './readability.ts';

test('plain sentences have a low reading grade, heavy ones a high grade', () => {
  expect(
    readingGrade('The ant is small. It eats your food. Wipe the trail with soap.'),
  ).toBeLessThan(3);
  expect(
    readingGrade(
      'Environmental considerations necessitate comprehensive examination of subterranean infestations.',
    ),
  ).toBeGreaterThan(15);
});

test('the overlap of two texts is their share of common five-word sequences', () => {
  const a = fiveWordSequences('one two three four five six');
  expect(overlap(a, fiveWordSequences('zero one two three four five'))).toBe(0.5);
  expect(overlap(a, fiveWordSequences('nothing of the kind is here at all'))).toBe(0);
});

test.each(['a safe spray', 'we eliminate ants', 'Non-toxic bait', 'EPA-approved'])(
  '"%s" is a forbidden claim',
  (claim) => {
    expect(FORBIDDEN.some((pattern) => pattern.test(claim))).toBe(true);
  },
);
