/** A company that is not ready shows visitors its name and numbers, and its people the site. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildSite } from '../testing/built-site.ts';
import { SITE_URL, startTestOffice } from '../testing/office.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { OPENED_FILE } from './holding-page.ts';

const site = await buildSite({
  '/': '<h1>The site</h1>',
  '/es': '<h1>El sitio</h1>',
  '/sitemap.xml': '<urlset/>',
  '/assets/a-12345678.css': 'a{}',
});

let server: TestServer;
afterEach(() => server.close());

const start = async ({
  siteUrl = 'https://www.example.com',
  hasHoldingPage = true,
  opened = false,
} = {}) => {
  await site.show({}, { siteUrl, hasHoldingPage });
  server = await startTestServer('sqlite', { env: { SITE_URL: siteUrl }, served: site.served });
  if (opened) writeFileSync(join(server.database.dataDir, OPENED_FILE), '');
  return server.app;
};

test('visitors read name and numbers, no file lists the pages, and nothing of it is stored or listed', async () => {
  const app = await start();
  for (const path of ['/', '/quote', '/nothing-here', '/sitemap.xml', '/es']) {
    const { statusCode, headers, body } = await app.inject(path);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']], path).toEqual([
      503,
      'no-store',
      'noindex',
    ]);
    expect(body, path).toMatch(/tel:\+1\d{10}/);
    expect(body, path).not.toContain('site</h1>');
  }
  expect((await app.inject('/es')).body).toContain('Llámenos');
  expect((await app.inject('/assets/a-12345678.css')).statusCode).toBe(200);
  // Beside the name where people sign in to the office.
  expect((await app.inject('/favicon.svg')).statusCode).not.toBe(503);
});

test('who is signed in to the office sees the site, which no cache keeps', async () => {
  await site.show({}, { siteUrl: SITE_URL, hasHoldingPage: true });
  const office = await startTestOffice('sqlite', { served: site.served });
  server = office.server;
  const { cookie } = await office.signIn('ann@example.com', 'owner');
  const seen = await server.app.inject({ url: '/', headers: { cookie: cookie ?? '' } });
  expect([seen.statusCode, seen.headers['cache-control'], seen.body]).toEqual([
    200,
    'no-store',
    '<h1>The site</h1>',
  ]);
  const forged = await server.app.inject({
    url: '/',
    headers: { cookie: `__Host-office=${'x'.repeat(43)}` },
  });
  expect(forged.statusCode).toBe(503);
});

test('a request that is sent is stored', async () => {
  const app = await start();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact-submissions',
    payload: {
      first_name: 'Ann Lee',
      last_name: '',
      phone: '(804) 555-0142',
      email: '',
      service_needed: 'ants',
      description: 'Ants in the kitchen',
      urgency: 'standard',
      address: 'ZIP not provided',
      source: 'quote_form',
      submission_id: '5f0e7d5e-8a52-4f3e-9a52-0d7a5b5e2a11',
    },
  });
  expect(answer.statusCode).toBe(201);
});

test.each([
  ['on the owner’s own machine', { siteUrl: 'http://localhost:3000' }],
  ['once an owner has opened it', { opened: true }],
  ['where the owner has decided so, or never asked for it', { hasHoldingPage: false }],
])('everybody sees the site %s', async (_when, state) => {
  const app = await start(state);
  expect((await app.inject('/')).body).toContain('The site');
});
