/** Queries of the owner's lead export. */
import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow, VisitRow } from '../../database/tables.ts';

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

/** The visits of leads received since a moment, the oldest first. @param since ms since the epoch */
export function visitsOfLeadsSince(db: Kysely<Database>, since: number): Promise<VisitRow[]> {
  return db
    .selectFrom('visits')
    .innerJoin('contact_submissions', 'contact_submissions.submission_id', 'visits.submission_id')
    .selectAll('visits')
    .where('contact_submissions.created_at', '>=', since)
    .orderBy('visits.created_at')
    .orderBy('visits.visit_id')
    .execute();
}
