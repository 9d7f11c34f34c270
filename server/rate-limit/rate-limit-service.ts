/**
 * Limits how often a client calls an endpoint, with @fastify/rate-limit in this process's memory: no database, and no
 * stored addresses. Each replica counts on its own, so with two replicas a client may call up to twice as often.
 */
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
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
    store: CallStore,
    keyGenerator: ({ raw }) => clientNetwork(clientAddress(raw, trustProxy)),
    errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
  });
}

/** Maximum number of clients per endpoint. Beyond it the client whose window began first is dropped. */
const CAPACITY = 50_000;

/**
 * The calls to one endpoint, in windows that begin with a client's first call. Uses monotonic time, so that setting
 * the clock back locks nobody out.
 */
export class CallStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  incr(client: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = performance.now();
    let window = this.#windows.get(client);
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + windowMs };
      this.#windows.delete(client);
      this.#windows.set(client, window);
    }
    window.count += 1;
    const [first] = this.#windows.keys();
    if (this.#windows.size > CAPACITY && first !== undefined) this.#windows.delete(first);
    done(null, { current: window.count, ttl: window.endsAt - now });
  }

  child(): FastifyRateLimitStore {
    return new CallStore();
  }
}
