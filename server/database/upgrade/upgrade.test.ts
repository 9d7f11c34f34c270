/** Old and new versions on one database: rows of 48fbe7b survive, its statements go on working, it can start again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeRequest, type LeadDetails } from '../../../domain/forms/forms.ts';
import { freePort } from '../../../programs/postgres.ts';
import { createPostgresDatabase, describeOnBoth } from '../../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { migrations } from '../migrations.ts';
import type { RecordedStatement } from './write-fixture.ts';

const FIXTURE = import.meta.dirname;
const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const OLD_MIGRATIONS = 9;
const WITH_PICTURES = '00000000-0000-4000-8000-000000000013';
const LETTER_LEAD = '00000000-0000-4000-8000-000000000014';
const statements: Record<OpenDatabase['kind'], RecordedStatement[]> = JSON.parse(
  readFileSync(join(FIXTURE, 'statements.json'), 'utf8'),
);
/** Counters of minutes: a migration may empty them. */
const SHORT_LIVED = ['rate_counters', 'challenge_solutions'];

describeOnBoth('a database of version 48fbe7b', (kind) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let database: OpenDatabase;
  let child: ChildProcess | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
    databaseUrl = kind === 'postgres' ? await createPostgresDatabase() : null;
    database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function load() {
    const dump = readFileSync(join(FIXTURE, `${kind}.sql`), 'utf8');
    cpSync(join(FIXTURE, 'uploads'), join(dataDir, 'uploads'), { recursive: true });
    if (databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(dump);
      await client.end();
    } else {
      const file = new DatabaseSync(join(dataDir, 'leads.sqlite'));
      file.exec(dump);
      file.close();
    }
  }
  const untyped = () => database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  async function allRows() {
    const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
    const kept = tables.filter(
      (name) => !/^(kysely|sqlite)_/.test(name) && !SHORT_LIVED.includes(name),
    );
    const rows: Record<string, Record<string, unknown>[]> = {};
    for (const name of kept.sort())
      rows[name] = sorted(await untyped().selectFrom(name).selectAll().execute());
    // As JSON, because a migration may add to it.
    rows.outbox = (rows.outbox ?? []).map((row) => ({
      ...row,
      payload: JSON.parse(String(row.payload)),
    }));
    return rows;
  }

  test('is brought up to date with every row as it was', async () => {
    await load();
    const before = await allRows();
    expect(before.contact_submissions).toHaveLength(16);
    expect(new Set(before.outbox?.map(({ state }) => state))).toEqual(
      new Set(['pending', 'sending', 'sent', 'parked', 'held', 'superseded', 'suppressed']),
    );
    await database.migrate();
    expect(await allRows()).toMatchObject(before);
  });

  const LETTER = {
    form: 'letter',
    version: 1,
    state: 'VA',
    property: '14 Oak Street',
    closing: '2026-02-27',
    access: 'A lockbox',
    recipients: "O'Neil Title, closing@example.com",
    notes: 'Gate code 12.\n\nForm: call first',
  };

  test('its termite letters get their details, and keep the words they came with', async () => {
    await load();
    const before = await allRows();
    await database.migrate();
    const { contact_submissions: leads = [], outbox = [] } = await allRows();
    const letters = leads.filter(({ source }) => source === 'termite-letter');
    expect(letters.map(({ details }) => JSON.parse(String(details)))).toEqual([
      LETTER,
      { form: 'letter', version: 1, state: 'SC', property: '14 Oak Street', closing: '2026-02-27' },
      null,
    ]);
    expect(letters.map(({ description }) => description)).toEqual(
      before.contact_submissions
        ?.filter(({ source }) => source === 'termite-letter')
        .map(({ description }) => description),
    );
    const [first] = letters;
    expect(describeRequest(LETTER as LeadDetails, '')).toBe(first?.description);
    const replaced = outbox.filter(({ submission_id }) => submission_id === first?.submission_id);
    expect(replaced.map(({ kind }) => kind).sort()).toEqual([
      'acknowledgement',
      'lead',
      'reminder',
      'webhook',
    ]);
    for (const { payload } of replaced) expect(payload).toMatchObject({ details: LETTER });
    expect(leads.filter(({ details }) => details !== null)).toHaveLength(2);
  });

  test('its pictures are in the mail that was still due, dead letters and quarantined mails stay so', async () => {
    await load();
    const port = await freePort();
    child = spawn(process.execPath, [MAIN], {
      stdio: 'ignore',
      env: {
        PATH: '/usr/bin:/bin',
        DATA_DIR: dataDir,
        PORT: String(port),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    });
    const eml = join(dataDir, 'mail', `lead.complete.${WITH_PICTURES}.eml`);
    for (let i = 0; i < 200 && !existsSync(eml); i++) await wait(50);
    const mail = await PostalMime.parse(readFileSync(eml));
    const pictures = readdirSync(join(FIXTURE, 'uploads')).map((name) =>
      readFileSync(join(FIXTURE, 'uploads', name)).toString('base64'),
    );
    const attached = mail.attachments.map(({ content }) =>
      Buffer.from(content as ArrayBuffer).toString('base64'),
    );
    expect(attached.toSorted()).toEqual(pictures.toSorted());
    const letterMail = join(dataDir, 'mail', `lead.complete.${LETTER_LEAD}.eml`);
    for (let i = 0; i < 200 && !existsSync(letterMail); i++) await wait(50);
    const letter = await PostalMime.parse(readFileSync(letterMail));
    expect(letter.subject).toMatch(/^Termite letter, closing 2026-02-27: 14 Oak Street$/);
    const states = await database.db
      .selectFrom('outbox')
      .select(['state', 'kind'])
      .where('state', 'in', ['parked', 'held'])
      .where('kind', '!=', 'webhook')
      .execute();
    expect(states.filter(({ state }) => state === 'held').length).toBeGreaterThan(0);
    expect(states.filter(({ state }) => state === 'parked')).toHaveLength(1);
    const again = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(again.status).toBe(200);
  }, 30_000);

  test('every statement of 48fbe7b gives the same answer on the schema of today', async () => {
    await database.migrate();
    const recorded = statements[kind];
    expect(recorded.length).toBeGreaterThan(150);
    for (const { sql, parameters, rows } of recorded) {
      const answer = await runStatement(sql, parameters);
      expect(sorted(answer), sql).toMatchObject(sorted(rows));
      expect(answer, sql).toHaveLength(rows.length);
    }
  });

  async function runStatement(sql: string, parameters: RecordedStatement['parameters']) {
    connection ??= await connect();
    return connection(sql, parameters);
  }
  let connection: Awaited<ReturnType<typeof connect>> | undefined;
  let closeConnection: (() => unknown) | undefined;
  afterEach(async () => {
    await closeConnection?.();
    connection = undefined;
    closeConnection = undefined;
  });
  /** One connection below Kysely: the statements begin and commit their transactions themselves. */
  async function connect() {
    if (databaseUrl) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        types: {
          getTypeParser: (type, format) =>
            type === 20 ? Number : pg.types.getTypeParser(type, format as 'text'),
        },
      });
      await client.connect();
      closeConnection = () => client.end();
      return async (sql: string, parameters: unknown[]) =>
        (await client.query(sql, parameters)).rows;
    }
    const file = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    closeConnection = () => file.close();
    return async (sql: string, parameters: SQLInputValue[]) => {
      const statement = file.prepare(sql);
      if (statement.columns().length > 0) return statement.all(...parameters);
      statement.run(...parameters);
      return [];
    };
  }

  test('48fbe7b can be started again on the schema of today', async () => {
    await load();
    await database.migrate();
    const known = Object.entries(await migrations.getMigrations()).slice(0, OLD_MIGRATIONS);
    const migrator = new Migrator({
      db: database.db,
      provider: { getMigrations: async () => Object.fromEntries(known) },
    });
    expect(await migrator.migrateToLatest()).toEqual({ error: undefined, results: [] });
  });

  test('today’s version starts on the schema of a later one', async () => {
    await database.migrate();
    await database.db.executeQuery(
      CompiledQuery.raw(
        `insert into kysely_later_migration (name, timestamp) values ('9999-of-a-later-version', '2030-01-01T00:00:00.000Z')`,
      ),
    );
    await database.migrate();
    const done = await untyped().selectFrom('kysely_later_migration').select('name').execute();
    expect(done.map(({ name }) => name)).toContain('9999-of-a-later-version');
  });
});

function sorted<T extends object>(rows: readonly T[]): T[] {
  const key = (row: T) => JSON.stringify(Object.entries(row).sort());
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
