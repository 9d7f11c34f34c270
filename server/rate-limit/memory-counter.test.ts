import { expect, test } from 'vitest';
import { createMemoryCounter } from './memory-counter.ts';

test('a window begins with its first call', () => {
  const counter = createMemoryCounter();
  expect(counter.count('a', 100, 1000)).toEqual({ count: 1, endsAt: 1100 });
  expect(counter.count('a', 100, 1099)).toMatchObject({ count: 2, endsAt: 1100 });
  expect(counter.count('a', 100, 1100)).toMatchObject({ count: 1, endsAt: 1200 });
});

test('many clients cannot fill the memory', () => {
  const counter = createMemoryCounter(3);
  for (const client of ['a', 'b', 'c', 'd']) counter.count(client, 100, 0);
  expect([counter.peek('a', 100, 1), counter.peek('d', 100, 1)]).toEqual([
    null,
    { count: 1, endsAt: 100 },
  ]);
});

test('a count that was handed out stays as it is while more calls come', () => {
  const counter = createMemoryCounter();
  const first = counter.count('a', 100, 0);
  counter.count('a', 100, 1);
  expect(first.count).toBe(1);
});

test('a clock that jumped a year ahead and back blocks no client', () => {
  const year = 365 * 86_400_000;
  const counter = createMemoryCounter();
  for (let i = 0; i < 5; i++) counter.count('a', 100, year);
  expect(counter.peek('a', 100, 0)).toBeNull();
  expect(counter.count('a', 100, 0)).toEqual({ count: 1, endsAt: 100 });
});
