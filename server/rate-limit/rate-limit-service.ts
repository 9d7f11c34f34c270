/**
 * Limits how often a client calls an endpoint, with @fastify/rate-limit in this process's memory: no database, and no
 * stored addresses. Each replica counts on its own, so with two replicas a client may call up to twice as often. It
 * counts by the system clock: restart a server whose clock was ahead.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientAddress, clientNetwork } from '../client-address/client-address.ts';
import type { TrustProxy } from '../client-address/trust-proxy.ts';

/** Each route sets its limit in its `config`. All addresses of a network count as one client. */
export async function limitCalls(
  app: FastifyInstance,
  { rateLimit: isOn, trustProxy }: { rateLimit: boolean; trustProxy: TrustProxy },
): Promise<void> {
  if (!isOn) return;
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ raw }) => clientNetwork(clientAddress(raw, trustProxy)),
    errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
  });
}
