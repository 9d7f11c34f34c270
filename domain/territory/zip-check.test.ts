import { expect, test } from 'vitest';
import { checkZip, placeOfZip } from './zip-check.ts';

const area = (short_label: string, zips: string[]) => ({
  short_label,
  state: 'VA',
  territory: 'richmond' as const,
  cities: [],
  zips,
});
const AREAS = [
  area('Richmond', ['23220', '23112']),
  area('Charlottesville', ['22902', '24501']),
  area('Elsewhere', ['23290']),
];

test.each([
  ['23220', 'served', 'Richmond'],
  [' 24501-1234 ', 'served', 'Charlottesville'],
  ['23221', 'near', 'Richmond'],
  ['23288', 'near', 'Elsewhere'],
  ['24599', 'near', 'Charlottesville'],
  ['90210', 'far', undefined],
  ['23901', 'far', undefined],
  ['02322', 'far', undefined],
  ['2322', 'malformed', undefined],
  ['', 'malformed', undefined],
])('%j is %s (%s)', (zip, kind, label) => {
  const answer = checkZip(zip, AREAS);
  expect(answer.kind).toBe(kind);
  expect('area' in answer ? answer.area.short_label : undefined).toBe(label);
});

test('of the places that share a code, the one with the fewest codes is named', () => {
  const places = [
    { name: 'Chesterfield County', zips: ['23112', '23113', '23832'] },
    { name: 'Woodlake', zips: ['23112'] },
    { name: 'Ashland', zips: ['23005'] },
  ];
  expect(placeOfZip('23112', places)?.name).toBe('Woodlake');
  expect(placeOfZip('23832', places)?.name).toBe('Chesterfield County');
  expect(placeOfZip('99999', places)).toBeNull();
});
