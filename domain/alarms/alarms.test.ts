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
  backupAt: NOW - HOUR_MS,
  copies: { copied_at: NOW - HOUR_MS, proved_at: NOW - 3 * DAY_MS, failure: null },
};

test('nothing is wrong', () => {
  expect(alarmsOf(WELL)).toEqual([]);
  expect(alarmsOf({ ...WELL, copies: null, diskFreeBytes: null })).toEqual([]);
});

const copies = (changes: object) => ({ copies: { ...WELL.copies, ...changes } as never });
test.each<[string, Partial<ServerFacts>, string[]]>([
  ['a mail waits', { oldestDueMs: 16 * 60_000 }, ['mail']],
  ['a mail about a request was refused', { refusedLeadMails: 1 }, ['mail']],
  ['a visit on a closed day', { troubledVisits: 1 }, ['visits']],
  ['the disk is nearly full', { diskFreeBytes: 9e8 }, ['disk']],
  ['no backup for four hours', { backupAt: NOW - 4 * HOUR_MS }, ['backup']],
  ['no backup ever', { backupAt: null }, ['backup']],
  ['no copy for four hours', copies({ copied_at: NOW - 4 * HOUR_MS }), ['copy']],
  ['no copy ever', copies({ copied_at: null, proved_at: null }), ['copy']],
  ['no proof for eleven days', copies({ proved_at: NOW - 11 * DAY_MS }), ['proof']],
  ['a proof that failed', copies({ failure: 'It is cut.' }), ['proof']],
])('%s', (_what, changes, alarms) => {
  expect(alarmsOf({ ...WELL, ...changes })).toEqual(alarms);
});

test('a new server has time for its first backup, copy and proof', () => {
  const fresh = { startedAt: NOW - HOUR_MS, backupAt: null };
  expect(alarmsOf({ ...WELL, ...fresh, ...copies({ copied_at: null, proved_at: null }) })).toEqual(
    [],
  );
  expect(alarmsOf({ ...WELL, ...fresh, ...copies({ proved_at: null }) })).toEqual([]);
});
