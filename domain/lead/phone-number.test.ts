import { expect, test } from 'vitest';
import { canBeCalled, isSamePhone, phoneLink, readPhone } from './phone-number.ts';

const spellings = [
  ...[
    '(804) 555-0142',
    '804–555–0142',
    '８０４５５５０１４２',
    '804\u2011555\u20110142',
    '\u200b804-555-0142',
  ],
  ...['1-804-555-0142', '+18045550142', '(+1) 804 555 0142', '+1+18045550142', '+11 8045550142'],
  ...['0018045550142', '011 1 804 555 0142', "Sam's phone: 804-555-0142", '"><script>8045550142'],
];
const withNote = [
  ...['8045550142, after 5 pm', '(804)555-0142 2nd shift', '804-555-0142 24/7', '804-555-0142 9-5'],
  ...['5pm to 9pm 804-555-0142', '804 555 0142 or 804 555 0199', '804-555-0142/804-555-0199'],
  ...['8045550142 8045550199', '804-555-0142 or 804-555-0199 x12', '804-555-0142 box 12'],
];
const withExtension = [
  ...['804-555-0142 x12', '804-555-0142 ext: 12', '804-555-0142 extension 12', '804-555-0142 #12'],
  ...['804-555-0142 extensión 12', '804-555-0142 anexo 12', 'tel:+1-804-555-0142;ext=12'],
  ...['804-555-0142 (ext 12)', '804-555-0142 ext.12 after 5', '804-555-0142 x12 or 804-555-0199'],
];

/** The number as typed, its tel: link, and its digits as a key. */
type Reading = [
  typed: string,
  link: string | null,
  digits: string | null,
  extension?: string | null,
];
const readings: Reading[] = [
  ...[...spellings, ...withNote].map((typed): Reading => [typed, 'tel:+18045550142', '8045550142']),
  ...withExtension.map((typed): Reading => [typed, 'tel:+18045550142,12', '8045550142', '12']),
  ['+44 (20) 7946-0958', 'tel:+442079460958', '442079460958'],
  ['011 44 20 7946 0958', 'tel:+442079460958', '442079460958'],
  ['00442079460958', 'tel:+442079460958', '442079460958'],
  ['+44 20 7946 0958 2nd shift', 'tel:+442079460958', '442079460958'],
  ['+44 20 7946 0958 ext 12', 'tel:+442079460958,12', '442079460958', '12'],
  // Numbers that can't be called from the United States, or that are ambiguous.
  ['52 55 1234 5678', null, '525512345678'],
  ['80455501425', null, '80455501425'],
  ['555 0142 ext 123', null, '5550142', '123'],
  ['1 804 555 014', null, '1804555014'],
  ['1234567890', null, '1234567890'],
  // Too short, or made up to fill the field.
  ...['911', 'call me', '', '999-999-9999', '1'.repeat(16), '123'.repeat(6)].map(
    (typed): Reading => [typed, null, null],
  ),
];

test.each(readings)('%j: link %s, key %s', (typed, link, digits, extension = null) => {
  const number = readPhone(typed);
  expect(phoneLink(typed)).toBe(link);
  expect(canBeCalled(typed)).toBe(link !== null);
  expect(number && [number.digits, number.extension]).toEqual(digits && [digits, extension]);
});

test.each([
  ['8045550142, after 5 pm', ', after 5 pm'],
  ['after 5: 804-555-0142', 'after 5:'],
  ['804 555 0142 or 804 555 0199', 'or 804 555 0199'],
  ['804-555-0142 ext.12 after 5', 'after 5'],
  ['804-555-0142 x12', ''],
])('%s leaves %j as a note', (typed, note) => {
  expect(readPhone(typed)?.note).toBe(note);
});

test('two extensions of one number belong to two people', () => {
  const phone = (extension: string | null) => ({ digits: '9195557001', extension });
  expect(isSamePhone(phone('4'), phone(null))).toBe(true);
  expect(isSamePhone(phone('4'), phone('4'))).toBe(true);
  expect(isSamePhone(phone('4'), phone('5'))).toBe(false);
});
