/** The table of calls: version 3be6dc3d counted them there, and /readyz writes to it. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What version 3be6dc3d stored of who called: hashes and their keys. A replica of it may still be writing them. */
export async function deleteStoredCounters(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_counters').where('endpoint', '!=', '/readyz').execute();
  await db.deleteFrom('rate_keys').execute();
}

/** One row that nobody reads. */
export async function writeProbe(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .insertInto('rate_counters')
    .values({ client_hash: 'readyz', endpoint: '/readyz', count: 1, ends_at: now + 60_000 })
    .onConflict((conflict) =>
      conflict.columns(['client_hash', 'endpoint']).doUpdateSet((column) => ({
        count: column('rate_counters.count', '+', 1),
        ends_at: column.ref('excluded.ends_at'),
      })),
    )
    .execute();
}
