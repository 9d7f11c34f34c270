import { expect, test } from 'vitest';
import { isDate, officeDaysBetween } from './office-days.ts';
import { OFFICE_HOURS } from './testing/office-hours.ts';

test.each([
  ['the same day', '2026-11-23', '2026-11-23', 0],
  ['the day after tomorrow', '2026-11-23', '2026-11-25', 1],
  ['a weekend between: a Saturday is no working day', '2026-11-20', '2026-11-24', 1],
  ['Thanksgiving between', '2026-11-23', '2026-11-27', 2],
  ['over the end of summer time', '2026-10-30', '2026-11-04', 2],
  ['a date that has passed', '2026-11-23', '2026-11-02', 0],
])('working days before %s', (_, from, to, days) => {
  expect(officeDaysBetween(OFFICE_HOURS, from, to)).toBe(days);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['11/21/2026', false],
])('%j is a date: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
