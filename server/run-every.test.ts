import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RepeatedWork, runEvery } from './run-every.ts';

let ends: (() => void)[];
let failures: unknown[];
let repeated: RepeatedWork;
const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  failures = [];
  work.mockClear();
  repeated = runEvery(1000, work, (error) => failures.push(error));
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

test('runs after each interval, one run at a time', async () => {
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3500);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(2);
});

test('is woken at once, and during a run once more after it', async () => {
  repeated.wake();
  expect(work).toHaveBeenCalledTimes(1);
  repeated.wake();
  repeated.wake();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a run that fails is reported, and the next one comes', async () => {
  work.mockRejectedValueOnce(new Error('no database'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(failures).toEqual([new Error('no database')]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('stops once the run under way has ended, and starts none after it', async () => {
  repeated.wake();
  repeated.wake();
  let isStopped = false;
  const stopped = repeated.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
