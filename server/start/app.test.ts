import { afterEach, expect, test } from 'vitest';
import { BUILT_HASHES, BUILT_PAGE, buildSite } from '../testing/built-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

test.each(['/healthz', '/api/geolocation', '/api/nothing', '/nothing', '/%zz'])(
  '%s carries the security headers',
  async (url) => {
    server = await startTestServer('sqlite', { env: { SITE_URL: 'https://www.example.com' } });
    const { headers } = await server.app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('a site without TLS does not ask for it', async () => {
  server = await startTestServer('sqlite');
  expect((await server.app.inject('/healthz')).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});

test('slow clients and too many connections are cut off by Node', async () => {
  server = await startTestServer('sqlite');
  await server.app.ready();
  expect(server.app.server).toMatchObject({
    requestTimeout: 300_000,
    headersTimeout: 10_000,
    timeout: 15_000,
    maxConnections: 4_000,
  });
});

test('pages are served beside the API, each under its own policy', async () => {
  server = await startTestServer('sqlite', {
    served: (await buildSite()).served,
  });
  const page = await server.app.inject('/');
  expect(page.body).toBe(BUILT_PAGE);
  expect(page.headers['content-security-policy']).toContain(BUILT_HASHES.scriptHashes[0]);
  expect((await server.app.inject('/api/geolocation')).statusCode).toBe(200);
});
