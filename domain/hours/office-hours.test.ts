import { expect, test, vi } from 'vitest';
import {
  afterOfficeMinutes,
  isOfficeOpen,
  localTime,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
  zoneWithOffsets,
} from './office-hours.ts';

const week = { opens: '08:00', closes: '18:00' };
const hours: OpeningHours = {
  monday: week,
  tuesday: week,
  wednesday: week,
  thursday: week,
  friday: week,
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: null,
  holidays: ['2026-11-26'],
};
const everyDay = (day: OpeningHours['monday']) =>
  Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as Record<Weekday, typeof day>;
const zone = 'America/New_York';
const at = (text: string) => Date.parse(text);

test.each([
  ['Friday 17:59', '2026-11-20T17:59:59-05:00', true],
  ['Friday 18:00', '2026-11-20T18:00:00-05:00', false],
  ['Saturday 15:00', '2026-11-21T15:00:00-05:00', true],
  ['Saturday 16:00', '2026-11-21T16:00:00-05:00', false],
  ['Sunday noon', '2026-11-22T12:00:00-05:00', false],
  ['Monday 08:00', '2026-11-23T08:00:00-05:00', true],
  ['Monday 07:59', '2026-11-23T07:59:59-05:00', false],
  ['Thanksgiving, a Thursday', '2026-11-26T12:00:00-05:00', false],
])('%s', (_name, time, open) => {
  expect(isOfficeOpen(hours, zone, at(time))).toBe(open);
});

test.each([
  ['within the day', '2026-11-20T10:00:30-05:00', '2026-11-20T11:00:30-05:00'],
  ['before opening', '2026-11-20T06:12:00-05:00', '2026-11-20T09:00:00-05:00'],
  ['half before closing, half after', '2026-11-19T17:30:00-05:00', '2026-11-20T08:30:00-05:00'],
  ['over a Sunday', '2026-11-21T15:45:00-05:00', '2026-11-23T08:45:00-05:00'],
  ['over a holiday', '2026-11-25T17:30:00-05:00', '2026-11-27T08:30:00-05:00'],
  ['over the end of daylight saving', '2026-10-31T20:00:00-04:00', '2026-11-02T09:00:00-05:00'],
  ['over its start', '2026-03-07T20:00:00-05:00', '2026-03-09T09:00:00-04:00'],
])('an hour of office time, %s', (_name, from, until) => {
  const due = afterOfficeMinutes(hours, zone, at(from), 60);
  expect(new Date(due ?? 0).toISOString()).toBe(new Date(at(until)).toISOString());
});

test('an office that never opens promises nothing', () => {
  const never = { ...everyDay(null), holidays: [] };
  expect(afterOfficeMinutes(never, zone, 0, 60)).toBeNull();
});

test.each(['America/New_York', 'America/Phoenix', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'with its offsets known, %s has the times it has by its name, and later too',
  (name) => {
    const known = zoneWithOffsets(name, 2026, 2);
    const HOUR_MS = 3_600_000;
    for (let time = Date.UTC(2025, 11, 1); time < Date.UTC(2028, 5, 1); time += HOUR_MS)
      expect(localTime(known, time + 1234), new Date(time).toISOString()).toEqual(
        localTime(name, time + 1234),
      );
  },
);

test('a zone with known offsets needs no time zone data from the browser', () => {
  const known = zoneWithOffsets('America/Denver', 2026, 1);
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const formatToParts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  isOfficeOpen(hours, known, at('2026-07-01T12:00:00Z'));
  expect(format).not.toHaveBeenCalled();
  expect(formatToParts).not.toHaveBeenCalled();
});
