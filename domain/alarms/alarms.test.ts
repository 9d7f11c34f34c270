import { expect, test } from 'vitest';
import { alarmsOf, type ServerFacts } from './alarms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 25);
const WELL: ServerFacts = {
  now: NOW,
  startedAt: NOW - 30 * DAY_MS,
  oldestDueMs: 60_000,
  refusedLeadMails: 0,
  troubledVisits: 0,
  diskFreeBytes: 5e9,
  backup: { tried_at: NOW, made_at: NOW - HOUR_MS, proved_at: NOW - 3 * DAY_MS, failure: null },
  isBackupEncrypted: true,
};

test('no alarm applies when nothing is wrong', () => {
  expect(alarmsOf(WELL)).toEqual([]);
  expect(alarmsOf({ ...WELL, diskFreeBytes: null })).toEqual([]);
});

const backup = (changes: object) => ({ backup: { ...WELL.backup, ...changes } });
test.each<[string, Partial<ServerFacts>, string[]]>([
  ['a mail waits', { oldestDueMs: 16 * 60_000 }, ['mail']],
  ['a mail about a request was refused', { refusedLeadMails: 1 }, ['mail']],
  ['the mail server can’t be reached', { isMailServerDown: true }, ['mail']],
  ['a visit on a closed day', { troubledVisits: 1 }, ['visits']],
  ['the disk is nearly full', { diskFreeBytes: 9e8 }, ['disk']],
  ['no backup for four hours', backup({ made_at: NOW - 4 * HOUR_MS }), ['backup']],
  ['no backup ever', backup({ made_at: null }), ['backup']],
  ['a backup that failed', backup({ failure: 'No room.' }), ['backup']],
  ['no proof for 36 days', backup({ proved_at: NOW - 36 * DAY_MS }), ['proof']],
  ['no proof ever', backup({ proved_at: null }), ['proof']],
])('%s', (_what, changes, alarms) => {
  expect(alarmsOf({ ...WELL, ...changes })).toEqual(alarms);
});

test('a new server has time for its first backup, and unencrypted backups need no proof', () => {
  const never = backup({ made_at: null, proved_at: null });
  expect(alarmsOf({ ...WELL, ...never, startedAt: NOW - HOUR_MS })).toEqual([]);
  const plain = { ...WELL, ...backup({ proved_at: null }), isBackupEncrypted: false };
  expect(alarmsOf(plain)).toEqual([]);
});
