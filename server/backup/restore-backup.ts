/** Brings a backup back into a database without data, then up to today's schema. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type DatabaseSettings, type OpenDatabase, openDatabaseAsOwner } from '../db/database.ts';
import { migrations } from '../db/migrations.ts';
import { findRoles, grantRoles, TABLES } from '../db/roles.ts';
import { MIGRATION_TABLES } from '../db/run-migrations.ts';
import { moveUploads, uploadsFolder } from '../photos/uploads.ts';
import { BackupError, readBackupFile } from './backup-file.ts';
import { createRowHasher, type RowHashes } from './row-hashes.ts';
import { NOT_IN_BACKUPS, type TableRow, type Value } from './snapshot.ts';
import { DATABASE_FILE, FILE_FOLDERS } from './write-backup.ts';

/** Rows per insert: SQLite takes 32,766 values, the widest table has 21 columns. */
const BATCH = 200;
/** Bytes of pictures after which an insert is sent. */
const BATCH_BYTES = 4_000_000;

/** What a server that was merely started writes by itself: no data, and nothing that a backup must not replace. */
const WRITTEN_BY_ITSELF = [
  'consent_wordings',
  'rate_counters',
  'rate_keys',
  'mail_counters',
  'challenge_solutions',
];

/**
 * Restores into the database and DATA_DIR of `settings`: everything or nothing, checked row by row. Killed at any point, it
 * may be run again.
 * @throws {BackupError} when there is data already, or the backup is cut, changed or newer than this program.
 */
export async function restoreBackup(
  folder: string,
  settings: DatabaseSettings,
): Promise<{ takenAt: number; tables: RowHashes }> {
  const file = join(folder, DATABASE_FILE);
  const { head, rows } = await readBackupFile(file);
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
    // To its end, before anything is touched: what follows is then refused by nothing in the backup.
    for await (const _row of rows);
    // Before the rows, which make the restore complete: after a kill in between it is simply run again.
    for (const name of FILE_FOLDERS) {
      const source = join(folder, name);
      if (existsSync(source)) await cp(source, join(settings.dataDir, name), { recursive: true });
    }
    const roles = await emptySchema(database, last);
    const { rows: again } = await readBackupFile(file);
    const tables = await db.transaction().execute((transaction) => insertAll(transaction, again));
    await database.migrate();
    if (roles) await grantRoles(database.db, roles);
    await moveUploads(database.db, uploadsFolder(settings.dataDir), Date.now());
    return { takenAt: head.taken_at, tables };
  } finally {
    await database.close();
  }
}

/** Kysely, where table names come from a backup. */
type AnyTables = Kysely<Record<string, TableRow['row']>>;

async function refuseIfFilled(db: AnyTables): Promise<void> {
  for (const { name } of await db.introspection.getTables()) {
    if ([...WRITTEN_BY_ITSELF, ...HISTORY].includes(name)) continue;
    const found = await db.selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (found) {
      throw new BackupError(
        `There is data in ${name} already. Restore into an empty DATA_DIR or an empty database.`,
      );
    }
  }
}

/** Where Kysely keeps which migrations have been run. */
const HISTORY: string[] = MIGRATION_TABLES.flatMap((table) => [table, `${table}_lock`]);

/**
 * Makes the tables anew as they were at the time of a migration: a server that was started has made newer ones.
 * @returns the roles that had rights on them.
 */
async function emptySchema(database: OpenDatabase, until: string) {
  const db = database.db as unknown as AnyTables;
  const roles = database.kind === 'postgres' ? await findRoles(database.db) : null;
  await db.transaction().execute(async (transaction) => {
    // Backwards by name: tables that refer to others are dropped before those.
    for (const name of [...TABLES, ...HISTORY].sort().reverse())
      await transaction.schema.dropTable(name).ifExists().execute();
  });
  await database.migrate(until);
  return roles;
}

async function insertAll(db: AnyTables, rows: AsyncIterable<TableRow>): Promise<RowHashes> {
  const hasher = createRowHasher();
  let table = '';
  let waiting: TableRow['row'][] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length > 0) await db.insertInto(table).values(waiting).execute();
    waiting = [];
    bytes = 0;
  };
  for await (const next of rows) {
    // Older backups hold them.
    if (NOT_IN_BACKUPS.includes(next.table)) continue;
    if (next.table !== table || waiting.length === BATCH || bytes > BATCH_BYTES) await flush();
    table = next.table;
    waiting.push(next.row);
    bytes += Object.values(next.row).reduce<number>((sum, value) => sum + sizeOf(value), 0);
    hasher.add(next);
  }
  await flush();
  return hasher.result();
}

const sizeOf = (value: Value) => (value instanceof Uint8Array ? value.length : 0);
