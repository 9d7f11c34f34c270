/** Tables of a database into which a backup is restored: emptied, made anew, filled. */
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../../database/database.ts';
import { MIGRATION_TABLE } from '../../database/migrate.ts';
import { BackupError } from './backup-file.ts';
import { createRowHasher, type RowHashes } from './row-hashes.ts';
import { NOT_IN_BACKUPS, RESTORE_UNFINISHED, type TableRow, type Value } from './snapshot.ts';

/** Rows per insert: SQLite takes 32,766 values, the widest table has 25 columns. */
const BATCH = 200;
/** Bytes of pictures after which an insert is sent. */
const BATCH_BYTES = 4_000_000;

/** What a server that was merely started writes by itself: no data, and nothing that a backup must not replace. */
const WRITTEN_BY_ITSELF = [
  'consent_wordings',
  'mail_counters',
  'content_replicas',
  // A start publishes the content folder.
  'content_revisions',
  'publications',
  'office_counters',
];

/** Kysely, where table names come from a backup. */
export type AnyTables = Kysely<Record<string, TableRow['row']>>;

/** Whether a restore was cut off: its rows are there, and who was erased since the backup still stands among them. */
export async function isRestoreUnfinished(db: AnyTables): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === RESTORE_UNFINISHED);
}

/** @throws {BackupError} when a table has rows that somebody else than a start of the server has written. */
export async function refuseIfFilled(db: AnyTables): Promise<void> {
  const tables = await db.introspection.getTables();
  // What is there is of a restore that was cut off: it begins anew.
  if (tables.some(({ name }) => name === RESTORE_UNFINISHED)) return;
  for (const { name } of tables) {
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
const HISTORY: string[] = [MIGRATION_TABLE, `${MIGRATION_TABLE}_lock`];

/** Makes the tables anew. */
export async function emptySchema(database: OpenDatabase): Promise<void> {
  const db = database.db as unknown as AnyTables;
  await db.transaction().execute(async (transaction) => {
    const found = (await transaction.introspection.getTables()).map(({ name }) => name);
    const tables = [...found, ...HISTORY];
    // Backwards by name: tables that refer to others are dropped before those.
    for (const name of tables.sort().reverse())
      await transaction.schema.dropTable(name).ifExists().execute();
  });
  await database.migrate();
}

/** From its rows to its end, a restore that has more to do has this table. */
export async function markUnfinished(db: AnyTables): Promise<void> {
  await db.schema.createTable(RESTORE_UNFINISHED).addColumn('at', 'text').execute();
}

export async function markFinished(db: AnyTables): Promise<void> {
  await db.schema.dropTable(RESTORE_UNFINISHED).ifExists().execute();
}

/** Inserts the rows of a backup, table after table. @returns their hashes by table */
export async function insertAll(db: AnyTables, rows: AsyncIterable<TableRow>): Promise<RowHashes> {
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
