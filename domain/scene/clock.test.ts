import { expect, test } from 'vitest';
import { lightAt, seasonAt } from './clock.ts';

test.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'golden'],
  [8, 'golden'],
  [9, 'day'],
  [15, 'day'],
  [16, 'golden'],
  [19, 'golden'],
  [20, 'night'],
  [23, 'night'],
])('at %i o’clock it is %s', (hour, light) => {
  expect(lightAt(hour)).toBe(light);
});

test('each season has three months', () => {
  const months = Array.from({ length: 12 }, (_, month) => seasonAt(month));
  expect(months.join(' ')).toBe(
    'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
  );
});
