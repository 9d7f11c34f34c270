/** Opens the site's database: a SQLite file, or PostgreSQL when DATABASE_URL names one. */
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { type Env, sqliteFile } from '../env.ts';
import { databaseFailure } from './failures.ts';
import { migrations } from './migrations.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Database } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'sqlite' | 'postgres';
  /**
   * Brings the schema up to date, or as far as the migration of that name; several processes may call it at
   * once. Throws what the database threw.
   */
  migrate(until?: string): Promise<void>;
  /** Throws unless the database answers and its schema is there. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseSettings = Pick<Env, 'databaseUrl' | 'migrationDatabaseUrl' | 'dataDir'>;

/**
 * Makes the connection; nothing is opened before the first query, so a database that is down does not
 * keep the pages from being served.
 * @param onIdleError hears of PostgreSQL connections that broke while unused.
 */
export function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = () => {},
): OpenDatabase {
  const url = settings.databaseUrl;
  const connect = (address: string) =>
    new Kysely<Database>({ dialect: postgresDialect(address, onIdleError) });
  const db = url
    ? connect(url)
    : new Kysely<Database>({ dialect: nodeSqliteDialect(sqliteFile(settings)) });
  return {
    db,
    kind: url ? 'postgres' : 'sqlite',
    async migrate(until) {
      const other = settings.migrationDatabaseUrl;
      if (!url || !other || other === url) return runMigrations(db, until);
      const owner = connect(other);
      await runMigrations(owner, until).finally(() => owner.destroy());
    },
    async ping() {
      await db.selectFrom('outbox').select('id').where('id', '=', '').execute();
    },
    close: () => db.destroy(),
  };
}

/** For the owner's commands, which see everything: PostgreSQL is asked under the role of the migrations. */
export function openDatabaseAsOwner(settings: DatabaseSettings): OpenDatabase {
  return openDatabase({ ...settings, databaseUrl: settings.migrationDatabaseUrl });
}

/**
 * Runs `work` in a transaction; a deadlock or a lock held by another process is tried again twice.
 * Everything else is thrown as it came.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 3 || databaseFailure(error) !== 'busy') throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt + Math.random() * 50));
    }
  }
}

async function runMigrations(db: Kysely<Database>, until?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Timeouts in ms: a database that does not answer becomes a 503 well before the visitor gives up. */
const CONNECT_TIMEOUT = 3000;
const STATEMENT_TIMEOUT = 5000;
/** The type number of int8, which pg hands out as text; our times fit a double exactly. */
const INT8 = 20;
export const int8AsNumber = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

function postgresDialect(address: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1000,
    keepAlive: true,
    // An acknowledged lead must be on disk, whatever the server's own setting is.
    options: '-c synchronous_commit=on',
    types: int8AsNumber,
  });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
