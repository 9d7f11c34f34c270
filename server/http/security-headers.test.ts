import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { buildSite } from '../testing/built-site.ts';
import { newSubmission, serverForAllTests, startTestServer } from '../testing/test-server.ts';
import { securityHeaders } from './security-headers.ts';

const { served } = await buildSite();
const server = serverForAllTests('sqlite', () => ({
  served,
  env: {
    SITE_URL: 'https://www.example.com',
    TRUST_PROXY: 'loopback',
  },
}));
const LEADS = '/api/contact-submissions';
const lead = JSON.stringify(newSubmission());
const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  url,
  headers,
});
const post = (
  url: string,
  payload: string,
  headers: Record<string, string> = {},
): InjectOptions => ({
  ...{ method: 'POST', url, payload },
  headers: { 'content-type': 'application/json', ...headers },
});

const SECURITY = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

test.each<[string, number, InjectOptions]>([
  ['a page', 200, get('/')],
  ['a part of a film', 206, get('/film/door.mp4', { range: 'bytes=0-99' })],
  ['a part a film has not', 416, get('/film/door.mp4', { range: 'bytes=5000-' })],
  ['a page that has not changed', 304, get('/', { 'if-none-match': '*' })],
  ['a redirect', 301, get('/old')],
  ['an unknown page', 404, get('/nothing')],
  ['an address that cannot be read', 404, get('/%zz')],
  ['a null byte', 400, get('/%00')],
  ['a post to a page', 405, post('/', '{}')],
  ['a post to an unknown page', 404, post('/nothing', '{}')],
  ['an unusual method', 405, { ...get('/'), method: 'PROPFIND' as never }],
  ['where to report a hole', 200, get('/.well-known/security.txt')],
  ['a lead', 201, post(LEADS, lead)],
  ['broken JSON', 400, post(LEADS, '{')],
  ['a lead that is none', 422, post(LEADS, '{}')],
  ['an unknown type', 415, post(LEADS, '<a/>', { 'content-type': 'application/xml' })],
  ['a post from another site', 403, post(LEADS, lead, { origin: 'https://evil.example' })],
  ['an unknown endpoint', 404, get('/api/nothing')],
  ['a wrong method', 405, get(LEADS)],
  ['health', 200, get('/healthz')],
])('%s: %i, with every security header', async (_name, status, request) => {
  const { statusCode, headers } = await server.app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(SECURITY);
});

test('a bug of ours: 500, with every security header', async () => {
  const broken = await startTestServer('sqlite', {
    locate: async () => {
      throw new Error('a mistake');
    },
  });
  const { statusCode, headers } = await broken.app.inject('/api/geolocation');
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  await broken.close();
});

test('a visit without TLS: 308, without HSTS, which only counts over TLS', async () => {
  const headers = { 'x-forwarded-proto': 'http', host: 'www.example.com' };
  const answer = await server.app.inject({ url: '/', headers });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, 'https://www.example.com/']);
  const forged = { ...headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const sent = await server.app.inject({ url: '/?a=1', headers: forged });
  expect(sent.headers.location).toBe('https://www.example.com/?a=1');
  const { 'strict-transport-security': _over, ...others } = SECURITY;
  expect(answer.headers).toMatchObject(others);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s is said as it was set, and only with an https address', (setting, expected) => {
  const hstsOf = (siteUrl: string) =>
    securityHeaders(readEnv({ HSTS: setting, SITE_URL: siteUrl }))['strict-transport-security'];
  expect(hstsOf('https://www.example.com')).toBe(expected);
  expect(hstsOf('http://www.example.com')).toBeUndefined();
});

test('only a trusted proxy is believed that a visit came without TLS, and only pages are sent on', async () => {
  const status = async (url: string, remoteAddress: string) =>
    (await server.app.inject({ url, remoteAddress, headers: { 'x-forwarded-proto': 'http' } }))
      .statusCode;
  expect(await status('/', '127.0.0.1')).toBe(308);
  expect(await status('/', '203.0.113.9')).toBe(200);
  expect(await status('/healthz', '127.0.0.1')).toBe(200);
});
