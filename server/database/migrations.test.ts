import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColumnMetadata, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { hashRows } from '../backup/store/row-hashes.ts';
import { openSnapshot } from '../backup/store/snapshot.ts';
import { createPostgresDatabase, describeOnBoth } from '../testing/test-server.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(await migrations.getMigrations());
const ROWS = 20;

describeOnBoth('from every merged migration', (kind) => {
  test.each(names)(
    'with data in place, %s comes forward and every row stays as it was',
    async (name) => {
      const databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
      const dataDir = mkdtempSync(join(tmpdir(), 'leads-forward-'));
      const settings = { dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl };
      const database = openDatabase(settings);
      await database.migrate(name);
      const columns = await fillEveryTable(database.db as unknown as AnyTables);
      const hashes = async () => {
        const snapshot = await openSnapshot(settings);
        return hashRows(snapshot.rows(), columns).finally(() => snapshot.close());
      };
      const before = await hashes();
      expect(before).toMatchObject({ contact_submissions: { rows: ROWS }, outbox: { rows: ROWS } });
      await database.migrate();
      expect(await hashes()).toMatchObject(before);
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  );
});

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** @returns the columns of every table as they are now. */
async function fillEveryTable(db: AnyTables): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name }) => !name.startsWith('kysely_'),
  );
  for (const { name, columns } of tables) {
    const rows = Array.from({ length: ROWS }, (_, i) =>
      Object.fromEntries(columns.map((column) => [column.name, valueFor(column, i)])),
    );
    await db.insertInto(name).values(rows).execute();
  }
  return Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}

function valueFor({ name, dataType, isNullable }: ColumnMetadata, i: number) {
  // SQLite takes a primary key of text for nullable; other tables refer to it.
  if (isNullable && i % 2 && name !== 'submission_id') return null;
  if (/^(blob|bytea)$/i.test(dataType)) return Buffer.from(`${name} ${i}`);
  return dataType.toLowerCase() === 'text' ? `${name} ${i} 🐜` : 1_795_000_000 + i;
}
