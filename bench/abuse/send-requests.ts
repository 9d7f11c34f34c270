/** Sends raw requests over keep-alive connections, broken ones over a connection of their own. */
import { connect, type Socket } from 'node:net';
import type { MaliciousRequest } from './malicious-requests.ts';

/** An answer that takes longer than this is none, ms. */
const TIMEOUT_MS = 10_000;

export interface Answers {
  /** How many, by status; `hung up` = the server closed without a word. */
  byStatus: Map<string, number>;
  /** Requests that are right as HTTP and got no answer: when, why, and how they begin. */
  unanswered: string[];
}

/** One client: takes requests until there are none. */
export async function sendRequests(
  port: number,
  next: () => MaliciousRequest | undefined,
  answers: Answers,
): Promise<void> {
  let socket = await open(port);
  for (let request = next(); request; request = next()) {
    if (!request.isWellFormed) {
      count(answers, await sendAlone(port, request.bytes));
      continue;
    }
    if (!socket.writable) socket = await open(port);
    let answer = await exchange(socket, request);
    if ('failure' in answer) {
      // The server may have closed an idle connection at that very moment: once more, on a new one.
      socket.destroy();
      socket = await open(port);
      answer = await exchange(socket, request);
    }
    if ('failure' in answer) {
      socket.destroy();
      const beginning = JSON.stringify(request.bytes.toString('latin1', 0, 300));
      answers.unanswered.push(`${new Date().toISOString()} ${answer.failure}: ${beginning}`);
    } else {
      count(answers, answer.status);
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

type Answer = { status: string } | { failure: 'silent' | 'broken' | 'closed' };

function exchange(socket: Socket, { bytes, isHead }: MaliciousRequest): Promise<Answer> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const done = (answer: Answer) => {
      clearTimeout(timer);
      clearImmediate(lastLook);
      socket.removeAllListeners();
      socket.on('error', () => {});
      resolve(answer);
    };
    let lastLook: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // This side may be what is late: whatever has arrived is read before anybody is called silent.
      lastLook = setImmediate(done, { failure: 'silent' });
    }, TIMEOUT_MS);
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
      done({ status });
    });
    socket.on('error', () => done({ failure: 'broken' }));
    socket.on('close', () => done({ failure: 'closed' }));
    socket.write(bytes);
  });
}

function sendAlone(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let status = 'hung up';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (status === 'hung up') status = chunk.toString('latin1', 9, 12);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(status));
  });
}
