/** Restores a dump into PostgreSQL. */
import type { OpenDatabase } from '../../database/database.ts';
import { connectPostgres } from '../../database/postgres.ts';
import { postgresArguments, postgresEnv } from './database-copy.ts';
import { runProgram } from './programs.ts';

/** Marker table that exists until a restore is complete: until then erased people may still be in the rows. */
const UNFINISHED = 'restore_unfinished';

/** True if a restore into this database was interrupted. A SQLite restore is atomic. */
export async function isRestoreUnfinished({ db, kind }: OpenDatabase): Promise<boolean> {
  if (kind === 'sqlite') return false;
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === UNFINISHED);
}

export async function isEmptyPostgres(address: string): Promise<boolean> {
  const tables = await ask(address, `select 1 from pg_tables where schemaname = 'public'`);
  return tables.length === 0;
}

/** @throws {BackupError} if pg_restore is missing or fails; the database is empty then */
export async function fillPostgres(address: string, dump: string): Promise<void> {
  await ask(address, `create table ${UNFINISHED} (at text)`);
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  const args = [...options, ...postgresArguments(address), dump];
  await runProgram('pg_restore', args, { env: postgresEnv(address) }).catch(async (error) => {
    await markRestored(address).catch(() => {});
    throw error;
  });
}

export async function markRestored(address: string): Promise<void> {
  await ask(address, `drop table ${UNFINISHED}`);
}

async function ask(address: string, sql: string): Promise<unknown[]> {
  const client = await connectPostgres(address);
  return (await client.query(sql).finally(() => client.end())).rows;
}
