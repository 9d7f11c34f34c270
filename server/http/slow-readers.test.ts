import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cutOffSlowReaders, SLICE_BYTES, slicesOf } from './slow-readers.ts';

const TIMEOUT_MS = 300;
const CHECK_MS = 20;
/** More than the system's buffers of both sides take. */
const FILM = Buffer.alloc(16_000_000, 7);
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  // The time between two looks, and between two reads, is the test's: a busy machine makes nobody slow.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  app = Fastify();
  cutOffSlowReaders(app, TIMEOUT_MS, CHECK_MS);
  app.get('/film', async (_request, reply) =>
    reply
      .header('content-length', FILM.length)
      .send(Readable.from(slicesOf(FILM), { objectMode: false })),
  );
  app.get('/word', async () => 'ok');
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  vi.useRealTimers();
});

const open = () =>
  new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)));

/** Takes `bytes` at a time, then waits, by the test's time. @returns what tells how many bytes have come so far. */
function read(path: string, bytes: number, pauseMs: number) {
  let received = 0;
  const socket = connect({
    port,
    host: '127.0.0.1',
    onread: {
      buffer: Buffer.alloc(bytes),
      callback(count) {
        received += count;
        return false;
      },
    },
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  socket.on('error', () => {});
  const drops = setInterval(() => socket.resume(), pauseMs);
  socket.on('close', () => clearInterval(drops));
  return { socket, received: () => received };
}

test.each([
  ['takes nothing', 1, 60_000],
  ['takes a few bytes now and then', 16, 20],
])('a client that %s is cut off', async (_name, bytes, pause) => {
  const reader = read('/film', bytes, pause);
  await expect.poll(open, { interval: 5 }).toBe(1);
  const openLater = () => {
    vi.advanceTimersByTime(CHECK_MS);
    return open();
  };
  await expect.poll(openLater, { interval: 1 }).toBe(0);
  reader.socket.destroy();
});

test('a client that takes what it can gets everything', async () => {
  // At most one MB at a time, with pauses that are just short enough.
  const reader = read('/film', 1_000_000, TIMEOUT_MS / 3);
  for (let before = 0; before <= FILM.length; before = reader.received()) {
    // The server fills the buffers again, and waits.
    await new Promise((resolve) => setTimeout(resolve, 20));
    vi.advanceTimersByTime(TIMEOUT_MS / 3);
    await expect.poll(reader.received, { interval: 1 }).toBeGreaterThan(before);
  }
  reader.socket.destroy();
});

test('a connection on which nothing waits is left alone', async () => {
  const reader = read('/word', 1000, 20);
  await expect.poll(reader.received).toBeGreaterThan(0);
  vi.advanceTimersByTime(2 * TIMEOUT_MS);
  // What was cut off is gone after a turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await open()).toBe(1);
  reader.socket.destroy();
});

test('slices are the whole, in order', async () => {
  const content = Buffer.from(Array.from({ length: 2 * SLICE_BYTES + 5 }, (_, i) => i % 251));
  const slices: Buffer[] = [];
  for await (const slice of slicesOf(content)) slices.push(slice);
  expect(slices.map(({ length }) => length)).toEqual([SLICE_BYTES, SLICE_BYTES, 5]);
  expect(Buffer.concat(slices).equals(content)).toBe(true);
});

test('however many long answers are being sent, one turn of the event loop writes few slices', async () => {
  let slices = 0;
  let most = 0;
  let before = 0;
  const everyTurn = () => {
    most = Math.max(most, slices - before);
    before = slices;
    if (slices < 400) setImmediate(everyTurn);
  };
  setImmediate(everyTurn);
  const answers = Array.from({ length: 100 }, async () => {
    for await (const _slice of slicesOf(FILM.subarray(0, 4 * SLICE_BYTES))) slices += 1;
  });
  await Promise.all(answers);
  expect(slices).toBe(400);
  expect(most).toBeLessThanOrEqual(4);
});
