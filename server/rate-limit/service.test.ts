import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';
import { CallStore } from './service.ts';

const PATH = '/api/contact-submissions';
const MAX = 30;
const WINDOW_MS = 5 * 60_000;

/** @returns calls of the client in its window, this one included */
function count(store: CallStore, client: string): number {
  let calls = 0;
  const done: Parameters<CallStore['incr']>[1] = (_error, window) => {
    calls = window?.current ?? 0;
  };
  store.incr(client, done, WINDOW_MS);
  return calls;
}

test('many clients cannot fill the memory: the one whose window began first is dropped', () => {
  const store = new CallStore();
  for (let client = 0; client <= 50_000; client++) count(store, String(client));
  expect([count(store, '50000'), count(store, '0')]).toEqual([2, 1]);
});

describe('the limit of an endpoint', () => {
  let server: TestServer;
  beforeEach(async () => {
    const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };
    server = await startTestServer('sqlite', { env });
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const post = async (forwarded = '203.0.113.9') => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await server.post(PATH, newSubmission(), headers)).statusCode;
  };
  const postAll = async (times: number, forwarded?: (i: number) => string) => {
    const statuses = await Promise.all(
      Array.from({ length: times }, (_, i) => post(forwarded?.(i))),
    );
    const count = (status: number) => statuses.filter((found) => found === status).length;
    return { taken: count(201), refused: count(429) };
  };

  test('thirty of ninety calls at once pass, whatever X-Forwarded-For they forge', async () => {
    const answers = await postAll(90, (i) => `198.51.100.${i}, 203.0.113.9`);
    expect(answers).toEqual({ taken: MAX, refused: 60 });
    expect(await post('203.0.113.10')).toBe(201);
  });

  test('when the window is over, the client may call again', async () => {
    await postAll(40);
    vi.advanceTimersByTime(WINDOW_MS - 1);
    expect(await post()).toBe(429);
    vi.advanceTimersByTime(1);
    expect(await post()).toBe(201);
  });

  test('a clock that was 400 days ahead blocks no client', async () => {
    const today = Date.now();
    vi.setSystemTime(today + 400 * 86_400_000);
    expect(await postAll(40)).toEqual({ taken: MAX, refused: 10 });
    vi.setSystemTime(today);
    vi.advanceTimersByTime(WINDOW_MS);
    expect(await postAll(40)).toEqual({ taken: MAX, refused: 10 });
  });
});
