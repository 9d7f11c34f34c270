import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { isBackupDue, startBackups } from './schedule.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 25, 12);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'schedule-'));
});

const backedUp = (at: number, end = '') =>
  mkdirSync(join(dataDir, 'backups', `${new Date(at).toISOString().replaceAll(':', '-')}${end}`), {
    recursive: true,
  });
const isDue = () => isBackupDue({ dataDir }, NOW);

test('one is due when there is none, and when the newest is an hour old', async () => {
  expect(await isDue()).toBe(true);
  backedUp(NOW - 61 * MINUTE_MS);
  expect(await isDue()).toBe(true);
  backedUp(NOW - 59 * MINUTE_MS);
  expect(await isDue()).toBe(false);
});

test('while another server makes one it is not due, unless that one was cut off', async () => {
  backedUp(NOW - 5 * MINUTE_MS, '.unfinished');
  expect(await isDue()).toBe(false);
  rmSync(join(dataDir, 'backups'), { recursive: true });
  backedUp(NOW - 31 * MINUTE_MS, '.unfinished');
  expect(await isDue()).toBe(true);
});

test('a backup that a wrong clock has named into the future does not keep others from being made', async () => {
  backedUp(NOW + 400 * 24 * 60 * MINUTE_MS);
  expect(await isDue()).toBe(true);
});

test('it is made once, and after a failure not again at once', async () => {
  const onFailure = vi.fn();
  const backUp = vi.fn(async () => {
    throw new Error('no room');
  });
  const stop = startBackups({ dataDir, backUp, onFailure, lookIntervalMs: 5 });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalled(), { timeout: 50_000 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  stop();
  expect(backUp).toHaveBeenCalledTimes(1);
});
