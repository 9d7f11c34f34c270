import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredCopies } from './expired-copies.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RULE = { days: 90, allHours: 24 };
/** A Wednesday, a moment after noon. */
const NOW = Date.UTC(2026, 10, 25, 12, 1);
const hourly = (days: number) =>
  Array.from({ length: days * 24 }, (_, i) => NOW - i * HOUR_MS - 60_000);

/** Applies the rule hour by hour, as the backups do. */
function afterHourlyBackups(days: number, rule = RULE): number[] {
  let copies: number[] = [];
  for (const now of hourly(days).toReversed()) {
    copies.push(now);
    const expired = new Set(expiredCopies(copies, now, rule));
    copies = copies.filter((time) => !expired.has(time));
  }
  return copies;
}

test('all of a day, one a day for 30 days, one a week after that', () => {
  const copies = afterHourlyBackups(200);
  const aged = (fromDays: number, untilDays: number) =>
    copies.filter((time) => NOW - time > fromDays * DAY_MS && NOW - time <= untilDays * DAY_MS);
  expect(aged(0, 1)).toHaveLength(24);
  expect(aged(1, 30).length).toBeGreaterThanOrEqual(28);
  expect(aged(1, 30).length).toBeLessThanOrEqual(31);
  expect(aged(30, 90).length).toBeGreaterThanOrEqual(7);
  expect(aged(30, 90).length).toBeLessThanOrEqual(10);
});

test('no copy is older than the days that are allowed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: NOW - 400 * DAY_MS, max: NOW })),
      fc.integer({ min: 1, max: 365 }),
      (times, days) => {
        const expired = new Set(expiredCopies(times, NOW, { ...RULE, days }));
        const stay = times.filter((time) => !expired.has(time));
        expect(stay.filter((time) => NOW - time > days * DAY_MS)).toEqual([]);
      },
    ),
  );
});

test('the newest copy stays, and a second run removes nothing more', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: NOW - 89 * DAY_MS, max: NOW }), { minLength: 1 }),
      (times) => {
        const expired = new Set(expiredCopies(times, NOW, RULE));
        const stay = times.filter((time) => !expired.has(time));
        expect(stay).toContain(Math.max(...times));
        expect(expiredCopies(stay, NOW, RULE)).toEqual([]);
      },
    ),
  );
});

test('a copy that a wrong clock has named into the future stays', () => {
  expect(expiredCopies([NOW + DAY_MS, NOW], NOW, RULE)).toEqual([]);
});
