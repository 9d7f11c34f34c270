import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { doubtsAbout, isZipCode } from './doubts.ts';

test.each([
  ['23220-1234', true],
  ['Richmond 23220', true],
  ['00501', true],
  ['99999', false],
  ['00500', false],
  ['21399', false],
  ['2322', false],
  ['232201', false],
])('%s can be a ZIP code: %s', (zip, expected) => {
  expect(isZipCode(zip)).toBe(expected);
});

test('every ZIP code of the areas can be one', () => {
  const folder = 'content/areas';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const { zips = [] } = parse(readFileSync(`${folder}/${file}`, 'utf8')) as { zips?: string[] };
    expect(zips.filter((zip) => !isZipCode(String(zip)))).toEqual([]);
  }
});

test('details that can’t be right are doubted, missing ones are not', () => {
  expect(doubtsAbout({ phone: '804 555 0142', zip: null, email: '' })).toEqual([]);
  const wrong = { phone: '555', zip: '99999', email: 'josé@example.com' };
  expect(doubtsAbout(wrong)).toEqual(['phone', 'zip', 'email']);
});
