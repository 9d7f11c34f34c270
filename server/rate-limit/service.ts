/**
 * Counts calls per client and endpoint for @fastify/rate-limit. Writes are counted in the database, so that several
 * replicas share one count; reads, and writes with `callsInMemory`, are counted per process, because a page view must
 * not wait for a database.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type CallCount, createMemoryCounter, latestEnd } from './memory-counter.ts';
import { type ClientHashes, createClientHashes, deleteOldCounters } from './store.ts';

export interface RateStoreContext {
  db: Kysely<Database>;
  /** Milliseconds since the epoch. */
  now(): number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of this endpoint are counted per process, although it is a POST. Default false. */
    callsInMemory?: boolean;
  }
}

/** The class the plugin wants; it makes one store per endpoint. */
export function rateStore(context: RateStoreContext): FastifyRateLimitStoreCtor {
  return class EndpointStore implements FastifyRateLimitStore {
    readonly #count: Count;

    constructor(options: object) {
      const route = (options as EndpointOptions).routeInfo;
      const isShared = route?.method === 'POST' && !route.config?.callsInMemory;
      this.#count = isShared ? countInBatches(context, route.url) : countInMemory(context);
    }

    incr(
      client: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      window: number,
      max: number,
    ): void {
      this.#count(client, window, max).then(
        ({ count, endsAt }) =>
          done(null, { current: count, ttl: Math.max(1, endsAt - context.now()) }),
        (error: Error) => done(error),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new EndpointStore(options);
    }
  };
}

/** What the plugin's documentation promises to a store; its types don't. Absent for the store of no endpoint. */
interface EndpointOptions {
  routeInfo?: { method: string; url: string; config?: { callsInMemory?: boolean } };
}

type Count = (client: string, window: number, max: number) => Promise<CallCount>;

/** A counter that does not answer within so many ms must not keep a lead waiting. */
const TIMEOUT_MS = 1000;
/** How often counters of windows gone by are removed, ms. */
const CLEANUP_INTERVAL_MS = 60_000;

function countInMemory({ now }: RateStoreContext): Count {
  const counter = createMemoryCounter();
  return async (client, window) => counter.count(client, window, now());
}

function countInBatches({ db, now }: RateStoreContext, endpoint: string): Count {
  // While the database cannot be reached: better a count per process than none, and better than refusing a lead.
  const fallback = createMemoryCounter();
  // Once refused, a client is refused without asking again: an attack must not become load on the database.
  const refused = createMemoryCounter();
  const hashes = createClientHashes(db);
  const countCall = inBatches((calls, window) =>
    countInDatabase(db, { endpoint, calls, window, hashes, now: now() }),
  );
  let cleanedAt = 0;

  return async (client, window, max) => {
    const time = now();
    const known = refused.peek(client, window, time);
    if (known) return known;
    try {
      const counted = await withTimeout(countCall(client, window));
      if (counted.count > max) refused.keep(client, counted);
      if (Math.abs(time - cleanedAt) > CLEANUP_INTERVAL_MS) {
        cleanedAt = time;
        deleteOldCounters(db, time).catch(() => {});
      }
      return counted;
    } catch {
      return fallback.count(client, window, time);
    }
  };
}

/** How often each client has called. */
type Calls = Map<string, number>;

interface Batch {
  calls: Calls;
  counted: Promise<Map<string, CallCount>>;
}

/** Most clients in one statement. */
const MAX_BATCH_SIZE = 32;

/**
 * Calls that come together, or while others are being counted, are counted together: each by itself would take a
 * commit of its own, and thousands of one client would wait for each other at one row until it is too late for all.
 */
function inBatches(
  countAll: (calls: Calls, window: number) => Promise<Map<string, CallCount>>,
): (client: string, window: number) => Promise<CallCount> {
  let underWay: Promise<unknown> = Promise.resolve();
  let gathering: Batch | null = null;

  const gather = (window: number): Batch => {
    const calls: Calls = new Map();
    const countNext = async () => {
      await withTimeout(underWay).catch(() => {});
      // After this turn of the event loop, in which other requests may arrive.
      await nextTurn();
      if (gathering?.calls === calls) gathering = null;
      const counting = countAll(calls, window);
      underWay = counting;
      return counting;
    };
    return { calls, counted: countNext() };
  };

  return async (client, window) => {
    if (!gathering || gathering.calls.size === MAX_BATCH_SIZE) gathering = gather(window);
    const { calls, counted } = gathering;
    const place = (calls.get(client) ?? 0) + 1;
    calls.set(client, place);
    const { count, endsAt } = (await counted).get(client) as CallCount;
    return { count: count - (calls.get(client) ?? place) + place, endsAt };
  };
}

interface Counting {
  endpoint: string;
  calls: Calls;
  /** Length of the window, ms; it begins with a client's first call. */
  window: number;
  hashes: ClientHashes;
  now: number;
}

/** One statement, so that what replicas count at the same time is all counted. */
async function countInDatabase(
  db: Kysely<Database>,
  { endpoint, calls, window, hashes, now }: Counting,
): Promise<Map<string, CallCount>> {
  const hashOf = await hashes.at(now, { endpoint, window, clients: [...calls.keys()] });
  const clients = new Map([...hashOf].map(([client, hash]) => [hash, client]));
  const rows = [...clients].map(([client_hash, client]) => ({
    client_hash,
    endpoint,
    count: calls.get(client) ?? 0,
    ends_at: now + window,
  }));
  // In one order everywhere, so that replicas never wait for each other in a circle.
  rows.sort((a, b) => (a.client_hash < b.client_hash ? -1 : 1));
  const counted = await db
    .insertInto('rate_counters')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['client_hash', 'endpoint']).doUpdateSet((column) => {
        const isOver = column.or([
          column('rate_counters.ends_at', '<=', now),
          column('rate_counters.ends_at', '>', latestEnd(window, now)),
        ]);
        const added = column.ref('excluded.count');
        return {
          count: column
            .case()
            .when(isOver)
            .then(added)
            .else(column('rate_counters.count', '+', added))
            .end(),
          ends_at: column
            .case()
            .when(isOver)
            .then(column.ref('excluded.ends_at'))
            .else(column.ref('rate_counters.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['client_hash', 'count', 'ends_at'])
    .execute();
  return new Map(
    counted.map((row) => [
      clients.get(row.client_hash) ?? '',
      { count: row.count, endsAt: row.ends_at },
    ]),
  );
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the counter did not answer')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
