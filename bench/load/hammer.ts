/** As many requests as a server takes, over raw keep-alive connections, so that this side costs little. */
import { connect } from 'node:net';

export interface Load {
  port: number;
  /** Makes the bytes of the next request; each has to carry its own length. */
  request(): string;
  /** Connections, each with one request under way. */
  connections: number;
  /** How long, ms. */
  duration: number;
}

export interface Figures {
  perSecond: number;
  /** 99 of 100 answers came within so many ms. */
  p99: number;
  /** Bytes of the last answer's body. */
  size: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

/** @throws Error when a connection breaks: the figure would be wrong. */
export async function hammer(load: Load): Promise<Figures> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let size = 0;
  const began = performance.now();
  const until = began + load.duration;

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(load.port, '127.0.0.1');
      let received = Buffer.alloc(0);
      let sent = 0;
      const next = () => {
        if (performance.now() > until) return void socket.destroy();
        sent = performance.now();
        socket.write(load.request());
      };
      socket.setNoDelay(true);
      socket.on('connect', next);
      socket.on('data', (chunk) => {
        received = received.length ? Buffer.concat([received, chunk]) : chunk;
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = received.toString('latin1', 0, end);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        if (Number.isNaN(length)) return void socket.destroy(new Error(`no length:\n${head}`));
        if (received.length < end + 4 + length) return;
        times.push(performance.now() - sent);
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        size = length;
        received = Buffer.alloc(0);
        next();
      });
      socket.on('error', reject);
      socket.on('close', () =>
        performance.now() > until ? resolve() : reject(new Error('The server hung up.')),
      );
    });
  await Promise.all(Array.from({ length: load.connections }, client));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p99: Number((times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1)),
    size,
    statuses,
  };
}

export function getRequest(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
}

export function postRequest(path: string, body: object): string {
  const json = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
}
