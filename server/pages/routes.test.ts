import { afterEach, expect, test, vi } from 'vitest';
import { buildSite } from '../testing/built-site.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const { served } = await buildSite(
  { '/service-areas/greenville': '<h1>Greenville</h1>' },
  { redirects: { '/service-areas/greenville-sc': '/service-areas/greenville' } },
);

let server: TestServer;
afterEach(() => server.close());
const start = async (env: Record<string, string> = {}) => {
  server = await startTestServer('sqlite', { env, served });
  return server.app;
};

test('a redirect is permanent and keeps the query', async () => {
  const app = await start();
  const answer = await app.inject('/service-areas/greenville-sc?utm_source=mailer');
  expect([answer.statusCode, answer.headers.location]).toEqual([
    301,
    '/service-areas/greenville?utm_source=mailer',
  ]);
});

test('only the site’s own host is for search engines', async () => {
  const app = await start({ SITE_URL: 'https://www.example.com' });
  const robotsOn = async (host: string) =>
    (await app.inject({ url: '/service-areas/greenville', headers: { host } })).headers[
      'x-robots-tag'
    ];
  expect(await robotsOn('www.example.com')).toBeUndefined();
  expect(await robotsOn('copy.example.net')).toBe('noindex');
});

test('a long film arrives whole, and in the part that was asked for', async () => {
  server = await startTestServer('sqlite', { served });
  const film = '0123456789'.repeat(20_000);
  const whole = await server.app.inject('/film/house.mp4');
  expect([whole.headers['content-length'], whole.body]).toEqual(['200000', film]);
  const range = { range: 'bytes=5-150004' };
  const part = await server.app.inject({ url: '/film/house.mp4', headers: range });
  expect([part.statusCode, part.headers['content-length']]).toEqual([206, '150000']);
  expect(part.body).toBe(film.slice(5, 150_005));
  const head = await server.app.inject({ url: '/film/house.mp4', method: 'HEAD' });
  expect([head.headers['content-length'], head.body]).toEqual(['200000', '']);
});

test('a film that is opened at its own address plays: its policy lets the browser’s own player work', async () => {
  server = await startTestServer('sqlite', { served });
  const { headers } = await server.app.inject('/film/door.mp4');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
});

test('the rest of a film is sent only when the film is still the same', async () => {
  server = await startTestServer('sqlite', { served });
  const { app } = server;
  const { etag } = (await app.inject('/film/door.mp4')).headers;
  const ask = async (ifRange: string) =>
    (
      await app.inject({
        url: '/film/door.mp4',
        headers: { range: 'bytes=0-9', 'if-range': ifRange },
      })
    ).statusCode;
  expect(await ask(String(etag))).toBe(206);
  expect(await ask('"another"')).toBe(200);
  expect(await ask('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(200);
  const again = { 'if-none-match': String(etag) };
  expect((await app.inject({ url: '/film/door.mp4', headers: again })).statusCode).toBe(304);
});

test('security.txt names the contacts of site.yaml, and expires a month after each answer', async () => {
  const contacts = ['https://fixture.example/security', 'tel:+1-804-555-0142'];
  server = await startTestServer('sqlite', {
    env: { SITE_URL: 'https://www.example.com' },
    site: { ...fixtureSite, security: { contacts, languages: ['en', 'es'] } },
    served,
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T06:00:00.123Z') });
  const answer = await server.app.inject('/.well-known/security.txt');
  vi.useRealTimers();
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: https://fixture.example/security',
    'Contact: tel:+1-804-555-0142',
    'Expires: 2026-12-22T06:00:00Z',
    'Preferred-Languages: en, es',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});

test('without a contact of its own security.txt names the office, and without SITE_URL no address', async () => {
  const { body } = await (await start()).inject('/.well-known/security.txt');
  expect(body).toMatch(
    /^Contact: mailto:office@fixture\.example\nExpires: \S+\nPreferred-Languages: en\n$/,
  );
});

test('the service worker is asked for anew each time, and may itself ask the site', async () => {
  server = await startTestServer('sqlite', { served });
  const { headers } = await server.app.inject('/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('the security policy follows the settings of what is served, not of the start', async () => {
  const counter = 'https://stats.example/script.js';
  const company = {
    ...{ areas: [], visits: null },
    sites: { en: { ...fixtureSite, counter } },
  };
  const { served: counted } = await buildSite({}, { company });
  server = await startTestServer('sqlite', { served: counted });
  const { headers } = await server.app.inject('/');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://stats.example;");
});
