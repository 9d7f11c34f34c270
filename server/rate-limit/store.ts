/** Tables in which version 3be6dc3d counted the calls of clients. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What version 3be6dc3d stored of who called: hashes and their keys. A replica of it may still be writing them. */
export async function deleteStoredCounters(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_counters').where('endpoint', '!=', '/readyz').execute();
  await db.deleteFrom('rate_keys').execute();
}
