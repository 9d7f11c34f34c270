import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { doubtsAbout, isZipCode } from './doubts.ts';

test.each([
  ['23220', true],
  ['23220-1234', true],
  ['Richmond 23220', true],
  ['00501', true],
  ['99950', true],
  ['99999', false],
  ['00000', false],
  ['00500', false],
  ['21399', false],
  ['2322', false],
  ['232201', false],
  ['Richmond', false],
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

test('missing contact details are not doubted', () => {
  expect(doubtsAbout({ phone: '804 555 0142', zip: null, email: '' })).toEqual([]);
  expect(doubtsAbout({ phone: '555', zip: '99999', email: 'x' })).toEqual([
    'phone',
    'zip',
    'email',
  ]);
});

test.each(['sam@gmail', 'josé@example.com', 'x'])('%s can’t receive mail', (email) => {
  expect(doubtsAbout({ phone: '804 555 0142', zip: null, email })).toEqual(['email']);
});
