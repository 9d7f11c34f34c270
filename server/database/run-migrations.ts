/** Runs the migrations so that replicas of other versions, older and newer, can start and serve on the same database. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from './tables.ts';

/** The last migration of version 48fbe7b, which refuses to start when kysely_migration names one that it doesn't know. */
const LAST_OF_48FBE7B = '0009-outbox-of-webhooks';

/** Where it is recorded what has been run: up to version 48fbe7b, and after it. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_later_migration'] as const;

/** @param until name of the last one to run. Default: all. */
export async function runMigrations(db: Kysely<Database>, until?: string): Promise<void> {
  const all = Object.entries(await migrations.getMigrations());
  const [first, later] = MIGRATION_TABLES;
  const isOfFirst = (name: string) => name <= LAST_OF_48FBE7B;
  await run(db, first, Object.fromEntries(all.filter(([name]) => isOfFirst(name))), {
    ...(until && isOfFirst(until) && { until }),
  });
  if (until && isOfFirst(until)) return;
  await run(db, later, Object.fromEntries(all.filter(([name]) => !isOfFirst(name))), {
    ...(until && { until }),
  });
}

async function run(
  db: Kysely<Database>,
  table: string,
  ours: Record<string, Migration>,
  { until }: { until?: string },
): Promise<void> {
  const newer = await ofNewerVersions(db, table);
  const migrator: Migrator = new Migrator({
    db,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    // Kysely takes a migration that was run and is not in the list for a mistake; here a newer version has run it.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ ...newer, ...ours }) },
  });
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error) throw error;
}

/** What has been run here, as migrations that do nothing. */
async function ofNewerVersions(
  db: Kysely<Database>,
  table: string,
): Promise<Record<string, Migration>> {
  const untyped = db as unknown as Kysely<Record<string, { name: string }>>;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return {};
  const done = await untyped.selectFrom(table).select('name').execute();
  return Object.fromEntries(done.map(({ name }) => [name, { up: async () => {} }]));
}
