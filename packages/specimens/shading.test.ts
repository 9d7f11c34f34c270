/** One light, up and to the left, for lines, tone and dots. */
import { describe, expect, test } from 'vitest';
import { lightOn } from './shading.ts';
import { inkAt } from './sheet.ts';

describe('light', () => {
  test('falls from the upper left: a slope that faces it is lit, one that turns away is not', () => {
    const flat = lightOn(0, 0);
    expect(lightOn(0.5, 0.5)).toBeGreaterThan(flat);
    expect(lightOn(-0.5, -0.5)).toBeLessThan(flat);
    expect(lightOn(-4, -4)).toBe(0);
  });

  test('is never more than full', () => {
    for (let x = -3; x <= 3; x += 0.25)
      for (let y = -3; y <= 3; y += 0.25) expect(lightOn(x, y)).toBeLessThanOrEqual(1);
  });
});

test('a line is thin where the light falls and swells away from it', () => {
  const [lit, side, far] = [
    inkAt(3, [-0.62, -0.78]),
    inkAt(3, [0.78, -0.62]),
    inkAt(3, [0.62, 0.78]),
  ];
  expect(far).toBeGreaterThan(side);
  expect(side).toBeGreaterThan(lit);
  expect(far / lit).toBeGreaterThan(3);
  expect(lit).toBeGreaterThan(1);
});
