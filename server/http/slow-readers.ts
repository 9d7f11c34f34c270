/**
 * Cuts off clients that take no more of what they asked for. Node waits for two periods of silence, and a client
 * that takes a few bytes now and then keeps it waiting for ever.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An answer longer than this is handed over in slices, so that it can be seen whether they are taken. Bytes. */
export const SLICE_BYTES = 65_536;

/** Slices handed over, or connections cut off, in one turn of the event loop: half a millisecond to a few. */
const PER_TURN = 4;

/**
 * @param timeoutMs ms within which a slice has to be taken
 * @param check ms between two looks
 */
export function cutOffSlowReaders(app: FastifyInstance, timeoutMs: number, check: number): void {
  const connections = new Map<Socket, Reading>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const looks = setInterval(() => {
    const now = performance.now();
    const stuck: Socket[] = [];
    for (const [socket, reading] of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== reading.taken) {
        reading.taken = taken;
        reading.since = now;
      } else if (now - reading.since >= timeoutMs) {
        stuck.push(socket);
      }
    }
    destroyInTurns(stuck);
  }, check);
  looks.unref();
  app.addHook('onClose', async () => clearInterval(looks));
}

/** A thousand at once would keep everybody else waiting for a second. */
function destroyInTurns(sockets: Socket[]): void {
  for (const socket of sockets.splice(0, PER_TURN)) socket.destroy();
  if (sockets.length > 0) setImmediate(destroyInTurns, sockets);
}

interface Reading {
  /** Bytes that have left this process for good. */
  taken: number;
  /** When that number last grew, or nothing was waiting. */
  since: number;
}

/**
 * Parts of a long answer, in order. All long answers together get a few slices per turn of the event loop: the system
 * takes megabytes for a client that reads nothing, and Node takes one new connection per turn, so long turns
 * would delay new connections.
 */
export async function* slicesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += SLICE_BYTES) {
    await turn();
    yield content.subarray(start, start + SLICE_BYTES);
  }
}

const waiting: (() => void)[] = [];

function turn(): Promise<void> {
  return new Promise((resume) => {
    if (waiting.push(resume) === 1) setImmediate(resumeWaiting);
  });
}

function resumeWaiting(): void {
  for (const resume of waiting.splice(0, PER_TURN)) resume();
  if (waiting.length > 0) setImmediate(resumeWaiting);
}
