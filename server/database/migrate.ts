/** Migrates the schema. Any number of servers may start at once: one migrates while the others wait. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { EnvError } from '../env.ts';
import * as first from './first-migration.ts';
import type { Database } from './tables.ts';

/** Table in which Kysely records applied migrations. */
export const MIGRATION_TABLE = 'kysely_migration';

const FIRST = '0001-first';

/** Oldest first. A released migration is never changed; new ones go at the end. */
export const MIGRATIONS: Record<string, Migration> = {
  [FIRST]: first,
};

/**
 * @param place where the database is, for the error's sentence
 * @throws {EnvError} if an earlier version made the tables; otherwise what the database threw
 */
export async function migrate(db: Kysely<Database>, place: string): Promise<void> {
  const recorded = await readMigrations(db);
  if (recorded && !recorded.includes(FIRST))
    throw new EnvError(
      `${place} holds the data of an earlier version, which this one can't read: move it away, or choose another place.`,
    );
  // After a rollback of the release, the database has migrations that this version doesn't know. They only add.
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

/** Names of the applied migrations; null if the database has none of our tables. */
async function readMigrations(db: Kysely<Database>): Promise<string[] | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (!has('contact_submissions')) return null;
  if (!has(MIGRATION_TABLE)) return [];
  const untyped = db as unknown as Kysely<Record<string, { name: string }>>;
  const rows = await untyped.selectFrom(MIGRATION_TABLE).select('name').execute();
  return rows.map(({ name }) => name);
}
