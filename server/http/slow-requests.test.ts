import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutOffSlowRequests } from './slow-requests.ts';

const USUAL = 200;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  cutOffSlowRequests(app, USUAL, 20);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/words', async () => 'ok');
  const addRoute = (path: string, whole: number, slowest: number) =>
    app.post(path, { config: { bodyTimeout: { whole, slowest } } }, async () => 'ok');
  addRoute('/pictures', 60_000, 1);
  addRoute('/pictures-only-fast', 60_000, 200);
  addRoute('/pictures-only-short', 900, 1);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends a body in pieces of 20 bytes and tells the status and the ms until it came. */
async function send(path: string, pieces: number, pauseMs: number) {
  const socket = connect(port, '127.0.0.1');
  const started = performance.now();
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
      if (text.includes('\r\n')) resolve(text.slice(9, 12));
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text.slice(9, 12)));
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: x/y\r\ncontent-length: ${pieces * 20}\r\n\r\n`,
  );
  for (let i = 0; i < pieces && socket.writable; i++) {
    socket.write('x'.repeat(20));
    await wait(pauseMs);
  }
  const status = await answer;
  socket.destroy();
  return { status, time: performance.now() - started };
}

test('the words of a form have the usual time', async () => {
  expect(await send('/words', 1, 0)).toMatchObject({ status: '200' });
  const slow = await send('/words', 12, 40);
  expect(slow.status).toBe('408');
});

test('pictures have longer, as long as they come', async () => {
  const slow = await send('/pictures', 10, 40);
  expect(slow.status).toBe('200');
  expect(slow.time).toBeGreaterThan(USUAL);
});

test('pictures that trickle are cut off once the usual time is over', async () => {
  expect((await send('/pictures-only-fast', 8, 250)).status).toBe('408');
});

test('even fast enough, nothing is waited for without end', async () => {
  expect((await send('/pictures-only-short', 60, 35)).status).toBe('408');
});
