import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readChecked, saveChecked } from './attach-checklists.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('ticks are kept by list', () => {
  saveChecked('ants/before', ['Clear the sink.']);
  expect(readChecked('ants/before')).toEqual(['Clear the sink.']);
  expect(readChecked('ants/after')).toEqual([]);
});

test('the last tick taken back leaves nothing behind', () => {
  saveChecked('ants/before', ['Clear the sink.']);
  saveChecked('ants/before', []);
  expect(storage.size).toBe(0);
});

test.each(['{', '"text"', '{"a":1}', '[1,null]'])('%s is a list without ticks', (stored) => {
  storage.set('ticks:ants/before', stored);
  expect(readChecked('ants/before')).toEqual([]);
});

test('blocked storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined);
  saveChecked('ants/before', ['x']);
  expect(readChecked('ants/before')).toEqual([]);
});
