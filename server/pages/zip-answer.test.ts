import { expect, test } from 'vitest';
import { zipAnswerAddress } from './zip-answer.ts';

const AREAS = [{ id: 'richmond', zips: ['23220'] }];
const of = (path: string, query: string) => zipAnswerAddress(path, query, AREAS);

test.each([
  ['?zip=23220', '/zip-check/richmond?zip=23220'],
  ['?zip=23221', '/zip-check/near-richmond?zip=23221'],
  ['?area=x&zip=90210', '/zip-check/elsewhere?zip=90210'],
  ['?zip=%0d%0aSet-Cookie:x', '/zip-check/not-a-zip?zip=%0D%0ASet-Cookie%3Ax'],
])('/service-areas%s leads to %s', (query, address) => {
  expect(of('/service-areas', query)).toBe(address);
});

test('nothing else is answered', () => {
  expect(of('/service-areas', '')).toBeNull();
  expect(of('/service-areas', '?area=Richmond')).toBeNull();
  expect(of('/about', '?zip=23220')).toBeNull();
});
