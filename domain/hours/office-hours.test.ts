import { expect, test, vi } from 'vitest';
import { afterOfficeMinutes, isOfficeOpen, localTime, zoneWithOffsets } from './office-hours.ts';
import { OFFICE_HOURS } from './testing/office-hours.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text);

test.each([
  ['Friday 17:59', '2026-11-20T17:59:59-05:00', true],
  ['Friday 18:00', '2026-11-20T18:00:00-05:00', false],
  ['Saturday 16:00', '2026-11-21T16:00:00-05:00', false],
  ['Sunday noon', '2026-11-22T12:00:00-05:00', false],
  ['Monday 08:00', '2026-11-23T08:00:00-05:00', true],
  ['Monday 07:59', '2026-11-23T07:59:59-05:00', false],
  ['Thanksgiving, a Thursday', '2026-11-26T12:00:00-05:00', false],
])('%s', (_name, time, open) => {
  expect(isOfficeOpen(OFFICE_HOURS, zone, at(time))).toBe(open);
});

test.each([
  ['before opening', '2026-11-20T06:12:00-05:00', '2026-11-20T09:00:00-05:00'],
  ['half before closing, half after', '2026-11-19T17:30:00-05:00', '2026-11-20T08:30:00-05:00'],
  ['over a Sunday', '2026-11-21T15:45:00-05:00', '2026-11-23T08:45:00-05:00'],
  ['over a holiday', '2026-11-25T17:30:00-05:00', '2026-11-27T08:30:00-05:00'],
  ['over the end of daylight saving', '2026-10-31T20:00:00-04:00', '2026-11-02T09:00:00-05:00'],
  ['over its start', '2026-03-07T20:00:00-05:00', '2026-03-09T09:00:00-04:00'],
])('an hour of office time, %s', (_name, from, until) => {
  const due = afterOfficeMinutes(OFFICE_HOURS, zone, at(from), 60);
  expect(new Date(due ?? 0).toISOString()).toBe(new Date(at(until)).toISOString());
});

test.each(['America/New_York', 'Australia/Lord_Howe'])(
  'with its offsets known, %s has the times it has by its name, before and after those years too',
  (name) => {
    const known = zoneWithOffsets(name, 2026, 1);
    const weeks = [
      '2025-12-29',
      '2026-03-05',
      '2026-04-02',
      '2026-10-02',
      '2026-10-29',
      '2026-12-29',
    ];
    for (const week of weeks)
      for (let hour = 0; hour < 7 * 24; hour++) {
        const time = at(`${week}T00:00:01Z`) + hour * 3_600_000;
        expect(localTime(known, time), new Date(time).toISOString()).toEqual(localTime(name, time));
      }
  },
);

test('a zone with known offsets needs no time zone data from the browser', () => {
  const known = zoneWithOffsets('America/Denver', 2026, 1);
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const formatToParts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  isOfficeOpen(OFFICE_HOURS, known, at('2026-07-01T12:00:00Z'));
  expect(format).not.toHaveBeenCalled();
  expect(formatToParts).not.toHaveBeenCalled();
});
