import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { readPerson } from '../leads/person.ts';
import { findLead } from '../leads/store/stored-leads.ts';
import { mailboxHash } from '../mail/mail-store.ts';
import { insertOutboxRows } from '../outbox/outbox-store.ts';
import { RECIPIENT } from '../testing/fixture-site.ts';
import {
  type DatabaseKind,
  describeOnBoth,
  newLeadMessage,
  newSubmission,
  newVisit,
  outboxRows,
  serverForEachTest,
} from '../testing/test-server.ts';
import { saveVisit, takeSpot } from '../visits/visit-store.ts';
import { eraseAgain, erasePerson } from './personal-data-service.ts';

const SAM = { first_name: 'Sam', email: '', phone: '804 555 0142' };

/** A server whose visitors are erased. */
function erasing(kind: DatabaseKind) {
  const server = serverForEachTest(kind);
  const settings = () => ({
    dataDir: server.database.dataDir,
    databaseUrl: server.database.databaseUrl,
    // Otherwise the list of erasures holds ids and hashes as they are.
    backupRecipients: [RECIPIENT],
  });
  return {
    server,
    eraseIds: (...ids: string[]) => erasePerson({ ids }, settings()),
    eraseName: (name: string) => erasePerson({ name }, settings()),
    erase: (who: string) => {
      const person = readPerson(who);
      if (!person) throw new Error(`${who} names nobody`);
      return erasePerson(person, settings());
    },
    send: async (changes: Record<string, unknown>) => {
      const submission = newSubmission(changes);
      expect((await server.post('/api/contact-submissions', submission)).statusCode).toBe(201);
      return submission.submission_id;
    },
    mailFile: (name: string, content = 'a mail') => {
      const path = join(server.database.dataDir, 'mail', name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
    leads: async () => {
      const rows = server.database.db.selectFrom('contact_submissions').select('submission_id');
      return (await rows.execute()).map(({ submission_id }) => submission_id);
    },
  };
}

describeOnBoth('erasing a person', (kind) => {
  const { server, erase, send, mailFile, leads } = erasing(kind);

  /** Every file in which the text occurs: DATA_DIR, and PostgreSQL's own files of this database. */
  async function filesWith(text: string): Promise<string[]> {
    const folders = [server.database.dataDir, ...(await postgresFolders())];
    return folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => contentOf(path).includes(text)),
    );
  }
  /** PostgreSQL may delete a file at any moment. */
  function contentOf(path: string): Buffer {
    try {
      return readFileSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return Buffer.alloc(0);
    }
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

  test('leaves nothing in the tables, the outbox, the mails or the raw files', async () => {
    const name = 'Canaryname Person';
    const canary = { first_name: name, email: 'Canary@Example.com', phone: '(804) 555-0177' };
    const first = await send(canary);
    // The same person again, corrected, with another number and address.
    const changed = { email: 'canary2@example.com', phone: '757 555 0178' };
    const second = await send({ ...canary, ...changed, replaces: first });
    const newsletter = { email: 'canary2@example.com', source_page: 'footer' };
    await server.post('/api/newsletter-signups', newsletter);
    const other = await send({ first_name: 'Other Visitor', email: 'other@example.com' });
    const gone = [`${first}.lead.complete.eml`, `${second}.reminder.complete.eml.tmp`];
    const files = gone.map((file) => mailFile(file));
    const others = mailFile(`${other}.lead.complete.eml`);
    expect(await filesWith(name)).not.toEqual([]);

    const erased = await erase('+1 804-555-0177');

    expect(erased).toMatchObject({
      rows: { contact_submissions: 2, outbox: 5, newsletter_signups: 1 },
      files: 2,
    });
    for (const text of [name, 'anary@', 'canary2@', '555-0177', first, second])
      expect(await filesWith(text)).toEqual([]);
    expect([...files, others].map((path) => existsSync(path))).toEqual([false, false, true]);
    expect(await leads()).toEqual([other]);
    expect(await erase('+1 804-555-0177')).toMatchObject({ rows: {}, files: 0 });
    await send({ first_name: 'Next Visitor' });
  });

  test.runIf(kind === 'postgres')('waits for readers that keep the deleted rows', async () => {
    const reader = new pg.Client({ connectionString: server.database.databaseUrl ?? '' });
    await reader.connect();
    await send({ first_name: 'Canaryname Person', phone: '804 555 0177' });
    await reader.query('begin isolation level repeatable read');
    await reader.query('select count(*) from contact_submissions');
    const waiting = Symbol();
    const erased = erase('804 555 0177');
    expect(await Promise.race([erased, setTimeout(200, waiting)])).toBe(waiting);
    await reader.end();
    await erased;
    expect(await filesWith('Canaryname Person')).toEqual([]);
  });
});

describe('erasing a person', () => {
  const { server, erase, eraseIds, eraseName, send, mailFile, leads } = erasing('sqlite');

  test('takes the visits and gives their spots back', async () => {
    const id = await send({ email: 'sam@example.com' });
    const { db } = server.database;
    await saveVisit(db, newVisit(id));
    const spot = { pool: 'richmond', day: '2026-12-01', window: '08:00-12:00' };
    await takeSpot(db, { ...spot, submission_id: id, visit_id: id }, 5);
    await erase('sam@example.com');
    for (const table of ['visits', 'visit_spots'] as const)
      expect(await db.selectFrom(table).select('submission_id').execute()).toEqual([]);
  });

  test('names who was told, mails that name the person, and a mail that was just being sent', async () => {
    const submission_id = await send({ email: 'ann@example.com', phone: '919 555 7001' });
    const { db } = server.database;
    const call = (receiver: string, attempts: number) => ({
      ...newLeadMessage('webhook', { submission_id }, { receiver }),
      ...{ attempts, state: 'sending' as const },
    });
    await insertOutboxRows(db, [call('told.example', 2), call('never.example', 0)]);
    const forwarded = mailFile('forwarded.eml', 'Reply-To: <ann@ex=\r\nample.com>');
    expect(await erase('ann@example.com')).toMatchObject({
      ...{ receivers: ['told.example'], nearFiles: [forwarded], mailUnderWay: true },
    });
    expect(await outboxRows(db)).toEqual([]);
  });

  test('of a correction lets the request be corrected again', async () => {
    const first = await send({ first_name: 'Cora' });
    const second = await send({ first_name: 'Cora', replaces: first, phone: '1' });
    const { db } = server.database;
    expect(await findLead(db, first)).toMatchObject({ corrected_by: second });
    await eraseIds(second);
    expect(await findLead(db, first)).toMatchObject({ corrected_by: null });
  });

  test('of a corrected request takes the messages of the first one, too', async () => {
    const { db } = server.database;
    const first = await send({ email: 'ann@example.com' });
    await db.deleteFrom('contact_submissions').where('submission_id', '=', first).execute();
    await send({ email: 'ann@example.com', replaces: first });
    await erase('ann@example.com');
    expect(await outboxRows(db)).toEqual([]);
  });

  test('takes every spelling of the mailbox: requests, newsletter and its mail files', async () => {
    const lead = await send({ email: 'Erasmus+Quote@Example.com' });
    const signUp = (email: string) => {
      const { submission_id } = newSubmission();
      const signup = { email, source_page: 'footer', submission_id };
      return server.post('/api/newsletter-signups', signup).then(() => submission_id);
    };
    const mail = mailFile(`newsletter.complete.${await signUp('erasmus+news@example.com')}.eml`);
    await signUp('erasmus@example.org');

    const { leads, rows, files } = await erase('erasmus@example.com');

    expect(leads.map(({ submission_id }) => submission_id)).toEqual([lead]);
    expect(rows).toMatchObject({ contact_submissions: 1, newsletter_signups: 1 });
    expect([files, existsSync(mail)]).toEqual([1, false]);
    const left = await server.database.db
      .selectFrom('newsletter_signups')
      .select('email')
      .execute();
    expect(left).toEqual([{ email: 'erasmus@example.org' }]);
  });

  test('finds the person’s other requests by what the first one says, and so on', async () => {
    await send({ email: 'ann@example.com', phone: '919-555-7001 ext 4' });
    await send({ email: 'ann@work.example', phone: '+1 (919) 555-7001' });
    await send({ email: 'ANN@work.example', phone: '919 555 7009' });
    const stranger = await send({ email: 'sam@example.com', phone: '919 555 7090' });
    expect((await erase('(919) 555-7001')).leads).toHaveLength(3);
    expect(await leads()).toEqual([stranger]);
  });

  test('lists what may be of the same person, with the reason, and erases none of it', async () => {
    const ann = { first_name: 'Ann Lee Carter', email: 'ann@example.com', phone: '919 555 7001' };
    await send({ ...ann, description: 'Ants at 12 Alder Street' });
    const near: Record<string, object> = {
      'the same name': { first_name: 'ann lee  CARTER' },
      'a similar phone number': { phone: '919 555 7010' },
      'a similar e-mail': { email: 'a.nn+bugs@example.com' },
      'the e-mail in the text': { description: 'Please write to Ann@Example.com, not to me' },
      'the phone number in the text': { description: 'my wife has (919) 555-7001' },
      'the name in the text': { description: 'Ann Lee Carter told me of you' },
      'the same street address': { description: 'I live at 12 alder st.' },
    };
    const expected: Record<string, string[]> = {};
    for (const [reason, changes] of Object.entries(near))
      expected[await send({ ...SAM, ...changes })] = [reason];
    await send({ ...SAM, description: 'Ants at 14 Alder Street' });
    const erased = await erase('ann@example.com');
    const found = erased.near.map(({ lead, reasons }) => [lead.submission_id, reasons]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(erased.rows.contact_submissions).toBe(1);
  });

  test('again, in a restored backup, leaves who came after the erasure', async () => {
    const { db, dataDir } = server.database;
    const ann = { email: 'ann@example.com' };
    const [gone, later] = [await send(ann), await send(ann)];
    const at = Date.now() + 1000;
    await db
      .updateTable('contact_submissions')
      .set({ created_at: at + 1 })
      .where('submission_id', '=', later)
      .execute();
    const people = [mailboxHash(ann.email)];
    const entry = { at, submission_ids: [], mailboxes: [], people };
    await eraseAgain([entry], { db }, dataDir);
    expect(await findLead(db, gone)).toBeUndefined();
    expect(await leads()).toEqual([later]);
  });

  test('by name erases the one person of that name, and asks when there are several', async () => {
    await send({ first_name: 'José García', email: 'jose@example.com', phone: '919 555 7001' });
    await send({ first_name: 'J. García', email: 'jose@example.com', phone: '919 555 7002' });
    const other = await send({ ...SAM, first_name: 'Jose Garcia' });
    const asked = await eraseName('jose  GARCIA');
    expect('people' in asked && asked.people.map((leads) => leads.length).sort()).toEqual([1, 2]);
    await eraseIds(other);
    const erased = await eraseName('jose  GARCIA');
    expect(erased).toMatchObject({ rows: { contact_submissions: 2 } });
  });
});
