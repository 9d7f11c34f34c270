import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { messagesOf, newSubmission, serverForAllTests } from '../../testing/test-server.ts';
import { findLead } from '../store/stored-leads.ts';

const PATH = '/api/contact-submissions';
const NOTIFY = '/api/functions/send-quote-notification';
const FIVE_MINUTES = 300_000;

let now: number;
let wakeUps: number;
beforeEach(() => {
  now = Date.parse('2026-11-20T15:00:00Z');
  wakeUps = 0;
});
const server = serverForAllTests('sqlite', () => ({
  now: () => now,
  wakeOutbox: () => wakeUps++,
}));
const send = (submission: Record<string, unknown>) => server.post(PATH, submission);
const atOnce = (count: number, call: (index: number) => ReturnType<typeof send>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const lead = (id: string) => findLead(server.database.db, id);
const messages = (id: string) => messagesOf(server.database.db, id);
const states = async (id: string) =>
  (await messages(id)).map(({ kind, stage, state }) => `${kind} ${stage} ${state}`);
const countLeads = async () =>
  (await server.database.db.selectFrom('contact_submissions').select('submission_id').execute())
    .length;

test('a request is stored with its notification and its acknowledgement', async () => {
  const submission = newSubmission({
    territory: 'richmond',
    consent: { version: 'v1', marketing_texts: false },
    attribution: { first_utm_source: 'mailer' },
  });
  const { submission_id } = submission;

  const response = await send(submission);

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ submission_id, stage: 'complete', outcome: 'created' });
  const consent = { wording: 'quote', version: 'v1', marketing_texts: false, at: now, page: '' };
  expect(await lead(submission_id)).toMatchObject({
    ...{ first_name: 'Sam Carter', last_name: '', urgency: 'standard', address: 'ZIP: 23220' },
    ...{ stage: 'complete', created_at: now, quarantine_reason: null },
    attribution: '{"first_utm_source":"mailer"}',
    consent: JSON.stringify(consent),
  });
  expect(await messages(submission_id)).toMatchObject([
    { kind: 'acknowledgement', state: 'pending', next_attempt_at: now },
    {
      ...{ kind: 'lead', stage: 'complete', state: 'pending' },
      message_id: `<${submission_id}.lead.complete@fixture.example>`,
    },
  ]);
  expect(wakeUps).toBe(1);
});

test.each(['', 'me@home, and my wife'])('an e-mail of %j gets no mail', async (email) => {
  const submission = newSubmission({ email });
  expect((await send(submission)).statusCode).toBe(201);
  expect(await states(submission.submission_id)).toEqual(['lead complete pending']);
});

test('of two different requests under one id one is stored, the other gets 409', async () => {
  const one = newSubmission({ email: '' });
  const other = { ...one, phone: '(804) 555-0199' };
  const answers = await atOnce(100, (i) => send(i % 2 ? one : other));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(49).fill(200), 201, ...Array(50).fill(409)]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 201) % 2 ? one : other;
  expect((await lead(one.submission_id))?.phone).toBe(winner.phone);
  expect(await messages(one.submission_id)).toHaveLength(1);
});

const partial = (changes: Record<string, unknown> = {}) =>
  newSubmission({ source: 'chatbot_partial', email: '', ...changes });

test.each([
  ['without a deadline', () => undefined, FIVE_MINUTES],
  ['with two minutes left', () => now + 120_000, 120_000],
  ['with a deadline gone by', () => now - 1000, 0],
  ['with a deadline too far away', () => now + 86_400_000, FIVE_MINUTES],
])('the mail of an unfinished chat %s waits', async (_name, deadline, wait) => {
  const chat = partial({ deadline: deadline() });
  expect((await send(chat)).json()).toMatchObject({ stage: 'partial', outcome: 'created' });
  expect(await messages(chat.submission_id)).toMatchObject([
    { stage: 'partial', state: 'pending', next_attempt_at: now + wait },
  ]);
});

test('a chat completed in time becomes the same row and one mail', async () => {
  const chat = partial();
  const done = { ...chat, source: 'chatbot', email: 'sam@example.com' };
  await send(chat);
  now += 1000;
  expect((await send(done)).json()).toMatchObject({ stage: 'complete', outcome: 'completed' });
  for (const late of [done, chat])
    expect((await send(late)).json()).toMatchObject({ outcome: 'repeated' });
  expect(await lead(chat.submission_id)).toMatchObject({
    ...{ stage: 'complete', source: 'chatbot', email: 'sam@example.com' },
    created_at: now - 1000,
  });
  expect(await states(chat.submission_id)).toEqual([
    'lead partial superseded',
    'acknowledgement complete pending',
    'lead complete pending',
  ]);
});

