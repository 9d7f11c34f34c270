/** Requests that Node turns away before Fastify sees them. They, too, get a plain answer and the usual headers. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a client may take to read why it is refused, ms. */
const CLOSE_DELAY_MS = 1000;

/** For Fastify's clientErrorHandler: what can't be parsed, has too long a head, or took too long to arrive. */
export function answerMalformedRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // What still arrives after our answer is malformed as well.
    if (socket.writableEnded) return;
    // In the middle of another answer, ours would be read as part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    const text = `${STATUS_CODES[status]}.\n`;
    const lines = Object.entries({
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
    // Closing at once, with bytes of the client unread, would take back the answer.
    setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
  };
}

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** RFC 9112 §3.2: a name or an address, and a port. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Requests that Node would answer by itself, without our headers, or not at all: no Host or several, an invalid Host, an
 * unknown Expect.
 */
export function rejectMalformedRequests(
  app: FastifyInstance,
  headers: Record<string, string>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    const isOne = hosts.length === 1 && HOST.test(raw.headers.host ?? '');
    if (isOne || (hosts.length === 0 && raw.httpVersion === '1.0')) return done();
    reply
      .code(400)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .type('text/plain; charset=utf-8')
      .send('Bad Request.\n');
  });
  app.server.on('checkExpectation', (_request, response) => {
    const more = { 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
    response.writeHead(417, { ...headers, ...more }).end();
  });
}
