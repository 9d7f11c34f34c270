import { expect, test } from 'vitest';
import { lightAt, seasonAt } from './clock.ts';

test.each([
  [0, 'dusk'],
  [5, 'dusk'],
  [6, 'golden'],
  [8, 'golden'],
  [9, 'day'],
  [15, 'day'],
  [16, 'golden'],
  [19, 'golden'],
  [20, 'dusk'],
  [23, 'dusk'],
])('at %i o’clock it is %s', (hour, light) => {
  expect(lightAt(hour)).toBe(light);
});

test('each season has its three months', () => {
  const months = Array.from({ length: 12 }, (_, month) => seasonAt(month));
  expect(months.join(' ')).toBe(
    'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
  );
});
