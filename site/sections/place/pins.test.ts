import { expect, test } from 'vitest';
import { SPOTS, sectionOf } from '../../../domain/drawings/town-section.ts';
import { BOTTOM, nameWidth, pinsOf, RADIUS, TOP } from './pins.ts';

const NAMES = ['Odorous house ants', 'German cockroaches', 'Mice', 'Termites', 'Spiders'];
const WINDOWS = [
  { px: 1280, names: NAMES },
  { px: 390, names: [] },
];

/** What a pin covers, in units of the drawing. */
const boxesOf = (pins: ReturnType<typeof pinsOf>, px: number) =>
  pins.map(({ x, y, name, isLeft }) => ({
    left: x - RADIUS * px - (isLeft ? nameWidth(name) * px : 0),
    right: x + RADIUS * px + (isLeft ? 0 : nameWidth(name) * px),
    top: y - RADIUS * px,
    bottom: y + RADIUS * px,
  }));

test('no pin lies on another, and all are in sight, also with three at one place', () => {
  for (const spot of SPOTS)
    for (const { px, names } of WINDOWS) {
      const section = sectionOf(Array(3).fill({ spots: [spot] })) ?? expect.fail(spot);
      const scale = section.width / px;
      const boxes = boxesOf(pinsOf(section, names, px), scale);
      expect(boxes, spot).toHaveLength(3);
      for (const [index, one] of boxes.entries()) {
        expect(one.top, spot).toBeGreaterThanOrEqual(TOP);
        expect(one.bottom, spot).toBeLessThanOrEqual(BOTTOM);
        expect(one.left, spot).toBeGreaterThanOrEqual(section.from);
        expect(one.right, spot).toBeLessThanOrEqual(section.from + section.width);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left ||
            one.left >= other.right ||
            one.bottom <= other.top ||
            one.top >= other.bottom;
          expect(isApart, `${spot} at ${px}`).toBe(true);
        }
      }
    }
});
