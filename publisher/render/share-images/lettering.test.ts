import { expect, test } from 'vitest';
import { lettering, widthOf, wrap } from './lettering.ts';

test('widths equal those that Chromium measures in the site’s fonts', () => {
  // canvas.measureText at 100px with textRendering geometricPrecision, with kerning.
  expect(widthOf('Avoid Termites', 'besley', 100)).toBeCloseTo(857.9, 1);
  expect(widthOf('Virginia & South Carolina', 'figtree', 100)).toBeCloseTo(1135.7, 1);
});

test('a letter is drawn as its outline at the requested position', () => {
  const drawn = lettering('O', { face: 'besley', size: 50, x: 10, y: 60, fill: '#123456' });
  const outline = /^<path fill="#123456" d="([^"]+)"\/>$/.exec(drawn)?.[1] ?? '';
  // The O has an outer and an inner ring.
  expect(outline.match(/M/g)).toHaveLength(2);
  const [[x = 0, y = 0] = []] = [...outline.matchAll(/M([\d.]+) ([\d.]+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(x > 10 && x < 60 && y > 10 && y < 61, outline).toBe(true);
});

test('lines are as few and as even as possible', () => {
  const lines = wrap('Pest control in Richmond, VA', 'besley', 80, 700);
  expect(lines).toEqual(['Pest control in', 'Richmond, VA']);
  expect(wrap('Encapsulation', 'besley', 80, 300)).toBeNull();
});

test('a character missing in the font is reported', () => {
  expect(() => widthOf('日', 'besley', 10)).toThrow('besley-800.ttf has no "日"');
});
