/**
 * Counts calls per client and endpoint for @fastify/rate-limit, in the memory of this process: nothing waits for a
 * database, and no client's address is stored. Each replica counts by itself, so two let a client call up to twice as often.
 */
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientAddress, clientNetwork } from '../client-address/client-address.ts';
import type { TrustProxy } from '../client-address/trust-proxy.ts';

/** Each route has its limit in its `config`. Addresses of one network count as one client. */
export async function limitCalls(
  app: FastifyInstance,
  {
    rateLimit: isOn,
    now,
    trustProxy,
  }: { rateLimit: boolean; now(): number; trustProxy: TrustProxy },
): Promise<void> {
  if (!isOn) return;
  await app.register(rateLimit, {
    global: false,
    store: rateStore({ now }),
    keyGenerator: ({ raw }) => clientNetwork(clientAddress(raw, trustProxy)),
    errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
  });
}

interface CallCount {
  /** Calls so far in this window, this one included. */
  count: number;
  /** When the window ends, ms since the epoch. */
  endsAt: number;
}

interface CallCounter {
  /** Counts one call. @param window length of a window, ms; it begins with its first call. */
  count(client: string, window: number, now: number): CallCount;
}

/** @param capacity clients known at once; beyond it the one whose window began first is forgotten. */
export function createCallCounter(capacity = 50_000): CallCounter {
  const clients = new Map<string, CallCount>();
  return {
    count(client, window, now) {
      const known = clients.get(client);
      // A window that ends later than in its length was begun by a clock that had jumped ahead.
      const isOpen = known && known.endsAt > now && known.endsAt <= now + window;
      const counted = isOpen
        ? { ...known, count: known.count + 1 }
        : { count: 1, endsAt: now + window };
      if (!isOpen) clients.delete(client);
      clients.set(client, counted);
      const [first] = clients.keys();
      if (clients.size > capacity && first !== undefined) clients.delete(first);
      return counted;
    },
  };
}

/** The class the plugin wants; it makes one store per endpoint. */
function rateStore({ now }: { now(): number }): FastifyRateLimitStoreCtor {
  return class EndpointStore implements FastifyRateLimitStore {
    readonly #calls = createCallCounter();

    incr(client: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      const { count, endsAt } = this.#calls.count(client, window, now());
      done(null, { current: count, ttl: Math.max(1, endsAt - now()) });
    }

    child(): FastifyRateLimitStore {
      return new EndpointStore();
    }
  };
}
