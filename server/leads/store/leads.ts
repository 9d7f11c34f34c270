/** The statements that write a lead and what is queued about it. Each runs within the caller's transaction. */
import type { Insertable, Kysely } from 'kysely';
import { rowInserter } from '../../database/insert-rows.ts';
import {
  type ContactSubmissionsTable,
  type Database,
  type LeadRow,
  QUARANTINED,
} from '../../database/tables.ts';

export type NewLead = Insertable<ContactSubmissionsTable>;

/** Writes the leads whose id is new. Returns those, with the reason for which each was quarantined, or null. */
export const insertNewLeads = rowInserter((db, rows: NewLead[]) =>
  db
    .insertInto('contact_submissions')
    .values(rows)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning(['submission_id', 'quarantine_reason']),
);

/** @throws when there is no lead with this id. */
export function readLead(db: Kysely<Database>, submissionId: string): Promise<LeadRow> {
  return db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
}

/**
 * Replaces what a partial lead says by the finished conversation; a quarantine of either lasts.
 * @returns undefined when another request completed it first.
 */
export function completePartialLead(
  db: Kysely<Database>,
  row: NewLead,
): Promise<Pick<LeadRow, 'quarantine_reason'> | undefined> {
  const { created_at: _first, quarantine_reason: reason, ...changed } = row;
  return db
    .updateTable('contact_submissions')
    .set({ ...changed, ...(reason && { quarantine_reason: reason }) })
    .where('submission_id', '=', row.submission_id)
    .where('stage', '=', 'partial')
    .returning('quarantine_reason')
    .executeTakeFirst();
}

/** Messages about the unfinished chat that have not left yet are replaced by those about the finished one. */
export async function supersedePartialMessages(
  db: Kysely<Database>,
  submissionId: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'superseded' })
    .where('submission_id', '=', submissionId)
    .where('stage', '=', 'partial')
    .where('state', 'in', ['pending', QUARANTINED])
    .where('confirmed', '=', 0)
    .execute();
}

/** The conversation ended early: messages that wait for its end are due at `time` instead. */
export async function bringPartialMessagesForward(
  db: Kysely<Database>,
  submissionId: string,
  time: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: time })
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', ['lead', 'webhook', 'arrival'])
    .where('stage', '=', 'partial')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', time)
    .execute();
}

/** True when a reminder of this lead has been queued or sent. */
export async function hasReminder(db: Kysely<Database>, submissionId: string): Promise<boolean> {
  const known = await db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'reminder')
    .where('state', '!=', 'superseded')
    .executeTakeFirst();
  return known !== undefined;
}
