import { expect, it } from 'vitest';
import { bucketFinder, bucketsOf, startOfDay, unitFor, zoneOver } from './time-buckets.ts';

const ZONE = zoneOver('America/New_York', '2026-01-01', '2026-12-31');
const HOUR = 3_600_000;

it('cuts a span into days, weeks from Monday and months', () => {
  expect(bucketsOf('2026-11-17', '2026-11-19', 'day')).toHaveLength(3);
  expect(bucketsOf('2026-11-17', '2026-11-30', 'week')).toEqual([
    { from: '2026-11-17', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-11-30' },
  ]);
  expect(bucketsOf('2026-01-31', '2026-03-01', 'month')).toEqual([
    { from: '2026-01-31', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-01' },
  ]);
});

it('finds the bucket of a date', () => {
  const find = bucketFinder(bucketsOf('2026-11-17', '2026-11-30', 'week'));
  expect(['2026-11-16', '2026-11-17', '2026-11-29', '2026-12-01'].map(find)).toEqual([
    -1, 0, 1, -1,
  ]);
});

it('is as fine as a screen can show', () => {
  expect(unitFor('2026-11-01', '2026-11-30')).toBe('day');
  expect(unitFor('2026-01-01', '2026-12-31')).toBe('week');
  expect(unitFor('2024-01-01', '2026-12-31')).toBe('month');
});

it('days are 23 hours in spring and 25 in fall', () => {
  const length = (date: string, next: string) =>
    (startOfDay(ZONE, next) - startOfDay(ZONE, date)) / HOUR;
  expect(length('2026-03-08', '2026-03-09')).toBe(23);
  expect(length('2026-11-01', '2026-11-02')).toBe(25);
  expect(length('2026-07-04', '2026-07-05')).toBe(24);
  expect(startOfDay('America/New_York', '2026-11-01')).toBe(Date.parse('2026-11-01T04:00:00Z'));
});
