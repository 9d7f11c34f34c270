import { expect, test } from 'vitest';
import { retryDelay, territoryOf, territoryRules, withAreaCities } from './territory.ts';
import { SPEC_RULES, SPEC_TERRITORIES, VIRGINIA_BEACH_CITIES } from './testing/spec-territories.ts';

test('the cities of spec §4 belong to virginia_beach', () => {
  for (const city of VIRGINIA_BEACH_CITIES)
    expect(territoryOf({ region_code: 'VA', city }, SPEC_RULES), city).toBe('virginia_beach');
});

test.each([
  ['any other Virginia place', { region_code: 'VA', city: 'Roanoke', postal: '24011' }, 'richmond'],
  ['Greenville, South Carolina', { region_code: 'SC', city: 'Greenville' }, 'other'],
  ['a city of the same name in another state', { region_code: 'NE', city: 'Norfolk' }, 'other'],
  ['an unknown region (failed detection)', { region_code: null, city: null }, 'richmond'],
] as const)('%s gives the territory of spec §4', (_name, location, territory) => {
  expect(territoryOf(location, SPEC_RULES)).toBe(territory);
});

test('case and stray spaces in city and region are ignored', () => {
  expect(territoryOf({ region_code: ' va', city: 'VIRGINIA beach ' }, SPEC_RULES)).toBe(
    'virginia_beach',
  );
});

test('the other towns of the Virginia Beach menu belong to it only if the setting says so', () => {
  const areas = [
    { territory: 'virginia_beach', state: 'VA', cities: ['Norfolk', 'Poquoson', 'Smithfield'] },
    { territory: 'virginia_beach', state: 'NC', cities: ['Moyock'] },
    { territory: 'other', state: 'SC', cities: ['Greenville'] },
  ];
  const { virginia_beach } = SPEC_TERRITORIES;
  const rules = (area_cities: boolean) =>
    territoryRules(
      withAreaCities(
        { ...SPEC_TERRITORIES, virginia_beach: { ...virginia_beach, area_cities } },
        areas,
      ),
    );
  const poquoson = { region_code: 'VA', city: 'Poquoson' };
  expect(rules(false)).toEqual(SPEC_RULES);
  expect(territoryOf(poquoson, rules(false))).toBe('richmond');
  expect(territoryOf(poquoson, rules(true))).toBe('virginia_beach');
  expect(territoryOf({ region_code: 'VA', city: 'Moyock' }, rules(true))).toBe('richmond');
});

test('retries wait 1 s, then twice as long each time, and never more than 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
});

test('another company can have other names, several states, and punctuation in city names', () => {
  const rules = territoryRules({
    ada_county: { state: 'ID', cities: ["Coeur d'Alene", 'Boise (City)'] },
    idaho: { state: 'ID' },
    oregon: { state: 'OR' },
    other: {},
  });
  const territory = (region_code: string, city: string | null = null) =>
    territoryOf({ region_code, city }, rules);
  expect(territory('id', 'boise (city)')).toBe('ada_county');
  expect(territory('ID', "Coeur d'Alene")).toBe('ada_county');
  expect(territory('ID', 'Boise')).toBe('idaho');
  expect(territory('OR')).toBe('oregon');
  expect(territory('VA', 'Norfolk')).toBe('other');
  expect(territory('')).toBe('ada_county');
});
