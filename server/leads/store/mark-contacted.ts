/** Records that the office has called a lead back, and cancels the reminder. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';

/** A lead and its correction come from one visitor: one call covers both. */
const isOfOneVisitor =
  (submissionId: string, replaces: string | null) =>
  (is: ExpressionBuilder<Database, 'contact_submissions'>) =>
    is.or([
      is('submission_id', 'in', [submissionId, replaces ?? submissionId]),
      is('replaces', '=', submissionId),
    ]);

export async function markContacted(
  db: Kysely<Database>,
  submissionId: string,
  now: number,
): Promise<'marked' | 'marked before' | 'unknown'> {
  return inTransaction(db, async (transaction) => {
    const lead = await transaction
      .selectFrom('contact_submissions')
      .select(['contacted_at', 'replaces'])
      .where('submission_id', '=', submissionId)
      .executeTakeFirst();
    if (!lead) return 'unknown';
    if (lead.contacted_at !== null) return 'marked before';
    const marked = await transaction
      .updateTable('contact_submissions')
      .set({ contacted_at: now })
      .where('contacted_at', 'is', null)
      .where(isOfOneVisitor(submissionId, lead.replaces))
      .returning('submission_id')
      .execute();
    await takeBackReminders(
      transaction,
      marked.map(({ submission_id }) => submission_id),
    );
    return 'marked';
  });
}

/** Cancels the reminders of these leads. */
export async function takeBackReminders(db: Kysely<Database>, ids: string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'superseded' })
    .where('kind', '=', 'reminder')
    .where('state', 'in', ['pending', 'quarantined', 'dead_letter'])
    .where('submission_id', 'in', ids)
    .execute();
}

/**
 * Undoes `markContacted`: the lead waits for a call again, and its reminder is due at the old time.
 * @param contactedAt when it was marked; null if only its reminder was canceled
 */
export async function unmarkContacted(
  db: Kysely<Database>,
  submissionId: string,
  contactedAt: number | null,
): Promise<void> {
  const lead = await db
    .selectFrom('contact_submissions')
    .select(['stage', 'replaces'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!lead) return;
  if (contactedAt !== null)
    await db
      .updateTable('contact_submissions')
      .set({ contacted_at: null })
      .where('contacted_at', '=', contactedAt)
      .where(isOfOneVisitor(submissionId, lead.replaces))
      .execute();
  await db
    .updateTable('outbox')
    .set({ state: 'pending' })
    .where('kind', '=', 'reminder')
    .where('state', '=', 'superseded')
    .where('attempts', '=', 0)
    .where('stage', '=', lead.stage)
    .where('submission_id', '=', submissionId)
    .execute();
}
