/** Which pages promise a visit by the clock, and what they say about visiting times. */
import { expect, test } from 'vitest';
import { duskJobs, serviceDaysOf } from './service-day-data.ts';

test.each([
  ['a marked service', '/services/ant-control', true],
  ['another service', '/services/termite-control', false],
  ['a pest that a marked service is the first to cover', '/pest-info/boxelder-bugs', true],
  ['a pest that another service is the first to cover', '/pest-info/fleas', false],
])('%s (%s) promises a visit: %s', (_, url, isNextDay) => {
  expect(serviceDaysOf(url).isNextDay).toBe(isNextDay);
});

test('a page that promises a visit names the services it applies to', () => {
  expect(serviceDaysOf('/pest-info/ants').note).toBe(
    'Next-day general pest service, Monday to Friday, when you schedule before noon: Ant control, Cockroach control, Quarterly pest control, Spider control.',
  );
});

test('wasp pages show the setting’s note on dusk, and wasp visits have its window', () => {
  for (const url of ['/services/wasp-control', '/pest-info/wasps'])
    expect(serviceDaysOf(url).note).toMatch(/at dusk, from 6 to 9 pm/);
  expect(duskJobs(undefined)).toEqual({ names: ['Wasp control'], window: '18:00-21:00' });
});
