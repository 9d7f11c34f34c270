/** Every row of the database as it was at one moment, read while the site goes on writing. */
import type { SQLOutputValue } from 'node:sqlite';
import pg from 'pg';
import { type DatabaseSettings, int8AsNumber } from '../db/database.ts';
import { openSqlite } from '../db/node-sqlite.ts';
import { sqliteFile } from '../env.ts';

/** A value as both databases give it: our columns hold text and whole numbers. */
export type Value = string | number | null;
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

/** Kysely's own bookkeeping. */
const MIGRATIONS = 'kysely_migration';
/** Minutes later nobody needs them, and they tell who visited. */
export const NOT_IN_BACKUPS = ['rate_counters', 'rate_keys'];
const isOurs = (table: string) =>
  !/^(kysely_|sqlite_)/.test(table) && !NOT_IN_BACKUPS.includes(table);

/** Opens a snapshot. PostgreSQL is asked under the role of the migrations, which sees everything. */
export function openSnapshot(settings: DatabaseSettings): Promise<Snapshot> {
  const address = settings.migrationDatabaseUrl;
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
    migrations: tables.includes(MIGRATIONS)
      ? names(`select name from ${MIGRATIONS} order by name`)
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

/** How many rows are fetched at once. */
const BATCH = 500;

async function openPostgresSnapshot(address: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: address, types: int8AsNumber });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const names = async (sql: string) =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const tables = await names(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return {
    migrations: tables.includes(MIGRATIONS)
      ? await names(`select name from ${MIGRATIONS} order by name`)
      : [],
    async *rows() {
      for (const table of tables.filter(isOurs)) {
        await client.query(`declare snapshot cursor for select * from "${table}"`);
        for (;;) {
          const { rows } = await client.query(`fetch ${BATCH} from snapshot`);
          for (const row of rows) yield { table, row: plain(table, row) };
          if (rows.length < BATCH) break;
        }
        await client.query('close snapshot');
      }
    },
    close: () => client.end(),
  };
}

function plain(table: string, row: Record<string, SQLOutputValue>): TableRow['row'] {
  for (const [column, value] of Object.entries(row)) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`A backup can't hold ${table}.${column}: it is neither text nor a number.`);
    }
  }
  return { ...row } as TableRow['row'];
}
