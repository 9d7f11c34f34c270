import { expect, it } from 'vitest';
import { fixtureSite } from '../../server/testing/fixture-site.ts';
import { officeClock } from './office-minutes.ts';

const between = officeClock(fixtureSite.hours, 'America/New_York', '2026-10-26', '2026-11-30');
const at = (time: string) => Date.parse(time);

it('counts only while the office is open', () => {
  // Tuesday, 10 to 10:20 am.
  expect(between(at('2026-11-17T15:00:00Z'), at('2026-11-17T15:20:00Z'))).toBe(20);
  // From Tuesday 5:50 pm to Wednesday 8:05 am.
  expect(between(at('2026-11-17T22:50:00Z'), at('2026-11-18T13:05:00Z'))).toBe(15);
  // From Friday evening to Monday morning.
  expect(between(at('2026-11-21T02:00:00Z'), at('2026-11-23T13:30:00Z'))).toBe(30);
});

it('a night in which the clock changes is no longer', () => {
  // From Friday, October 30, 5 pm, to Monday, November 2, 9 am.
  expect(between(at('2026-10-30T21:00:00Z'), at('2026-11-02T14:00:00Z'))).toBe(120);
});

it('is never negative, and nothing outside of the days that it is given', () => {
  expect(between(at('2026-11-17T15:20:00Z'), at('2026-11-17T15:00:00Z'))).toBe(0);
  expect(between(at('2026-01-01T00:00:00Z'), at('2026-01-09T00:00:00Z'))).toBe(0);
});
