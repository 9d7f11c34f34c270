import { expect, test } from 'vitest';
import { answerPageOf, answerZip, type ServedArea } from './served-area.ts';

const AREAS: (ServedArea & { id: string })[] = [
  {
    id: 'richmond',
    short_label: 'Richmond',
    territory: 'richmond',
    href: '/service-areas/richmond',
    zips: ['23220', '23112', '23129'],
    places: [{ name: 'Woodlake', href: '/service-areas/woodlake', zips: ['23112'] }],
  },
];
const RICHMOND = {
  short_label: 'Richmond',
  territory: 'richmond',
  href: '/service-areas/richmond',
};
const WOODLAKE = { name: 'Woodlake', href: '/service-areas/woodlake' };

test.each([
  [' 23112-0001', { kind: 'served', zip: '23112', area: RICHMOND, place: WOODLAKE }],
  ['23129', { kind: 'served', zip: '23129', area: RICHMOND, place: null }],
  ['23110', { kind: 'near', zip: '23110', area: RICHMOND, place: WOODLAKE }],
  ['90210', { kind: 'far', zip: '90210' }],
  ['abc', { kind: 'malformed' }],
])('%j', (typed, answer) => {
  expect(answerZip(typed, AREAS)).toEqual(answer);
});

test.each([
  ['23112', 'richmond'],
  ['23110', 'near-richmond'],
  ['90210', 'elsewhere'],
  ['', 'not-a-zip'],
])('without scripts %j leads to /zip-check/%s', (typed, page) => {
  expect(answerPageOf(typed, AREAS)).toBe(page);
});
