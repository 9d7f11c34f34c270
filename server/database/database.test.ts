import { randomUUID } from 'node:crypto';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  createTestDatabase,
  databaseForEachTest,
  describeOnBoth,
} from '../testing/test-server.ts';
import { inTransaction, openDatabase } from './database.ts';
import { databaseFailure } from './failures.ts';
import { keepMigrated } from './keep-migrated.ts';
import { openSqlite, requireSqliteVersion } from './sqlite.ts';
import type { Database } from './tables.ts';

const signup = (email: string) => ({
  ...{ email, source_page: 'footer', submission_id: null, quarantine_reason: null },
  ...{ consent: null, language: 'en' as const, mailbox_hash: null },
  created_at: 1_795_000_000_123,
});
const insert = (db: Kysely<Database>, email: string) =>
  db.insertInto('newsletter_signups').values(signup(email)).execute();
const signups = (db: Kysely<Database>) => db.selectFrom('newsletter_signups').selectAll().execute();
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was thrown',
    (error: unknown) => databaseFailure(error),
  );

describeOnBoth('the database', (kind) => {
  const database = databaseForEachTest(kind);

  test('a violated unique constraint is a duplicate, a defect is none and no outage', async () => {
    await insert(database.db, 'a@b.co');
    expect(await failureOf(insert(database.db, 'a@b.co'))).toBe('duplicate');
    const broken = sql`select nonsense from outbox`.execute(database.db);
    expect(await failureOf(broken)).toBeNull();
  });

  test('a transaction that meets a deadlock twice is tried again', async () => {
    const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
    let attempts = 0;
    await inTransaction(database.db, async (db) => {
      await insert(db, 'a@b.co');
      attempts += 1;
      if (attempts < 3) throw deadlock;
    });
    expect(await signups(database.db)).toHaveLength(1);
    const hopeless = inTransaction(database.db, () => Promise.reject(deadlock));
    await expect(hopeless).rejects.toThrow('deadlock');
  });

  test('several servers may bring a fresh database up to date at once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'leads-migrate-'));
    const databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
    const servers = Array.from({ length: 3 }, () => openDatabase({ dataDir, databaseUrl }));
    await Promise.all(servers.map((one) => one.migrate()));
    for (const one of servers) {
      expect(await signups(one.db)).toEqual([]);
      await one.close();
    }
  });
});

describe('SQLite', () => {
  const database = databaseForEachTest('sqlite');

  test('is opened so that a commit is on disk, with its references checked', () => {
    const opened = openSqlite(join(database.dataDir, 'x.sqlite'));
    const pragma = (name: string) => Object.values(opened.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma)).toEqual(['wal', 2, 1]);
    opened.close();
  });

  test('shrinks its log again after a large transaction', async () => {
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
  });

  test('lets two connections that read and then write wait for each other', async () => {
    const other = openDatabase({ ...database });
    const write = (db: typeof database.db, name: string) =>
      Array.from({ length: 20 }, (_, i) =>
        inTransaction(db, async (transaction) => {
          await signups(transaction);
          await setTimeout(1);
          await insert(transaction, `${name}${i}`);
        }),
      );
    await Promise.all([...write(database.db, 'a'), ...write(other.db, 'b')]);
    expect(await signups(database.db)).toHaveLength(40);
    await other.close();
  });

  test.each([
    ['a folder that is a file', 'data', 'data'],
    ['a file that is no database', 'leads.sqlite', '.'],
  ])('%s is an outage', async (_name, file, dataDir) => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-broken-'));
    writeFileSync(join(folder, file), 'x'.repeat(5000));
    const broken = openDatabase({ dataDir: join(folder, dataDir), databaseUrl: null });
    expect(await failureOf(signups(broken.db))).toBe('unavailable');
    await broken.close();
  });
});

test('a SQLite that may damage its log is refused at the start', () => {
  expect(() => requireSqliteVersion()).not.toThrow();
  expect(() => requireSqliteVersion('3.51.2')).toThrow(/SQLite .* can damage/);
});

test('PostgreSQL confirms only what is on disk', async () => {
  const database = await createTestDatabase('postgres');
  const { rows } = await sql`show synchronous_commit`.execute(database.db);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await database.remove();
});

test('migrations are tried again until the database is there', async () => {
  let attempts = 0;
  const failures: unknown[] = [];
  const migrate = async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('away');
  };
  const migration = keepMigrated({
    ...{ migrate, retryIntervalMs: 5 },
    onFailure: (error) => failures.push(error),
  });
  await migration.firstAttempt;
  expect(migration.state()).toBe('pending');
  await expect.poll(() => migration.state(), { interval: 5 }).toBe('ok');
  expect([attempts, failures.length]).toEqual([3, 2]);
  migration.stop();
});
