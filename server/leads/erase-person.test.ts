import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../backup/write-backup.ts';
import {
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { erasePerson } from './erase-person.ts';
import { readPerson } from './person.ts';

describeOnBoth('erasing a person', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(kind);
  });
  afterEach(() => server.close());

  const settings = () => ({
    dataDir: server.database.dataDir,
    databaseUrl: server.database.databaseUrl,
    migrationDatabaseUrl: server.database.databaseUrl,
  });
  const erase = (who: string) => {
    const person = readPerson(who);
    if (!person) throw new Error(`${who} names nobody`);
    return erasePerson(person, settings());
  };
  const send = async (changes: Record<string, unknown>) => {
    const submission = newSubmission(changes);
    expect((await server.post('/api/contact-submissions', submission)).statusCode).toBe(201);
    return submission.submission_id;
  };
  const file = (...names: string[]) => {
    const path = join(server.database.dataDir, ...names);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, 'canary-file');
    return path;
  };

  /** Every file in which the text occurs: DATA_DIR, and PostgreSQL's own files of this database. */
  async function filesWith(text: string): Promise<string[]> {
    const folders = [server.database.dataDir, ...(await postgresFolders())];
    return folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => readFileSync(path).includes(text)),
    );
  }
  async function postgresFolders(): Promise<string[]> {
    if (!server.database.databaseUrl) return [];
    const client = new pg.Client({ connectionString: server.database.databaseUrl });
    await client.connect();
    await client.query('checkpoint');
    const { rows } = await client.query(
      `select current_setting('data_directory') || '/base/' || oid as folder
       from pg_database where datname = current_database()`,
    );
    await client.end();
    return rows.map(({ folder }) => folder);
  }

  test('leaves nothing in the tables, the outbox, the mails, the uploads or the raw files', async () => {
    const name = 'Canaryname Person';
    const first = await send({
      first_name: name,
      email: 'Canary@Example.com',
      phone: '(804) 555-0177',
    });
    // The same person again, corrected, with another number and address.
    const second = await send({
      first_name: name,
      email: 'canary2@example.com',
      phone: '757 555 0178',
      replaces: first,
    });
    const chat = newSubmission({
      first_name: name,
      phone: '804 555 0177',
      source: 'chatbot_partial',
    });
    await server.post('/api/contact-submissions', chat);
    await server.post('/api/contact-submissions', {
      ...chat,
      source: 'chatbot',
      email: 'canary@example.com',
    });
    await server.post('/api/newsletter-signups', {
      email: 'canary2@example.com',
      source_page: 'footer',
    });
    const other = await send({ first_name: 'Other Visitor', email: 'other@example.com' });
    const gone = [
      file('mail', `lead.complete.${first}.eml`),
      file('mail', `acknowledgement.complete.${second}.eml.tmp`),
      file('uploads', first, 'photo.jpg'),
    ];
    const kept = file('mail', `lead.complete.${other}.eml`);
    expect(await filesWith(name)).not.toEqual([]);

    const { rows, files, backups } = await erase('+1 804-555-0177');

    expect(rows).toEqual({
      contact_submissions: 3,
      outbox: 8,
      newsletter_signups: 1,
      newsletter_tokens: 1,
    });
    expect([files, backups]).toEqual([3, []]);
    for (const text of [name, 'anary@', 'canary2@', '555-0177', first, second]) {
      expect(await filesWith(text)).toEqual([]);
    }
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(kept)).toBe(true);
    const left = await server.database.db.selectFrom('contact_submissions').selectAll().execute();
    expect(left.map((lead) => lead.submission_id)).toEqual([other]);
    expect(await erase('+1 804-555-0177')).toMatchObject({ rows: {}, files: 0 });
    // The site goes on.
    await send({ first_name: 'Next Visitor' });
  });

  test('names the backups that still hold the person, and those that cannot be read', async () => {
    await writeBackup(settings(), Date.parse('2026-01-01T00:00:00Z'));
    await send({ email: 'canary@example.com', phone: '1' });
    const holding = await writeBackup(settings(), Date.parse('2026-01-02T00:00:00Z'));
    const broken = `${holding.folder}-broken`;
    cpSync(holding.folder, broken, { recursive: true });
    writeFileSync(join(broken, 'database.ndjson.gz'), 'x');
    const { backups } = await erase('canary@example.com');
    expect(backups).toEqual([holding.folder, broken]);
  });

  test('says when a mail was just being sent', async () => {
    await send({ email: 'canary@example.com' });
    await server.database.db.updateTable('outbox').set({ state: 'sending' }).execute();
    expect(await erase('canary@example.com')).toMatchObject({ mailUnderWay: true });
  });
});

test('npm run leads -- erase does it while the site runs in another process', async () => {
  const server = await startTestServer('sqlite');
  await server.post('/api/contact-submissions', newSubmission({ email: 'canary@example.com' }));
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['cli/leads.ts', 'erase', ...words], {
      encoding: 'utf8',
      env: { DATA_DIR: server.database.dataDir },
    });
  expect(run('canary@example.com')).toMatch(/^contact_submissions: 1 erased\noutbox: 2 erased\n/);
  expect(() => run('canary@example.com')).toThrow();
  await server.close();
});
