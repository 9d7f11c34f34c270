/** Puts what was copied after a backup over the backup that was restored. */
import { NEWEST } from '../../backup/service/copy-away.ts';
import { CLOCK_TOLERANCE_MS } from '../../backup/service/erasure-list.ts';
import { BackupError } from '../../backup/store/backup-file.ts';
import type { ObjectStore } from '../../backup/store/object-store.ts';
import { type PrivateKey, unsealBytes } from '../../backup/store/seal.ts';
import { inTransaction, type OpenDatabase } from '../../database/database.ts';
import { namesOfToday } from '../../database/run-migrations.ts';
import { type CopyRecord, readRecordText } from '../messages.ts';
import { raiseCounters, readMigrations, replaceRecord } from '../store/records.ts';

/** Records that are fetched at the same time. */
const AT_ONCE = 16;

/**
 * @param takenAt of the backup: older records are in it
 * @returns how many were put in
 */
export async function mergeRecords(
  { store, key }: { store: ObjectStore; key: PrivateKey },
  database: OpenDatabase,
  takenAt: number,
): Promise<number> {
  const records = await readRecords(store, key, takenAt);
  let level = lastOf(await readMigrations(database.db));
  // Those of an older release first: each is put into the schema of which it is.
  const levelOf = ({ migrations }: CopyRecord) => lastOf(migrations);
  for (const record of records.sort((a, b) => (levelOf(a) < levelOf(b) ? -1 : 1))) {
    if (levelOf(record) > level) {
      level = levelOf(record);
      await database.migrate(level);
    }
    await inTransaction(database.db, (db) => replaceRecord(db, record.id, record.rows));
  }
  if (records.length > 0) await inTransaction(database.db, raiseCounters);
  return records.length;
}

async function readRecords(
  store: ObjectStore,
  key: PrivateKey,
  takenAt: number,
): Promise<CopyRecord[]> {
  const objects = await store.list(NEWEST);
  const names = objects
    .filter(({ modifiedAt }) => modifiedAt >= takenAt - CLOCK_TOLERANCE_MS)
    .map(({ key: name }) => name);
  const records: CopyRecord[] = [];
  while (names.length > 0)
    records.push(
      ...(await Promise.all(
        names.splice(0, AT_ONCE).map((name) => readRecord(name, { store, key })),
      )),
    );
  return records.filter(({ at }) => at > takenAt);
}

async function readRecord(
  name: string,
  { store, key }: { store: ObjectStore; key: PrivateKey },
): Promise<CopyRecord> {
  const content = await unsealBytes(await store.get(name), key, name);
  const record = readRecordText(content.toString());
  if (record) return record;
  throw new BackupError(`${name} was written by a newer version of this program.`);
}

const lastOf = (migrations: string[]) => namesOfToday(migrations).at(-1) ?? '';
