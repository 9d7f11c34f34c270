import { expect, test } from 'vitest';
import { widthOf, wrap } from './lettering.ts';

test('widths equal those that Chromium measures in the site’s fonts', () => {
  // canvas.measureText at 100px with textRendering geometricPrecision, with kerning.
  expect(widthOf('Avoid Termites', 'besley', 100)).toBeCloseTo(857.9, 1);
  expect(widthOf('Virginia & South Carolina', 'figtree', 100)).toBeCloseTo(1135.7, 1);
});

test('lines are as few and as even as possible', () => {
  const lines = wrap('Pest control in Richmond, VA', 'besley', 80, 700);
  expect(lines).toEqual(['Pest control in', 'Richmond, VA']);
  expect(wrap('Encapsulation', 'besley', 80, 300)).toBeNull();
});
