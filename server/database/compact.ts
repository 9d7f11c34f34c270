/** Makes deleted rows vanish from the files as well: both databases only mark their space as free. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { sqliteFile } from '../env.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';
import { connectPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Bytes of the SQLite file that hold nothing. */
export async function freePages({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<number> {
  if (kind !== 'sqlite') return 0;
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Rewrites the database's files; the site may run meanwhile, its posts wait a moment.
 * @throws Error when another process keeps the old rows in use.
 */
export async function compactDatabase(settings: DatabaseSettings): Promise<void> {
  const address = settings.migrationDatabaseUrl;
  if (address) await compactPostgres(address);
  else await compactSqlite(sqliteFile(settings));
}

/** How often it is tried again while others read what was deleted, and the wait between, ms. */
const ATTEMPTS = 50;
const PAUSE_MS = 100;

async function compactSqlite(file: string): Promise<void> {
  const database = openSqlite(file);
  try {
    database.exec('VACUUM');
    await repeatUntil(() => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0);
  } finally {
    database.close();
  }
}

async function compactPostgres(address: string): Promise<void> {
  const client = await connectPostgres(address);
  let hasRows = false;
  // "3 dead row versions cannot be removed yet": the copy has them, too. The number comes first in most languages.
  client.on('notice', ({ detail }) => {
    hasRows ||= /^[1-9]/.test(detail ?? '');
  });
  try {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
    );
    await repeatUntil(async () => {
      hasRows = false;
      await client.query(`VACUUM (FULL, VERBOSE) ${rows[0]?.tables ?? ''}`);
      return !hasRows;
    });
  } finally {
    await client.end();
  }
}

async function repeatUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 1; !(await isDone()); attempt++) {
    if (attempt === ATTEMPTS) throw new Error('another process keeps the database busy');
    await setTimeout(PAUSE_MS);
  }
}
