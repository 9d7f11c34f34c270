/** Puts what was copied after a backup over the backup that was restored. */
import { NEWEST } from '../../backup/service/copy-away.ts';
import { CLOCK_TOLERANCE_MS } from '../../backup/service/erasure-list.ts';
import { BackupError } from '../../backup/store/backup-file.ts';
import type { ObjectStore } from '../../backup/store/object-store.ts';
import { type PrivateKey, unsealBytes } from '../../backup/store/seal.ts';
import { inTransaction, type OpenDatabase } from '../../database/database.ts';
import { MIGRATIONS } from '../../database/migrate.ts';
import { type CopyRecord, readRecordText } from '../messages.ts';
import { raiseCounters, replaceRecord } from '../store/records.ts';

/** Records that are fetched at the same time: each is held in memory with its pictures. */
const AT_ONCE = 8;

interface RecordSource {
  store: ObjectStore;
  key: PrivateKey;
}

/**
 * @param takenAt of the backup: older records are in it
 * @returns how many were put in
 */
export async function mergeRecords(
  source: RecordSource,
  database: OpenDatabase,
  takenAt: number,
): Promise<number> {
  const names = await namesSince(source.store, takenAt);
  let merged = 0;
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const next = names.slice(start, start + AT_ONCE);
    const records = await Promise.all(next.map((name) => readRecord(name, source)));
    for (const [i, record] of records.entries()) {
      if (record.at <= takenAt) continue;
      if (record.migrations.some((name) => !(name in MIGRATIONS)))
        throw newerThanThis(next[i] ?? '');
      await inTransaction(database.db, (db) => replaceRecord(db, record.id, record.rows));
      merged += 1;
    }
  }
  if (merged > 0) await inTransaction(database.db, raiseCounters);
  return merged;
}

async function namesSince(store: ObjectStore, takenAt: number): Promise<string[]> {
  const objects = await store.list(NEWEST);
  return objects
    .filter(({ modifiedAt }) => modifiedAt >= takenAt - CLOCK_TOLERANCE_MS)
    .map(({ key }) => key);
}

async function readRecord(name: string, { store, key }: RecordSource): Promise<CopyRecord> {
  const content = await unsealBytes(await store.get(name), key, name);
  const record = readRecordText(content.toString());
  if (record) return record;
  throw newerThanThis(name);
}

const newerThanThis = (name: string) =>
  new BackupError(`${name} was written by a newer version of this program.`);
