/**
 * What stands for a client in rate_counters: an HMAC under a key of the day, so that an address can't be found by trying
 * all of them once the key is gone. Replicas share the key through the database; no backup holds it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { latestEnd } from './memory-counter.ts';

const DAY_MS = 86_400_000;
/** No endpoint counts for longer. */
export const LONGEST_WINDOW_MS = 3_600_000;
/** How long a key is used before the database is asked again: another replica may have replaced it. */
const KEY_LIFE_MS = 60_000;

export interface ClientHashes {
  /** The hash of each client at a moment. A window that began before midnight goes on under the key it began with. */
  at(time: number, calls: CallsOfEndpoint): Promise<Map<string, string>>;
}

export interface CallsOfEndpoint {
  endpoint: string;
  /** Length of the endpoint's window, ms. */
  window: number;
  clients: string[];
}

export function createClientHashes(db: Kysely<Database>): ClientHashes {
  let known: { day: number; until: number; keys: Promise<Keys> } | null = null;

  const keysOf = (time: number): Promise<Keys> => {
    const day = Math.floor(time / DAY_MS);
    if (known?.day === day && time < known.until) return known.keys;
    const keys = readKeys(db, day);
    const entry = { day, until: time + KEY_LIFE_MS, keys };
    known = entry;
    keys.catch(() => {
      if (known === entry) known = null;
    });
    return keys;
  };

  return {
    async at(time, { endpoint, window, clients }) {
      const { today, yesterday } = await keysOf(time);
      const hashes = new Map(clients.map((client) => [client, hash(today, client)]));
      if (yesterday === null || time % DAY_MS >= window) return hashes;
      const old = new Map(clients.map((client) => [hash(yesterday, client), client]));
      const open = await db
        .selectFrom('rate_counters')
        .select('client_hash')
        .where('endpoint', '=', endpoint)
        .where('client_hash', 'in', [...old.keys()])
        .where('ends_at', '>', time)
        .execute();
      for (const { client_hash } of open) hashes.set(old.get(client_hash) ?? '', client_hash);
      return hashes;
    },
  };
}

/**
 * Removes counters whose window is over, and keys of days that no open window began on; also those of a clock that had
 * jumped ahead.
 */
export async function deleteOldCounters(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('rate_counters')
    .where((is) =>
      is.or([is('ends_at', '<=', now), is('ends_at', '>', latestEnd(LONGEST_WINDOW_MS, now))]),
    )
    .execute();
  const dayOf = (time: number) => Math.floor(time / DAY_MS);
  await db
    .deleteFrom('rate_keys')
    .where((is) =>
      is.or([is('day', '<', dayOf(now - LONGEST_WINDOW_MS)), is('day', '>', dayOf(now + DAY_MS))]),
    )
    .execute();
}

interface Keys {
  today: string;
  /** null = the site was not asked yesterday. */
  yesterday: string | null;
}

async function readKeys(db: Kysely<Database>, day: number): Promise<Keys> {
  const read = async () => {
    const rows = await db
      .selectFrom('rate_keys')
      .selectAll()
      .where('day', 'in', [day, day - 1])
      .execute();
    const keyOf = (wanted: number) => rows.find((row) => row.day === wanted)?.key ?? null;
    return { today: keyOf(day), yesterday: keyOf(day - 1) };
  };
  let { today, yesterday } = await read();
  if (today === null) {
    await db
      .insertInto('rate_keys')
      .values({ day, key: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    // Another replica may have been first.
    ({ today, yesterday } = await read());
  }
  if (today === null) throw new Error('the key of the day was not stored');
  return { today, yesterday };
}

const hash = (key: string, client: string) =>
  createHmac('sha256', key).update(client).digest('hex');
