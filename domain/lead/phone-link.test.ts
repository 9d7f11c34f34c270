import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['(804) 555-0142', 'tel:+18045550142'],
  ['1-804-555-0142', 'tel:+18045550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['804.555.0142 x12', 'tel:+18045550142;ext=12'],
  ['804 555 0142 ext. 7', 'tel:+18045550142;ext=7'],
  ['555-0142', null],
  ['call me', null],
  ['12', null],
  ['"><script>8045550142', 'tel:+18045550142'],
  ['1'.repeat(40), null],
])('%s', (typed, link) => {
  expect(phoneLink(typed)).toBe(link);
});
