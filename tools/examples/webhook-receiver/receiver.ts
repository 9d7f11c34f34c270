/**
 * A webhook receiver without dependencies: checks the signature, recognizes repeated calls, then accepts the lead.
 *   WEBHOOK_SECRET=… node tools/examples/webhook-receiver/receiver.ts      listens on http://127.0.0.1:4100
 * See docs/integrations.md.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/** Most seconds between the timestamp of a call and our clock. */
const TOLERANCE = 5 * 60;
/** Most bytes of a body; a lead has at most a few thousand. */
const LARGEST_BODY = 100_000;

export interface ReceivedEvent {
  id: string;
  /** As `lead.complete` or `appointment.moved`. */
  type: string;
  data: Record<string, unknown>;
}

/**
 * @param take stores the lead; if it throws, the site repeats the call
 * @param now returns seconds since the epoch
 */
export function createReceiver(
  secret: string,
  take: (event: ReceivedEvent) => Promise<void> | void,
  now = () => Date.now() / 1000,
): Server {
  // A real receiver stores the ids with its leads.
  const taken = new Set<string>();
  return createServer(async (request, response) => {
    const answer = (status: number) => response.writeHead(status).end();
    try {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) {
        body += chunk;
        if (body.length > LARGEST_BODY) return answer(413);
      }
      if (!isGenuine(request.headers, body, secret, now())) return answer(401);
      const id = String(request.headers['webhook-id']);
      if (!taken.has(id)) {
        await take({ id, ...JSON.parse(body) });
        taken.add(id);
      }
      answer(204);
    } catch {
      answer(500);
    }
  });
}

/** True if the body was signed with the secret, within the last TOLERANCE seconds. */
export function isGenuine(
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
  now: number,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': sent } = headers;
  const isRecent = Math.abs(now - Number(timestamp)) <= TOLERANCE;
  if (!isRecent || typeof sent !== 'string') return false;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return sent.split(' ').some((part) => {
    const signature = Buffer.from(part.replace(/^v1,/, ''), 'base64');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

if (import.meta.main) {
  const secret = process.env.WEBHOOK_SECRET;
  if (!secret) throw new Error('WEBHOOK_SECRET is not set.');
  createReceiver(secret, ({ type, data }) => console.log(type, data)).listen(4100, '127.0.0.1');
}
