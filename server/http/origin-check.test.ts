import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSubmission, serverForAllTests } from '../testing/test-server.ts';

const WRITES = [
  '/api/contact-submissions',
  '/api/newsletter-signups',
  '/api/functions/send-quote-notification',
  '/api/termite-letters',
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

/** What browsers send from a page that is not ours, and what attackers try instead. */
const FOREIGN_ORIGINS = fc.oneof(
  fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }).map((url) => new URL(url).origin),
  fc.domain().map((domain) => `https://www.example.com.${domain}`),
  fc.domain().map((domain) => `https://${domain}/www.example.com`),
  fc.nat(65_535).map((port) => `https://www.example.com:${port === 443 ? 444 : port}`),
  fc.ipV4().map((address) => `http://${address}`),
  fc.ipV6().map((address) => `http://[${address}]`),
  fc.string().map((text) => `https://www.example.com${text.replace(/[^!-~]/g, '')}!`),
  fc.constantFrom(
    'null',
    '',
    'https://',
    'https://WWW.EXAMPLE.COM.',
    'https://example.com',
    'https://www.example.com@evil.example',
    'https://www.example.com, https://evil.example',
    'https://www.example.com#',
    'https://cdn.example.com.evil.example',
    'file://',
    'chrome-extension://abcdefghijklmnop',
    'data:text/html,x',
    'https://www.exаmple.com',
  ),
);
const FETCH_SITES = fc.constantFrom('cross-site', 'same-site', 'none', 'same-origin', '');
const CROSS_SITE = fc.oneof(
  fc.record({ origin: FOREIGN_ORIGINS }),
  fc.record({ origin: FOREIGN_ORIGINS, 'sec-fetch-site': FETCH_SITES }),
  fc.record({ 'sec-fetch-site': FETCH_SITES }),
);
const OBFUSCATIONS = fc.dictionary(
  fc.constantFrom(
    'referer',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-host',
    'forwarded',
    'x-requested-with',
    'sec-fetch-mode',
    'x-http-method-override',
  ),
  fc.constantFrom(
    'www.example.com',
    'https://www.example.com/',
    'navigate',
    'GET',
    'XMLHttpRequest',
  ),
);
const TYPES = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
);

test('none of 1,000 different cross-site posts is accepted, or read', async () => {
  const { db } = server.database;
  const leads = () => db.selectFrom('contact_submissions').select('submission_id').execute();
  const before = await leads();
  let posts = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WRITES, '/api/pest-photos', '/api/nothing'),
      CROSS_SITE,
      OBFUSCATIONS,
      TYPES,
      fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      async (url, foreign, obfuscation, type, method) => {
        posts += 1;
        const response = await server.app.inject({
          method: method as 'POST',
          url,
          payload: type.includes('urlencoded')
            ? 'name=Sam&phone=1'
            : JSON.stringify(newSubmission()),
          headers: { host: 'www.example.com', ...obfuscation, ...foreign, 'content-type': type },
        });
        expect(response.statusCode).toBe(403);
        expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      },
    ),
    { numRuns: 1000 },
  );
  expect(posts).toBeGreaterThanOrEqual(1000);
  expect(await leads()).toEqual(before);
});

test('the framed form posts from our own origin, wherever its frame stands', async () => {
  const framed = {
    host: 'www.example.com',
    origin: 'https://www.example.com',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'iframe',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const response = await server.app.inject({
    method: 'POST',
    url: WRITES[0] ?? '',
    payload: 'name=Sam&phone=1&embedded=1',
    headers: framed,
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/embed/thank-you']);
});

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
