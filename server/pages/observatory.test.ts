import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBuiltSite } from '../testing/built-site.ts';
import { gradeOf, type Visit } from '../testing/observatory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { pagesFrom } from './routes.ts';

const built = writeBuiltSite();
const host = 'www.example.com';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite', {
    pages: pagesFrom(built.dist),
    env: {
      SITE_URL: `https://${host}`,
      TRUST_PROXY: 'loopback',
      EMBED_ORIGINS: 'https://partner.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  built.remove();
});

async function visit(path: string): Promise<Visit> {
  const answer = await server.app.inject({ url: path, headers: { host } });
  const headers = { host, 'x-forwarded-proto': 'http' };
  const plain = await server.app.inject({ url: path, headers });
  return {
    headers: answer.headers as Visit['headers'],
    html: answer.body,
    withoutTls: { status: plain.statusCode, location: String(plain.headers.location) },
    host,
  };
}

test.each(['/', '/embed/quote-form', '/nothing'])(
  "Mozilla's HTTP Observatory gives %s more than 100 points",
  async (path) => {
    const { score, modifiers } = gradeOf(await visit(path));
    expect(modifiers).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'cross-origin-resource-policy': 10,
      redirection: 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    });
    expect(score).toBe(130);
  },
);

test.each<[string, (page: Visit) => Visit, number]>([
  ['no policy', (page) => without(page, 'content-security-policy'), 55],
  [
    'inline scripts',
    (page) => withPolicy(page, /script-src[^;]*/, "script-src 'unsafe-inline'"),
    80,
  ],
  ['scripts from anywhere', (page) => withPolicy(page, /script-src[^;]*/, 'script-src https:'), 80],
  ['eval', (page) => withPolicy(page, /script-src/, "script-src 'unsafe-eval'"), 110],
  ['no HSTS', (page) => without(page, 'strict-transport-security'), 80],
  ['no nosniff', (page) => without(page, 'x-content-type-options'), 125],
  ['no way to TLS', (page) => ({ ...page, withoutTls: null }), 80],
  [
    'a script of somebody else',
    (page) => ({ ...page, html: '<script defer src="//cdn.example/x.js"></script>' }),
    50,
  ],
])('it would notice: %s', async (_name, spoil, score) => {
  expect(gradeOf(spoil(await visit('/'))).score).toBe(score);
});

function without(page: Visit, header: string): Visit {
  return { ...page, headers: { ...page.headers, [header]: undefined } };
}

function withPolicy(page: Visit, part: RegExp, instead: string): Visit {
  const policy = page.headers['content-security-policy']?.replace(part, instead);
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}
