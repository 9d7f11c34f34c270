import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';

const WRITES = [
  '/api/contact-submissions',
  '/api/newsletter-signups',
  '/api/functions/send-quote-notification',
];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite', {
    env: { SITE_URL: 'https://www.example.com', ALLOWED_ORIGINS: 'https://cdn.example.com' },
  });
});
afterAll(() => server.close());

test.each([
  ['neither Origin nor Sec-Fetch-Site', {}],
  ['our own host', { origin: 'https://site.test:8443', host: 'site.test:8443' }],
  ['our own host, whose TLS ends elsewhere', { origin: 'https://site.test', host: 'site.test' }],
  ['SITE_URL', { origin: 'https://www.example.com' }],
  ['an allowed origin', { origin: 'https://cdn.example.com', 'sec-fetch-site': 'cross-site' }],
])('a post with %s is accepted', async (_name, headers) => {
  const response = await server.post(WRITES[0] ?? '', newSubmission(), headers);
  expect(response.statusCode).toBe(201);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of our host', { origin: 'http://site.test:1', host: 'site.test' }],
  ['our name inside another', { origin: 'https://www.example.com.evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['a broken origin', { origin: 'https://' }],
  ['a cross-site fetch without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site fetch without Origin', { 'sec-fetch-site': 'same-site' }],
])(
  'a post from %s is refused on every endpoint, before the body is read',
  async (_name, headers) => {
    for (const path of WRITES) {
      const response = await server.post(path, newSubmission(), headers);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'foreign-origin' });
    }
    const form = await server.app.inject({
      method: 'POST',
      url: WRITES[0] ?? '',
      payload: 'name=Sam&phone=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect(form.statusCode).toBe(403);
  },
);

test('a spoofed X-Forwarded-Host does not make a foreign page our own', async () => {
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
  expect((await server.post(WRITES[0] ?? '', newSubmission(), headers)).statusCode).toBe(403);
});

test('an allowed origin may read the answer, others may not', async () => {
  const preflight = (origin: string) =>
    server.app.inject({ method: 'OPTIONS', url: WRITES[0] ?? '', headers: { origin } });
  const allowed = await preflight('https://cdn.example.com');
  expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
    204,
    'https://cdn.example.com',
  ]);
  const foreign = await preflight('https://evil.example');
  expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([
    403,
    undefined,
  ]);
});

test('reading needs no origin', async () => {
  const response = await server.app.inject({
    url: '/api/geolocation',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  expect(response.statusCode).toBe(200);
});
