/** The three territories of spec §4, written out. */
import { territoryRules } from '../territory.ts';

export const VIRGINIA_BEACH_CITIES = [
  'Virginia Beach',
  'Norfolk',
  'Chesapeake',
  'Hampton',
  'Newport News',
  'Portsmouth',
  'Suffolk',
  'Williamsburg',
  'Yorktown',
];

export const SPEC_TERRITORIES = {
  richmond: { state: 'VA' },
  virginia_beach: { state: 'VA', cities: VIRGINIA_BEACH_CITIES },
  other: {},
};

export const SPEC_RULES = territoryRules(SPEC_TERRITORIES);
