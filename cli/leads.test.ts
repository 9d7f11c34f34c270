import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { ContactSubmission } from '../domain/lead/contact-submission.ts';
import { toJson } from '../server/database/json.ts';
import { readEnv } from '../server/env.ts';
import { saveSubmission } from '../server/leads/service.ts';
import { namePictures } from '../server/photos/store/lead-pictures.ts';
import {
  describeOnBoth,
  newSubmission,
  outboxRows,
  serverForAllTests,
  serverForEachTest,
  type TestServer,
} from '../server/testing/test-server.ts';
import { saveVisit } from '../server/visits/store.ts';
import { runLeads } from './leads.ts';

const run = async (words: string[], env: Record<string, string>) => {
  const lines: string[] = [];
  const code = await runLeads(
    words,
    (line) => lines.push(line),
    () => readEnv(env),
  );
  return { code, text: lines.join('\n') };
};

const envOf = ({ database }: TestServer): Record<string, string> => ({
  DATA_DIR: database.dataDir,
  ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
});

describeOnBoth('npm run leads', (kind) => {
  const server = serverForAllTests(kind, () => ({ now: () => time }));
  let time = Date.parse('2026-11-20T15:00:00Z');
  const env = () => envOf(server);
  const send = (changes: Record<string, unknown>) => {
    time += 60_000;
    return server.post('/api/contact-submissions', newSubmission(changes));
  };

  test('writes the pictures of a lead into a folder', async () => {
    const { db } = server.database;
    const submission = v.parse(ContactSubmission, newSubmission());
    const id = submission.submission_id;
    const notifications = { messageIdDomain: 'x.example', receivers: [], remindAt: () => null };
    const contents = [Buffer.from('spider'), Buffer.from('ant')];
    const saved = namePictures(id, contents);
    await saveSubmission(submission, { db, now: time, notifications, pictures: saved });
    const folder = join(server.database.dataDir, 'pictures');
    const { code, text } = await run(['pictures', id, folder], env());
    expect(code).toBe(0);
    expect(text.split('\n').map((file) => readFileSync(file, 'utf8'))).toEqual(['spider', 'ant']);
    expect((await run(['pictures', randomUUID(), folder], env())).code).toBe(1);
    await db.deleteFrom('lead_pictures').execute();
    expect(await run(['pictures', id, folder], env())).toMatchObject({
      code: 1,
      text: expect.stringContaining('has been deleted'),
    });
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('contact_submissions').execute();
  });

  test('says when there are none', async () => {
    expect(await run([], env())).toEqual({ code: 0, text: 'No leads yet.' });
  });

  test('lists the newest first, with what to know before calling', async () => {
    await send({ first_name: 'First Caller', description: 'Ants\nin the kitchen' });
    await send({ first_name: 'Second Caller', source: 'chatbot_partial', email: '' });
    await send({ first_name: 'Robot', company_website: 'x' });
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'dead_letter', last_error: 'EENVELOPE 550' })
      .where('stage', '=', 'complete')
      .where('state', '=', 'pending')
      .execute();
    const { code, text } = await run([], env());
    expect(code).toBe(0);
    expect(text.indexOf('Second Caller')).toBeLessThan(text.indexOf('First Caller'));
    expect(text).toContain(
      'Fri, Nov 20, 2026, 10:01 AM EST  First Caller  (804) 555-0142  sam@example.com',
    );
    expect(text).toContain('ZIP: 23220 | Ant control | homepage-hero');
    expect(text).toContain('Ants in the kitchen');
    expect(text).toContain('unfinished chat | mail waiting');
    expect(text).toContain('MAIL REFUSED | (EENVELOPE 550)');
    expect(text).toContain('QUARANTINED: honeypot');
    expect(text).toMatch(/3 of 3 leads, 1 with a mail that was refused, 1 in quarantine\.$/);
  });

  test('a refused mail goes out again when asked to', async () => {
    const lead = newSubmission({ first_name: 'Refused', email: '' });
    await server.post('/api/contact-submissions', lead);
    const ofLead = server.database.db
      .selectFrom('outbox')
      .select(['state', 'attempts'])
      .where('submission_id', '=', lead.submission_id);
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'dead_letter', attempts: 3 })
      .where('submission_id', '=', lead.submission_id)
      .execute();
    const { code, text } = await run(['resend', lead.submission_id.toUpperCase()], env());
    expect([code, text]).toEqual([0, '1 mail goes out again within a minute.']);
    expect(await ofLead.execute()).toEqual([{ state: 'pending', attempts: 0 }]);
    expect(await run(['resend', lead.submission_id], env())).toEqual({
      code: 1,
      text: 'This lead has no refused mail.',
    });
    await server.database.db
      .deleteFrom('contact_submissions')
      .where('submission_id', '=', lead.submission_id)
      .execute();
  });

  test('shows as many as asked for', async () => {
    const { text } = await run(['1'], env());
    expect(text).toContain('Robot');
    expect(text).not.toContain('First Caller');
    expect(text).toContain('1 of 3 leads');
  });
});

