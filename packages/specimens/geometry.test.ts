import { describe, expect, test } from 'vitest';
import {
  bandPoints,
  dotsPath,
  ellipsePath,
  hairPath,
  pairs,
  smoothPath,
  stepFrom,
  straightPath,
} from './geometry.ts';

/** Where each command of relative path data ends. */
function endsOf(data: string): [number, number][] {
  let [x, y] = [0, 0];
  const ends: [number, number][] = [];
  for (const [, command = '', text = ''] of data.matchAll(/([Mlcs])([-\d ]+)/g)) {
    const size = SIZES[command] ?? 2;
    const values = numbersIn(text);
    for (let at = 0; at < values.length; at += size) {
      x += values[at + size - 2] as number;
      y += values[at + size - 1] as number;
      ends.push([x, y]);
    }
  }
  return ends;
}

/** Numbers that a command takes. */
const SIZES: Record<string, number> = { M: 2, l: 2, s: 4, c: 6 };

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}

describe('a line', () => {
  const points = Array.from(
    { length: 40 },
    (_, index) => [index * 3.3, Math.sin(index) * 20.7] as const,
  );

  test('passes its points, and rounding does not add up', () => {
    for (const data of [smoothPath(points, false), straightPath(points, false)]) {
      const ends = endsOf(data);
      expect(ends).toHaveLength(points.length);
      ends.forEach(([x, y], index) => {
        expect(Math.abs(x - (points[index]?.[0] ?? 0))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(y - (points[index]?.[1] ?? 0))).toBeLessThanOrEqual(0.5);
      });
    }
  });

  test('returns to its start when closed', () => {
    const data = smoothPath(pairs([0, 0, 100, 0, 100, 100]));
    expect(data.endsWith('z')).toBe(true);
    expect(endsOf(data).at(-1)).toEqual([0, 0]);
  });
});

test('a limb is symmetrical about its axis', () => {
  const line = pairs([0, 0, 42, 0, 100, 0]);
  expect(bandPoints(line, [4, 8, 3])).toEqual([
    [0, -4],
    [42, -8],
    [100, -3],
    [100, 3],
    [42, 8],
    [0, 4],
  ]);
});

test('dots keep their places: rounding does not add up', () => {
  const points = pairs([10.4, 10.4, 20.8, 20.8, 31.2, 31.2]);
  expect(dotsPath(points)).toBe('M10 10h0m11 11h0m10 10h0');
});

test('a hair is one curve', () => {
  expect(hairPath([10, 10], [14, 4], [20, 2])).toBe('M10 10q4-6 10-8');
});

test('an ellipse starts at the end of its axis', () => {
  expect(ellipsePath([50, 50], 20, 10)).toBe('M30 50a20 10 0 1 1 40 0a20 10 0 1 1-40 0');
});

test('90 degrees lead to the tail', () => {
  const [x, y] = stepFrom([1, 2], 3, 90);
  expect(x).toBeCloseTo(1);
  expect(y).toBeCloseTo(5);
});

test('an odd number of coordinates is a mistake', () => {
  expect(() => pairs([1, 2, 3])).toThrow('Expected pairs of numbers, found 3 numbers');
});
