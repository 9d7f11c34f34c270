import { afterEach, expect, test } from 'vitest';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';

const PATH = '/api/newsletter-signups';
let server: TestServer;
afterEach(() => server.close());

const start = async (env: Record<string, string> = {}) => {
  server = await startTestServer('sqlite', { env: { RATE_LIMIT: 'on', ...env } });
};
let count = 0;
const signUp = (remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: PATH,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: { email: `person${count++}@example.com`, source_page: 'footer' },
  });
const statuses = async (times: number, call: (i: number) => ReturnType<typeof signUp>) => {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push((await call(i)).statusCode);
  return all;
};
const TEN_PASS = [...Array(10).fill(201), 429];

test('the eleventh signup of a client within five minutes is told to wait, or to call', async () => {
  await start();
  expect(await statuses(11, () => signUp('203.0.113.9'))).toEqual(TEN_PASS);
  const refused = await signUp('203.0.113.9');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    code: 'too-many',
    detail: expect.stringContaining('(888) 555-0103'),
  });
});

test('a lead form takes 30 in five minutes of a client', async () => {
  await start();
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/contact-submissions',
      remoteAddress: '203.0.113.9',
      payload: newSubmission(),
    });
  expect(await statuses(31, send)).toEqual([...Array(30).fill(201), 429]);
});

test('other clients and other endpoints are not touched', async () => {
  await start();
  await statuses(11, () => signUp('203.0.113.9'));
  expect((await signUp('203.0.113.10')).statusCode).toBe(201);
  const lead = await server.app.inject({
    method: 'POST',
    url: '/api/contact-submissions',
    remoteAddress: '203.0.113.9',
    payload: newSubmission(),
  });
  expect(lead.statusCode).toBe(201);
});

test('a forged X-Forwarded-For is no way around it', async () => {
  await start();
  const forged = (i: number) => signUp('203.0.113.9', { 'x-forwarded-for': `198.51.100.${i}` });
  expect(await statuses(11, forged)).toEqual(TEN_PASS);
});

test('behind a trusted proxy each visitor counts alone, and what they forge is ignored', async () => {
  await start({ TRUST_PROXY: 'loopback' });
  const visitor = (last: number) => (i: number) =>
    signUp('127.0.0.1', { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.${last}` });
  expect(await statuses(11, visitor(1))).toEqual(TEN_PASS);
  expect((await visitor(2)(0)).statusCode).toBe(201);
});

test('one IPv6 network is one client', async () => {
  await start();
  expect(await statuses(11, (i) => signUp(`2001:db8:1:2::${i + 1}`))).toEqual(TEN_PASS);
  expect((await signUp('2001:db8:1:3::1')).statusCode).toBe(201);
});

test('a form is sent to the page that says so', async () => {
  await start();
  const post = () => server.postForm(PATH, { email: `form${count++}@example.com` });
  for (let i = 0; i < 10; i++) await post();
  const refused = await post();
  expect([refused.statusCode, refused.headers.location]).toEqual([303, '/problem/too-many']);
});

test('RATE_LIMIT=off switches it off', async () => {
  await start({ RATE_LIMIT: 'off' });
  expect(await statuses(15, () => signUp('203.0.113.9'))).toEqual(Array(15).fill(201));
});
