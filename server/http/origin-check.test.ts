import { expect, test } from 'vitest';
import { newSubmission, serverForAllTests } from '../testing/test-server.ts';

const LEADS = '/api/contact-submissions';
const WRITES = [
  ...[LEADS, '/api/newsletter-signups', '/api/functions/send-quote-notification'],
  ...['/api/termite-letters', '/api/pest-photos', '/api/nothing'],
];
const server = serverForAllTests('sqlite', () => ({
  env: { SITE_URL: 'https://www.example.com', ALLOWED_ORIGINS: 'https://cdn.example.com' },
}));

test.each([
  ['neither Origin nor Sec-Fetch-Site', {}],
  ['our own host', { origin: 'https://site.test:8443', host: 'site.test:8443' }],
  ['our own host, whose TLS ends elsewhere', { origin: 'https://site.test', host: 'site.test' }],
  ['SITE_URL', { origin: 'https://www.example.com' }],
  ['an allowed origin', { origin: 'https://cdn.example.com', 'sec-fetch-site': 'cross-site' }],
])('a post with %s is accepted', async (_name, headers) => {
  expect((await server.post(LEADS, newSubmission(), headers)).statusCode).toBe(201);
});

/** What attackers add in the hope that a server believes it. */
const FORGED = {
  ...{ host: 'www.example.com', referer: 'https://www.example.com/', 'sec-fetch-mode': 'navigate' },
  ...{ 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' },
  ...{ 'x-original-host': 'www.example.com', 'x-http-method-override': 'GET' },
};

test.each<Record<string, string>>([
  ...[
    ...['https://evil.example', 'null', '', 'http://www.example.com', 'https://example.com'],
    ...['https://www.example.com:444', 'https://www.example.com.evil.example'],
    ...['https://www.example.com@evil.example', 'https://www.example.com, https://evil.example'],
  ].map((origin) => ({ origin })),
  ...['cross-site', 'same-origin', 'none'].map((from) => ({ 'sec-fetch-site': from })),
])('a post with %j is refused on every endpoint, before the body is read', async (foreign) => {
  // Behind TLS our own host may be asked without it.
  const host = foreign.origin === 'http://www.example.com' ? 'other.example' : FORGED.host;
  for (const url of WRITES)
    for (const type of ['application/json', 'text/plain']) {
      const response = await server.app.inject({
        ...{ method: 'POST', url, payload: 'name=Sam&phone=1' },
        headers: { ...FORGED, host, ...foreign, 'content-type': type },
      });
      expect([url, response.statusCode]).toEqual([url, 403]);
      expect(response.json()).toMatchObject({ code: 'foreign-origin' });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
});

test('an allowed origin may read the answer, others may not; reading needs no origin', async () => {
  const preflight = async (origin: string) => {
    const request = { method: 'OPTIONS', url: LEADS, headers: { origin } } as const;
    const { statusCode, headers } = await server.app.inject(request);
    return [statusCode, headers['access-control-allow-origin']];
  };
  const cdn = 'https://cdn.example.com';
  expect(await preflight(cdn)).toEqual([204, cdn]);
  expect(await preflight('https://evil.example')).toEqual([403, undefined]);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const read = await server.app.inject({ url: '/api/geolocation', headers: foreign });
  expect(read.statusCode).toBe(200);
});
