import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../testing/built-site.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { newSubmission, serverForAllTests } from '../testing/test-server.ts';

const { served } = await buildSite();
const server = serverForAllTests('sqlite', () => ({ served }));
let port: number;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

const HEAD = 'Host: a\r\nConnection: close\r\n';
const PARAMETERS = Array.from({ length: 10_000 }, (_, i) => `p${i}=1`).join('&');

test.each([
  ['a null byte', '/%00'],
  ['a null byte behind a page', '/embed/quote-form%00.html'],
  ['up and out', '/../../etc/passwd'],
  ['up and out, encoded', '/%2e%2e/%2e%2e/etc/passwd'],
  ['up and out, its slashes encoded', '/assets/..%2f..%2fmanifest.json'],
  ['up and out, encoded twice', '/%252e%252e%252fmanifest.json'],
  ['up and out, overlong UTF-8', '/%c0%ae%c0%ae/manifest.json'],
  ['half an escape', '/%'],
  ['a page encoded twice', '/embed%252fquote-form'],
  ['an address of another site', 'http://evil.example/'],
  ['a protocol-relative address', '//evil.example/%2f..'],
  ['the file of the settings', '/.env'],
  ['an endpoint under another name', '/api/%63ontact-submissions/x'],
  ['10,000 parameters for the API', `/api/geolocation?${PARAMETERS}`],
  ['an address of 20 kB', `/${'x'.repeat(20_000)}`],
])('%s is a 4xx', async (_name, path) => {
  const [answer] = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`);
  expect(answer?.status).toBeGreaterThanOrEqual(400);
  expect(answer?.status).toBeLessThan(500);
  expect(answer?.body).not.toContain('scriptHashes');
});

test.each([
  ['a header of 20 kB', `X: ${'x'.repeat(20_000)}\r\n`],
  ['5,000 headers', Array.from({ length: 5000 }, (_, i) => `X${i}: 1\r\n`).join('')],
  ['a cookie of 1 MB', `Cookie: ${'x'.repeat(1_000_000)}\r\n`],
])('%s is answered 431', async (_name, headers) => {
  const [answer] = await sendRaw(port, `GET / HTTP/1.1\r\n${HEAD}${headers}\r\n`);
  expect(answer?.status).toBe(431);
});

test('a second request hidden in the body of the first is not carried out', async () => {
  const body = JSON.stringify(newSubmission());
  const hidden = `POST /api/contact-submissions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const smuggling = [
    `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
    `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    `Content-Length: +0\r\n\r\n${hidden}`,
    `Content-Length : 0\r\n\r\n${hidden}`,
  ];
  for (const rest of smuggling) {
    const answers = await sendRaw(port, `POST /api/geolocation HTTP/1.1\r\nHost: a\r\n${rest}`);
    expect(answers.map(({ status }) => status)).toEqual([400]);
  }
  const leads = server.database.db.selectFrom('contact_submissions').select('submission_id');
  expect(await leads.execute()).toEqual([]);
});

test.each([
  ['without a boundary', 'multipart/form-data', '--b--'],
  ['without an end', 'multipart/form-data; boundary=b', 'x'],
])('pictures in a body %s: 400', async (_name, type, body) => {
  const [answer] = await sendRaw(
    port,
    `POST /api/pest-photos HTTP/1.1\r\n${HEAD}Accept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer?.status).toBe(400);
});

test('a visitor who hangs up in the middle of a request is not taken for a broken database', async () => {
  const body = JSON.stringify(newSubmission());
  await sendRaw(
    port,
    `POST /api/contact-submissions HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ${body.length + 1}\r\n\r\n${body}`,
  );
  const { server: http } = server.app;
  const open = () => new Promise((done) => http.getConnections((_error, count) => done(count)));
  await expect.poll(open).toBe(0);
  expect(server.log.filter((line) => JSON.parse(line).level !== 30)).toEqual([]);
});
