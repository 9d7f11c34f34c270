/** Brings a copy from elsewhere back on a fresh machine, without those who were erased since it was made. */
import { rm } from 'node:fs/promises';
import { COPIES, copyTime, fetchCopy } from '../../backup/service/copy-away.ts';
import { readErasures } from '../../backup/service/erasure-list.ts';
import { restoreBackup } from '../../backup/service/restore-backup.ts';
import { backupsFolder } from '../../backup/service/write-backup.ts';
import { BackupError } from '../../backup/store/backup-file.ts';
import type { ObjectStore } from '../../backup/store/object-store.ts';
import type { RowHashes } from '../../backup/store/row-hashes.ts';
import type { PrivateKey } from '../../backup/store/seal.ts';
import type { DatabaseSettings } from '../../database/database.ts';
import { replayErasures } from '../../erasure/service.ts';
import { mergeRecords } from './merge-records.ts';

export interface CopySource {
  store: ObjectStore;
  key: PrivateKey;
  /** Key of the copy, as `listCopies` gives it. Default: the newest. */
  copy?: string | undefined;
}

export interface RestoredCopy {
  copy: string;
  /** When the backup was taken, ms since the epoch. */
  takenAt: number;
  tables: RowHashes;
  /** How many requests, sign-ups and choices were newer than the backup. */
  newer: number;
  /** How many erasures were done again. */
  erasures: number;
}

/** A copy whose name is further ahead was named by a clock that was wrong, ms. */
const CLOCK_TOLERANCE_MS = 86_400_000;

/** Keys of the copies in a store, newest first. */
export async function listCopies(store: ObjectStore): Promise<string[]> {
  const objects = await store.list(COPIES);
  return objects
    .map(({ key }) => key)
    .filter((key) => copyTime(key) !== null)
    .sort()
    .reverse();
}

/** @throws BackupError when the store has none, or not this one */
export async function findCopy({ store, copy }: Omit<CopySource, 'key'>): Promise<string> {
  const copies = await listCopies(store);
  const latest = Date.now() + CLOCK_TOLERANCE_MS;
  const newest = copies.find((key) => (copyTime(key) ?? 0) <= latest) ?? copies[0];
  const found = copy === undefined ? newest : copies.find((key) => key === copy);
  if (found) return found;
  throw new BackupError(
    copies.length === 0
      ? `There is no copy of a backup in ${store.name}.`
      : `There is no ${copy} in ${store.name}: the newest is ${newest}.`,
  );
}

/**
 * Restores into an empty DATA_DIR or database. Killed at any point, it may be run again.
 * @param inspect is called when the backup is restored and nothing was put over it yet
 * @throws SealError, StoreError, BackupError: one sentence; nothing was restored
 */
export async function restoreCopy(
  source: CopySource,
  settings: DatabaseSettings,
  inspect: () => Promise<void> = async () => {},
): Promise<RestoredCopy> {
  const { store, key } = source;
  const copy = await findCopy(source);
  const folder = await fetchCopy(copy, store, key, backupsFolder(settings));
  let [newer, erasures] = [0, 0];
  const { takenAt, tables } = await restoreBackup(
    folder,
    settings,
    async ({ database, takenAt }) => {
      await inspect();
      newer = await mergeRecords({ store, key }, database, takenAt);
      await database.migrate();
      const entries = await readErasures(store, key, takenAt);
      await replayErasures(entries, database, settings);
      erasures = entries.length;
    },
  );
  // It may hold who was erased since then, and the store has it.
  await rm(folder, { recursive: true, force: true });
  return { copy, takenAt, tables, newer, erasures };
}
