import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { toJson } from '../../server/database/json.ts';
import { readEnv } from '../../server/env.ts';
import { newSubmission, serverForEachTest } from '../../server/testing/test-server.ts';
import { saveVisit } from '../../server/visits/store.ts';
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

describe('npm run leads', () => {
  const server = serverForEachTest('sqlite');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  });
  const leads = (words: string[]) =>
    run(words, {
      DATA_DIR: server.database.dataDir,
      ...(server.database.databaseUrl && { DATABASE_URL: server.database.databaseUrl }),
    });
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission(changes);
    await server.post('/api/contact-submissions', submission);
    return submission;
  };

  test('resend: a refused mail is sent again on request', async () => {
    const lead = await send({ email: '' });
    const ofLead = server.database.db
      .selectFrom('outbox')
      .select(['state', 'attempts'])
      .where('submission_id', '=', lead.submission_id);
    await server.database.db
      .updateTable('outbox')
      .set({ state: 'dead_letter', attempts: 3 })
      .where('submission_id', '=', lead.submission_id)
      .execute();
    const { code, text } = await leads(['resend', lead.submission_id.toUpperCase()]);
    expect([code, text]).toEqual([0, '1 mail goes out again within a minute.']);
    expect(await ofLead.execute()).toEqual([{ state: 'pending', attempts: 0 }]);
    expect(await leads(['resend', lead.submission_id])).toEqual({
      code: 1,
      text: 'This lead has no refused mail.',
    });
  });

  test('export: a spreadsheet gets texts, never formulas', async () => {
    const evil = ['=1+1', '+A1', '-2', '@SUM(A1)', '|calc', '%x', '\uFF1D1+1'];
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
    expect(csv).not.toMatch(/(^|,)"?([=\-@]|\+(?!\d+"))/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // An existing file is never overwritten.
    expect((await leads(['export', file])).code).toBe(1);
  });

  test('export: a program gets every field, and leads before the given day are left out', async () => {
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

  test('export: each lead has its visits', async () => {
    const { submission_id } = await send();
    await saveVisit(server.database.db, {
      ...{ submission_id, visit_id: submission_id, state: 'done', wishes: toJson([]), seat: 1 },
      ...{ area: 'richmond', day: '2026-12-01', window: '08:00-12:00', zone: 'UTC', sequence: 0 },
      ...{ over: null, reason: null, done: 'Bait.', created_at: 1, updated_at: 1 },
    });
    await leads(['export', join(folder, 'leads.json')]);
    await leads(['export', join(folder, 'leads.csv')]);
    const [lead] = JSON.parse(readFileSync(join(folder, 'leads.json'), 'utf8'));
    expect(lead.visits).toMatchObject([{ state: 'done', day: '2026-12-01', done: 'Bait.' }]);
    const csv = readFileSync(join(folder, 'leads.csv'), 'utf8');
    expect(csv).toContain('"2026-12-01 08:00-12:00 done"');
  });

  test('export: each lead has the language to call in, and accents are kept', async () => {
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
});

test('before the first start there are no leads, and no file is created', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  const { code, text } = await run(['resend', 'all'], { DATA_DIR: dataDir });
  expect([code, text]).toEqual([0, expect.stringMatching(/^No leads yet: there is no /)]);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(false);
});

test.each([
  [[], 1],
  [['many'], 1],
  [['resend'], 1],
  [['resend', 'all', 'now'], 1],
  [['export', 'leads.txt'], 1],
  [['help'], 0],
])('%j prints the usage', async (words, expected) => {
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
])('%s is explained in one sentence', async (_name, env, message) => {
  const { code, text } = await run(['resend', 'all'], env);
  expect([code, text]).toEqual([1, expect.stringMatching(message)]);
});
