import { expect, test } from 'vitest';
import { backupName, backupTime, expiredBackups, isProofOld } from './backups.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 28, 12, 30);
const KEEP = { hourly: 24, daily: 30 };
/** Hourly backups of 40 days, the newest half an hour old. */
const HOURLY = Array.from({ length: 960 }, (_, hour) => `${backupName(NOW - hour * HOUR_MS)}.age`);

test('a name says when the backup was made', () => {
  expect(backupName(NOW)).toBe('website-2026-11-28T12-30-00Z.tar');
  for (const end of ['', '.age']) expect(backupTime(backupName(NOW) + end)).toBe(NOW);
  for (const name of ['erasures.age', 'website-2026-11-28.tar', 'website-2026-99-28T12-30-00Z.tar'])
    expect(backupTime(name)).toBeNull();
});

test('every backup of the last day is kept, then one a day, and after a month none', () => {
  const gone = new Set(expiredBackups([...HOURLY, 'notes.txt'], NOW, KEEP));
  const left = HOURLY.filter((name) => !gone.has(name));
  expect(left.slice(0, 24)).toEqual(HOURLY.slice(0, 24));
  const older = left.slice(24).map((name) => name.slice(8, 21));
  expect(older).toHaveLength(29);
  expect(older.slice(0, 2)).toEqual(['2026-11-26T23', '2026-11-25T23']);
  expect(gone.has('notes.txt')).toBe(false);
});

test('the newest backup is kept however old it is, and so are those dated in the future', () => {
  const old = backupName(NOW - 1000 * HOUR_MS);
  expect(expiredBackups([old], NOW, KEEP)).toEqual([]);
  expect(expiredBackups([backupName(NOW + 1000 * HOUR_MS)], NOW, KEEP)).toEqual([]);
});

test('a proof expires after 35 days, and a missing proof counts as expired', () => {
  const day = 24 * HOUR_MS;
  expect(
    [null, NOW - 36 * day, NOW - 34 * day].map((at) => isProofOld({ proved_at: at }, NOW)),
  ).toEqual([true, true, false]);
});
