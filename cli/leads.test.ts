import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import {
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestServer,
} from '../server/testing/test-server.ts';
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

describeOnBoth('npm run leads', (kind) => {
  let server: TestServer;
  let time = Date.parse('2026-11-20T15:00:00Z');
  beforeAll(async () => {
    server = await startTestServer(kind, { now: () => time });
  });
  afterAll(() => server.close());
  const env = () => ({
    DATA_DIR: server.database.dataDir,
    ...(server.database.databaseUrl && { DATABASE_URL: server.database.databaseUrl }),
  });
  const send = (changes: Record<string, unknown>) => {
    time += 60_000;
    return server.post('/api/contact-submissions', newSubmission(changes));
  };

  test('says when there are none', async () => {
    expect(await run([], env())).toEqual({ code: 0, text: 'No leads yet.' });
  });

  test('lists the newest first, with what to know before calling', async () => {
    await send({ first_name: 'First Caller', description: 'Ants\nin the kitchen' });
    await send({ first_name: 'Second Caller', source: 'chatbot_partial', email: '' });
    await send({ first_name: 'Robot', company_website: 'x' });
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'parked', last_error: 'EENVELOPE 550' })
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
    expect(text).toContain('HELD BACK: honeypot');
    expect(text).toMatch(/3 of 3 leads, 1 with a mail that was refused, 1 held back as spam\.$/);
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
      .set({ state: 'parked', attempts: 3 })
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

test('before the first start there is nothing to read, and no file is made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  const { code, text } = await run([], { DATA_DIR: dataDir });
  expect([code, text]).toEqual([0, expect.stringMatching(/^No leads yet: there is no /)]);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(false);
  rmSync(dataDir, { recursive: true });
});

test.each([
  [['many']],
  [['0']],
  [['1', '2']],
  [['resend']],
  [['resend', 'all', 'now']],
  [['help']],
])('%j is answered with how to ask', async (words) => {
  const { code, text } = await run(words, {});
  expect([code, text]).toEqual([1, expect.stringMatching(/^Usage:\n {2}npm run leads/)]);
});

test.each([
  ['a setting that cannot be used', { DATABASE_URL: 'x' }, /^DATABASE_URL must be/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    /^The leads can't be read: /,
  ],
])('%s is said in one sentence', async (_name, env, message) => {
  const { code, text } = await run([], env);
  expect([code, text]).toEqual([1, expect.stringMatching(message)]);
});
