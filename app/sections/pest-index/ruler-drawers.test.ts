import { expect, test } from 'vitest';
import { rowStarts } from './ruler-drawers.tsx';

test('two rows of a drawer are about as full: the widest animal is not alone', () => {
  const starts = rowStarts([33, 48, 29, 43, 41, 70, 84]);
  expect(starts).toEqual([false, false, false, false, false, true, false]);
});

test('animals that fit one row are not parted', () => {
  expect(rowStarts([10, 12, 14])).toEqual([false, false, false]);
});
