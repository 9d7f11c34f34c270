import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { nodeSqliteDialect } from '../database/sqlite.ts';
import type { Database } from '../database/tables.ts';
import {
  createTestDatabase,
  describeOnBoth,
  newSubmission,
  serverForEachTest,
  startTestServer,
} from '../testing/test-server.ts';
import { claimDue, markForRetry, resetFarFutureAttempts } from './outbox-store.ts';

test.each([
  ['webhooks', ['webhook']],
  ['mails', ['lead', 'acknowledgement']],
] as const)('%s that are due are found by an index, and in its order', async (_name, kinds) => {
  const database = await createTestDatabase('sqlite');
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: nodeSqliteDialect(join(database.dataDir, 'leads.sqlite')),
    log: ({ query }) => void queries.push(query),
  });
  await claimDue(db, 'worker', 4, Date.now(), kinds);
  const [claim] = queries;
  const plan = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${claim?.sql}`, [...(claim?.parameters ?? [])]),
  );
  const steps = plan.rows.map((row) => row.detail).join('\n');
  expect(steps).toContain(
    'SEARCH outbox USING INDEX outbox_by_state_next_attempt_at (state=? AND next_attempt_at<?)',
  );
  expect(steps).not.toContain('TEMP B-TREE');
  await db.destroy();
  await database.remove();
});

describeOnBoth('mails that are due', (kind) => {
  const server = serverForEachTest(kind);

  test('are each claimed by one worker, however many claim at once', async () => {
    for (let i = 0; i < 60; i++)
      await server.post('/api/contact-submissions', newSubmission({ email: '' }));
    const now = Date.now();
    const claimed = await Promise.all(
      Array.from({ length: 15 }, (_, i) => claimDue(server.database.db, `worker ${i}`, 4, now)),
    );
    const ids = claimed.flat().map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(30);
  });
});

describe('a clock that jumped 400 days ahead and back', () => {
  const TODAY = Date.parse('2026-11-20T15:00:00Z');
  const JUMPED_MS = TODAY + 400 * 86_400_000;

  test('holds back no mail: neither a new one, nor a retry, nor one in a lease', async () => {
    const server = await startTestServer('sqlite', { now: () => JUMPED_MS });
    const { db } = server.database;
    for (let i = 0; i < 3; i++)
      await server.post('/api/contact-submissions', newSubmission({ email: '' }));
    const [failed] = await claimDue(server.database.db, 'a', 1, JUMPED_MS);
    if (failed) await markForRetry(db, failed, 'ECONNRESET', JUMPED_MS);
    await claimDue(server.database.db, 'killed', 1, JUMPED_MS);
    expect(await claimDue(server.database.db, 'b', 9, TODAY)).toEqual([]);
    await resetFarFutureAttempts(db, TODAY);
    expect(await claimDue(server.database.db, 'b', 9, TODAY)).toHaveLength(3);
    await server.close();
  });

  test('a mail that is due later keeps its time', async () => {
    const server = await startTestServer('sqlite', {
      now: () => TODAY,
      env: { REMIND_AFTER_MINUTES: '10000' },
    });
    const { db } = server.database;
    await server.post('/api/contact-submissions', newSubmission({ email: '' }));
    await server.post('/api/contact-submissions', newSubmission({ source: 'chatbot_partial' }));
    const [leased] = await claimDue(server.database.db, 'a', 1, TODAY);
    const times = () =>
      db.selectFrom('outbox').select(['id', 'next_attempt_at']).orderBy('id').execute();
    const before = await times();
    await resetFarFutureAttempts(db, TODAY);
    expect(await times()).toEqual(before);
    expect(leased).toBeDefined();
    await server.close();
  });
});
