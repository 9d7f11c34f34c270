/**
 * Every difference between SQLite and PostgreSQL: opening connections (sqlite.ts, postgres.ts), classifying errors
 * (failures.ts), and the functions below. All other queries are written once for both.
 */
import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutorProvider,
  sql,
} from 'kysely';
import { type Env, sqliteFile } from '../env.ts';
import { connectPostgres, postgresPool } from './postgres.ts';
import { nodeSqliteDialect } from './sqlite.ts';
import type { Database } from './tables.ts';

export type DatabaseSettings = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** @param onLostConnection called with PostgreSQL connections that broke while idle */
export function openDialect(
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void,
): Dialect {
  const { databaseUrl } = settings;
  return databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl, onLostConnection) })
    : nodeSqliteDialect(sqliteFile(settings));
}

export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Skips rows that another worker has locked. SQLite has a single writer and needs nothing. */
export function skipLocked<Query extends { forUpdate(): { skipLocked(): Query } }>(
  db: Kysely<Database>,
  query: Query,
): Query {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query;
}

/** Free bytes inside the SQLite file. 0 on PostgreSQL, which has its own disk. */
export async function reusableBytes(db: Kysely<Database>): Promise<number> {
  if (isPostgres(db)) return 0;
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Rewrites the database files without deleted rows, which both databases leave in place. The site may run meanwhile;
 * its writes wait.
 * @throws Error if another process reads for so long that deleted rows stay in SQLite's log
 */
export async function compactDatabase(
  db: Kysely<Database>,
  settings: DatabaseSettings,
): Promise<void> {
  if (settings.databaseUrl) {
    const client = await connectPostgres(settings.databaseUrl);
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
    );
    await client.query(`vacuum (full) ${rows[0]?.tables ?? ''}`).finally(() => client.end());
    return;
  }
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('another process keeps the database busy');
}
