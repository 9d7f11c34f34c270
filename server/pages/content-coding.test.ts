import { expect, test } from 'vitest';
import { type Coding, chooseCoding } from './content-coding.ts';

test.each<[string | undefined, Coding | null]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; Q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, br;q=0.1', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', null],
  ['*;q=0', null],
  ['identity;q=0, *;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['*;q=0, identity', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=2', 'identity'],
  ['br;level=9', 'identity'],
  ['zstd', 'identity'],
  ['brotli', 'identity'],
  [';q=1', 'identity'],
])('Accept-Encoding: %s is answered with %s', (header, coding) => {
  expect(chooseCoding(header, ['br', 'gzip', 'identity'])).toBe(coding);
});

test('what is not packed is sent as it is, unless that is refused', () => {
  expect(chooseCoding('gzip, br', ['identity'])).toBe('identity');
  expect(chooseCoding('gzip, identity;q=0', ['identity'])).toBeNull();
});
