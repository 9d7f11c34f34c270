/** Copies the running database into one file and counts its rows. SQLite and PostgreSQL differ here. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { DatabaseSettings } from '../../database/database.ts';
import { MIGRATION_TABLE } from '../../database/migrate.ts';
import { connectPostgres } from '../../database/postgres.ts';
import { openSqlite } from '../../database/sqlite.ts';
import { sqliteFile } from '../../env.ts';
import { BackupError, runProgram } from './programs.ts';

/** Tables left out of a backup: sign-ins, which a restore must not revive. */
const LEFT_OUT = ['office_challenges', 'office_links', 'office_sessions'];

/** Manifest of a backup. */
export const Manifest = v.object({
  format: v.literal('website-backup-2'),
  database: v.picklist(['sqlite', 'postgres']),
  /** ms since the epoch. */
  made_at: v.number(),
  /** Names of the applied migrations. */
  migrations: v.array(v.string()),
  /** Number of rows per table. */
  rows: v.record(v.string(), v.number()),
});
export type Manifest = v.InferOutput<typeof Manifest>;
type Kind = Manifest['database'];

/** Name of the copy's file. */
export const copyName = (kind: Kind) => (kind === 'sqlite' ? 'database.sqlite' : 'database.dump');

/** Bytes of the database. */
export async function databaseSize(settings: DatabaseSettings): Promise<number> {
  if (!settings.databaseUrl) {
    const file = sqliteFile(settings);
    const sizes = [file, `${file}-wal`].map((one) =>
      stat(one).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  const client = await connectPostgres(settings.databaseUrl);
  const size = client.query('select pg_database_size(current_database()) as bytes');
  return (await size.finally(() => client.end())).rows[0].bytes;
}

/** Writes the copy into a folder. @throws {BackupError} when a program is missing or fails. */
export function copyDatabase(
  settings: DatabaseSettings,
  folder: string,
  signal?: AbortSignal,
): Promise<Pick<Manifest, 'database' | 'rows' | 'migrations'>> {
  const { databaseUrl } = settings;
  return databaseUrl
    ? dumpPostgres(databaseUrl, join(folder, copyName('postgres')), signal)
    : copySqlite(sqliteFile(settings), join(folder, copyName('sqlite')));
}

/** VACUUM INTO leaves out deleted rows. The tables left out are emptied and overwritten here. */
async function copySqlite(file: string, copy: string) {
  const source = openSqlite(file, { readOnly: true });
  try {
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
  const target = new DatabaseSync(copy);
  try {
    target.exec('PRAGMA secure_delete = ON');
    for (const table of sqliteTables(target))
      if (LEFT_OUT.includes(table)) target.exec(`delete from ${table}`);
    const migrations = target.prepare(`select name from ${MIGRATION_TABLE} order by name`).all();
    return {
      database: 'sqlite' as const,
      rows: countSqlite(target),
      migrations: migrations.map(({ name }) => String(name)),
    };
  } finally {
    target.close();
  }
}

const sqliteTables = (database: DatabaseSync): string[] =>
  database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));

const countSqlite = (database: DatabaseSync): Manifest['rows'] =>
  Object.fromEntries(
    sqliteTables(database).map((name) => [
      name,
      Number(database.prepare(`select count(*) as count from "${name}"`).get()?.count),
    ]),
  );

/** Counts the rows in the transaction that pg_dump reads. */
async function dumpPostgres(address: string, copy: string, signal?: AbortSignal) {
  const client = await connectPostgres(address);
  try {
    await client.query('begin isolation level repeatable read read only');
    const ask = async (sql: string) => (await client.query(sql)).rows;
    const tables = await ask(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const rows: Manifest['rows'] = {};
    for (const { name } of tables)
      if (!LEFT_OUT.includes(name))
        rows[name] = (await ask(`select count(*) as count from "${name}"`))[0].count;
    const migrations = await ask(`select name from ${MIGRATION_TABLE} order by name`);
    const [{ snapshot }] = await ask('select pg_export_snapshot() as snapshot');
    await runProgram(
      'pg_dump',
      [
        ...['--format=custom', '--compress=1', '--no-owner', '--no-privileges'],
        ...LEFT_OUT.map((table) => `--exclude-table-data=${table}`),
        ...[`--snapshot=${snapshot}`, `--file=${copy}`, ...postgresArguments(address)],
      ],
      { env: postgresEnv(address), signal },
    );
    return { database: 'postgres' as const, rows, migrations: migrations.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Removes the password from the arguments, because other users of this machine can read those. */
export function postgresArguments(address: string): string[] {
  const url = new URL(address);
  url.password = '';
  return [`--dbname=${url.href}`];
}

export const postgresEnv = (address: string) => ({
  PGPASSWORD: decodeURIComponent(new URL(address).password),
});

/**
 * Reads the copy to its end and compares its rows with the manifest.
 * @throws {BackupError} if it is damaged or a row is missing
 */
export async function checkCopy(
  folder: string,
  { database, rows }: Pick<Manifest, 'database' | 'rows'>,
): Promise<void> {
  const file = join(folder, copyName(database));
  const found = database === 'sqlite' ? checkSqlite(file) : await countDump(file);
  for (const [table, count] of Object.entries(rows))
    if (count > 0 && found[table] !== count)
      throw new BackupError(
        `The backup is not whole: ${table} has ${found[table] ?? 0} of ${count} rows. Take another one.`,
      );
}

function checkSqlite(file: string): Manifest['rows'] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const answer = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
      if (answer !== 'ok') throw new Error(String(answer));
      return countSqlite(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new BackupError(
      `The backup's database is damaged (${(error as Error).message}): take another backup.`,
    );
  }
}

/** A dump has one row per line between COPY and `\.`. */
async function countDump(file: string): Promise<Manifest['rows']> {
  const rows: Manifest['rows'] = {};
  const count = async (text: Readable) => {
    let table: string | null = null;
    for await (const line of createInterface({ input: text, crlfDelay: 0 })) {
      if (table === null)
        table = /^COPY (?:\w+\.)?"?(\w+)"? .*FROM stdin;$/.exec(line)?.[1] ?? null;
      else if (line === '\\.') table = null;
      else rows[table] = (rows[table] ?? 0) + 1;
    }
  };
  await runProgram('pg_restore', ['--data-only', '--file=-', file], { output: count });
  return rows;
}
