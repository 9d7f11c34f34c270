/** Leads for the owner's export, and what went out about each. */
import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow } from '../../database/tables.ts';

/** Every lead received since a moment, oldest first. @param since ms since the epoch. */
export function readLeadsSince(db: Kysely<Database>, since: number): Promise<LeadRow[]> {
  return db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('submission_id')
    .execute();
}

/** What has gone out, or waits to, about a lead; oldest first. */
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
