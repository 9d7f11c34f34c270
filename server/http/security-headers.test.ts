import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { buildSite } from '../testing/built-site.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { newSubmission, serverForAllTests, startTestServer } from '../testing/test-server.ts';
import { securityHeaders } from './security-headers.ts';

const { served } = await buildSite();
const HOST = 'Host: www.example.com\r\n';
const server = serverForAllTests('sqlite', () => ({
  served,
  env: {
    SITE_URL: 'https://www.example.com',
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: 'a-token-for-prometheus',
  },
}));
let port: number;
let etag: string;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  etag = String((await server.app.inject('/')).headers.etag);
});

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\n${HOST}${more}Connection: close\r\n\r\n`;
const post = (path: string, body: string, more = '') =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}Connection: close\r\n\r\n${body}`;
const LEADS = '/api/contact-submissions';
const lead = JSON.stringify(newSubmission());

const SECURITY = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

test.each<[string, number, () => string]>([
  ['a page', 200, () => get('/')],
  ['a script', 200, () => get('/assets/page.js')],
  ['a part of a film', 206, () => get('/film/door.mp4', 'Range: bytes=0-99\r\n')],
  ['a part a film has not', 416, () => get('/film/door.mp4', 'Range: bytes=5000-\r\n')],
  ['a page that has not changed', 304, () => get('/', `If-None-Match: ${etag}\r\n`)],
  ['a redirect', 301, () => get('/old')],
  ['an unknown page', 404, () => get('/nothing')],
  ['an unknown file', 404, () => get('/nothing.php')],
  ['an address that cannot be read', 404, () => get('/%zz')],
  ['a null byte', 400, () => get('/%00')],
  ['a post to a page', 405, () => post('/', '{}')],
  ['a post of a type nobody takes, to a page', 405, () => post('/', '<a/>').replace('json', 'xml')],
  ['a post to the health check', 405, () => post('/healthz', '{}')],
  ['a post to an unknown page', 404, () => post('/nothing', '{}')],
  ['the options of the whole server', 204, () => get('*').replace('GET', 'OPTIONS')],
  ['an unusual method', 405, () => get('/').replace('GET', 'PROPFIND')],
  ['where to report a hole', 200, () => get('/.well-known/security.txt')],
  ['a lead', 201, () => post(LEADS, lead)],
  [
    'a form',
    303,
    () =>
      post(LEADS, 'name=Sam&phone=1').replace(
        'application/json',
        'application/x-www-form-urlencoded',
      ),
  ],
  ['broken JSON', 400, () => post(LEADS, '{')],
  ['a lead that is none', 422, () => post(LEADS, '{}')],
  ['a type nobody takes', 415, () => post(LEADS, '<a/>').replace('json', 'xml')],
  ['a post from another site', 403, () => post(LEADS, lead, 'Origin: https://evil.example\r\n')],
  ['an unknown endpoint', 404, () => get('/api/nothing')],
  ['a wrong method', 405, () => get(LEADS)],
  ['health', 200, () => get('/healthz')],
  ['figures', 200, () => get('/metrics', 'Authorization: Bearer a-token-for-prometheus\r\n')],
])('%s: %i, with every security header', async (_name, status, bytes) => {
  const [answer, ...more] = await sendRaw(port, bytes());
  expect(more).toEqual([]);
  expect(answer?.status).toBe(status);
  expect(answer?.headers).toMatchObject(SECURITY);
  expect(answer?.headers).not.toHaveProperty('server');
  expect(answer?.headers).not.toHaveProperty('x-powered-by');
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
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s is said as it was set, and only with an https address', (setting, expected) => {
  const hstsOf = (siteUrl: string) =>
    securityHeaders(readEnv({ HSTS: setting, SITE_URL: siteUrl }))['strict-transport-security'];
  expect(hstsOf('https://www.example.com')).toBe(expected);
  expect(hstsOf('http://www.example.com')).toBeUndefined();
});

test('a page that is posted to says which methods it has', async () => {
  const answer = await server.app.inject({ url: '/', method: 'POST', payload: 'x' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('only a trusted proxy is believed that a visit came without TLS, and only pages are sent on', async () => {
  const status = async (url: string, remoteAddress: string) =>
    (await server.app.inject({ url, remoteAddress, headers: { 'x-forwarded-proto': 'http' } }))
      .statusCode;
  expect(await status('/', '127.0.0.1')).toBe(308);
  expect(await status('/', '203.0.113.9')).toBe(200);
  expect(await status('/healthz', '127.0.0.1')).toBe(200);
});
