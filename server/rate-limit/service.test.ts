import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSnapshot } from '../backup/store/snapshot.ts';
import {
  createTestDatabase,
  describeOnBoth,
  newSubmission,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../testing/test-server.ts';

const PATH = '/api/contact-submissions';
const MAX = 30;
const WINDOW = 5 * 60_000;

describeOnBoth('limits shared by replicas', (kind) => {
  let database: TestDatabase;
  let replicas: TestServer[];
  let time = Date.parse('2026-11-20T15:00:00Z');
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    const shared = { ...database, remove: async () => {} };
    replicas = await Promise.all(
      [1, 2, 3].map(() =>
        startTestServer(kind, {
          database: shared,
          env: { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' },
          now: () => time,
        }),
      ),
    );
  });
  afterEach(async () => {
    for (const replica of replicas) await replica.close();
    await database.remove();
  });

  const post = async (i: number, forwarded = '203.0.113.9', url = PATH) => {
    const answer = await replicas[i % 3]?.app.inject({
      method: 'POST',
      url,
      payload: newSubmission(),
      headers: { 'x-forwarded-for': forwarded },
    });
    return answer?.statusCode ?? 0;
  };
  const count = (statuses: number[], status: number) =>
    statuses.filter((found) => found === status).length;
  const postAll = (times: number, forwarded?: (i: number) => string) =>
    Promise.all(Array.from({ length: times }, (_, i) => post(i, forwarded?.(i))));

  test('ninety calls at once to three replicas: thirty pass', async () => {
    const statuses = await postAll(90);
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([MAX, 60]);
  });

  test('a thousand forged X-Forwarded-For gain nothing', async () => {
    const statuses = await postAll(1000, (i) => `198.51.${i >> 8}.${i & 255}, 203.0.113.9`);
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([MAX, 970]);
  });

  test('clients that come at once are each counted, in few statements', async () => {
    const insert = vi.spyOn(database.db, 'insertInto');
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => post(0, `203.0.113.${i % 100}`)),
    );
    expect(count(statuses, 201)).toBe(200);
    const rows = await database.db.selectFrom('rate_counters').select('count').execute();
    expect(rows).toEqual(Array(100).fill({ count: 2 }));
    const statements = insert.mock.calls.filter(([table]) => table === 'rate_counters');
    expect(statements.length).toBeLessThan(50);
  });

  test('when the window is over, the client may call again, and old counters are gone', async () => {
    await postAll(90);
    expect(await post(0)).toBe(429);
    time += WINDOW;
    expect(await post(0)).toBe(201);
    expect(await post(1, '203.0.113.10')).toBe(201);
    time += WINDOW;
    await post(0, '203.0.113.11');
    const rows = await database.db.selectFrom('rate_counters').selectAll().execute();
    expect(rows.map((row) => row.ends_at)).toEqual([time + WINDOW]);
  });

  test('a clock that jumped 400 days ahead and back blocks no client', async () => {
    const today = time;
    time += 400 * 86_400_000;
    for (let i = 0; i <= 3 * MAX; i++) await post(i);
    expect(await post(0)).toBe(429);
    time = today;
    expect(await post(0)).toBe(201);
    for (let i = 1; i < MAX; i++) expect(await post(i)).toBe(201);
    expect(await post(0)).toBe(429);
    expect(await post(0, '203.0.113.10')).toBe(201);
  });

  test('a refused client costs the database nothing more', async () => {
    // Each replica has to hear once that the client has had its share.
    await postAll(90);
    await postAll(3);
    const counted = async () =>
      (await database.db.selectFrom('rate_counters').select('count').execute())[0]?.count;
    const before = await counted();
    expect(count(await postAll(90), 429)).toBe(90);
    expect(await counted()).toBe(before);
  });

  test('without the counters each process counts alone, and no lead is refused for it', async () => {
    await sql`drop table rate_counters`.execute(database.db);
    const statuses = await Promise.all(Array.from({ length: 40 }, () => post(0)));
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([MAX, 10]);
  });

  test('no address stands in the table', async () => {
    await post(0);
    const rows = await database.db.selectFrom('rate_counters').selectAll().execute();
    expect(rows).toMatchObject([{ endpoint: PATH, count: 1 }]);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    // Nor a hash that can be found by hashing all addresses.
    const plain = createHash('sha256').update('203.0.113.9').digest('hex');
    expect(rows.map((row) => row.client_hash)).not.toContain(plain);
  });

  test('at midnight the key changes, and a window that is open goes on under the old one', async () => {
    const midnight = Date.parse('2026-11-21T00:00:00Z');
    time = midnight - WINDOW / 2;
    await postAll(20);
    time = midnight + 1;
    expect(count(await postAll(20), 201)).toBe(MAX - 20);
    expect(await post(0, '203.0.113.10')).toBe(201);
    time = midnight - WINDOW / 2 + WINDOW;
    expect(count(await postAll(40), 201)).toBe(MAX);
  });

  test('keys and counters of yesterday are deleted, and the same address has another hash today', async () => {
    const hashes = async () => {
      await post(0);
      const rows = await database.db.selectFrom('rate_counters').select('client_hash').execute();
      return rows.map((row) => row.client_hash);
    };
    time = Date.parse('2026-11-22T12:00:00Z');
    const [before] = await hashes();
    time += 24 * 3_600_000;
    const [after, ...more] = await hashes();
    expect(more).toEqual([]);
    expect(after).not.toBe(before);
    const keys = await database.db.selectFrom('rate_keys').select('day').execute();
    expect(keys.map(({ day }) => day)).toEqual([Math.floor(time / (24 * 3_600_000))]);
  });

  test('no backup holds the counters or their keys', async () => {
    await post(0);
    const snapshot = await openSnapshot({
      ...database,
      migrationDatabaseUrl: database.databaseUrl,
    });
    const tables = new Set<string>();
    for await (const { table } of snapshot.rows()) tables.add(table);
    await snapshot.close();
    expect([...tables].sort()).toEqual(['contact_submissions', 'outbox']);
  });
});
