import { expect, test } from 'vitest';
import { placeMarks } from './callouts.ts';

const marks = ['Dark mask[^2]', 'Ringed tail', 'Dark feet', 'Gray back'];

test('words stand at the height of their mark, from top to bottom', () => {
  const placed = placeMarks({
    marks,
    callouts: [
      { mark: 2, x: 75, y: 60 },
      { mark: 1, x: 25, y: 30 },
    ],
  });
  expect(placed).toEqual([
    { words: 'Dark mask', at: 30, point: { x: 25, y: 30 } },
    { words: 'Ringed tail', at: 60, point: { x: 75, y: 60 } },
  ]);
});

test('marks near one another leave room for their words, inside of the drawing', () => {
  const ats = (...heights: number[]) =>
    placeMarks({
      marks,
      callouts: heights.map((y, index) => ({ mark: index + 1, x: 50, y })),
    }).map(({ at }) => at);
  expect(ats(50, 55)).toEqual([50, 72]);
  expect(ats(80, 85)).toEqual([58, 80]);
  expect(ats(2, 3, 96, 99)).toEqual([10, 32, 58, 80]);
});
