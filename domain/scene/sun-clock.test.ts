import { describe, expect, test } from 'vitest';
import { lightAt, type Place, seasonAt, sunAt } from './sun-clock.ts';

const RICHMOND: Place = [37.54, -77.44];
const GREENVILLE: Place = [34.844, -82.386];

/** Local time of sunset, minutes after midnight. */
function sunsetOn(day: string, offset: string, place: Place): number {
  const noon = Date.parse(`${day}T13:00${offset}`);
  const { sinceNoon, sunset } = sunAt(noon, place);
  return 13 * 60 - sinceNoon + sunset;
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test.each([
  // Published by local newspapers and almanacs.
  ['Richmond', RICHMOND, '2026-06-21', '-04:00', '20:34'],
  ['Richmond', RICHMOND, '2019-08-17', '-04:00', '19:59'],
  ['Richmond', RICHMOND, '2022-12-05', '-05:00', '16:51'],
  ['Richmond', RICHMOND, '2026-01-16', '-05:00', '17:15'],
  ['Greenville', GREENVILLE, '2026-01-16', '-05:00', '17:42'],
] as const)('in %s, %s, the sun sets on %s (%s) at %s', (_name, place, day, offset, clock) => {
  expect(Math.abs(sunsetOn(day, offset, place) - minutes(clock))).toBeLessThanOrEqual(2);
});

describe('the light in Richmond', () => {
  test.each([
    // Sunrise at 5:48, sunset at 20:33.
    ['2026-06-16T05:20-04:00', 'night'],
    ['2026-06-16T05:26-04:00', 'day'],
    ['2026-06-16T19:15-04:00', 'day'],
    ['2026-06-16T19:21-04:00', 'golden'],
    ['2026-06-16T20:55-04:00', 'golden'],
    ['2026-06-16T21:01-04:00', 'night'],
    ['2026-06-17T00:30-04:00', 'night'],
    // Sunrise at 7:23, sunset at 17:15.
    ['2026-01-16T15:57-05:00', 'day'],
    ['2026-01-16T16:03-05:00', 'golden'],
    ['2026-01-16T17:37-05:00', 'golden'],
    ['2026-01-16T17:43-05:00', 'night'],
  ])('at %s it is %s', (at, light) => {
    expect(lightAt(Date.parse(at), RICHMOND)).toBe(light);
  });
});

test('each season has three months', () => {
  const months = Array.from({ length: 12 }, (_, month) => seasonAt(month));
  expect(months.join(' ')).toBe(
    'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
  );
});
