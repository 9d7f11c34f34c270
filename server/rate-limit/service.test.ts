import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createCallCounter } from './service.ts';

const PATH = '/api/contact-submissions';
const MAX = 30;
const WINDOW_MS = 5 * 60_000;

test('a window begins with its first call', () => {
  const counter = createCallCounter();
  expect(counter.count('a', 100, 1000)).toEqual({ count: 1, endsAt: 1100 });
  expect(counter.count('a', 100, 1099)).toEqual({ count: 2, endsAt: 1100 });
  expect(counter.count('a', 100, 1100)).toEqual({ count: 1, endsAt: 1200 });
});

test('many clients cannot fill the memory: the one whose window began first is forgotten', () => {
  const counter = createCallCounter(3);
  for (const client of ['a', 'b', 'c', 'd']) counter.count(client, 100, 0);
  expect(counter.count('d', 100, 1).count).toBe(2);
  expect(counter.count('a', 100, 1).count).toBe(1);
});

describe('the limit of an endpoint', () => {
  let server: TestServer;
  let time = Date.parse('2026-11-20T15:00:00Z');
  beforeEach(async () => {
    const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };
    server = await startTestServer('sqlite', { env, now: () => time });
  });
  afterEach(() => server.close());

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
    time += WINDOW_MS - 1;
    expect(await post()).toBe(429);
    time += 1;
    expect(await post()).toBe(201);
  });

  test('a clock that jumped 400 days ahead and back blocks no client', async () => {
    const today = time;
    time += 400 * 86_400_000;
    expect(await postAll(40)).toEqual({ taken: MAX, refused: 10 });
    time = today;
    expect(await postAll(40)).toEqual({ taken: MAX, refused: 10 });
  });
});
