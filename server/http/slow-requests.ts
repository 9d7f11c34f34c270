/** Cuts off requests whose body comes too slowly. Node has one limit for all; pictures need a longer one. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a body may take. */
export interface BodyTimeout {
  /** From the first byte to the last, ms. */
  whole: number;
  /** Bytes per second, on average since the start, below which a body is cut off after the usual time. */
  slowest: number;
}

/** Four pictures as a phone takes them, without JavaScript to make them smaller: 40 MB at 1 Mbit/s. */
export const PICTURE_BODY_TIMEOUT: BodyTimeout = { whole: 300_000, slowest: 8_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose bodies are large. Default: the usual time, at any speed. */
    bodyTimeout?: BodyTimeout;
  }
}

/**
 * @param usual ms that the body of any other request may take
 * @param check ms between two looks
 */
export function cutOffSlowRequests(app: FastifyInstance, usual: number, check: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // A request of app.inject comes over no connection.
    if (hasBody(request) && request.raw.socket instanceof Socket) watch(app, request, usual, check);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function watch(app: FastifyInstance, request: FastifyRequest, usual: number, check: number): void {
  const { raw } = request;
  const { socket } = raw;
  const { whole, slowest } = request.routeOptions.config.bodyTimeout ?? {
    whole: usual,
    slowest: 0,
  };
  const [started, received] = [performance.now(), socket.bytesRead];
  const looks = setInterval(() => {
    const time = performance.now() - started;
    const speed = ((socket.bytesRead - received) / time) * 1000;
    if (time < usual || (time < whole && speed >= slowest)) return;
    clearInterval(looks);
    // As Node says it when its own limit is over: the answer is 408 and the connection closes.
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.emit('clientError', late, socket);
  }, check);
  looks.unref();
  raw.once('end', () => clearInterval(looks));
  raw.once('close', () => clearInterval(looks));
}
