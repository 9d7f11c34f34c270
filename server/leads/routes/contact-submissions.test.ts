import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newSubmission, serverForAllTests } from '../../testing/test-server.ts';

const PATH = '/api/contact-submissions';
const NOTIFY = '/api/functions/send-quote-notification';

describe('contact submissions', () => {
  const server = serverForAllTests('sqlite', () => ({
    now: () => time,
    wakeOutbox: () => wakeUps++,
  }));
  let time = Date.parse('2026-11-20T15:00:00Z');
  let wakeUps = 0;

  const lead = (id: string) =>
    server.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('submission_id', '=', id)
      .execute();
  const outbox = (id: string) =>
    server.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('id')
      .execute();
  const everyLead = async () =>
    (await server.database.db.selectFrom('contact_submissions').select('submission_id').execute())
      .length;

  test('a request is stored with its notification and its acknowledgement', async () => {
    const before = wakeUps;
    const submission = newSubmission({
      territory: 'richmond',
      customer_type: 'existing_problem',
      consent: { version: 'v1', marketing_texts: false },
      attribution: { first_utm_source: 'mailer' },
    });
    const response = await server.post(PATH, submission);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      submission_id: submission.submission_id,
      stage: 'complete',
      outcome: 'created',
    });
    expect(await lead(submission.submission_id)).toEqual([
      expect.objectContaining({
        first_name: 'Sam Carter',
        last_name: '',
        urgency: 'standard',
        address: 'ZIP: 23220',
        stage: 'complete',
        created_at: time,
        attribution: '{"first_utm_source":"mailer"}',
        consent: JSON.stringify({
          wording: 'quote',
          version: 'v1',
          marketing_texts: false,
          at: time,
          page: '',
        }),
        quarantine_reason: null,
      }),
    ]);
    expect(await outbox(submission.submission_id)).toEqual([
      expect.objectContaining({ kind: 'acknowledgement', state: 'pending', next_attempt_at: time }),
      expect.objectContaining({
        kind: 'lead',
        stage: 'complete',
        state: 'pending',
        message_id: `<lead.complete.${submission.submission_id}@fixture.example>`,
      }),
    ]);
    expect(wakeUps).toBe(before + 1);
  });

  test('without an e-mail there is no acknowledgement', async () => {
    const submission = newSubmission({ email: '' });
    await server.post(PATH, submission);
    expect((await outbox(submission.submission_id)).map((row) => row.kind)).toEqual(['lead']);
  });

  test('an e-mail that no mail can go to is kept, and no mail goes to it', async () => {
    const submission = newSubmission({ email: 'me@home, and my wife' });
    expect((await server.post(PATH, submission)).statusCode).toBe(201);
    expect((await outbox(submission.submission_id)).map((row) => row.kind)).toEqual(['lead']);
  });

  test('the same submission a hundred times in parallel is one row and one notification', async () => {
    const submission = newSubmission({ email: '' });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.post(PATH, submission)),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array(99).fill(200), 201]);
    expect(await lead(submission.submission_id)).toHaveLength(1);
    expect(await outbox(submission.submission_id)).toHaveLength(1);
  });

  test('two different requests under one id, fifty times each in parallel: one is stored, the other gets 409', async () => {
    const one = newSubmission({ email: '' });
    const other = { ...one, phone: '(804) 555-0199' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => server.post(PATH, i % 2 ? one : other)),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array(49).fill(200), 201, ...Array(50).fill(409)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'conflict' });
    const rows = await lead(one.submission_id);
    const winner = answers.findIndex((answer) => answer.statusCode === 201) % 2 ? one : other;
    expect(rows.map((row) => row.phone)).toEqual([winner.phone]);
    expect(await outbox(one.submission_id)).toHaveLength(1);
  });

  test('a correction arrives under a new id that names the old one', async () => {
    const submission = newSubmission();
    await server.post(PATH, submission);
    const correction = newSubmission({ phone: '804 555 0199', replaces: submission.submission_id });
    expect((await server.post(PATH, correction)).statusCode).toBe(201);
    expect(await lead(correction.submission_id)).toEqual([
      expect.objectContaining({ replaces: submission.submission_id }),
    ]);
  });

  const partial = (changes: Record<string, unknown> = {}) =>
    newSubmission({ source: 'chatbot_partial', email: '', ...changes });
  const FIVE_MINUTES = 300_000;

  test.each([
    ['without a deadline', () => undefined, FIVE_MINUTES],
    ['with two minutes left', () => time + 120_000, 120_000],
    ['with a deadline gone by', () => time - 1000, 0],
    ['with a deadline too far away', () => time + 86_400_000, FIVE_MINUTES],
  ])('the mail of an unfinished chat %s waits', async (_name, deadline, wait) => {
    const chat = partial({ deadline: deadline() });
    const response = await server.post(PATH, chat);
    expect(response.json()).toMatchObject({ stage: 'partial', outcome: 'created' });
    expect(await outbox(chat.submission_id)).toEqual([
      expect.objectContaining({ stage: 'partial', state: 'pending', next_attempt_at: time + wait }),
    ]);
  });

  test('a chat completed in time becomes the same row and one mail', async () => {
    const chat = partial();
    await server.post(PATH, chat);
    time += 1000;
    const done = { ...chat, source: 'chatbot', email: 'sam@example.com' };
    const response = await server.post(PATH, done);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ stage: 'complete', outcome: 'completed' });
    expect(await lead(chat.submission_id)).toEqual([
      expect.objectContaining({
        stage: 'complete',
        source: 'chatbot',
        email: 'sam@example.com',
        created_at: time - 1000,
        updated_at: time,
      }),
    ]);
    expect(
      (await outbox(chat.submission_id)).map((row) => [row.kind, row.stage, row.state]),
    ).toEqual([
      ['acknowledgement', 'complete', 'pending'],
      ['lead', 'complete', 'pending'],
      ['lead', 'partial', 'superseded'],
    ]);
    expect((await server.post(PATH, done)).json()).toMatchObject({ outcome: 'repeated' });
    expect((await server.post(PATH, chat)).json()).toMatchObject({ outcome: 'repeated' });
    expect(await outbox(chat.submission_id)).toHaveLength(3);
  });

  test('a chat completed after its partial mail went out gets one further mail', async () => {
    const chat = partial();
    await server.post(PATH, chat);
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: time })
      .where('submission_id', '=', chat.submission_id)
      .execute();
    await server.post(PATH, { ...chat, source: 'chatbot', email: 'sam@example.com' });
    const rows = await outbox(chat.submission_id);
    expect(rows.filter((row) => row.kind === 'lead').map((row) => [row.stage, row.state])).toEqual([
      ['complete', 'pending'],
      ['partial', 'sent'],
    ]);
  });

  test('completed fifty times in parallel, a chat is one row and one complete mail', async () => {
    const chat = partial();
    await server.post(PATH, chat);
    const done = { ...chat, source: 'chatbot' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.post(PATH, done)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    const outcomes = answers.map((answer) => answer.json().outcome);
    expect(outcomes.filter((outcome) => outcome === 'completed')).toHaveLength(1);
    expect(
      (await outbox(chat.submission_id)).filter((row) => row.stage === 'complete'),
    ).toHaveLength(1);
  });

  test('the timer running out after a page was left releases the mail', async () => {
    const chat = partial({ deadline: time + 200_000 });
    await server.post(PATH, chat);
    await server.post(PATH, { ...chat, deadline: time - 1 });
    expect(await outbox(chat.submission_id)).toEqual([
      expect.objectContaining({ next_attempt_at: time }),
    ]);
  });

  const notify = (submission: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
    server.post(NOTIFY, {
      customerName: submission.first_name,
      phone: submission.phone,
      email: submission.email,
      pestProblem: submission.description,
      customerType: 'existing_problem',
      source: submission.source,
      submission_id: submission.submission_id,
      ...changes,
    });

  test('the notification call confirms and never adds a mail', async () => {
    const submission = newSubmission({ source: 'chatbot' });
    await server.post(PATH, submission);
    for (let call = 0; call < 3; call++) {
      const response = await notify(submission);
      expect(response.statusCode).toBe(202);
    }
    expect(await outbox(submission.submission_id)).toHaveLength(2);
  });

  test('a confirmed partial mail goes out at once and is not swallowed by the complete one', async () => {
    const chat = partial();
    await server.post(PATH, chat);
    expect((await notify(chat)).statusCode).toBe(202);
    expect(await outbox(chat.submission_id)).toEqual([
      expect.objectContaining({ confirmed: 1, next_attempt_at: time }),
    ]);
    await server.post(PATH, { ...chat, source: 'chatbot' });
    expect((await outbox(chat.submission_id)).map((row) => [row.stage, row.state])).toEqual([
      ['complete', 'pending'],
      ['partial', 'pending'],
    ]);
  });

  test('the notification call knows no other submissions', async () => {
    const response = await notify(newSubmission());
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'unknown-submission' });
  });

  test.each([
    ['another customer type', { customerType: 'vip' }],
    ['an unknown field', { cc: 'x@example.com' }],
    ['a broken id', { submission_id: '1' }],
    ['a number for a name', { customerName: 7 }],
  ])('the notification call refuses %s', async (_name, changes) => {
    expect((await notify(newSubmission(), changes)).statusCode).toBe(422);
  });

  test('a filled honeypot is stored aside and not mailed, and the answer is the same', async () => {
    const submission = newSubmission({ company_website: 'https://spam.example' });
    const response = await server.post(PATH, submission);
    expect(response.statusCode).toBe(201);
    expect(await lead(submission.submission_id)).toEqual([
      expect.objectContaining({ quarantine_reason: 'honeypot' }),
    ]);
    expect((await outbox(submission.submission_id)).map((row) => row.state)).toEqual([
      'quarantined',
      'quarantined',
    ]);
  });

  const fields = {
    name: 'Sam Carter',
    phone: '(804) 555-0142',
    email: 'sam@example.com',
    zip: '23220',
    description: 'Ants',
    best_time: 'Mornings',
    source: 'homepage-hero',
  };

  test('the form works without JavaScript', async () => {
    const id = randomUUID();
    const response = await server.postForm(PATH, { ...fields, submission_id: id });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/thank-you/quote']);
    expect(await lead(id)).toEqual([
      expect.objectContaining({
        first_name: 'Sam Carter',
        address: 'ZIP: 23220',
        description: 'Ants\n\nBest time to call: Mornings',
      }),
    ]);
  });

  test.each(['555', 'abc', '12'])('the phone number %j is taken, as any is', async (phone) => {
    const [json, form] = [newSubmission({ phone, address: 'ZIP: 99999' }), randomUUID()];
    expect((await server.post(PATH, json)).statusCode).toBe(201);
    const posted = { ...fields, phone, zip: '99999', submission_id: form };
    expect((await server.postForm(PATH, posted)).headers.location).toBe('/thank-you/quote');
    expect(await lead(form)).toMatchObject([{ phone, address: 'ZIP: 99999' }]);
  });

  test('without an id the server makes one; in a frame the answer fits the frame', async () => {
    const before = await everyLead();
    const response = await server.postForm(PATH, { ...fields, submission_id: '', embedded: '1' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/embed/thank-you']);
    expect(await everyLead()).toBe(before + 1);
  });

  test('of a frame without scripts its address names source and page, and the thanks has its number', async () => {
    const id = randomUUID();
    const response = await server.postForm(
      PATH,
      {
        ...fields,
        ...{ submission_id: id, source: '', page: '', territory: 'virginia_beach', embedded: '1' },
      },
      {
        referer:
          'https://www.example.com/embed/quote-form/virginia-beach?source=homepage-hero&page=%2F',
      },
    );
    expect(response.headers.location).toBe('/embed/thank-you/virginia-beach');
    expect(await lead(id)).toMatchObject([
      { source: 'homepage-hero', page: '/', territory: 'virginia_beach' },
    ]);
  });

  test("the record's own field names are taken from a form too", async () => {
    const { urgency, ...record } = newSubmission() as Record<string, string>;
    const response = await server.postForm(PATH, { ...record, urgency: urgency ?? '' });
    expect(response.headers.location).toBe('/thank-you/quote');
    expect(await lead(record.submission_id ?? '')).toHaveLength(1);
  });

  test.each([
    [{ name: ' ' }, '/problem/invalid-quote#name-missing'],
    [{ phone: '' }, '/problem/invalid-quote#phone-missing'],
    [{ email: 'nobody', zip: 'x' }, '/problem/invalid-quote#zip-malformed'],
    [{ email: 'nobody' }, '/problem/invalid-quote#email-no-at'],
    [{ zip: '1' }, '/problem/invalid-quote#zip-malformed'],
    [{ description: 'x'.repeat(5001) }, '/problem/invalid-quote#description-too-long'],
    [{ name: '', embedded: '1' }, '/embed/problem/invalid-quote#name-missing'],
    [{ description: 'x'.repeat(120_000) }, '/problem/invalid-quote#description-too-long'],
  ])('a form with %j leads to %s and stores nothing', async (changes, location) => {
    const before = await everyLead();
    const response = await server.postForm(PATH, { ...fields, ...changes });
    expect([response.statusCode, response.headers.location]).toEqual([303, location]);
    expect(await everyLead()).toBe(before);
  });
});
