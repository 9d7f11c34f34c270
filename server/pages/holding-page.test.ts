/** Before its opening the site shows visitors name and phone numbers; office users see the pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildSite } from '../testing/built-site.ts';
import { SITE_URL, startTestOffice } from '../testing/office-client.ts';
import { newSubmission, startTestServer, type TestServer } from '../testing/test-server.ts';
import { OPENED_FILE } from './holding-page.ts';

const site = await buildSite({
  '/': '<h1>The site</h1>',
  '/es': '<h1>El sitio</h1>',
  '/sitemap.xml': '<urlset/>',
  '/assets/a-12345678.css': 'a{}',
});

let server: TestServer;
afterEach(() => server.close());

const start = async ({ siteUrl = SITE_URL, hasHoldingPage = true, opened = false } = {}) => {
  await site.show({}, { siteUrl, hasHoldingPage });
  server = await startTestServer('sqlite', { env: { SITE_URL: siteUrl }, served: site.served });
  if (opened) writeFileSync(join(server.database.dataDir, OPENED_FILE), '');
  return server.app;
};

test('visitors get name and phone numbers, uncached and without a list of pages, and can send requests', async () => {
  const app = await start();
  for (const path of ['/', '/quote', '/nothing-here', '/sitemap.xml', '/es']) {
    const { statusCode, headers, body } = await app.inject(path);
    expect(statusCode, path).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body, path).toMatch(/tel:\+1\d{10}/);
    expect(body, path).not.toContain('site</h1>');
  }
  expect((await app.inject('/es')).body).toContain('Llámenos');
  expect((await app.inject('/assets/a-12345678.css')).statusCode).toBe(200);
  // Beside the name where people sign in to the office.
  expect((await app.inject('/favicon.svg')).statusCode).not.toBe(503);
  expect((await server.post('/api/contact-submissions', newSubmission())).statusCode).toBe(201);
});

test('office users see the site, uncached', async () => {
  await site.show({}, { siteUrl: SITE_URL, hasHoldingPage: true });
  const office = await startTestOffice('sqlite', { served: site.served });
  server = office.server;
  const { cookie } = await office.signIn('ann@example.com', 'owner');
  const seen = await server.app.inject({ url: '/', headers: { cookie: cookie ?? '' } });
  expect([seen.statusCode, seen.body]).toEqual([200, '<h1>The site</h1>']);
  expect(seen.headers['cache-control']).toBe('no-store');
  const forged = { cookie: `__Host-office=${'x'.repeat(43)}` };
  expect((await server.app.inject({ url: '/', headers: forged })).statusCode).toBe(503);
});

test.each([
  ['on the owner’s own machine', { siteUrl: 'http://localhost:3000' }],
  ['once an owner has opened it', { opened: true }],
  ['where the owner has decided so, or never asked for it', { hasHoldingPage: false }],
])('everybody sees the site %s', async (_when, state) => {
  const app = await start(state);
  expect((await app.inject('/')).body).toContain('The site');
});
