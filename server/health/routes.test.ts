import { describe, expect, test } from 'vitest';
import { newSubmission, startTestServer } from '../testing/test-server.ts';

describe('health', () => {
  test('a server that can take leads is alive and ready', async () => {
    const server = await startTestServer('sqlite');
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      migrations: 'ok',
      database: 'ok',
      outbox: 'ok',
      space: 'ok',
      draining: false,
    });
    await server.close();
  });

  test('without a database it is alive, not ready, and refuses leads with 503', async () => {
    const server = await startTestServer('sqlite');
    await server.database.close();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ database: 'unavailable' }),
    ]);
    await server.close();
  });

  test('before the schema exists a post gets 503 with Retry-After', async () => {
    const server = await startTestServer('sqlite', { migrationState: () => 'pending' });
    const response = await server.post('/api/contact-submissions', newSubmission());
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json().detail).toContain('(888) 555-0103');
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'not ready', migrations: 'pending' }),
    ]);
    const form = await server.postForm('/api/contact-submissions', { name: 'Sam', phone: '1' });
    expect(form.headers.location).toBe('/problem/try-again');
    await server.close();
  });

  test('frequent requests are checked once a second, and create no lead', async () => {
    const server = await startTestServer('sqlite');
    await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/readyz')));
    const { db } = server.database;
    expect(await db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('office_counters').selectAll().execute()).toEqual([
      { name: 'readyz', value: 1 },
    ]);
    await server.close();
  });

  test('while shutting down it is not ready', async () => {
    const server = await startTestServer('sqlite', { isDraining: () => true });
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ draining: true }),
    ]);
    await server.close();
  });

  test('the metrics count leads, mails and requests', async () => {
    let now = Date.now();
    const server = await startTestServer('sqlite', { now: () => now });
    await server.post('/api/contact-submissions', newSubmission());
    now += 60_000;
    const response = await server.app.inject('/metrics');
    expect(response.headers['content-type']).toMatch('text/plain');
    for (const line of [
      'leads_total{stage="complete",outcome="created"} 1',
      'outbox_rows{state="pending"} 2',
      'outbox_rows{state="dead_letter"} 0',
      'outbox_oldest_due_seconds 60',
      'http_requests_total{route="/api/contact-submissions",status="201"} 1',
      'http_request_duration_seconds_count{route="/api/contact-submissions"} 1',
      'database_up 1',
    ]) {
      expect(response.body).toContain(line);
    }
    expect(response.body).toMatch(/^(#.*|[a-z_]+(\{.*\})? [0-9.e+]+)$/m);
    await server.close();
  });
});

describe('who may read the metrics', () => {
  const TOKEN = 'a-token-for-prometheus';
  const ask = async (
    env: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => {
    const server = await startTestServer('sqlite', { env });
    const answer = await server.app.inject({ url: '/metrics', headers, remoteAddress });
    await server.close();
    return answer;
  };

  test.each<[string, Record<string, string>, string]>([
    ['a visitor', {}, '203.0.113.9'],
    ['a machine of the same network', {}, '10.0.0.1'],
    ['a proxy here that TRUST_PROXY names', { TRUST_PROXY: 'loopback' }, '127.0.0.1'],
    ['a proxy here, known by the https address', { SITE_URL: 'https://a.example' }, '127.0.0.1'],
  ])('not %s', async (_name, env, remoteAddress) => {
    expect((await ask(env, {}, remoteAddress)).statusCode).toBe(404);
  });

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', 'unknown'],
    ['x-forwarded-for', '203.0.113.8:4711'],
    ['x-forwarded-for', '[2001:db8::1]:4711'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('no header opens them: %s: %s', async (name, value) => {
    for (const TRUST_PROXY of ['off', 'loopback', '1']) {
      expect((await ask({ TRUST_PROXY }, { [name]: value })).statusCode).toBe(404);
    }
  });

  test('a program on this machine, where no proxy is known', async () => {
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({}, {}, '::1')).statusCode).toBe(200);
    expect((await ask({}, {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
  });

  test('only requests with the token, from any address', async () => {
    const env = { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback', SITE_URL: 'https://a.example' };
    const right = { authorization: `Bearer ${TOKEN}` };
    expect((await ask(env, right, '203.0.113.9')).statusCode).toBe(200);
    for (const authorization of ['', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, 'Bearer ']) {
      const refused = await ask(env, { authorization });
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
    expect((await ask({ METRICS_TOKEN: TOKEN })).statusCode).toBe(401);
  });
});

test('what cannot be read is left out of the metrics, not repeated', async () => {
  const server = await startTestServer('sqlite');
  expect((await server.app.inject('/metrics')).body).toContain('outbox_oldest_due_seconds 0');
  await server.database.close();
  const { body } = await server.app.inject('/metrics');
  expect(body).toContain('database_up 0');
  expect(body).toContain('# TYPE outbox_oldest_due_seconds gauge');
  expect(body).not.toMatch(/^outbox_(oldest_due_seconds|rows)/m);
  await server.close();
});
