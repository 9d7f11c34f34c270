import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runLeads } from '../../tools/commands/leads.ts';
import { toJson } from '../database/json.ts';
import { readEnv } from '../env.ts';
import { readPerson } from '../leads/person.ts';
import { RECIPIENT } from '../testing/fixture-site.ts';
import {
  describeOnBoth,
  newSubmission,
  serverForEachTest,
  startTestServer,
} from '../testing/test-server.ts';
import { saveVisit } from '../visits/store.ts';
import { erasePerson } from './service.ts';

describeOnBoth('erasing a person', (kind) => {
  const server = serverForEachTest(kind);

  const settings = () => ({
    dataDir: server.database.dataDir,
    databaseUrl: server.database.databaseUrl,
    // Otherwise the list of erasures holds ids and hashes as they are.
    backupRecipients: [RECIPIENT],
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

  test('takes the visits, gives their spots back and names the receivers that were told', async () => {
    const id = await send({ email: 'sam@example.com' });
    const { db } = server.database;
    const spot = { pool: 'richmond', day: '2026-12-01', window: '08:00-12:00', seat: 1 };
    await saveVisit(db, {
      ...{ submission_id: id, visit_id: id, state: 'booked', wishes: toJson([]), seat: 1 },
      ...{ area: 'richmond', day: spot.day, window: spot.window, zone: 'UTC', sequence: 0 },
      ...{ over: null, reason: null, done: null, created_at: 1, updated_at: 1 },
    });
    await db
      .insertInto('visit_spots')
      .values({ ...spot, submission_id: id, visit_id: id })
      .execute();
    const [mail] = await db.selectFrom('outbox').selectAll().where('kind', '=', 'lead').execute();
    await db
      .insertInto('outbox')
      .values({
        ...(mail as NonNullable<typeof mail>),
        ...{ id: `${id}:visit_webhook`, kind: 'visit_webhook', receiver: 'crm-1', attempts: 1 },
      })
      .execute();
    const { receivers } = await erase('sam@example.com');
    expect(receivers).toEqual(['crm-1']);
    for (const table of ['visits', 'visit_spots', 'outbox'] as const)
      expect(await db.selectFrom(table).select('submission_id').execute()).toEqual([]);
  });

  test('leaves nothing in the tables, the outbox, the mails or the raw files', async () => {
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
      file('mail', `reminder.complete.${first}.eml`),
    ];
    const others = file('mail', `lead.complete.${other}.eml`);
    expect(await filesWith(name)).not.toEqual([]);

    const { rows, files } = await erase('+1 804-555-0177');

    expect(rows).toEqual({
      contact_submissions: 3,
      outbox: 8,
      newsletter_signups: 1,
      newsletter_tokens: 1,
    });
    expect(files).toBe(3);
    for (const text of [name, 'anary@', 'canary2@', '555-0177', first, second]) {
      expect(await filesWith(text)).toEqual([]);
    }
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(others)).toBe(true);
    const left = await server.database.db.selectFrom('contact_submissions').selectAll().execute();
    expect(left.map((lead) => lead.submission_id)).toEqual([other]);
    expect(await erase('+1 804-555-0177')).toMatchObject({ rows: {}, files: 0 });
    // The site goes on.
    await send({ first_name: 'Next Visitor' });
  });

  test.runIf(kind === 'postgres')('waits for readers that keep the deleted rows', async () => {
    const reader = new pg.Client({
      connectionString: server.database.databaseUrl ?? '',
    });
    await reader.connect();
    await send({ first_name: 'Canaryname Person', phone: '804 555 0177' });
    await reader.query('begin isolation level repeatable read');
    await reader.query('select count(*) from contact_submissions');
    const erasing = erase('804 555 0177');
    const waiting = Symbol();
    expect(await Promise.race([erasing, setTimeout(1000, waiting)])).toBe(waiting);
    await reader.end();
    await erasing;
    expect(await filesWith('Canaryname Person')).toEqual([]);
  });

  test('a request whose correction is erased is corrected again as if there had been none', async () => {
    const first = await send({ first_name: 'Cora Corrected' });
    const second = await send({ first_name: 'Cora Corrected', replaces: first, phone: '1' });
    const { db } = server.database;
    const correctedBy = async () =>
      (
        await db
          .selectFrom('contact_submissions')
          .select('corrected_by')
          .where('submission_id', '=', first)
          .executeTakeFirstOrThrow()
      ).corrected_by;
    expect(await correctedBy()).toBe(second);
    await erasePerson({ ids: [second] }, settings());
    expect(await correctedBy()).toBeNull();
    // As an erasure of an earlier version left it.
    await db.updateTable('contact_submissions').set({ corrected_by: second }).execute();
    const fields = { submission_id: first, name: 'Cora Again', phone: '2', consent_version: 'v1' };
    await server.postForm('/api/contact-submissions', fields);
    const correction = await db
      .selectFrom('contact_submissions')
      .select(['submission_id', 'replaces'])
      .where('first_name', '=', 'Cora Again')
      .executeTakeFirstOrThrow();
    expect(correction.replaces).toBe(first);
    expect(await correctedBy()).toBe(correction.submission_id);
  });

  test('every spelling of the mailbox goes: requests, newsletter and mail files', async () => {
    const lead = await send({ first_name: 'Erasmus', email: 'Erasmus+Quote@Example.com' });
    const tagged = randomUUID();
    for (const [email, submission_id] of [
      ['erasmus+news@example.com', tagged],
      ['erasmus@example.org', randomUUID()],
      ['other@example.com', randomUUID()],
    ])
      await server.post('/api/newsletter-signups', { email, source_page: 'footer', submission_id });
    const mail = file('mail', `newsletter.complete.${tagged}.eml`);

    const { leads, rows, files } = await erase('erasmus@example.com');

    expect(leads.map(({ submission_id }) => submission_id)).toEqual([lead]);
    expect(rows).toMatchObject({ contact_submissions: 1, newsletter_signups: 1 });
    expect(files).toBe(1);
    expect(existsSync(mail)).toBe(false);
    expect(await filesWith('rasmus+')).toEqual([]);
    const left = await server.database.db
      .selectFrom('newsletter_signups')
      .select('email')
      .orderBy('email')
      .execute();
    expect(left.map(({ email }) => email)).toEqual(['erasmus@example.org', 'other@example.com']);
  });

  test('finds the person’s other lead by what the first one says, and so on, extension or not', async () => {
    await send({ email: 'ann@example.com', phone: '919-555-7001 ext 4' });
    await send({ email: 'ann@work.example', phone: '+1 (919) 555-7001' });
    await send({ email: 'ANN@work.example', phone: '919 555 7009' });
    await send({ email: 'sam@example.com', phone: '919 555 7090' });
    const { leads } = await erase('ann@example.com');
    expect(leads).toHaveLength(3);
  });

  test.each(['919-555-7001 ext 4', '9195557001x4', '+1 919 555 7001', '(919) 555-7001'])(
    'finds a phone with an extension by %s',
    async (phone) => {
      await send({ email: 'ann@example.com', phone: '919-555-7001 ext 4' });
      expect((await erase(phone)).rows.contact_submissions).toBe(1);
    },
  );

  test('lists what may be of the same person, with the reason, and erases none of it', async () => {
    const traits = {
      first_name: 'Ann Lee Carter',
      email: 'ann@example.com',
      phone: '919 555 7001',
    };
    await send({ ...traits, description: 'Ants at 12 Alder Street' });
    const someone = { first_name: 'Sam', email: '', phone: '804 555 0142' };
    const near = {
      name: await send({ ...someone, first_name: 'ann lee  CARTER' }),
      phone: await send({ ...someone, phone: '919 555 7010' }),
      email: await send({ ...someone, email: 'a.nn+bugs@example.com' }),
      text: await send({ ...someone, description: 'Please write to Ann@Example.com, not to me' }),
      number: await send({ ...someone, description: 'my wife has (919) 555-7001' }),
      mention: await send({ ...someone, description: 'Ann Lee Carter told me of you' }),
      street: await send({ ...someone, description: 'I live at 12 alder st.' }),
    };
    const stranger = await send({ ...someone, description: 'Ants at 14 Alder Street' });
    const found = await erase('ann@example.com');
    const reasons = Object.fromEntries(
      found.near.map(({ lead, reasons }) => [lead.submission_id, reasons]),
    );
    expect(reasons).toEqual({
      [near.name]: ['the same name'],
      [near.phone]: ['a similar phone number'],
      [near.email]: ['a similar e-mail'],
      [near.text]: ['the e-mail in the text'],
      [near.number]: ['the phone number in the text'],
      [near.mention]: ['the name in the text'],
      [near.street]: ['the same street address'],
    });
    expect(found.rows.contact_submissions).toBe(1);
    const settled = await erasePerson({ ids: [near.text, near.number] }, settings());
    expect(settled.rows.contact_submissions).toBe(2);
    const left = await server.database.db
      .selectFrom('contact_submissions')
      .select('submission_id')
      .execute();
    expect(left.map((lead) => lead.submission_id)).toContain(stranger);
    expect(left).toHaveLength(6);
  });

  test('by name: erases the one person of that name, and asks when there are several', async () => {
    await send({ first_name: 'José García', email: 'jose@example.com', phone: '919 555 7001' });
    await send({ first_name: 'J. García', email: 'jose@example.com', phone: '919 555 7002' });
    const jose = { name: 'jose  GARCIA' };
    const other = await send({ first_name: 'Jose Garcia', email: '', phone: '804 555 0199' });
    const asked = await erasePerson(jose, settings());
    expect('people' in asked && asked.people.map((leads) => leads.length).sort()).toEqual([1, 2]);
    expect(await erasePerson({ ids: [other] }, settings())).toMatchObject({
      rows: { contact_submissions: 1 },
    });
    expect(await erasePerson(jose, settings())).toMatchObject({ rows: { contact_submissions: 2 } });
  });

  test('lists the webhook receivers that were notified, and mails that name the person', async () => {
    const id = await send({ email: 'ann@example.com', phone: '919 555 7001' });
    const { db } = server.database;
    const [mail] = await db.selectFrom('outbox').selectAll().limit(1).execute();
    if (!mail) throw new Error('a lead has a mail');
    for (const [receiver, attempts] of [
      ['crm.example.com-12345678', 2],
      ['never.example.com-12345678', 0],
    ] as const)
      await db
        .insertInto('outbox')
        .values({ ...mail, id: `${id}:${receiver}`, kind: 'webhook', receiver, attempts })
        .execute();
    const forwarded = file('mail', 'forwarded.eml');
    writeFileSync(forwarded, 'Reply-To: <ann@ex=\r\nample.com>');
    const { receivers, nearFiles } = await erase('ann@example.com');
    expect(receivers).toEqual(['crm.example.com-12345678']);
    expect(nearFiles).toEqual([forwarded]);
  });

  test('says when a mail was just being sent', async () => {
    await send({ email: 'canary@example.com' });
    await server.database.db.updateTable('outbox').set({ state: 'sending' }).execute();
    expect(await erase('canary@example.com')).toMatchObject({ mailUnderWay: true });
  });
});

