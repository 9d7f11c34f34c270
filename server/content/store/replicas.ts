/** Which servers serve pages, and which publication each serves. */
import type { Kysely } from 'kysely';
import type { ContentReplicaRow, Database } from '../../database/tables.ts';

/** A server that has not been heard of for so long is gone, ms. */
export const REPLICA_GONE_MS = 20_000;
const FORGOTTEN_MS = 86_400_000;

export async function noteReplica(db: Kysely<Database>, row: ContentReplicaRow): Promise<void> {
  await db
    .insertInto('content_replicas')
    .values(row)
    .onConflict((conflict) => conflict.column('replica').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('content_replicas')
    .where('seen_at', '<', row.seen_at - FORGOTTEN_MS)
    .execute();
}

export async function forgetReplica(db: Kysely<Database>, replica: string): Promise<void> {
  await db.deleteFrom('content_replicas').where('replica', '=', replica).execute();
}

/** Those that are running. */
export function readReplicas(db: Kysely<Database>, now: number): Promise<ContentReplicaRow[]> {
  return (
    db
      .selectFrom('content_replicas')
      .selectAll()
      .where('seen_at', '>', now - REPLICA_GONE_MS)
      // What lies further ahead was written by a clock that had jumped.
      .where('seen_at', '<', now + REPLICA_GONE_MS)
      .orderBy('host')
      .orderBy('replica')
      .execute()
  );
}
