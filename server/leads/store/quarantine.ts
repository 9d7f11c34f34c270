/** Releases leads that were quarantined as spam. */
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';

/**
 * Releases a lead: its messages are sent now, and its reminder is due as if it had just arrived.
 * @returns false if the lead is unknown or not quarantined
 */
export async function releaseLead(
  db: Kysely<Database>,
  submissionId: string,
  now: number,
  notifications: { remindAt(from: number): number | null },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const released = await transaction
      .updateTable('contact_submissions')
      .set({ quarantine_reason: null })
      .where('submission_id', '=', submissionId)
      .where('quarantine_reason', 'is not', null)
      .executeTakeFirst();
    if (released.numUpdatedRows === 0n) return false;
    const messages = transaction
      .updateTable('outbox')
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'quarantined');
    const remindedAt = notifications.remindAt(now);
    await messages
      .where('kind', '=', 'reminder')
      .set(
        remindedAt === null
          ? { state: 'superseded' }
          : { state: 'pending', next_attempt_at: remindedAt },
      )
      .execute();
    await messages
      .where('kind', '!=', 'reminder')
      .set({ state: 'pending', next_attempt_at: now })
      .execute();
    return true;
  });
}
