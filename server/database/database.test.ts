import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import {
  createPostgresDatabase,
  createTestDatabase,
  describeOnBoth,
} from '../testing/test-server.ts';
import { inTransaction, openDatabase } from './database.ts';
import { databaseFailure } from './failures.ts';
import { keepMigrated } from './keep-migrated.ts';
import { nodeSqliteDialect, openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

const signup = (email: string) => ({
  email,
  source_page: 'footer',
  submission_id: null,
  quarantine_reason: null,
  consent: null,
  language: 'en' as const,
  mailbox_hash: null,
  created_at: 1_795_000_000_123,
});
const thrownBy = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

const readOutbox = (db: Kysely<Database>) => db.selectFrom('outbox').selectAll().execute();

describeOnBoth('the database', (kind) => {
  test('keeps what it was given: times to the millisecond, emoji, quotes', async () => {
    const database = await createTestDatabase(kind);
    const row = signup("o'neil🐜@example.com");
    await database.db.insertInto('newsletter_signups').values(row).execute();
    expect(await database.db.selectFrom('newsletter_signups').selectAll().execute()).toEqual([row]);
    await database.remove();
  });

  test('a violated unique constraint is a duplicate on both databases', async () => {
    const database = await createTestDatabase(kind);
    const insert = () =>
      database.db.insertInto('newsletter_signups').values(signup('a@b.co')).execute();
    await insert();
    expect(databaseFailure(await thrownBy(insert))).toBe('duplicate');
    await database.remove();
  });

  test('a defect is neither a duplicate nor an outage', async () => {
    const database = await createTestDatabase(kind);
    const broken = () => sql`select nonsense from outbox`.execute(database.db);
    expect(databaseFailure(await thrownBy(broken))).toBeNull();
    await database.remove();
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const database = await createTestDatabase(kind);
    const error = await thrownBy(() =>
      inTransaction(database.db, async (db) => {
        await db.insertInto('newsletter_signups').values(signup('a@b.co')).execute();
        throw new Error('stop');
      }),
    );
    expect(error).toMatchObject({ message: 'stop' });
    expect(await database.db.selectFrom('newsletter_signups').selectAll().execute()).toEqual([]);
    await database.remove();
  });

  test('several processes may bring a fresh database up to date at once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'leads-migrate-'));
    const databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
    const settings = { dataDir, databaseUrl };
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
      const database = openDatabase(${JSON.stringify(settings)});
      await database.migrate();
      await database.db.selectFrom('outbox').selectAll().execute();
      await database.close();`;
    const run = promisify(execFile);
    await Promise.all(
      Array.from({ length: 3 }, () => run(process.execPath, ['--input-type=module', '-e', script])),
    );
    const database = openDatabase(settings);
    await database.migrate();
    await readOutbox(database.db);
    await database.close();
  });
});

test('SQLite is opened so that a commit is on disk, with its references checked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-pragma-'));
  const database = openSqlite(join(folder, 'x.sqlite'));
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
  database.close();
});

test('SQLite’s log shrinks again after a large transaction', async () => {
  const database = await createTestDatabase('sqlite');
  const write = (text: string) =>
    database.db
      .insertInto('consent_wordings')
      .values({ wording: randomUUID(), version: '1', text, created_at: 1 })
      .execute();
  const size = () => statSync(join(database.dataDir, 'leads.sqlite-wal')).size;
  await write('x'.repeat(30_000_000));
  expect(size()).toBeGreaterThan(30_000_000);
  await write('after the log was written back');
  expect(size()).toBeLessThan(17_000_000);
  await database.remove();
});

test('PostgreSQL confirms only what is on disk', async () => {
  const database = await createTestDatabase('postgres');
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
    database.db,
  );
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await database.remove();
});

test('two connections that read and then write one SQLite file wait for each other', async () => {
  const database = await createTestDatabase('sqlite');
  const other = openDatabase({ ...database });
  const write = (db: typeof database.db, name: string) =>
    Array.from({ length: 20 }, (_, i) =>
      inTransaction(db, async (transaction) => {
        await transaction.selectFrom('newsletter_signups').select('email').execute();
        await setTimeout(1);
        await transaction
          .insertInto('newsletter_signups')
          .values(signup(`${name}${i}`))
          .execute();
      }),
    );
  await Promise.all([...write(database.db, 'a'), ...write(other.db, 'b')]);
  const rows = await database.db.selectFrom('newsletter_signups').select('email').execute();
  expect(rows).toHaveLength(40);
  await other.close();
  await database.remove();
});

test('a SQLite migration that fails half-way is rolled back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-half-'));
  const db = new Kysely<unknown>({ dialect: nodeSqliteDialect(join(dataDir, 'x.sqlite')) });
  const halfWay = async (broken: Kysely<unknown>) => {
    await broken.schema.createTable('half').addColumn('id', 'integer').execute();
    throw new Error('killed');
  };
  const provider = { getMigrations: async () => ({ '1': { up: halfWay } }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(error).toMatchObject({ message: 'killed' });
  expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain('half');
  await db.destroy();
});

test.each([
  ['a folder that is a file', (folder: string) => writeFileSync(join(folder, 'data'), ''), 'data'],
  [
    'a file that is no database',
    (folder: string) => writeFileSync(join(folder, 'leads.sqlite'), 'x'.repeat(5000)),
    '.',
  ],
])('%s is an outage', async (_name, spoil, dataDir) => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-broken-'));
  spoil(folder);
  const database = openDatabase({
    dataDir: join(folder, dataDir),
    databaseUrl: null,
  });
  expect(databaseFailure(await thrownBy(() => readOutbox(database.db)))).toBe('unavailable');
  await database.close();
  chmodSync(folder, 0o700);
});

test('an unreachable PostgreSQL is an outage', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const database = openDatabase({ dataDir: '', databaseUrl });
  expect(databaseFailure(await thrownBy(() => readOutbox(database.db)))).toBe('unavailable');
  await database.close();
});

test('migrations are tried again until the database is there', async () => {
  let attempts = 0;
  const failures: unknown[] = [];
  const migration = keepMigrated({
    database: {
      migrate: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('away');
      },
    },
    onFailure: (error) => failures.push(error),
    retryIntervalMs: 5,
  });
  await migration.firstAttempt;
  expect(migration.state()).toBe('pending');
  while (migration.state() !== 'ok') await setTimeout(5);
  expect([attempts, failures.length]).toEqual([3, 2]);
  migration.stop();
});
