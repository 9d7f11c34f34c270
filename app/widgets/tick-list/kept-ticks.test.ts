import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTicks, readTicks } from './kept-ticks.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('ticks are kept by list', () => {
  keepTicks('ants/before', ['Clear the sink.']);
  expect(readTicks('ants/before')).toEqual(['Clear the sink.']);
  expect(readTicks('ants/after')).toEqual([]);
});

test('the last tick taken back leaves nothing behind', () => {
  keepTicks('ants/before', ['Clear the sink.']);
  keepTicks('ants/before', []);
  expect(kept.size).toBe(0);
});

test.each(['{', '"text"', '{"a":1}', '[1,null]'])('%s is a list without ticks', (stored) => {
  kept.set('ticks:ants/before', stored);
  expect(readTicks('ants/before')).toEqual([]);
});

test('blocked storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined);
  keepTicks('ants/before', ['x']);
  expect(readTicks('ants/before')).toEqual([]);
});
