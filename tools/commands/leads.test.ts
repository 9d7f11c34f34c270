import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { toJson } from '../../server/database/json.ts';
import { newSubmission, serverForEachTest } from '../../server/testing/test-server.ts';
import { saveVisit } from '../../server/visits/visit-store.ts';
import { runLeads } from './leads.ts';
import { runCommand } from './testing/run-command.ts';

describe('npm run leads', () => {
  const server = serverForEachTest('sqlite');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  });
  const leads = (...words: string[]) =>
    runCommand(runLeads, words, { DATA_DIR: server.database.dataDir });
  const send = async (changes: Record<string, unknown> = {}) => {
    const submission = newSubmission(changes);
    const { statusCode } = await server.post('/api/contact-submissions', submission);
    expect(statusCode).toBe(201);
    return submission;
  };

  test('resend: a refused mail is sent again on request', async () => {
    const { submission_id } = await send({ email: '' });
    const { db } = server.database;
    await db.updateTable('outbox').set({ state: 'dead_letter', attempts: 3 }).execute();
    const resent = await leads('resend', submission_id.toUpperCase());
    expect(resent).toEqual([0, '1 mail goes out again within a minute.']);
    const rows = await db.selectFrom('outbox').select(['state', 'attempts']).execute();
    expect(rows).toEqual([{ state: 'pending', attempts: 0 }]);
    expect(await leads('resend', submission_id)).toEqual([1, 'This lead has no refused mail.']);
  });

  test('export: only the owner reads the file, and no file is overwritten', async () => {
    await send({ first_name: '=1+1' });
    const file = join(folder, 'leads.csv');
    expect(await leads('export', file)).toEqual([0, `1 lead written to ${file}.`]);
    expect(readFileSync(file, 'utf8')).toContain(`"'=1+1"`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [overwritten] = await leads('export', file);
    expect(overwritten).toBe(1);
  });

  test('export: programs and spreadsheets get every field with its accents and visits, since the given day', async () => {
    const { submission_id } = await send({
      ...{ first_name: 'José Núñez', description: '¿Hormigas?', language: 'es' },
      attribution: { last_utm_campaign: 'spring' },
      consent: { version: 'v1', marketing_texts: false },
    });
    await saveVisit(server.database.db, {
      ...{ submission_id, visit_id: submission_id, state: 'done', wishes: toJson([]), seat: 1 },
      ...{ area: 'richmond', day: '2026-12-01', window: '08:00-12:00', zone: 'UTC', sequence: 0 },
      ...{ over: null, reason: null, done: 'Bait.', created_at: 1, updated_at: 1 },
    });
    const [json, csv] = [join(folder, 'leads.json'), join(folder, 'leads.csv')];
    await leads('export', json, new Date().toISOString().slice(0, 10));
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([
      {
        ...{ submission_id, name: 'José Núñez', language: 'es', zip: '23220', area: 'richmond' },
        contacted_at: null,
        attribution: { last_utm_campaign: 'spring' },
        consent: {
          ...{ version: 'v1', marketing_texts: false, wording: 'quote', page: '' },
          at: expect.stringMatching(/^\d{4}-.*Z$/),
        },
        visits: [{ state: 'done', day: '2026-12-01', done: 'Bait.' }],
      },
    ]);
    await leads('export', csv);
    const [columns, row] = readFileSync(csv, 'utf8').split('\r\n');
    expect(columns).toContain('"language"');
    for (const value of ['José Núñez', 'es', '¿Hormigas?', '2026-12-01 08:00-12:00 done'])
      expect(row).toContain(`"${value}"`);
    const [, later] = await leads('export', join(folder, 'none.csv'), '2999-01-01');
    expect(later).toMatch(/^0 leads/);
  });
});

test('before the first start there are no leads, and no file is created', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  const said = await runCommand(runLeads, ['resend', 'all'], { DATA_DIR });
  expect(said).toEqual([0, expect.stringMatching(/^No leads yet: there is no /)]);
  expect(existsSync(join(DATA_DIR, 'leads.sqlite'))).toBe(false);
});

test.each([
  [[], 1],
  [['resend', 'all', 'now'], 1],
  [['export', 'leads.txt'], 1],
  [['help'], 0],
])('%j prints the usage', async (words, code) => {
  const said = await runCommand(runLeads, words, {});
  expect(said).toEqual([code, expect.stringMatching(/^Usage:\n {2}npm run leads/)]);
});

test.each([
  ['a setting that cannot be used', 'x', /^DATABASE_URL must be/],
  ['a database that cannot be reached', 'postgres://x@127.0.0.1:1/x', /^That did not work: /],
])('%s is explained in one sentence', async (_name, DATABASE_URL, message) => {
  const said = await runCommand(runLeads, ['resend', 'all'], { DATABASE_URL });
  expect(said).toEqual([1, expect.stringMatching(message)]);
});
