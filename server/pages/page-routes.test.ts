import { expect, test, vi } from 'vitest';
import { buildSite } from '../testing/built-site.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { serverForAllTests, startTestServer } from '../testing/test-server.ts';

const { served } = await buildSite(
  { '/service-areas/greenville': '<h1>Greenville</h1>' },
  { redirects: { '/service-areas/greenville-sc': '/service-areas/greenville' } },
);

const contacts = ['https://fixture.example/security', 'tel:+1-804-555-0142'];
const server = serverForAllTests('sqlite', () => ({
  env: { SITE_URL: 'https://www.example.com' },
  site: { ...fixtureSite, security: { contacts } },
  served,
}));
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test('a redirect is permanent and keeps the query', async () => {
  const { statusCode, headers } = await get('/service-areas/greenville-sc?utm_source=mailer');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/service-areas/greenville?utm_source=mailer');
});

test('only the site’s own host is for search engines', async () => {
  const robotsOn = async (host: string) =>
    (await get('/service-areas/greenville', { host })).headers['x-robots-tag'];
  expect(await robotsOn('www.example.com')).toBeUndefined();
  expect(await robotsOn('copy.example.net')).toBe('noindex');
});

test('a long film arrives whole, and in the part that was asked for', async () => {
  const film = '0123456789'.repeat(20_000);
  const whole = await get('/film/house.mp4');
  expect([whole.headers['content-length'], whole.body]).toEqual(['200000', film]);
  const part = await get('/film/house.mp4', { range: 'bytes=5-150004' });
  expect([part.statusCode, part.headers['content-length']]).toEqual([206, '150000']);
  expect(part.body).toBe(film.slice(5, 150_005));
  const head = await server.app.inject({ url: '/film/house.mp4', method: 'HEAD' });
  expect([head.headers['content-length'], head.body]).toEqual(['200000', '']);
  // Opened at its own address, it plays in the browser's own player.
  expect(whole.headers['content-security-policy']).toBe(
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
});

test('the rest of a film is sent only when the film is still the same', async () => {
  const { etag } = (await get('/film/door.mp4')).headers;
  const ask = async (ifRange: string) =>
    (await get('/film/door.mp4', { range: 'bytes=0-9', 'if-range': ifRange })).statusCode;
  expect(await ask(String(etag))).toBe(206);
  expect(await ask('"another"')).toBe(200);
  expect(await ask('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(200);
  expect((await get('/film/door.mp4', { 'if-none-match': String(etag) })).statusCode).toBe(304);
});

test('security.txt names the contacts of site.yaml, and expires a month after each answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T06:00:00.123Z') });
  const answer = await get('/.well-known/security.txt');
  vi.useRealTimers();
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: https://fixture.example/security',
    'Contact: tel:+1-804-555-0142',
    'Expires: 2026-12-22T06:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});

test('the service worker is asked for anew each time, and may itself ask the site', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('the security policy follows the settings of what is served, not of the start', async () => {
  const counter = 'https://stats.example/script.js';
  const company = { areas: [], visits: null, sites: { en: { ...fixtureSite, counter } } };
  const counted = await startTestServer('sqlite', await buildSite({}, { company }));
  const { headers } = await counted.app.inject('/');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://stats.example;");
  await counted.close();
});
