/** The configurations of nginx and Caddy in the real programs, before replicas and pages of a few lines. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../programs/find-postgres.ts';
import { PROXIES, type RunningProxy } from './testing/start-proxy.ts';

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
