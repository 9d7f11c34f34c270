import { expect, test } from 'vitest';
import { atHour, dayAndTime, dueWords, momentWords } from './time-words.ts';

const ZONE = 'America/New_York';
/** Tuesday, November 10, 2026, 10:00 in New York. */
const NOW = Date.UTC(2026, 10, 10, 15);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [23 * MINUTE, 'due in 23 min'],
  [0, 'late by 1 min'],
  [-5 * MINUTE, 'late by 5 min'],
  [-125 * MINUTE, 'late by 2 h 5 min'],
  [-75 * HOUR, 'late by 3 days'],
  [65 * MINUTE, 'due in 1 h 5 min'],
  [5 * HOUR, 'due 3:00 PM'],
  [23 * HOUR, 'due tomorrow 9:00 AM'],
  [3 * 24 * HOUR, 'due Friday 10:00 AM'],
])('what is due %i ms from now is "%s"', (away, words) => {
  expect(dueWords(NOW + away, NOW, ZONE)).toBe(words);
});

test.each([
  [0, 'just now'],
  [12 * MINUTE, '12 min ago'],
  [2 * HOUR, '8:00 AM'],
  [11 * HOUR, 'yesterday 11:00 PM'],
  [3 * 24 * HOUR, 'Nov 7, 10:00 AM'],
  [400 * 24 * HOUR, 'Oct 6, 2025, 11:00 AM'],
])('what was %i ms ago is "%s"', (ago, words) => {
  expect(momentWords(NOW - ago, NOW, ZONE)).toBe(words);
});

test('the day is that of the company, wherever the reader is', () => {
  const lateEvening = Date.UTC(2026, 10, 11, 4, 30);
  expect(dayAndTime(lateEvening, NOW, ZONE)).toBe('11:30 PM');
  expect(dayAndTime(lateEvening, NOW, 'Europe/Berlin')).toBe('tomorrow 5:30 AM');
});

test('an hour of another day is found across a change of clocks', () => {
  // Clocks go forward on March 14, 2027.
  const saturday = Date.UTC(2027, 2, 13, 20);
  expect(atHour(8, 1, saturday, ZONE)).toBe(Date.UTC(2027, 2, 14, 12));
  expect(atHour(8, 0, saturday, ZONE)).toBe(Date.UTC(2027, 2, 13, 13));
  expect(atHour(0, -6, NOW, ZONE)).toBe(Date.UTC(2026, 10, 4, 5));
});
