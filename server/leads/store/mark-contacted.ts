/** Notes that the office has called a lead back, and takes back the reminder. */
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import { type Database, DEAD_LETTER, QUARANTINED } from '../../database/tables.ts';

/** A lead that was corrected, and the one that corrects it, are one visitor: one call is enough for both. */
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
      .where((is) =>
        is.or([
          is('submission_id', 'in', [submissionId, lead.replaces ?? submissionId]),
          is('replaces', '=', submissionId),
        ]),
      )
      .returning('submission_id')
      .execute();
    await transaction
      .updateTable('outbox')
      .set({ state: 'superseded' })
      .where('kind', '=', 'reminder')
      .where('state', 'in', ['pending', QUARANTINED, DEAD_LETTER])
      .where(
        'submission_id',
        'in',
        marked.map(({ submission_id }) => submission_id),
      )
      .execute();
    return 'marked';
  });
}
