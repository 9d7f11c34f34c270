import { expect, test } from 'vitest';
import { draggedCrop } from './crop.ts';

const CROP = { top: 10, right: 20, bottom: 30, left: 40 };

test.each([
  ['the whole frame', [], { right: 4.4, down: -6 }, { top: 4, right: 16, bottom: 36, left: 44 }],
  [
    'no further than the edges',
    [],
    { right: 50, down: -50 },
    { top: 0, right: 0, bottom: 40, left: 60 },
  ],
  ['a corner', ['top', 'left'], { right: -5, down: 5 }, { ...CROP, top: 15, left: 35 }],
  [
    'a corner beyond the photo',
    ['bottom', 'right'],
    { right: 99, down: 99 },
    { ...CROP, bottom: 0, right: 0 },
  ],
  [
    'a corner across the others',
    ['bottom', 'right'],
    { right: -99, down: -99 },
    { ...CROP, bottom: 80, right: 50 },
  ],
] as const)('dragged: %s', (_, sides, by, expected) => {
  expect(draggedCrop(CROP, sides, by)).toEqual(expected);
});
