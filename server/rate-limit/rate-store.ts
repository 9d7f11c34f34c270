/**
 * Counts calls per client and endpoint for @fastify/rate-limit. Writes are counted in the database, so that several
 * replicas share one count; reads are counted per process, because a page view must not wait for a database.
 */
import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { type CallCount, createMemoryCounter } from './memory-counter.ts';

export interface RateStoreContext {
  db: Kysely<Database>;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The class the plugin wants; it makes one store per endpoint. */
export function rateStore(context: RateStoreContext): FastifyRateLimitStoreCtor {
  return class EndpointStore implements FastifyRateLimitStore {
    readonly #count: Count;

    constructor(options: object) {
      const route = (options as EndpointOptions).routeInfo;
      this.#count =
        route?.method === 'POST' ? countTogether(context, route.url) : countAlone(context);
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
  routeInfo?: { method: string; url: string };
}

type Count = (client: string, window: number, max: number) => Promise<CallCount>;

/** A counter that does not answer within so many ms must not keep a lead waiting. */
const PATIENCE = 1000;
/** How often counters of windows gone by are removed, ms. */
const SWEEP = 60_000;

function countAlone({ now }: RateStoreContext): Count {
  const counter = createMemoryCounter();
  return async (client, window) => counter.count(client, window, now());
}

function countTogether({ db, now }: RateStoreContext, endpoint: string): Count {
  // While the database is away: better a count per process than none, and better than refusing a lead.
  const fallback = createMemoryCounter();
  // Once refused, a client is refused without asking again: an attack must not become load on the database.
  const refused = createMemoryCounter();
  const countCall = inBatches((call, calls) => countInDatabase(db, call, calls));
  let swept = 0;

  return async (client, window, max) => {
    const time = now();
    const known = refused.peek(client, time);
    if (known) return known;
    try {
      const counted = await soon(countCall({ client, endpoint, window, now: time }));
      if (counted.count > max) refused.keep(client, counted);
      if (time - swept > SWEEP) {
        swept = time;
        await soon(db.deleteFrom('rate_counters').where('ends_at', '<=', time).execute());
      }
      return counted;
    } catch {
      return fallback.count(client, window, time);
    }
  };
}

interface Call {
  /** The client's address or network. */
  client: string;
  endpoint: string;
  /** Length of the window, ms; it begins with its first call. */
  window: number;
  now: number;
}

/**
 * A client's calls that come while one is being counted are counted together after it: thousands at once would
 * otherwise wait for each other at one row until the counter is too late for all of them.
 */
function inBatches(countAll: (call: Call, calls: number) => Promise<CallCount>) {
  const underWay = new Map<string, Promise<CallCount>>();
  const gathering = new Map<string, { calls: number; counted: Promise<CallCount> }>();

  const countNext = async (call: Call): Promise<CallCount> => {
    const before: Promise<unknown> = underWay.get(call.client) ?? Promise.resolve();
    await soon(before).catch(() => {});
    const calls = gathering.get(call.client)?.calls ?? 1;
    gathering.delete(call.client);
    const counting = countAll(call, calls);
    underWay.set(call.client, counting);
    return counting.finally(() => {
      if (underWay.get(call.client) === counting) underWay.delete(call.client);
    });
  };

  return async (call: Call): Promise<CallCount> => {
    const batch = gathering.get(call.client) ?? { calls: 0, counted: countNext(call) };
    gathering.set(call.client, batch);
    const place = ++batch.calls;
    const { count, endsAt } = await batch.counted;
    return { count: count - batch.calls + place, endsAt };
  };
}

/** One statement, so that what replicas count at the same time is all counted. */
async function countInDatabase(
  db: Kysely<Database>,
  { client, endpoint, window, now }: Call,
  calls: number,
): Promise<CallCount> {
  const { count, ends_at } = await db
    .insertInto('rate_counters')
    .values({ client_hash: clientHash(client), endpoint, count: calls, ends_at: now + window })
    .onConflict((conflict) =>
      conflict.columns(['client_hash', 'endpoint']).doUpdateSet((column) => {
        const isOver = column('rate_counters.ends_at', '<=', now);
        return {
          count: column
            .case()
            .when(isOver)
            .then(calls)
            .else(column('rate_counters.count', '+', calls))
            .end(),
          ends_at: column
            .case()
            .when(isOver)
            .then(now + window)
            .else(column.ref('rate_counters.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count, endsAt: ends_at };
}

/** What stands for a client in the table; the row is gone a minute after its window. */
const clientHash = (client: string) => createHash('sha256').update(client).digest('hex');

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the counter did not answer')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
