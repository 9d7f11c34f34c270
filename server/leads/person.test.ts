import { expect, test } from 'vitest';
import { isPersonOf, readPerson } from './person.ts';

const lead = { email: 'Sam@Example.com', phone: '+1 (804) 555-0142' };

test.each([
  ['sam@example.com', true],
  [' SAM@EXAMPLE.COM ', true],
  ['am@example.com', false],
  ['804.555.0142', true],
  ['1 804 555 0142', true],
  ['(804) 555-0143', false],
  ['555-0142', false],
  ['804 555 0142 ext 4', true],
  ['804-555-0142x4', true],
  ['001 804 555 0142', true],
])('%s: %s', (text, expected) => {
  const person = readPerson(text);
  expect(person && isPersonOf(person, lead)).toBe(expected);
});

test.each(['', '   ', 'Sam', '0142', 'sam 8045550142', '@'])('"%s" names nobody', (text) => {
  expect(readPerson(text)).toBeNull();
});
