import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyAway } from '../backup/service/copy-away.ts';
import { writeBackup } from '../backup/service/write-backup.ts';
import { openObjectStore } from '../backup/store/open-store.ts';
import { hashRows, type RowHashes } from '../backup/store/row-hashes.ts';
import { createKeyPair, readPrivateKey } from '../backup/store/seal.ts';
import { openSnapshot } from '../backup/store/snapshot.ts';
import { restoreCopy } from '../copies/service/restore-copy.ts';
import { mailboxHash } from '../mail/store.ts';
import { addressHash } from '../newsletter/store/address-hash.ts';
import { hasUnsubscribed } from '../newsletter/store/choices.ts';
import { isRefused } from '../newsletter/store/refusals.ts';
import { addressOfToken, createNewsletterToken } from '../newsletter/store/tokens.ts';
import { createPostgresDatabase, describeOnBoth } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { FIRST } from './migrations.ts';
import { grantRoles } from './roles.ts';

/** Databases of the version that was first used, filled by its own code. */
const dumpOf = (kind: OpenDatabase['kind']) =>
  readFileSync(join(import.meta.dirname, `fixtures/3be6dc3d-${kind}.sql`), 'utf8');

describeOnBoth('a database of version 3be6dc3d', (kind) => {
  const places: { dataDir: string; database: OpenDatabase }[] = [];
  const newPlace = async () => {
    const databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
    const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
    const settings = { dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl };
    const database = openDatabase(settings);
    places.push({ dataDir, database });
    return { settings, database };
  };
  type Place = Awaited<ReturnType<typeof newPlace>>;
  let old: Place;
  let columns: Record<string, string[]>;
  let before: RowHashes;

  beforeEach(async () => {
    old = await newPlace();
    const { databaseUrl, dataDir } = old.settings;
    if (databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(dumpOf(kind));
      await client.end();
    } else {
      const file = new DatabaseSync(join(dataDir, 'leads.sqlite'));
      file.exec(dumpOf(kind));
      file.close();
    }
    const tables = await old.database.db.introspection.getTables();
    columns = Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    );
    // Its made-up refusals are like unsubscriptions that were written with them: 0017 takes those out, and has a test of its own.
    const { newsletter_suppressions: _, ...rest } = await hashesOf(old);
    before = rest;
  });
  afterEach(async () => {
    for (const { dataDir, database } of places.splice(0)) {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  /** Of the columns that the old version had. */
  async function hashesOf({ settings }: Place): Promise<RowHashes> {
    const snapshot = await openSnapshot(settings);
    return hashRows(snapshot.rows(), columns).finally(() => snapshot.close());
  }

  test('is brought up to date with every row as it was', async () => {
    expect(before.contact_submissions).toMatchObject({ rows: 7 });
    await old.database.migrate();
    expect(await hashesOf(old)).toMatchObject(before);
  });

  test('gets the schema of a new one', async () => {
    await old.database.migrate();
    const fresh = await newPlace();
    await fresh.database.migrate();
    expect(await schemaOf(old.database)).toEqual(await schemaOf(fresh.database));
  });

  test('comes back from its copy elsewhere', async () => {
    const { publicKey, privateKey } = createKeyPair();
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    const backupUrl = pathToFileURL(elsewhere).href;
    const { folder } = await writeBackup(old.settings);
    const settings = {
      ...old.settings,
      diskReserveBytes: 0,
      backupUrl,
      backupPublicKey: publicKey,
    };
    await copyAway(folder, settings, { days: 90, allHours: 24 });
    const fresh = await newPlace();
    const source = { store: openObjectStore(backupUrl), key: readPrivateKey(privateKey) };
    await restoreCopy(source, fresh.settings);
    expect(await hashesOf(fresh)).toMatchObject(before);
  });

  test('is brought up to date by two replicas at once', async () => {
    const other = openDatabase(old.settings);
    await Promise.all([old.database.migrate(), other.migrate()]).finally(() => other.close());
    expect(await hashesOf(old)).toMatchObject(before);
  });

  if (kind === 'postgres')
    test('gives the roles that are set up their rights on what is new', async () => {
      const { db } = old.database;
      const suffix = randomUUID().slice(0, 8);
      const roles = { web: `web_${suffix}`, worker: `worker_${suffix}` };
      for (const role of Object.values(roles)) await sql`create role ${sql.id(role)}`.execute(db);
      await grantRoles(db, roles);
      // As of that version.
      await sql`revoke all on mailing_refusals from ${sql.id(roles.web)}`.execute(db);
      await old.database.migrate();
      const { rows } = await sql<{ table: string; reads: boolean; guarded: boolean }>`
        select relname as table, has_table_privilege(${roles.web}, oid, 'select') as reads,
          relrowsecurity as guarded
        from pg_class where relname in ('mailing_refusals', 'office_jobs') order by 1`.execute(db);
      expect(rows).toEqual([
        { table: 'mailing_refusals', reads: true, guarded: true },
        { table: 'office_jobs', reads: false, guarded: true },
      ]);
    });

  test('may have been migrated by a later version', async () => {
    await old.database.migrate();
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-of-a-later-version', '2030-01-01T00:00:00.000Z')`.execute(old.database.db);
    await old.database.migrate();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      old.database.db,
    );
    expect(rows.map(({ name }) => name)).toContain('9999-of-a-later-version');
  });
});

describeOnBoth('0017-mailboxes', (kind) => {
  test('gives mailboxes the choices of their spellings, and tells refusals from unsubscriptions', async () => {
    const databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
    const dataDir = mkdtempSync(join(tmpdir(), 'leads-mailboxes-'));
    const database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
    await database.migrate(FIRST);
    const { db } = database;
    const signup = { source_page: 'footer', submission_id: null, consent: null };
    const signups = [
      'victim@gmail.com',
      'v.ictim@gmail.com',
      'gone@one.example',
      'both@one.example',
      'both+tag@one.example',
    ];
    for (const [created_at, email] of ['bot@one.example', ...signups].entries()) {
      const quarantine_reason = created_at === 0 ? 'honeypot' : null;
      await db
        .insertInto('newsletter_signups')
        .values({ email, ...signup, quarantine_reason, created_at })
        .execute();
    }
    const row = (email: string, created_at: number) => ({
      address_hash: addressHash(email),
      created_at,
    });
    await db
      .insertInto('newsletter_suppressions')
      .values([row('v.ictim@gmail.com', 5), row('gone@one.example', 6), row('both@one.example', 7)])
      .execute();
    const refusal = { mailing_id: 'a', code: '550' };
    await db
      .insertInto('mailing_refusals')
      .values([
        { ...refusal, ...row('gone@one.example', 6) },
        { ...refusal, ...row('both@one.example', 8) },
      ])
      .execute();
    const token = await createNewsletterToken(db, 'victim@gmail.com', 1);
    await db
      .updateTable('newsletter_tokens')
      .set({ address_hash: addressHash('v.ictim@gmail.com') })
      .execute();
    await database.migrate();
    expect(await hasUnsubscribed(db, 'victim+1@gmail.com')).toBe(true);
    expect(await addressOfToken(db, token)).toBe(mailboxHash('victim@gmail.com'));
    expect(await hasUnsubscribed(db, 'gone@one.example')).toBe(false);
    expect(await isRefused(db, 'gone@one.example')).toBe(true);
    expect(await hasUnsubscribed(db, 'both@one.example')).toBe(true);
    const hashes = await db
      .selectFrom('newsletter_signups')
      .select(['email', 'mailbox_hash'])
      .where('mailbox_hash', 'is not', null)
      .orderBy('created_at')
      .execute();
    // A spelling that is refused makes way for another of the mailbox.
    expect(hashes.map(({ email }) => email)).toEqual(['victim@gmail.com', 'both+tag@one.example']);
    expect(hashes[0]?.mailbox_hash).toBe(mailboxHash('v.ictim@gmail.com'));
    await database.close();
  });
});

/** Columns and indexes of every table, in an order of their own. */
async function schemaOf({ db, kind }: OpenDatabase): Promise<unknown> {
  const tables = await (db as unknown as Kysely<unknown>).introspection.getTables();
  const columns = tables
    .filter(({ name }) => !name.startsWith('kysely_'))
    .flatMap(({ name, columns }) =>
      columns.map((column) => [
        name,
        column.name,
        column.dataType.toLowerCase(),
        // SQLite takes a primary key of text for nullable, unless it says otherwise.
        kind === 'postgres' && column.isNullable,
        column.hasDefaultValue,
      ]),
    )
    .map(String)
    .sort();
  const { rows } =
    kind === 'postgres'
      ? await sql<{ definition: string }>`
          select replace(regexp_replace(indexdef, 'INDEX \\w+', 'INDEX'), 'public.', '') as definition
          from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
      : await sql<{ definition: string }>`
          select sql as definition from sqlite_master where type = 'index' and sql is not null`.execute(
          db,
        );
  return { columns, indexes: rows.map(({ definition }) => definition).sort() };
}
