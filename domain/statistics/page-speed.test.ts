import { expect, test } from 'vitest';
import { bucketOf, pageGroup, thirdQuartile } from './page-speed.ts';

test.each([
  ['lcp', 0, 0],
  ['lcp', 250, 0],
  ['lcp', 250.1, 1],
  ['lcp', 99_999, 12],
  ['cls', 0.011, 1],
] as const)('a %s of %d is in bucket %d', (measure, value, bucket) => {
  expect(bucketOf(measure, value)).toBe(bucket);
});

test.each([
  ['/', '/'],
  ['/es', '/'],
  ['/quote', '/quote'],
  ['/pest-info/ants', '/pest-info/…'],
  ['/es/pest-info/ants', '/pest-info/…'],
])('%s is counted with %s', (path, group) => {
  expect(pageGroup(path)).toBe(group);
});

test.each([
  ['no visit', [], null],
  ['one visit', [[3, 1]], 1000],
  [
    'three of four',
    [
      [1, 3],
      [9, 1],
    ],
    500,
  ],
  [
    'less than three of four',
    [
      [1, 2],
      [9, 2],
    ],
    4000,
  ],
  ['slower than the last edge', [[12, 4]], 'more'],
] as [string, [number, number][], number | 'more' | null][])(
  'p75 of %s',
  (_name, counts, expected) => {
    expect(thirdQuartile('lcp', new Map(counts))).toBe(expected);
  },
);
