import { expect, test } from 'vitest';
import { type AreaPlaces, areaOfLocation, areaOfZip } from './area.ts';
import { territoryOf } from './territory.ts';
import { SPEC_RULES } from './testing/spec-territories.ts';

const area = (short_label: string, rest: Partial<AreaPlaces>): AreaPlaces => ({
  short_label,
  state: 'VA',
  territory: 'richmond',
  cities: [],
  zips: [],
  ...rest,
});
const AREAS = [
  area('Richmond', { cities: ['Richmond', 'Midlothian'], zips: ['23220', '23112'] }),
  area('Charlottesville', { cities: ['Charlottesville', 'Bedford'], zips: ['22902'] }),
  area('Virginia Beach', { territory: 'virginia_beach', cities: ['Norfolk'], zips: ['23510'] }),
  area('Greenville', { state: 'SC', territory: 'other', cities: ['Greenville'], zips: ['29601'] }),
];

test.each([
  ['23220', 'Richmond'],
  [' 22902 ', 'Charlottesville'],
  ['29601-1234', 'Greenville'],
  ['90210', undefined],
  ['2322', undefined],
  ['232201', undefined],
])('the ZIP %j is served by %s', (zip, label) => {
  expect(areaOfZip(zip, AREAS)?.short_label).toBe(label);
});

test.each([
  ['by ZIP', { region_code: 'VA', city: 'Somewhere', postal: '22902' }, 'Charlottesville'],
  [
    'by city without a ZIP',
    { region_code: 'va', city: ' bedford', postal: null },
    'Charlottesville',
  ],
  ['a city of that name elsewhere', { region_code: 'NC', city: 'Greenville' }, undefined],
  ['a place we do not serve', { region_code: 'VA', city: 'Roanoke', postal: '24011' }, undefined],
  // The rule of spec §4 decides by city, and the area must not contradict it.
  [
    'a city and a ZIP that disagree',
    { region_code: 'VA', city: 'Norfolk', postal: '23220' },
    'Virginia Beach',
  ],
] as const)('a location %s is in %s', (_name, location, label) => {
  expect(areaOfLocation(location, territoryOf(location, SPEC_RULES), AREAS)?.short_label).toBe(
    label,
  );
});
