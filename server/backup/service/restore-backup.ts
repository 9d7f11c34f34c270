/** Brings a backup back into a database without data, then up to today's schema. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../../database/database.ts';
import { MIGRATIONS } from '../../database/migrate.ts';
import { BackupError, readBackupFile } from '../store/backup-file.ts';
import {
  type AnyTables,
  emptySchema,
  insertAll,
  markFinished,
  markUnfinished,
  refuseIfFilled,
} from '../store/restored-tables.ts';
import type { RowHashes } from '../store/row-hashes.ts';
import { BESIDE_ROWS, DATABASE_FILE } from './write-backup.ts';

/** What has been restored so far. */
export interface Restored {
  database: OpenDatabase;
  /** When the backup was taken, ms since the epoch. */
  takenAt: number;
}

/**
 * Restores into the database and DATA_DIR of `settings`: everything or nothing, checked row by row. Killed at any point, it
 * may be run again.
 * @param finish what else belongs to the restore: changes since the backup. Default: nothing. The schema is that of the backup.
 * @throws {BackupError} when there is data already, or the backup is cut, changed or newer than this program.
 */
export async function restoreBackup(
  folder: string,
  settings: DatabaseSettings,
  finish?: (restored: Restored) => Promise<void>,
): Promise<{ takenAt: number; tables: RowHashes }> {
  const file = join(folder, DATABASE_FILE);
  const { head, rows } = await readBackupFile(file);
  const database = openDatabase(settings);
  try {
    const db = database.db as unknown as AnyTables;
    await refuseIfFilled(db);
    if (head.migrations.some((name) => !(name in MIGRATIONS))) {
      throw new BackupError(`${folder} was taken by a newer version of this program.`);
    }
    // To its end, before anything is touched: what follows is then refused by nothing in the backup.
    for await (const _row of rows);
    // Before the rows, which make the restore complete: after a kill in between it is simply run again.
    for (const name of BESIDE_ROWS) {
      const source = join(folder, name);
      if (existsSync(source)) await cp(source, join(settings.dataDir, name), { recursive: true });
    }
    await emptySchema(database);
    const { rows: again } = await readBackupFile(file);
    const tables = await db.transaction().execute(async (transaction) => {
      const inserted = await insertAll(transaction, again);
      if (finish) await markUnfinished(transaction);
      return inserted;
    });
    await finish?.({ database, takenAt: head.taken_at });
    if (finish) await markFinished(db);
    return { takenAt: head.taken_at, tables };
  } finally {
    await database.close();
  }
}
