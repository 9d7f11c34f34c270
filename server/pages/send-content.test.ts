import { expect, test } from 'vitest';
import { chooseCoding } from './send-content.ts';

const [br, gzip] = [Buffer.from('br'), Buffer.from('gzip')];

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br; Q=0.000, gzip;q=0.5', 'gzip'],
  ['identity;q=0', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding: %s is answered with %s', (header, coding) => {
  expect(chooseCoding(header, { br, gzip })).toBe(coding);
});

test('a file that is not compressed is sent as it is', () => {
  expect(chooseCoding('gzip, br', { br: null, gzip: null })).toBe('identity');
  expect(chooseCoding('gzip, br', { br: null, gzip })).toBe('gzip');
});
