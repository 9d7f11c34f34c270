import { expect, test } from 'vitest';
import { fixedParts } from './attach-contact-bar.ts';

test.each([
  ['a phone', { window: 664, header: 56, bar: 104 }, { header: true, bar: true }],
  ['a desktop', { window: 720, header: 80, bar: 60 }, { header: true, bar: true }],
  ['too little room for both', { window: 568, header: 56, bar: 104 }, { header: false, bar: true }],
  ['exactly a quarter', { window: 640, header: 56, bar: 104 }, { header: true, bar: true }],
  ['large text', { window: 664, header: 112, bar: 210 }, { header: true, bar: false }],
  ['larger text still', { window: 568, header: 150, bar: 260 }, { header: false, bar: false }],
  ['a low window', { window: 479, header: 20, bar: 20 }, { header: false, bar: false }],
])('%s', (_, heights, fixed) => {
  expect(fixedParts(heights)).toEqual(fixed);
});
