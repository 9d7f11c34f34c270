/**
 * Limits how often a client calls an endpoint, by @fastify/rate-limit in the memory of this process: nothing waits for a database, and
 * no client's address is stored. Each replica counts on its own, so two let a client call up to twice as often.
 */
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientAddress, clientNetwork } from '../client-address/client-address.ts';
import type { TrustProxy } from '../client-address/trust-proxy.ts';

/** Each route has its limit in its `config`. Addresses of one network count as one client. */
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
 * The calls to one endpoint, in windows that begin with a client's first call. Time is monotonic: a client must not be locked out
 * because the clock of the machine was set back.
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
