/** Opens the site's database: a SQLite file, or PostgreSQL when DATABASE_URL names one. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type Env, sqliteFile } from '../env.ts';
import { databaseFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import { postgresPool } from './postgres.ts';
import { nodeSqliteDialect } from './sqlite.ts';
import type { Database } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'sqlite' | 'postgres';
  /** Brings the schema up to date (migrate.ts); several processes may call it at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseSettings = Pick<Env, 'databaseUrl' | 'migrationDatabaseUrl' | 'dataDir'>;

/**
 * Makes the connection; nothing is opened before the first query, so a database that is down does not
 * keep the pages from being served.
 * @param onLostConnection hears of PostgreSQL connections that broke while unused.
 */
export function openDatabase(
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void = () => {},
): OpenDatabase {
  const url = settings.databaseUrl;
  const connect = (address: string) =>
    new Kysely<Database>({
      dialect: new PostgresDialect({ pool: postgresPool(address, onLostConnection) }),
    });
  const db = url
    ? connect(url)
    : new Kysely<Database>({ dialect: nodeSqliteDialect(sqliteFile(settings)) });
  return {
    db,
    kind: url ? 'postgres' : 'sqlite',
    async migrate() {
      const place = url ? 'The database of DATABASE_URL' : `DATA_DIR (${settings.dataDir})`;
      const other = settings.migrationDatabaseUrl;
      if (!url || !other || other === url) return migrate(db, place);
      const owner = connect(other);
      await migrate(owner, place).finally(() => owner.destroy());
    },
    close: () => db.destroy(),
  };
}

/** For the owner's commands, which see everything: PostgreSQL is asked under the role of the migrations. */
export function openDatabaseAsOwner(settings: DatabaseSettings): OpenDatabase {
  return openDatabase({ ...settings, databaseUrl: settings.migrationDatabaseUrl });
}

/**
 * Runs `work` in a transaction, within the one of `db` if it is one; a deadlock or a lock held by another process is tried again twice.
 * Everything else is thrown as it came.
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
