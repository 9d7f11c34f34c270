import { expect, test } from 'vitest';
import { loadPages } from '../../content-loader/load.ts';
import { lettering, widthOf, wrap } from './lettering.ts';

test('widths are those that Chromium measures in the site’s own fonts', () => {
  // canvas.measureText at 100px with textRendering geometricPrecision, kerning on.
  expect(widthOf('Avoid Termites', 'besley', 100)).toBeCloseTo(857.9, 1);
  expect(widthOf('Virginia & South Carolina', 'figtree', 100)).toBeCloseTo(1135.7, 1);
});

test('a letter is drawn as its outline', () => {
  const drawn = lettering('Ok', { face: 'besley', size: 50, x: 10, y: 60, fill: '#123456' });
  expect(drawn).toMatch(
    /^<g fill="#123456" transform="translate\(10 60\) scale\([\d.]+ -[\d.]+\)">/,
  );
  // The ring of the O has an inside.
  expect(drawn.split('<path')[1]?.match(/M/g)).toHaveLength(2);
});

test('lines are as few and as even as they can be', () => {
  const lines = wrap('Pest control in Richmond, VA', 'besley', 80, 700);
  expect(lines).toEqual(['Pest control in', 'Richmond, VA']);
  expect(wrap('Encapsulation', 'besley', 80, 300)).toBeNull();
});

test('every character of every title can be drawn', () => {
  for (const { matter } of loadPages()) expect(widthOf(matter.h1, 'besley', 10)).toBeGreaterThan(5);
  expect(() => widthOf('日', 'besley', 10)).toThrow('besley-800.ttf has no "日"');
});
