/** Runs the migrations so that replicas of other versions, older and newer, can start and serve on the same database. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { FIRST, migrations } from './migrations.ts';
import { grantFoundRoles } from './roles.ts';
import type { Database } from './tables.ts';

/** Where it is recorded which migrations have been run. */
export const MIGRATION_TABLE = 'kysely_migration';

/** Version 3be6dc3d recorded its first nine migrations in `kysely_migration`, the others here, this one last. */
const TABLE_OF_3BE6DC3D = 'kysely_later_migration';
const LAST_OF_3BE6DC3D = '0016-mailings-in-spanish';

/** Every table in which a version recorded migrations. */
export const MIGRATION_TABLES = [MIGRATION_TABLE, TABLE_OF_3BE6DC3D];

/**
 * What a database or a backup has had, in the names of today: what 3be6dc3d did is the first migration.
 * @param recorded names in MIGRATION_TABLES. @returns none where an older version than 3be6dc3d wrote it.
 */
export function namesOfToday(recorded: string[]): string[] {
  if (!recorded.includes(LAST_OF_3BE6DC3D) && !recorded.includes(FIRST)) return [];
  return [FIRST, ...recorded.filter((name) => name > LAST_OF_3BE6DC3D)];
}

/** @param until name of the last one to run. Default: all. */
export async function runMigrations(db: Kysely<Database>, until?: string): Promise<void> {
  const untyped = db as unknown as Kysely<Record<string, { name: string; timestamp: string }>>;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const recorded: string[] = [];
  for (const table of MIGRATION_TABLES) {
    if (!tables.some(({ name }) => name === table)) continue;
    recorded.push(
      ...(await untyped.selectFrom(table).select('name').execute()).map(({ name }) => name),
    );
  }
  // Kysely takes a migration that was run and is not in the list for a mistake; here another version has run it.
  const others = Object.fromEntries(recorded.map((name) => [name, { up: async () => {} }]));
  // Rights come with each migration, but not from it: they are those of today.
  const ours = Object.entries(await migrations.getMigrations()).map(([name, { up }]) => [
    name,
    { up: (db: Kysely<Database>) => up(db).then(() => grantFoundRoles(db)) },
  ]);
  const migrator = new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ ...others, ...Object.fromEntries(ours) }) },
  });
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error) throw error;
}
