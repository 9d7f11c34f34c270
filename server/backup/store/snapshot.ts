/** Every row of the database as it was at one moment, read while the site goes on writing. */
import type { SQLOutputValue } from 'node:sqlite';
import type { DatabaseSettings } from '../../database/database.ts';
import { MIGRATION_TABLE } from '../../database/migrate.ts';
import { connectPostgres } from '../../database/postgres.ts';
import { openSqlite } from '../../database/sqlite.ts';
import { sqliteFile } from '../../env.ts';

/** A value as both databases give it: our columns hold text, whole numbers and pictures. */
export type Value = string | number | null | Uint8Array;
export interface TableRow {
  table: string;
  row: Record<string, Value>;
}

export interface Snapshot {
  /** Names of the migrations the schema has had, oldest first. */
  migrations: string[];
  rows(): AsyncIterable<TableRow>;
  close(): Promise<void>;
}

/** Stands while a restore is not complete. */
export const RESTORE_UNFINISHED = 'restore_unfinished';
/**
 * Sign-ins of the office: a restore must not bring back a session that was ended. Jobs of the office: one of them is this backup.
 * Which servers run.
 */
export const NOT_IN_BACKUPS = [
  'content_replicas',
  'office_challenges',
  'office_jobs',
  'office_links',
  'office_sessions',
  RESTORE_UNFINISHED,
];
const isOurs = (table: string) =>
  !/^(kysely_|sqlite_)/.test(table) && !NOT_IN_BACKUPS.includes(table);

/** Opens a snapshot. */
export function openSnapshot(settings: DatabaseSettings): Promise<Snapshot> {
  const address = settings.databaseUrl;
  return address ? openPostgresSnapshot(address) : openSqliteSnapshot(sqliteFile(settings));
}

/** A read transaction: with a write-ahead log it neither waits for writers nor holds them up. */
async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  const database = openSqlite(file, { readOnly: true });
  database.exec('BEGIN');
  const names = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name));
  const tables = names(`select name from sqlite_master where type = 'table' order by name`);
  return {
    migrations: tables.includes(MIGRATION_TABLE)
      ? names(`select name from ${MIGRATION_TABLE} order by name`)
      : [],
    async *rows() {
      for (const table of tables.filter(isOurs)) {
        for (const row of database.prepare(`select * from "${table}"`).iterate()) {
          yield { table, row: plain(table, row) };
        }
      }
    },
    async close() {
      database.close();
    },
  };
}

/** How many rows are fetched at once; of a table with pictures, each of which has megabytes. */
const BATCH = 500;
const BATCH_OF_PICTURES = 4;

async function openPostgresSnapshot(address: string): Promise<Snapshot> {
  const client = await connectPostgres(address);
  await client.query('begin isolation level repeatable read read only');
  const names = async (sql: string) =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const tables = await names(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const binary = await names(
    `select distinct table_name as name from information_schema.columns
     where table_schema = current_schema() and data_type = 'bytea'`,
  );
  const migrations = tables.includes(MIGRATION_TABLE)
    ? await names(`select name from ${MIGRATION_TABLE} order by name`)
    : [];
  return {
    migrations,
    async *rows() {
      for (const table of tables.filter(isOurs)) {
        const batch = binary.includes(table) ? BATCH_OF_PICTURES : BATCH;
        await client.query(`declare snapshot cursor for select * from "${table}"`);
        for (;;) {
          const { rows } = await client.query(`fetch ${batch} from snapshot`);
          for (const row of rows) yield { table, row: plain(table, row) };
          if (rows.length < batch) break;
        }
        await client.query('close snapshot');
      }
    },
    close: () => client.end(),
  };
}

function plain(table: string, row: Record<string, SQLOutputValue>): TableRow['row'] {
  for (const [column, value] of Object.entries(row)) {
    const isKnown = value === null || ['string', 'number'].includes(typeof value);
    if (!isKnown && !(value instanceof Uint8Array)) {
      throw new Error(`A backup can't hold ${table}.${column}: it has no form for its kind.`);
    }
  }
  return { ...row } as TableRow['row'];
}
