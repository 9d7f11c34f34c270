import { expect, test } from 'vitest';
import { describeOnBoth, newSubmission, startTestServer } from '../testing/test-server.ts';

describeOnBoth('health', (kind) => {
  test('a server that can take leads is alive and ready', async () => {
    const server = await startTestServer(kind);
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
    const server = await startTestServer(kind);
    await server.database.close();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ database: 'unavailable' }),
    ]);
    await server.close();
  });

  test('before the schema is there a post is told to come back', async () => {
    const server = await startTestServer(kind, { migrationState: () => 'pending' });
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

  test('being asked often is one look a second, and leaves no lead behind', async () => {
    const server = await startTestServer(kind);
    await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/readyz')));
    const { db } = server.database;
    expect(await db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('rate_counters').select(['endpoint', 'count']).execute()).toEqual([
      { endpoint: '/readyz', count: 1 },
    ]);
    await server.close();
  });

  test('while shutting down it takes no new visitors', async () => {
    const server = await startTestServer(kind, { isDraining: () => true });
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ draining: true }),
    ]);
    await server.close();
  });

  test('the metrics count leads, mails and requests, for the own network only', async () => {
    let now = Date.now();
    const server = await startTestServer(kind, {
      now: () => now,
      env: { TRUST_PROXY: 'loopback' },
    });
    await server.post('/api/contact-submissions', newSubmission());
    now += 60_000;
    const response = await server.app.inject('/metrics');
    expect(response.headers['content-type']).toMatch('text/plain');
    for (const line of [
      'leads_total{stage="complete",outcome="created"} 1',
      'outbox_rows{state="pending"} 2',
      'outbox_rows{state="parked"} 0',
      'outbox_oldest_due_seconds 60',
      'http_requests_total{route="/api/contact-submissions",status="201"} 1',
      'http_request_duration_seconds_count{route="/api/contact-submissions"} 1',
      'database_up 1',
    ]) {
      expect(response.body).toContain(line);
    }
    expect(response.body).toMatch(/^(#.*|[a-z_]+(\{.*\})? [0-9.e+]+)$/m);
    const outside = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(outside.statusCode).toBe(404);
    const proxied = await server.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(proxied.statusCode).toBe(404);
    await server.close();
  });

  test('a forwarded request from a proxy nobody named sees no metrics', async () => {
    const server = await startTestServer(kind);
    const proxied = await server.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '10.0.0.1' },
    });
    expect(proxied.statusCode).toBe(404);
    await server.close();
  });
});