test('npm run leads -- erase says plainly what is gone, what may be left, and who has to be asked', async () => {
  const server = await startTestServer('sqlite');
  const { dataDir } = server.database;
  const ann = { first_name: 'Ann Carter', email: 'ann@example.com', phone: '919 555 7001' };
  const first = newSubmission(ann);
  await server.post('/api/contact-submissions', first);
  const near = newSubmission({ ...ann, email: '', phone: '804 555 0142' });
  await server.post('/api/contact-submissions', near);
  await server.database.db
    .updateTable('outbox')
    .set({ receiver: 'crm.example.com-12345678', attempts: 1 })
    .execute();
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await runLeads(
      ['erase', ...words],
      (line) => lines.push(line),
      () => readEnv({ DATA_DIR: dataDir }),
    );
    return lines;
  };
  const asked = await run('ann', 'carter');
  expect(asked[0]).toBe('2 people have this name. Nothing was erased. Whom do you mean?');
  expect(asked).toContain(`  Erase: npm run leads -- erase --id ${near.submission_id}`);
  expect(await run('ann@example.com')).toEqual([
    'outbox: 2 erased',
    'contact_submissions: 1 erased',
    `  ${first.submission_id} · Ann Carter · 919 555 7001 · ann@example.com`,
    'Perhaps the same person, not erased. Look at each in the office.',
    `  ${near.submission_id} · Ann Carter · 804 555 0142: the same name`,
    `Erase those that are: npm run leads -- erase --id ${near.submission_id}`,
    'Was told of the person, and has to be asked too: crm.example.com-12345678 (WEBHOOK_URLS)',
    'Backups hold the person until they are deleted: here by BACKUP_KEEP, elsewhere after',
    'retention.copy_days. npm run restore erases the person from them again.',
    'Not reached from here: mails already delivered, copies that you have made by hand,',
    'and file-system snapshots.',
  ]);
  expect(await run('--id', near.submission_id)).toContain('contact_submissions: 1 erased');
  expect((await run('Ann'))[0]).toBe('Usage:');
  await server.close();
});

test('npm run leads -- erase does it while the site runs in another process', async () => {
  const server = await startTestServer('sqlite');
  await server.post('/api/contact-submissions', newSubmission({ email: 'canary@example.com' }));
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['tools/commands/leads.ts', 'erase', ...words], {
      encoding: 'utf8',
      env: { DATA_DIR: server.database.dataDir },
    });
  expect(run('canary@example.com')).toMatch(/^outbox: 2 erased\ncontact_submissions: 1 erased\n/);
  expect(() => run('canary@example.com')).toThrow();
  await server.close();
});
