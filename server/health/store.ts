/** The row by which /readyz notices a full disk. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

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
