import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqliteFile } from '../env.ts';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';
import { openSqlite } from './sqlite.ts';

const PATH = '/api/contact-submissions';

/** Refused: 503, when to come back, what to do meanwhile, and no row. */
async function expectRefused(server: TestServer, submission: Record<string, unknown>) {
  const response = await server.post(PATH, submission);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  expect(response.json().detail).toMatch(/has not been saved\..*call us at \(888\) 555-0103/);
}
const storedIds = async (server: TestServer) => {
  const rows = await server.database.db
    .selectFrom('contact_submissions')
    .innerJoin('outbox', 'outbox.submission_id', 'contact_submissions.submission_id')
    .where('outbox.kind', '=', 'lead')
    .select('contact_submissions.submission_id')
    .execute();
  return rows.map((row) => row.submission_id).sort();
};

test('a full disk under SQLite: acknowledged leads stay, others get 503 with Retry-After', async () => {
  const server = await startTestServer('sqlite');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.database.db);
  // Room for some leads beside the empty tables.
  const pages = (rows[0]?.page_count ?? 0) + 40;
  await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(server.database.db);
  const acknowledged: string[] = [];
  let refused = newSubmission();
  for (let i = 0; i < 200; i++) {
    const submission = newSubmission({ description: 'x'.repeat(4000) });
    const { statusCode } = await server.post(PATH, submission);
    if (statusCode === 201) acknowledged.push(submission.submission_id);
    else {
      refused = submission;
      break;
    }
  }
  expect(acknowledged.length).toBeGreaterThan(1);
  await expectRefused(server, refused);
  expect(await storedIds(server)).toEqual(acknowledged.toSorted());
  await sql`pragma max_page_count = 100000`.execute(server.database.db);
  expect((await server.post(PATH, refused)).statusCode).toBe(201);
  expect(await storedIds(server)).toEqual([...acknowledged, refused.submission_id].sort());
  await server.close();
});

test('a SQLite file that another process holds: leads and /readyz are answered within five seconds', async () => {
  const server = await startTestServer('sqlite', { env: { RATE_LIMIT: 'on' } });
  const other = openSqlite(sqliteFile(server.database));
  other.exec('begin immediate');
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const leads = Array.from({ length: 6 }, () => newSubmission());
  const began = performance.now();
  const answered = [
    ...leads.map((lead) => expectRefused(server, lead)),
    server.app.inject('/readyz').then(({ statusCode }) => expect(statusCode).toBe(503)),
  ].map((answer) => answer.then(() => performance.now() - began));
  const all = Promise.all(answered);
  let isDone = false;
  all.finally(() => {
    isDone = true;
  });
  // What is not answered by then is answered too late, and says so below.
  while (!isDone && performance.now() - began < 60_000) await vi.advanceTimersByTimeAsync(10);
  expect(Math.max(...(await all))).toBeLessThan(5000);
  other.exec('rollback');
  other.close();
  // What still waits in fake time would wait for ever.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  for (const lead of leads) expect((await server.post(PATH, lead)).statusCode).toBe(201);
  await server.close();
});
