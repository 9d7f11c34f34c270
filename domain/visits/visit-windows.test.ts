import { describe, expect, test } from 'vitest';
import {
  bookingOf,
  isBookable,
  momentsOf,
  offeredWindows,
  readWindowKey,
  reminderAt,
  type VisitRules,
  windowKey,
} from './visit-windows.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['2026-12-01', '08:00-12:00', true],
  ['2026-12-01', '17:00-08:00', false],
  // The clocks are set forward from 2 to 3.
  ['2027-03-14', '02:30-03:30', false],
  ['2027-03-14', '01:30-03:30', true],
  ['2999-01-01', '08:00-12:00', false],
])('the office may book %s, %s: %s', (day, window, expected) => {
  expect(isBookable(NEW_YORK, { day, window }, Date.parse('2026-11-17T15:00Z'))).toBe(expected);
});

const NONE = new Map<string, number>();
const HALVES = ['08:00-12:00', '12:00-17:00'];
const WEEK = {
  ...{ monday: HALVES, tuesday: HALVES, wednesday: HALVES, thursday: HALVES },
  ...{ friday: ['08:00-12:00'], saturday: [], sunday: [] },
};

const rules = (changes: Partial<VisitRules> = {}): VisitRules => ({
  windows: WEEK,
  spots: 2,
  area_spots: {},
  hours_ahead: 24,
  days_ahead: 14,
  closed: [],
  booking: 'request',
  change_hours: 24,
  zone: NEW_YORK,
  ...changes,
});
const ask = { area: 'richmond', service: 'Ants' };
const offered = (changes: Partial<VisitRules>, now: string, taken = NONE) =>
  offeredWindows(rules(changes), ask, taken, Date.parse(now)).map(windowKey);

describe('what is offered', () => {
  // Thursday, 9 am in Richmond.
  const THURSDAY = '2026-11-26T14:00:00Z';

  test('a job done at dusk has its own window, on days that have any', () => {
    const dusk = { names: ['Wasp control'], window: '18:00-21:00' };
    const at = { ...ask, service: 'wasp control' };
    const windows = offeredWindows(rules({ dusk, days_ahead: 5 }), at, NONE, Date.parse(THURSDAY));
    const days = ['2026-11-27', '2026-11-30', '2026-12-01'];
    expect(windows.map(windowKey)).toEqual(days.map((day) => `${day} 18:00-21:00`));
    expect(offered({ dusk, days_ahead: 1 }, THURSDAY)).not.toContain('2026-11-27 18:00-21:00');
  });

  test('the windows of weekdays within the limits of hours and days ahead', () => {
    expect(offered({ days_ahead: 5 }, THURSDAY)).toEqual([
      '2026-11-30 08:00-12:00',
      '2026-11-30 12:00-17:00',
      '2026-12-01 08:00-12:00',
      '2026-12-01 12:00-17:00',
    ]);
    // Friday at 8 am is 23 hours away.
    const early = offered({ days_ahead: 1, hours_ahead: 23 }, THURSDAY);
    expect(early).toEqual(['2026-11-27 08:00-12:00']);
    expect(offered({ days_ahead: 1, hours_ahead: 24 }, THURSDAY)).toEqual([]);
  });

  test('nothing on closed days, in full windows, in an area without spots, or outside of every area', () => {
    const closed = ['2026-11-30'];
    expect(offered({ days_ahead: 4, closed }, THURSDAY)).toEqual([]);
    const one = new Map([['2026-11-30 08:00-12:00', 1]]);
    const all = new Map([['2026-11-30 08:00-12:00', 2]]);
    expect(offered({ days_ahead: 4 }, THURSDAY, one)).toHaveLength(2);
    expect(offered({ days_ahead: 4 }, THURSDAY, all)).toEqual(['2026-11-30 12:00-17:00']);
    expect(offered({ area_spots: { richmond: 0 } }, THURSDAY)).toEqual([]);
    expect(offered({ area_spots: { other: 0 } }, THURSDAY)).not.toEqual([]);
    const nowhere = { area: null, service: 'Ants' };
    expect(offeredWindows(rules(), nowhere, NONE, Date.parse(THURSDAY))).toEqual([]);
  });

  test('only services with visits; the office decides about a request without a service', () => {
    const services = [{ name: 'Mosquitoes', booking: 'instant' as const }, { name: 'Ants' }];
    const of = (service: string) => bookingOf({ services, booking: 'request' }, service);
    expect([of('mosquitoes '), of('Ants')]).toEqual(['instant', 'request']);
    expect([of('Bats'), of('')]).toEqual([null, 'request']);
    expect(bookingOf({ booking: 'instant' }, 'Bats')).toBe('instant');
    expect(offered({ services: [{ name: 'Bats' }] }, THURSDAY)).toEqual([]);
  });
});

describe('moments', () => {
  const from = (day: string, window: string) =>
    new Date(momentsOf(NEW_YORK, { day, window }).from).toISOString();

  test('follow the office’s clock across its changes', () => {
    expect(from('2026-10-31', '08:00-12:00')).toBe('2026-10-31T12:00:00.000Z');
    expect(from('2026-11-01', '08:00-12:00')).toBe('2026-11-01T13:00:00.000Z');
    expect(from('2026-03-08', '08:00-12:00')).toBe('2026-03-08T12:00:00.000Z');
    // An hour that the clock skips, and one that it shows twice.
    expect(from('2026-03-08', '02:30-03:30')).toBe('2026-03-08T07:30:00.000Z');
    expect(from('2026-11-01', '01:30-02:30')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('the reminder is sent the morning before, even across a clock change', () => {
    const visit = { day: '2026-11-02', window: '08:00-12:00' };
    const at = Date.parse('2026-11-01T15:00:00Z');
    expect(reminderAt(NEW_YORK, visit, at - 1)).toBe(at);
    expect(reminderAt(NEW_YORK, visit, at)).toBeNull();
  });
});

test('a key identifies a window and nothing else', () => {
  const window = { day: '2026-11-30', window: '08:00-12:00' };
  expect(readWindowKey(windowKey(window))).toEqual(window);
  expect(readWindowKey(`${windowKey(window)} `)).toBeNull();
  expect(readWindowKey('tomorrow')).toBeNull();
});
