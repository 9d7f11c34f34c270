/** Brings the schema up to date. Any number of servers may start at once: one migrates, the others wait for it. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { EnvError } from '../env.ts';
import * as first from './first-migration.ts';
import type { Database } from './tables.ts';

/** Table in which Kysely records the migrations that have run. */
export const MIGRATION_TABLE = 'kysely_migration';

const FIRST = '0001-first';

/** Oldest first. A migration of a release is never changed: a new one is added at the end. */
export const MIGRATIONS: Record<string, Migration> = {
  [FIRST]: first,
};

/**
 * @param place where the database is, for the sentence of the error.
 * @throws {EnvError} if an earlier version made the tables. Otherwise what the database threw.
 */
export async function migrate(db: Kysely<Database>, place: string): Promise<void> {
  const recorded = await readMigrations(db);
  if (recorded && !recorded.includes(FIRST))
    throw new EnvError(
      `${place} holds the data of an earlier version, which this one can't read: move it away, or choose another place.`,
    );
  // After an update is taken back, a later version has run migrations that this one doesn't have: they only add.
  const unknown = (recorded ?? []).map((name) => [name, { up: async () => {} }]);
  const migrations: Record<string, Migration> = { ...Object.fromEntries(unknown), ...MIGRATIONS };
  const migrator = new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Names of the migrations that a database with tables has had; null if it has no tables of ours. */
async function readMigrations(db: Kysely<Database>): Promise<string[] | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (!has('contact_submissions')) return null;
  if (!has(MIGRATION_TABLE)) return [];
  const untyped = db as unknown as Kysely<Record<string, { name: string }>>;
  const rows = await untyped.selectFrom(MIGRATION_TABLE).select('name').execute();
  return rows.map(({ name }) => name);
}
