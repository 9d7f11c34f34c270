import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { saveSubmission } from '../leads/service.ts';
import { countAcknowledgement } from '../mail/store.ts';
import { unsubscribe } from '../newsletter/service.ts';
import { isSuppressed } from '../newsletter/store/choices.ts';
import { createNewsletterTokens } from '../newsletter/store/tokens.ts';
import { claimDue, markSent } from '../outbox/store.ts';
import { namePictures } from '../photos/store/lead-pictures.ts';
import { readPictures } from '../photos/store/read-pictures.ts';
import {
  createTestDatabase,
  newSubmission,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../testing/test-server.ts';
import { freeSpot, takenSpots, takeSpot } from '../visits/store.ts';
import { inTransaction, type OpenDatabase, openDatabase } from './database.ts';
import { grantRoles, nameSubmissions } from './roles.ts';

const NOTIFICATIONS = { messageIdDomain: 'fixture.example', receivers: [], remindAt: () => null };
const suffix = randomUUID().slice(0, 8);
const roles = { web: `web_${suffix}`, worker: `worker_${suffix}` };
let owner: TestDatabase;
let web: OpenDatabase;
let worker: OpenDatabase;
let server: TestServer;

beforeAll(async () => {
  owner = await createTestDatabase('postgres');
  const client = new pg.Client({ connectionString: owner.databaseUrl ?? '' });
  await client.connect();
  for (const role of Object.values(roles)) await client.query(`create role ${role} login`);
  await client.end();
  await grantRoles(owner.db, roles);
  // A second time, as after a migration.
  await grantRoles(owner.db, roles);
  const openAs = (role: string) => {
    const url = new URL(owner.databaseUrl ?? '');
    url.username = role;
    return openDatabase({
      ...owner,
      databaseUrl: url.href,
      migrationDatabaseUrl: owner.databaseUrl,
    });
  };
  web = openAs(roles.web);
  worker = openAs(roles.worker);
  const asWeb = { ...owner, db: web.db, remove: async () => {} };
  server = await startTestServer('postgres', { database: asWeb, outboxDatabase: worker });
});
afterAll(async () => {
  await server.close();
  await web.close();
  await worker.close();
  await owner.remove();
});

test('under its role the web server does everything it has to', async () => {
  const submission = newSubmission();
  const statuses = async (...bodies: unknown[]) => {
    const all = [];
    for (const body of bodies)
      all.push((await server.post('/api/contact-submissions', body)).statusCode);
    return all;
  };
  expect(await statuses(submission, submission, { ...submission, phone: '1' })).toEqual([
    201, 200, 409,
  ]);
  const chat = newSubmission({ source: 'chatbot_partial', email: '' });
  expect(await statuses(chat, { ...chat, deadline: 1 }, { ...chat, source: 'chatbot' })).toEqual([
    201, 200, 200,
  ]);
  const notification = {
    customerName: 'Sam',
    phone: '1',
    email: '',
    pestProblem: '',
    customerType: 'preventative',
    source: 'chatbot',
    submission_id: chat.submission_id,
  };
  const notify = (id: string) =>
    server.post('/api/functions/send-quote-notification', { ...notification, submission_id: id });
  expect((await notify(chat.submission_id)).statusCode).toBe(202);
  expect((await notify(randomUUID())).statusCode).toBe(404);
  const signup = { email: 'a@example.com', source_page: 'footer', submission_id: randomUUID() };
  const signUp = (changes: object = {}) =>
    server.post('/api/newsletter-signups', { ...signup, ...changes });
  expect((await signUp()).statusCode).toBe(201);
  expect((await signUp()).statusCode).toBe(200);
  const another = { submission_id: randomUUID() };
  expect((await signUp(another)).statusCode).toBe(409);
  expect((await signUp({ ...another, email: 'a+tag@example.com' })).statusCode).toBe(409);
  expect((await server.app.inject('/readyz')).json()).toMatchObject({ outbox: 'ok' });
  expect((await server.app.inject('/metrics')).body).toContain('database_up 1');
});

test('under its role the web server saves leads that arrive together in one transaction', async () => {
  const transaction = vi.spyOn(web.db, 'transaction');
  const leads = Array.from({ length: 4 }, () => newSubmission());
  const correction = newSubmission({ replaces: leads[0]?.submission_id });
  const answers = await Promise.all(
    [...leads, correction].map((lead) => server.post('/api/contact-submissions', lead)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(transaction).toHaveBeenCalledTimes(1);
  transaction.mockRestore();
});

test('under its role the web server saves pictures, sees only those it names, and the worker reads them', async () => {
  const submission = v.parse(ContactSubmission, newSubmission());
  const pictures = namePictures(submission.submission_id, [Buffer.from('a'), Buffer.from('b')]);
  const saving = { db: web.db, now: 1, notifications: NOTIFICATIONS, pictures };
  expect(await saveSubmission(submission, saving)).toBe('created');
  expect(await web.db.selectFrom('lead_pictures').selectAll().execute()).toEqual([]);
  const names = pictures.map(({ name }) => name);
  for (const { db } of [web, worker]) {
    const read = await readPictures(db, submission.submission_id, names);
    expect(read.map(String)).toEqual(['a', 'b']);
  }
});

test('under its role the web server takes spots, sees how many are taken, and frees only those of requests that it names', async () => {
  const [own, other] = [newSubmission(), newSubmission()].map(({ submission_id }) => submission_id);
  const window = { day: '2026-12-01', window: '08:00-12:00' };
  const take = async (id: string) => {
    const lead = v.parse(ContactSubmission, newSubmission({ submission_id: id }));
    await saveSubmission(lead, { db: web.db, now: 1, notifications: NOTIFICATIONS });
    return inTransaction(web.db, async (db) => {
      await nameSubmissions(db, [id]);
      return takeSpot(db, { submission_id: id, visit_id: id, pool: 'richmond', ...window }, 2);
    });
  };
  expect([await take(own ?? ''), await take(other ?? '')]).toEqual([1, 2]);
  const taken = () => takenSpots(web.db, 'richmond', window.day);
  expect(await taken()).toEqual(new Map([['2026-12-01 08:00-12:00', 2]]));
  await inTransaction(web.db, async (db) => {
    await nameSubmissions(db, [own ?? '']);
    for (const seat of [1, 2]) await freeSpot(db, { area: 'richmond', ...window, seat });
  });
  const left = await owner.db.selectFrom('visit_spots').select('submission_id').execute();
  expect(left).toEqual([{ submission_id: other }]);
  expect(await web.db.selectFrom('visits').selectAll().execute()).toEqual([]);
});

test('under its role the web server queues the call about a subscriber who unsubscribes', async () => {
  const email = 'leaving@example.com';
  await server.post('/api/newsletter-signups', { email, source_page: 'footer' });
  const [token = ''] = await createNewsletterTokens(web.db, [email], 1);
  expect(await unsubscribe(token, { db: web.db, now: 1, receivers: ['crm'] })).toBe(true);
  const calls = owner.db.selectFrom('outbox').select('kind').where('receiver', '=', 'crm');
  expect(await calls.execute()).toEqual([{ kind: 'newsletter_webhook' }]);
});

test('under its role the worker takes, counts and marks mails', async () => {
  await server.post('/api/contact-submissions', newSubmission());
  const [row] = await claimDue(worker, 'worker', 1, Date.now());
  await markSent(worker.db, row?.id ?? '', Date.now());
  expect(await countAcknowledgement(worker.db, 'a@example.com', Date.now())).toBe(true);
  expect(await isSuppressed(worker.db, 'a@example.com')).toBe(false);
  const sent = owner.db.selectFrom('outbox').select('id').where('state', '=', 'sent');
  expect(await sent.execute()).toEqual([{ id: row?.id }]);
});

test('the web role sees no lead, signup or mail that it does not name', async () => {
  await server.post('/api/contact-submissions', newSubmission());
  for (const table of ['contact_submissions', 'outbox', 'newsletter_signups'] as const) {
    expect(await owner.db.selectFrom(table).selectAll().execute()).not.toEqual([]);
    expect(await web.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const change = await web.db
    .updateTable('contact_submissions')
    .set({ phone: 'x' })
    .executeTakeFirst();
  expect(change.numUpdatedRows).toBe(0n);
});

test.each([
  ['web', 'delete from contact_submissions'],
  ['web', 'delete from outbox'],
  ['web', "update newsletter_signups set email = 'x'"],
  ['web', 'delete from newsletter_signups'],
  ['web', 'select * from mail_counters'],
  ['web', 'truncate contact_submissions'],
  ['web', 'alter table outbox disable row level security'],
  ['web', 'drop table outbox'],
  ['web', 'create table mine (id int)'],
  ['web', 'select * from kysely_migration'],
  ['web', 'delete from lead_pictures'],
  ['web', 'delete from newsletter_suppressions'],
  ['web', "update lead_pictures set content = ''"],
  ['web', 'select submission_id from visit_spots'],
  ['web', 'select * from visit_spots'],
  ['worker', 'select * from visits'],
  ['worker', 'select pool from visit_spots'],
  ['worker', 'delete from lead_pictures'],
  ['worker', 'select * from contact_submissions'],
  ['worker', 'select * from newsletter_signups'],
  ['worker', 'delete from outbox'],
  ['worker', "insert into outbox (id) values ('x')"],
  ['worker', 'create table mine (id int)'],
] as const)('%s is refused: %s', async (role, statement) => {
  const before = await owner.db.selectFrom('outbox').select('id').execute();
  const run = sql.raw(statement).execute((role === 'web' ? web : worker).db);
  await expect(run).rejects.toMatchObject({ code: '42501' });
  expect(await owner.db.selectFrom('outbox').select('id').execute()).toEqual(before);
});

test('the web role adds no mail to a submission that it does not name', async () => {
  const add = web.db
    .insertInto('outbox')
    .values({
      id: 'x',
      kind: 'lead',
      receiver: null,
      submission_id: randomUUID(),
      stage: 'complete',
      payload: '{}' as never,
      message_id: 'x',
      state: 'pending',
      confirmed: 0,
      attempts: 0,
      next_attempt_at: 0,
      lease_owner: null,
      created_at: 0,
      sent_at: null,
      last_error: null,
    })
    .execute();
  await expect(add).rejects.toMatchObject({ code: '42501' });
});