test('a chat completed after its partial mail went out gets one further mail', async () => {
  const chat = partial();
  await send(chat);
  await server.database.db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now })
    .where('submission_id', '=', chat.submission_id)
    .execute();
  await send({ ...chat, source: 'chatbot' });
  expect(await states(chat.submission_id)).toEqual(['lead complete pending', 'lead partial sent']);
});

test('the timer running out after a page was left releases the mail', async () => {
  const chat = partial({ deadline: now + 200_000 });
  await send(chat);
  await send({ ...chat, deadline: now - 1 });
  expect(await messages(chat.submission_id)).toMatchObject([{ next_attempt_at: now }]);
});

const notify = (submission: Record<string, unknown>) =>
  server.post(NOTIFY, {
    customerName: submission.first_name,
    phone: submission.phone,
    email: submission.email,
    pestProblem: submission.description,
    customerType: 'existing_problem',
    source: submission.source,
    submission_id: submission.submission_id,
  });

test('the notification call confirms, never adds a mail, and knows no other submissions', async () => {
  const submission = newSubmission({ source: 'chatbot' });
  await send(submission);
  for (let call = 0; call < 3; call++) expect((await notify(submission)).statusCode).toBe(202);
  expect(await messages(submission.submission_id)).toHaveLength(2);
  const unknown = await notify(newSubmission());
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown-submission']);
});

test('a confirmed partial mail goes out at once and is not swallowed by the complete one', async () => {
  const chat = partial();
  await send(chat);
  await notify(chat);
  expect(await messages(chat.submission_id)).toMatchObject([
    { confirmed: 1, next_attempt_at: now },
  ]);
  await send({ ...chat, source: 'chatbot' });
  expect(await states(chat.submission_id)).toEqual([
    'lead complete pending',
    'lead partial pending',
  ]);
});

test('a filled honeypot is stored aside and not mailed, and the answer is the same', async () => {
  const submission = newSubmission({ company_website: 'https://spam.example' });
  expect((await send(submission)).statusCode).toBe(201);
  expect(await lead(submission.submission_id)).toMatchObject({ quarantine_reason: 'honeypot' });
  expect(await states(submission.submission_id)).toEqual([
    'acknowledgement complete quarantined',
    'lead complete quarantined',
  ]);
});

const FIELDS = {
  name: 'Sam Carter',
  phone: '(804) 555-0142',
  email: 'sam@example.com',
  zip: '23220',
  description: 'Ants',
  best_time: 'Mornings',
  source: 'homepage-hero',
};
const postForm = async (changes: Record<string, string>, headers = {}) => {
  const { statusCode, headers: answered } = await server.postForm(
    PATH,
    { ...FIELDS, ...changes },
    headers,
  );
  return [statusCode, answered.location];
};

test('the form works without JavaScript, and takes any phone number and ZIP code', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  expect(await postForm({ submission_id: id })).toEqual([303, '/thank-you/quote']);
  expect(await lead(id)).toMatchObject({
    ...{ first_name: 'Sam Carter', address: 'ZIP: 23220' },
    description: 'Ants\n\nBest time to call: Mornings',
  });
  await postForm({ submission_id: other, phone: 'abc', zip: '99999' });
  expect(await lead(other)).toMatchObject({ phone: 'abc', address: 'ZIP: 99999' });
});

test('without an id the server makes one; in a frame the answer fits the frame', async () => {
  const before = await countLeads();
  const answer = await postForm({ submission_id: '', embedded: '1' });
  expect(answer).toEqual([303, '/embed/thank-you']);
  expect(await countLeads()).toBe(before + 1);
});

test('of a frame without scripts its address names source and page, and the thanks has its number', async () => {
  const id = randomUUID();
  const frame = 'https://www.example.com/embed/quote-form/virginia-beach';
  const answer = await postForm(
    { submission_id: id, source: '', page: '', territory: 'virginia_beach', embedded: '1' },
    { referer: `${frame}?source=homepage-hero&page=%2F` },
  );
  expect(answer).toEqual([303, '/embed/thank-you/virginia-beach']);
  expect(await lead(id)).toMatchObject({
    ...{ source: 'homepage-hero', page: '/', territory: 'virginia_beach' },
  });
});

test.each([
  [{ name: ' ' }, '/problem/invalid-quote#name-missing'],
  [{ name: '', embedded: '1' }, '/embed/problem/invalid-quote#name-missing'],
  [{ zip: '1' }, '/problem/invalid-quote#zip-malformed'],
  [{ description: 'x'.repeat(120_000) }, '/problem/invalid-quote#description-too-long'],
])('a form with %j leads to %s and stores nothing', async (changes, location) => {
  const before = await countLeads();
  expect(await postForm(changes)).toEqual([303, location]);
  expect(await countLeads()).toBe(before);
});
