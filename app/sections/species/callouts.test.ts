import { expect, test } from 'vitest';
import { placeCallouts } from './callouts.ts';

const drawing = { width: 200, height: 100 };

test('a number stands beside the drawing, at the side and height of its point', () => {
  const [left, right] = placeCallouts(
    [
      { mark: 2, x: 75, y: 60 },
      { mark: 1, x: 25, y: 40 },
    ],
    drawing,
  );
  expect(left).toEqual({ mark: 1, point: { x: 50, y: 40 }, label: { x: -15, y: 40 } });
  expect(right).toEqual({ mark: 2, point: { x: 150, y: 60 }, label: { x: 215, y: 60 } });
});

test('numbers of one side stand apart', () => {
  const [first, second] = placeCallouts(
    [
      { mark: 1, x: 60, y: 50 },
      { mark: 2, x: 90, y: 52 },
    ],
    drawing,
  );
  expect((second?.label.y ?? 0) - (first?.label.y ?? 0)).toBeGreaterThan(26);
});
