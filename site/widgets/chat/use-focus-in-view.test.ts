import { describe, expect, it } from 'vitest';
import { coveredBy } from './use-focus-in-view.ts';

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRectReadOnly;
const bar = rect(0, 700, 390, 80);

describe('an element under a floating one', () => {
  it('must move up until it stands clear of it, with 12 px between', () => {
    expect(coveredBy(rect(20, 690, 100, 44), bar)).toBe(46);
    expect(coveredBy(rect(20, 720, 100, 44), bar)).toBe(76);
  });

  it.each([
    ['above', rect(20, 600, 100, 72)],
    ['below', rect(20, 780, 100, 44)],
    ['beside', rect(400, 720, 100, 44)],
  ])('need not move when it is %s', (_, element) => {
    expect(coveredBy(element, bar)).toBe(0);
  });

  it('need not move when the floating one is not shown', () => {
    expect(coveredBy(rect(20, 20, 100, 44), rect(0, 0, 0, 0))).toBe(0);
  });
});
