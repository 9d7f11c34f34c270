/** Opens the site's database: a SQLite file, or PostgreSQL when DATABASE_URL names one. */
import { Kysely, type Transaction } from 'kysely';
import { type DatabaseSettings, openDialect } from './dialect.ts';
import { databaseFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

export type { DatabaseSettings } from './dialect.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'sqlite' | 'postgres';
  /** Migrates the schema (migrate.ts). Several processes may call it at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the connection. It opens nothing before the first query, so that pages are served while the database is
 * down.
 * @param onLostConnection called with PostgreSQL connections that broke while idle
 */
export function openDatabase(
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void = () => {},
): OpenDatabase {
  const { databaseUrl, dataDir } = settings;
  const db = new Kysely<Database>({ dialect: openDialect(settings, onLostConnection) });
  return {
    db,
    kind: databaseUrl ? 'postgres' : 'sqlite',
    migrate: () =>
      migrate(db, databaseUrl ? 'The database of DATABASE_URL' : `DATA_DIR (${dataDir})`),
    close: () => db.destroy(),
  };
}

/**
 * Runs `work` in a transaction, or within `db` if that is one. Retries a deadlock or a lock held by another process
 * twice; throws everything else.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 3 || databaseFailure(error) !== 'busy') throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt + Math.random() * 50));
    }
  }
}
