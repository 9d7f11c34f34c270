import { expect, test } from 'vitest';
import { fixtureSite } from '../../server/testing/fixture-site.ts';
import { reviewCountNote } from './review-counts.ts';

const claimsOf = (home_review_count: number, review_count_label: string) => ({
  ...fixtureSite.claims,
  home_review_count,
  review_count_label,
});

test('a label below the count is said to be that count, rounded down', () => {
  expect(reviewCountNote(claimsOf(1847, '1,500+'), [])).toBe(
    '1,847 is the full count. Where we say 1,500+, it is the same count, rounded down.',
  );
});

test('figures that agree, or a label that claims more, get no such sentence', () => {
  expect(reviewCountNote(claimsOf(1500, '1,500+'), [])).toBe('');
  expect(reviewCountNote(claimsOf(900, '1,500+'), [])).toBe('');
});

test('printed samples are not counted among the reviews', () => {
  const of = (...samples: boolean[]) =>
    reviewCountNote(
      claimsOf(9, '9'),
      samples.map((sample) => ({ sample })),
    );
  expect(of(true, true)).toBe(
    'The reviews printed here are samples. So are the rating and its counts.',
  );
  expect(reviewCountNote(claimsOf(1847, '1,500+'), [{ sample: true }])).not.toContain('1,847');
  expect(of(true, false)).toBe('Those marked as samples are not among them.');
  expect(of(false)).toBe('');
});
