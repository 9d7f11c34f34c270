/** Brings a backup back into an empty database, then up to today's schema. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type DatabaseSettings, openDatabaseAsOwner } from '../db/database.ts';
import { migrations } from '../db/migrations.ts';
import { BackupError, readBackupFile } from './backup-file.ts';
import { createRowHasher, type RowHashes } from './row-hashes.ts';
import { NOT_IN_BACKUPS, type TableRow } from './snapshot.ts';
import { DATABASE_FILE, FILE_FOLDERS } from './write-backup.ts';

/** Rows per insert: SQLite takes 32,766 values, the widest table has 21 columns. */
const BATCH = 200;

/**
 * Restores into the database and DATA_DIR of `settings`: everything or nothing, checked row by row.
 * @throws {BackupError} when there is data already, or the backup is cut, changed or newer than this program.
 */
export async function restoreBackup(
  folder: string,
  settings: DatabaseSettings,
): Promise<{ takenAt: number; tables: RowHashes }> {
  const { head, rows } = await readBackupFile(join(folder, DATABASE_FILE));
  const database = openDatabaseAsOwner(settings);
  try {
    const db = database.db as unknown as AnyTables;
    await refuseIfFilled(db);
    const last = head.migrations.at(-1);
    if (!last) throw new BackupError(`${folder} was taken before the site had a database.`);
    const known = await migrations.getMigrations();
    if (head.migrations.some((name) => !(name in known))) {
      throw new BackupError(`${folder} was taken by a newer version of this program.`);
    }
    await database.migrate(last);
    const tables = await db.transaction().execute((transaction) => insertAll(transaction, rows));
    await database.migrate();
    for (const name of FILE_FOLDERS) {
      const source = join(folder, name);
      if (existsSync(source)) await cp(source, join(settings.dataDir, name), { recursive: true });
    }
    return { takenAt: head.taken_at, tables };
  } finally {
    await database.close();
  }
}

/** Kysely, where table names come from a backup. */
type AnyTables = Kysely<Record<string, TableRow['row']>>;

async function refuseIfFilled(db: AnyTables): Promise<void> {
  for (const { name } of await db.introspection.getTables()) {
    const found = await db.selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (found) {
      throw new BackupError(
        `There is data in ${name} already. Restore into an empty DATA_DIR or an empty database.`,
      );
    }
  }
}

async function insertAll(db: AnyTables, rows: AsyncIterable<TableRow>): Promise<RowHashes> {
  const hasher = createRowHasher();
  let table = '';
  let waiting: TableRow['row'][] = [];
  const flush = async () => {
    if (waiting.length > 0) await db.insertInto(table).values(waiting).execute();
    waiting = [];
  };
  for await (const next of rows) {
    // Older backups hold them.
    if (NOT_IN_BACKUPS.includes(next.table)) continue;
    if (next.table !== table || waiting.length === BATCH) await flush();
    table = next.table;
    waiting.push(next.row);
    hasher.add(next);
  }
  await flush();
  return hasher.result();
}
