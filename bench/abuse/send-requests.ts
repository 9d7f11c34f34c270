/** Sends raw requests over keep-alive connections, broken ones over a connection of their own. */
import { connect, type Socket } from 'node:net';
import type { HostileRequest } from './hostile-requests.ts';

/** An answer that takes longer than this is none, ms. */
const PATIENCE = 10_000;

export interface Answers {
  /** How many, by status; `hung up` = the server closed without a word. */
  byStatus: Map<string, number>;
  /** Requests that are right as HTTP and got no answer. */
  unanswered: number;
}

/** One client: takes requests until there are none. */
export async function sendRequests(
  port: number,
  next: () => HostileRequest | undefined,
  answers: Answers,
): Promise<void> {
  let socket = await open(port);
  for (let request = next(); request; request = next()) {
    if (!request.isWellFormed) {
      count(answers, await sendAlone(port, request.bytes));
      continue;
    }
    if (!socket.writable) socket = await open(port);
    let status = await exchange(socket, request);
    if (status === null) {
      // The server may have closed an idle connection at that very moment: once more, on a new one.
      socket.destroy();
      socket = await open(port);
      status = await exchange(socket, request);
    }
    if (status === null) {
      socket.destroy();
      answers.unanswered += 1;
    } else {
      count(answers, status);
    }
  }
  socket.destroy();
}

function count({ byStatus }: Answers, status: string): void {
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

/** @returns the status, or null when the connection broke or stayed silent. */
function exchange(socket: Socket, { bytes, isHead }: HostileRequest): Promise<string | null> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const done = (status: string | null) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.on('error', () => {});
      resolve(status);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    socket.on('data', (chunk: Buffer) => {
      received = received.length ? Buffer.concat([received, chunk]) : chunk;
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const status = head.slice(9, 12);
      const hasBody = !isHead && !['204', '304'].includes(status);
      const length = hasBody ? Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) : 0;
      if (received.length < end + 4 + length) return;
      if (/\nconnection: close/i.test(head)) socket.destroy();
      done(status);
    });
    socket.on('error', () => done(null));
    socket.on('close', () => done(null));
    socket.write(bytes);
  });
}

function sendAlone(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let status = 'hung up';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (status === 'hung up') status = chunk.toString('latin1', 9, 12);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(status));
  });
}
