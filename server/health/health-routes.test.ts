import { describe, expect, test } from 'vitest';
import { newSubmission, startTestServer, type TestServerOptions } from '../testing/test-server.ts';

describe('readiness', () => {
  async function ready(options: TestServerOptions = {}, isAway = false) {
    const server = await startTestServer('sqlite', options);
    if (isAway) await server.database.close();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const answer = await server.app.inject('/readyz');
    await server.close();
    return [answer.statusCode, answer.json()];
  }
  const READY = { migrations: 'ok', database: 'ok', outbox: 'ok', space: 'ok', draining: false };

  test('a server that can take leads is ready', async () => {
    expect(await ready()).toEqual([200, { status: 'ready', ...READY }]);
  });

  test('with little room on the disk it is ready, and says so', async () => {
    const env = { DISK_RESERVE_BYTES: '1000000000000' };
    expect(await ready({ env })).toEqual([200, { status: 'ready', ...READY, space: 'low' }]);
  });

  test.each<[string, TestServerOptions, boolean, object]>([
    ['without a database', {}, true, { database: 'unavailable' }],
    ['before the schema', { migrationState: () => 'pending' }, false, { migrations: 'pending' }],
    ['while shutting down', { isDraining: () => true }, false, { draining: true }],
  ])('%s it is not', async (_name, options, isAway, states) => {
    expect(await ready(options, isAway)).toEqual([503, expect.objectContaining(states)]);
  });

  test('before the schema exists a post is answered with when to retry and whom to call', async () => {
    const server = await startTestServer('sqlite', { migrationState: () => 'pending' });
    const { statusCode, headers, body } = await server.post(
      '/api/contact-submissions',
      newSubmission(),
    );
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toContain('(888) 555-0103');
    const form = await server.postForm('/api/contact-submissions', { name: 'Sam', phone: '1' });
    expect(form.headers.location).toBe('/problem/try-again');
    await server.close();
  });

  test('frequent requests are checked once a second, write one row, and create no lead', async () => {
    const server = await startTestServer('sqlite');
    const { db } = server.database;
    await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/readyz')));
    for (const table of ['contact_submissions', 'outbox'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    const probe = { name: 'readyz', value: 1 };
    expect(await db.selectFrom('office_counters').selectAll().execute()).toEqual([probe]);
    await server.close();
  });
});

describe('the metrics', () => {
  test('count leads, mails and requests, and leave out what can’t be read', async () => {
    let now = Date.now();
    const server = await startTestServer('sqlite', { now: () => now });
    const metrics = async () => (await server.app.inject('/metrics')).body;
    await server.post('/api/contact-submissions', newSubmission());
    now += 60_000;
    const body = await metrics();
    for (const line of [
      'leads_total{stage="complete",outcome="created"} 1',
      'outbox_rows{state="pending"} 2',
      'outbox_oldest_due_seconds 60',
      'http_requests_total{route="/api/contact-submissions",status="201"} 1',
      'database_up 1',
    ])
      expect(body).toContain(line);
    await server.database.close();
    const without = await metrics();
    expect(without).toContain('database_up 0');
    expect(without).not.toMatch(/^outbox_(oldest_due_seconds|rows)/m);
    await server.close();
  });

  const TOKEN = 'a-token-for-prometheus';
  const PROXY = { TRUST_PROXY: 'loopback' };
  const HTTPS = { SITE_URL: 'https://a.example' };
  const ask = async (env: Record<string, string>, headers = {}, remoteAddress = '127.0.0.1') => {
    const server = await startTestServer('sqlite', { env });
    const answer = await server.app.inject({ url: '/metrics', headers, remoteAddress });
    await server.close();
    return answer.statusCode;
  };

  test.each([
    ['a machine of the same network', {}, '10.0.0.1'],
    ['a proxy here that TRUST_PROXY names', PROXY, '127.0.0.1'],
    ['a proxy here, known by the https address', HTTPS, '127.0.0.1'],
  ])('are not shown to %s', async (_name, env, remoteAddress) => {
    expect(await ask(env, {}, remoteAddress)).toBe(404);
  });

  test('are shown to a program on this machine where no proxy is known', async () => {
    expect(await ask({}, {}, '::ffff:127.0.0.1')).toBe(200);
  });

  test('are shown with the token alone, if there is one, from any address', async () => {
    const env = { METRICS_TOKEN: TOKEN, ...PROXY, ...HTTPS };
    expect(await ask(env, { authorization: `Bearer ${TOKEN}` }, '203.0.113.9')).toBe(200);
    for (const authorization of ['', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, 'Bearer '])
      expect(await ask(env, { authorization })).toBe(401);
    expect(await ask({ METRICS_TOKEN: TOKEN })).toBe(401);
  });

  test.each(['off', 'loopback'])(
    'are not opened by a proxy’s header, TRUST_PROXY=%s',
    async (on) => {
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
        expect(await ask({ TRUST_PROXY: on }, { [name]: '127.0.0.1' }), name).toBe(404);
    },
  );
});
