import { expect, test } from 'vitest';
import type { Area } from '../content/site-schema.ts';
import { placeOfLead, shownTerritoryOf } from './lead-place.ts';

const coast = { id: 'coast', territory: 'virginia_beach', zips: ['23451'] } as Area;

test("the ZIP's territory takes precedence over the one on the page", () => {
  expect(placeOfLead({ address: 'ZIP: 23451', territory: 'richmond' }, [coast])).toEqual({
    area: coast,
    territory: 'virginia_beach',
  });
});

test.each([
  ['ZIP: 99999', 'other', 'other'],
  ['ZIP not provided', undefined, null],
] as const)('%s on a page of %s belongs to %s', (address, territory, expected) => {
  expect(placeOfLead({ address, territory }, [coast])).toEqual({ area: null, territory: expected });
});

test.each([
  ['ZIP: 23451', 'richmond', 'richmond'],
  ['ZIP: 23451', null, 'virginia_beach'],
  ['ZIP not provided', null, null],
] as const)(
  'of %s on a page of %s the visitor is told the number of %s',
  (address, territory, shown) => {
    expect(shownTerritoryOf({ address, territory }, [coast])).toBe(shown);
  },
);
