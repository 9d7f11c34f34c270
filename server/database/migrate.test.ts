import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { EnvError } from '../env.ts';
import { databaseForEachTest, describeOnBoth } from '../testing/test-server.ts';

describeOnBoth('the schema', (kind) => {
  const database = databaseForEachTest(kind);

  test('has the columns of tables.ts, and null where they may be null', async () => {
    const found = (await database.db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => `${column.name}${column.isNullable ? '?' : ''}`).sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(describedTables());
  });

  test.each([
    ['without recorded migrations', sql`drop table kysely_migration`],
    ['with migrations of its own', sql`update kysely_migration set name = '0016-first'`],
  ])('of an earlier version, %s, is refused', async (_name, change) => {
    await change.execute(database.db);
    const error = await database.migrate().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EnvError);
    expect(String(error)).toContain(kind === 'sqlite' ? database.dataDir : 'DATABASE_URL');
  });

  test('may have been migrated by a later version', async () => {
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-of-a-later-version', '2030-01-01T00:00:00.000Z')`.execute(database.db);
    await expect(database.migrate()).resolves.toBeUndefined();
  });
});

/** Names of tables with those of their columns, a question mark behind each that may be null. */
function describedTables(): Record<string, string[]> {
  const text = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8');
  const bodyOf = (name: string) =>
    new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(text)?.[1] ?? '';
  const columnsOf = (name: string) =>
    [...bodyOf(name).matchAll(/^ {2}(\w+):((?:.|\n)*?);$/gm)]
      .map(([, column, type]) => `${column}${/\| null\b/.test(type ?? '') ? '?' : ''}`)
      .sort();
  const tables = [...bodyOf('Database').matchAll(/^ {2}(\w+): (\w+);$/gm)];
  return Object.fromEntries(tables.map(([, table, name]) => [table, columnsOf(name ?? '')]));
}
