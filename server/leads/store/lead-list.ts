/** Queries of the owner's lead export. */
import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow } from '../../database/tables.ts';

/** All leads received since `since` (ms since the epoch), oldest first. */
export function readLeadsSince(db: Kysely<Database>, since: number): Promise<LeadRow[]> {
  return db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('submission_id')
    .execute();
}

/** Messages sent or queued about a lead, oldest first. */
export function readNotifications(
  db: Kysely<Database>,
  submissionId: string,
): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
