/** Which pages promise a visit by the clock, and what they say about visiting times. */
import { expect, test } from 'vitest';
import { loadPages } from '../read/load.ts';
import { duskJobs, serviceDaysOf } from './service-day-data.ts';

const promising = () =>
  loadPages()
    .filter(({ matter }) => matter.template === 'service' || matter.template === 'pest')
    .map(({ url }) => url)
    .filter((url) => serviceDaysOf(url).isNextDay);

test('only marked services, and pests that one of them is the first to cover, promise a visit', () => {
  expect(promising()).toEqual([
    '/pest-info/ants',
    '/pest-info/beetles',
    '/pest-info/boxelder-bugs',
    '/pest-info/centipedes',
    '/pest-info/cockroaches',
    '/pest-info/spiders',
    '/pest-info/stink-bugs',
    '/services/ant-control',
    '/services/cockroach-control',
    '/services/pest-protection-plan',
    '/services/spider-control',
  ]);
});

test('a page that promises a visit names the services it applies to', () => {
  expect(serviceDaysOf('/pest-info/ants').note).toBe(
    'Next-day general pest service, Monday to Friday, when you schedule before noon: Ant control, Cockroach control, Quarterly pest control, Spider control.',
  );
  expect(serviceDaysOf('/services/termite-clearance-letter')).toEqual({
    isNextDay: false,
    note: null,
  });
});

test('wasp pages show the setting’s note on dusk, and wasp visits have its window', () => {
  for (const url of ['/services/wasp-control', '/pest-info/wasps'])
    expect(serviceDaysOf(url).note).toMatch(/at dusk, from 6 to 9 pm/);
  expect(duskJobs(undefined)).toEqual({ names: ['Wasp control'], window: '18:00-21:00' });
});
