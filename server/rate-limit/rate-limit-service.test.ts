import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';

const LEADS = '/api/contact-submissions';
const SIGNUPS = '/api/newsletter-signups';
const [MAX_LEADS, MAX_SIGNUPS] = [30, 10];
const WINDOW_MS = 5 * 60_000;
const VISITOR = '203.0.113.9';

describe('the limit of an endpoint', () => {
  let server: TestServer;
  beforeEach(async () => {
    const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };
    server = await startTestServer('sqlite', { env });
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  /** @param forwardedFor as the proxy on this machine says it; null = no proxy. */
  const post = (url: string, forwardedFor: string | null, remoteAddress = '127.0.0.1') =>
    server.app.inject({
      ...{ method: 'POST', url, remoteAddress },
      ...(forwardedFor && { headers: { 'x-forwarded-for': forwardedFor } }),
      payload:
        url === LEADS
          ? newSubmission()
          : { email: `${Math.random()}@example.com`, source_page: 'footer' },
    });
  /** @returns how many were taken and refused */
  async function postMany(times: number, one: (i: number) => ReturnType<typeof post>) {
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    for (let i = 0; i < times; i++) answers.push(await one(i));
    const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
    return [count(201), count(429)];
  }
  const leadOf = (visitor: string) => post(LEADS, visitor);

  test('thirty of ninety calls pass, whatever X-Forwarded-For they forge', async () => {
    const forged = await postMany(90, (i) => leadOf(`198.51.100.${i}, ${VISITOR}`));
    expect(forged).toEqual([MAX_LEADS, 60]);
    expect((await leadOf('203.0.113.10')).statusCode).toBe(201);
    expect((await post(SIGNUPS, VISITOR)).statusCode).toBe(201);
  });

  test('a forwarded text that is no address counts as its proxy', async () => {
    expect(await postMany(40, (i) => leadOf(`made-up-${i}`))).toEqual([MAX_LEADS, 10]);
  });

  test('a client over the limit is asked to wait or to call; a form leads to the page that says so', async () => {
    expect(await postMany(11, () => post(SIGNUPS, VISITOR))).toEqual([MAX_SIGNUPS, 1]);
    const refused = await post(SIGNUPS, VISITOR);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      code: 'too-many',
      detail: expect.stringContaining('(888) 555-0103'),
    });
    const headers = { 'x-forwarded-for': VISITOR };
    const form = await server.postForm(SIGNUPS, { email: 'sam@example.com' }, headers);
    expect(form.headers.location).toBe('/problem/too-many');
  });

  test('when the window is over, the client may call again', async () => {
    await postMany(40, () => leadOf(VISITOR));
    vi.advanceTimersByTime(WINDOW_MS - 1);
    expect((await leadOf(VISITOR)).statusCode).toBe(429);
    vi.advanceTimersByTime(1);
    expect((await leadOf(VISITOR)).statusCode).toBe(201);
  });
});
