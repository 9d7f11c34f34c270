import { expect, test } from 'vitest';
import { placeMarks } from './callouts.ts';

const drawing = { width: 200, height: 100 };
const marks = ['Dark mask[^2]', 'Ringed tail', 'Dark feet'];

test('words stand above or below the drawing, at the side of their mark', () => {
  const { above, below } = placeMarks(
    {
      marks,
      callouts: [
        { mark: 2, x: 75, y: 60 },
        { mark: 1, x: 25, y: 40 },
      ],
    },
    drawing,
  );
  expect(above).toMatchObject([{ words: 'Dark mask', side: 'left', point: { x: 50, y: 40 } }]);
  expect(below).toMatchObject([{ words: 'Ringed tail', side: 'right', point: { x: 150, y: 60 } }]);
});

test('two marks of one half stand beside each other, in the order of their places', () => {
  const { above, below } = placeMarks(
    {
      marks,
      callouts: [
        { mark: 1, x: 40, y: 70 },
        { mark: 3, x: 10, y: 90 },
      ],
    },
    drawing,
  );
  expect(above).toEqual([]);
  expect(below.map(({ words, side }) => [words, side])).toEqual([
    ['Dark feet', 'left'],
    ['Dark mask', 'right'],
  ]);
});

test('a line begins at the edge of the view and ends at its mark', () => {
  const { viewBox, above } = placeMarks({ marks, callouts: [{ mark: 1, x: 25, y: 40 }] }, drawing);
  expect(viewBox).toBe('-14 -14 228 128');
  expect(above[0]?.line).toMatch(/^M-14 -13H\d+M50 -13V40$/);
});
