/** The configurations of nginx and Caddy in the real programs, before replicas and pages of a few lines. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportStatic } from '../cli/export-static.ts';
import { freePort } from '../programs/postgres.ts';
import { readEnv } from '../server/env.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { fixtureSite } from '../server/testing/fixture-site.ts';
import { PROXIES, type RunningProxy, startNginx } from './testing/start-proxy.ts';

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const asked: Asked[] = [];
const replica = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers, body });
  response.end('a replica');
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;
beforeAll(() => new Promise<void>((done) => void replica.listen(0, '127.0.0.1', done)));
afterAll(() => {
  replica.close();
  replica.closeAllConnections();
});

describe.each(Object.entries(PROXIES))('%s before two replicas', (_name, start) => {
  let proxy: RunningProxy;
  beforeAll(async () => {
    asked.length = 0;
    // Nobody listens on the first.
    proxy = await start([await freePort(), portOf(replica)]);
  });
  afterAll(() => proxy.stop());

  test('what is sent arrives once, at the replica that is there', async () => {
    for (let number = 0; number < 4; number++) {
      const body = `lead ${number}`;
      const answer = await fetch(`${proxy.origin}/api/x`, { method: 'POST', body });
      expect([answer.status, await answer.text()]).toEqual([200, 'a replica']);
      expect(asked.filter((one) => one.body === body)).toHaveLength(1);
    }
  });

  test('it says who the visitor is; what visitors say of it is left out', async () => {
    await fetch(`${proxy.origin}/who`, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    });
    const { headers } = asked.findLast(({ url }) => url === '/who') as Asked;
    expect(headers).toMatchObject({
      host: expect.stringMatching(/^127\.0\.0\.1/),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  test('numbers about the business are for the machine’s own network', async () => {
    expect((await fetch(`${proxy.origin}/metrics`)).status).toBe(404);
    expect(asked.some(({ url }) => url === '/metrics')).toBe(false);
  });
});

describe('nginx and a static export', () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'));
  const SITE = { SITE_URL: 'https://www.example.com' };
  let proxy: RunningProxy;
  beforeAll(async () => {
    const client = join(root, 'dist/client');
    for (const folder of ['', 'a', 'service-areas', '404', 'assets'])
      mkdirSync(join(client, folder), { recursive: true });
    const pages = { '/': 'index.html', '/404': '404/index.html', '/a': 'a/index.html' };
    for (const [path, file] of Object.entries(pages)) writeFileSync(join(client, file), path);
    writeFileSync(join(client, 'service-areas/index.html'), '/service-areas');
    writeFileSync(join(client, 'assets/x.js'), '1');
    const entries = { ...pages, '/service-areas': 'service-areas/index.html' };
    writeFileSync(
      join(root, 'dist/manifest.json'),
      JSON.stringify({
        siteUrl: SITE.SITE_URL,
        redirects: { '/old': '/a' },
        pages: Object.fromEntries(
          Object.entries(entries).map(([path, file]) => [
            path,
            { file, scriptHashes: [`'sha256-${path}'`], styleHashes: [] },
          ]),
        ),
      }),
    );
    await exportStatic([join(root, 'website')], () => {}, {
      write: async (folder) => cpSync(join(root, 'dist'), folder, { recursive: true }),
      readSettings: () => readEnv(SITE),
      loadCompany: () => fixtureSite,
    });
    proxy = await startNginx(
      readFileSync('deploy/nginx/static.conf', 'utf8')
        .replaceAll('/srv/website', join(root, 'website'))
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${portOf(replica)}`),
    );
  });
  afterAll(async () => {
    await proxy.stop();
  });
  const ask = (path: string) => fetch(proxy.origin + path, { redirect: 'manual' });

  test('pages have the headers that our own server gives them, and their own policy', async () => {
    const { 'content-security-policy': _strictest, ...shared } = securityHeaders({
      siteUrl: SITE.SITE_URL,
      hsts: 'host',
    });
    for (const path of ['/', '/a', '/service-areas']) {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([200, path]);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        ...shared,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect(headers['content-security-policy']).toContain(`'sha256-${path}'`);
    }
  });

  test('names that carry a hash may be kept; every page has one address', async () => {
    expect((await ask('/assets/x.js')).headers.get('cache-control')).toContain('immutable');
    const places = await Promise.all(['/a/', '/old', '/old?x=1'].map(ask));
    expect(places.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/a'],
      [301, '/a'],
      [301, '/a?x=1'],
    ]);
  });

  test('an unknown address is the not-found page', async () => {
    const answer = await ask('/nowhere');
    expect([answer.status, await answer.text()]).toEqual([404, '/404']);
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-/404'");
  });

  test('the API, and the ZIP check of visitors without scripts, are asked of the server', async () => {
    expect(await (await ask('/api/geolocation')).text()).toBe('a replica');
    expect(await (await ask('/service-areas?zip=23220')).text()).toBe('a replica');
    expect(asked.at(-1)?.url).toBe('/service-areas?zip=23220');
  });
});