describeOnBoth('what the office does with a lead', (kind) => {
  const server = serverForEachTest(kind, () => ({ env: { REMIND_AFTER_MINUTES: '60' } }));
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  });
  const leads = (words: string[], more: Record<string, string> = {}) =>
    run(words, { ...envOf(server), ...more });
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission(changes);
    await server.post('/api/contact-submissions', submission);
    return submission;
  };

  test('show: everything about a lead, by its id, e-mail or phone', async () => {
    await server.database.db
      .insertInto('consent_wordings')
      .values({
        wording: 'quote',
        version: 'v7',
        text: 'The first paragraph.\nThe second.',
        created_at: 0,
      })
      .execute();
    const { submission_id } = await send({
      description: 'Ants\n\u202ein the kitchen',
      consent: { version: 'v7', marketing_texts: true },
      attribution: { first_utm_source: 'google' },
    });
    for (const who of [submission_id.toUpperCase(), 'SAM@example.com', '804 555 0142']) {
      const { code, text } = await leads(['show', ...who.split(' ')]);
      expect(code).toBe(0);
      for (const fact of [
        `submission_id: ${submission_id}`,
        'name: Sam Carter',
        'territory: richmond',
        'contacted_at: not yet',
        'consent_version: v7',
        'what they were told:\n    The first paragraph.\n    The second.\n',
        'first_utm_source: google',
        '    Ants\n    in the kitchen',
        '    lead complete: pending',
        '    reminder complete: pending',
      ]) {
        expect(text).toContain(fact);
      }
    }
    expect(await leads(['show', 'nobody@example.com'])).toEqual({
      code: 1,
      text: 'There is no such lead.',
    });
  });

  test('contacted: the lead is marked, and the office is not reminded', async () => {
    const { submission_id } = await send();
    expect(await leads(['contacted', submission_id])).toEqual({
      code: 0,
      text: 'Marked as contacted.',
    });
    expect((await leads(['show', submission_id])).text).toContain('reminder complete: superseded');
    expect((await leads([])).text).toContain('| contacted |');
    expect((await leads(['contacted', submission_id])).text).toMatch(/before/);
    expect((await leads(['contacted', randomUUID()])).code).toBe(1);
  });

  test('contacted: a person’s leads, by e-mail or phone as they stand in the mail', async () => {
    const { email, phone } = await send();
    await send({ email: 'other@example.com', phone: '(804) 555-0199' });
    expect((await leads(['contacted', String(email)])).code).toBe(0);
    expect((await leads(['contacted', String(phone)])).text).toMatch(/before/);
    const { text } = await leads([]);
    expect(text.match(/\| contacted \|/g)).toHaveLength(1);
    expect((await leads(['contacted', 'nobody@example.com'])).code).toBe(1);
  });

  test('export: a spreadsheet gets texts, never formulas', async () => {
    const evil = ['=1+1', '+1 804', '-2', '@SUM(A1)', '|calc', '%x', '\uFF1D1+1'];
    for (const first_name of evil) await send({ first_name, description: 'a "quote",\n=2+2' });
    const file = join(folder, 'leads.csv');
    expect(await leads(['export', file])).toEqual({
      code: 0,
      text: `7 leads written to ${file}.`,
    });
    const csv = readFileSync(file, 'utf8');
    expect(csv.startsWith('\uFEFF"received_at",')).toBe(true);
    for (const name of evil) expect(csv).toContain(`"'${name}"`);
    expect(csv).toContain('"a ""quote"",\n=2+2"');
    expect(csv).not.toMatch(/(^|,)"?[=+\-@]/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Another file is never overwritten.
    expect((await leads(['export', file])).code).toBe(1);
  });

  test('export: a program gets every field; the day leaves out what came before', async () => {
    const { submission_id } = await send({
      attribution: { last_utm_campaign: 'spring' },
      consent: { version: 'v1', marketing_texts: false },
    });
    const file = join(folder, 'leads.json');
    await leads(['export', file, new Date().toISOString().slice(0, 10)]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      expect.objectContaining({
        submission_id,
        name: 'Sam Carter',
        zip: '23220',
        area: 'richmond',
        contacted_at: null,
        attribution: { last_utm_campaign: 'spring' },
        consent: expect.objectContaining({
          version: 'v1',
          marketing_texts: false,
          wording: 'quote',
          page: '',
          at: expect.stringMatching(/^\d{4}-.*Z$/),
        }),
      }),
    ]);
    expect((await leads(['export', join(folder, 'none.csv'), '2999-01-01'])).text).toMatch(
      /^0 leads/,
    );
  });

  test('export: has the visits of each lead', async () => {
    const { submission_id } = await send();
    await saveVisit(server.database.db, {
      ...{ submission_id, visit_id: submission_id, state: 'done', wishes: toJson([]), seat: 1 },
      ...{ area: 'richmond', day: '2026-12-01', window: '08:00-12:00', zone: 'UTC', sequence: 0 },
      ...{ over: null, token_hash: 'x', reason: null, done: 'Bait.', created_at: 1, updated_at: 1 },
    });
    await leads(['export', join(folder, 'leads.json')]);
    await leads(['export', join(folder, 'leads.csv')]);
    const [lead] = JSON.parse(readFileSync(join(folder, 'leads.json'), 'utf8'));
    expect(lead.visits).toMatchObject([{ state: 'done', day: '2026-12-01', done: 'Bait.' }]);
    const csv = readFileSync(join(folder, 'leads.csv'), 'utf8');
    expect(csv).toContain('"2026-12-01 08:00-12:00 done"');
  });

  test('export: names the language to call in and keeps accents', async () => {
    await send({ first_name: 'José Núñez', description: '¿Hormigas?', language: 'es' });
    await send({ first_name: 'Sam' });
    const [json, csv] = [join(folder, 'leads.json'), join(folder, 'leads.csv')];
    await leads(['export', json]);
    await leads(['export', csv]);
    const rows: Record<string, unknown>[] = JSON.parse(readFileSync(json, 'utf8'));
    expect(rows.map(({ name, language }) => [name, language])).toEqual(
      expect.arrayContaining([
        ['José Núñez', 'es'],
        ['Sam', 'en'],
      ]),
    );
    const lines = readFileSync(csv, 'utf8').split('\r\n');
    expect(lines[0]).toContain('"language"');
    expect(lines.find((line) => line.includes('José Núñez'))).toMatch(/"es".*"¿Hormigas\?"/);
  });

  test('quarantine: what looks like spam is listed, and goes out once it is released', async () => {
    expect((await leads(['quarantine'])).text).toBe('Nothing is quarantined.');
    const { submission_id } = await send({ first_name: 'Quarantined', company_website: 'x' });
    const ordinary = await send({ first_name: 'Ordinary' });
    const listed = (await leads(['quarantine'])).text;
    expect(listed).toContain('Quarantined');
    expect(listed).toContain('not mailed | QUARANTINED: honeypot');
    expect(listed).not.toContain('Ordinary');
    const before = Date.now();
    expect(await leads(['release', submission_id.toUpperCase()])).toEqual({
      code: 0,
      text: 'Released. Its mails go out within a minute.',
    });
    const rows = await server.database.db
      .selectFrom('outbox')
      .select(['kind', 'state', 'next_attempt_at'])
      .where('submission_id', '=', submission_id)
      .orderBy('kind')
      .execute();
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'acknowledgement pending',
      'lead pending',
      'reminder pending',
    ]);
    expect(rows[1]?.next_attempt_at).toBeGreaterThanOrEqual(before);
    // The office has its hour from now on, not from when the lead came.
    expect(rows[2]?.next_attempt_at).toBeGreaterThanOrEqual(before + 3_600_000);
    expect((await leads(['quarantine'])).text).toBe('Nothing is quarantined.');
    expect((await leads([])).text).not.toContain('QUARANTINED');
    expect((await leads(['release', submission_id])).code).toBe(1);
    expect((await leads(['release', ordinary.submission_id])).text).toBe(
      'It is not in quarantine.',
    );
    expect((await leads(['release', randomUUID()])).text).toBe('There is no such lead.');
  });

  test('release: of a chat in two stages only the finished one is mailed', async () => {
    const chat = { source: 'chatbot_partial', email: '', company_website: 'x' };
    const { submission_id, ...partial } = await send(chat);
    await send({ ...partial, submission_id, source: 'chatbot' });
    await leads(['release', submission_id]);
    expect(await outboxRows(server.database.db, 'lead')).toMatchObject([
      { stage: 'partial', state: 'superseded' },
      { stage: 'complete', state: 'pending' },
    ]);
  });

  test('dead-letters: what was refused, and why', async () => {
    expect((await leads(['dead-letters'])).text).toBe('Nothing was refused.');
    const { submission_id } = await send({ email: '' });
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'dead_letter', last_error: 'EENVELOPE 550' })
      .where('kind', '=', 'lead')
      .execute();
    expect((await leads(['dead-letters'])).text).toMatch(
      new RegExp(`lead complete {2}EENVELOPE 550 {2}${submission_id}\n.*resend all$`),
    );
  });

  test('replay: leads go to every webhook receiver again', async () => {
    const { submission_id } = await send();
    await send();
    const today = new Date().toISOString().slice(0, 10);
    expect((await leads(['replay', today])).text).toMatch(/^No receiver is set/);
    const receivers = {
      WEBHOOK_URLS: 'https://a.example/,https://b.example/',
      WEBHOOK_SECRET: 'x'.repeat(16),
    };
    expect((await leads(['replay', today], receivers)).text).toBe(
      '4 calls go out within a minute.',
    );
    expect((await leads(['replay', submission_id.toUpperCase()], receivers)).text).toMatch(
      /^2 calls/,
    );
    expect((await leads(['replay', randomUUID()], receivers)).code).toBe(1);
  });
});

test('before the first start there is nothing to read, and no file is made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  const { code, text } = await run([], { DATA_DIR: dataDir });
  expect([code, text]).toEqual([0, expect.stringMatching(/^No leads yet: there is no /)]);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(false);
});

test.each([
  [['many'], 1],
  [['0'], 1],
  [['1', '2'], 1],
  [['resend'], 1],
  [['release'], 1],
  [['quarantine', 'all'], 1],
  [['resend', 'all', 'now'], 1],
  [['help'], 0],
])('%j is answered with how to ask', async (words, expected) => {
  const { code, text } = await run(words, {});
  expect([code, text]).toEqual([expected, expect.stringMatching(/^Usage:\n {2}npm run leads/)]);
});

test.each([
  ['a setting that cannot be used', { DATABASE_URL: 'x' }, /^DATABASE_URL must be/],
  [
    'a database that cannot be reached',
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    /^That did not work: /,
  ],
])('%s is said in one sentence', async (_name, env, message) => {
  const { code, text } = await run([], env);
  expect([code, text]).toEqual([1, expect.stringMatching(message)]);
});
