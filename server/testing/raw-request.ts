/** Requests as bytes, for what no HTTP client would send. */
import { connect } from 'node:net';

interface RawAnswer {
  status: number;
  /** By lower-case name; of a repeated header the last. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes on a connection of their own, closes our half of it, and reads until the server closes the other.
 * @returns every answer; several when several requests were sent.
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer[]> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    const chunks: Buffer[] = [];
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that hangs up on broken bytes is within its rights.
    socket.on('error', () => {});
    socket.on('close', () => resolve(readAnswers(Buffer.concat(chunks).toString('latin1'))));
  });
}

function readAnswers(text: string): RawAnswer[] {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return [];
  const [start = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const bodyStart = end + 4;
  const bodyEnd = bodyStart + Number(headers['content-length'] ?? 0);
  const answer = {
    status: Number(start.split(' ')[1]),
    headers,
    body: text.slice(bodyStart, bodyEnd),
  };
  return [answer, ...readAnswers(text.slice(bodyEnd))];
}
