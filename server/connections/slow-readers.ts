/**
 * Cuts off clients that take no more of what they asked for. Node waits for two periods of silence, and a client
 * that takes a few bytes now and then keeps it waiting for ever.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An answer longer than this is handed over in slices, so that it can be seen whether they are taken. Bytes. */
export const SLICE = 65_536;

/**
 * @param patience ms within which a slice has to be taken
 * @param check ms between two looks
 */
export function cutOffSlowReaders(app: FastifyInstance, patience: number, check: number): void {
  const connections = new Map<Socket, Reading>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const looks = setInterval(() => {
    const now = performance.now();
    for (const [socket, reading] of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== reading.taken) {
        reading.taken = taken;
        reading.since = now;
      } else if (now - reading.since >= patience) {
        socket.destroy();
      }
    }
  }, check);
  looks.unref();
  app.addHook('onClose', async () => clearInterval(looks));
}

interface Reading {
  /** Bytes that have left this process for good. */
  taken: number;
  /** When that number last grew, or nothing was waiting. */
  since: number;
}

/** Parts of a long answer, in order. */
export function* slicesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += SLICE) {
    yield content.subarray(start, start + SLICE);
  }
}
