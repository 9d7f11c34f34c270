/** Queues webhook calls about leads that have been queued before, or came before their receiver was set. */
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { outboxId } from '../../outbox/store.ts';

/**
 * Every lead has a row of its mail to the office, which says what its call has to say. Quarantined
 * leads, and stages that a later one has overtaken, are left out.
 * @param receivers names of those who hear again.
 * @param which one lead, or all received since a moment (ms since the epoch).
 * @returns how many calls that are.
 */
export async function queueWebhooksAgain(
  db: Kysely<Database>,
  receivers: string[],
  which: { submissionId: string } | { since: number },
  now: number,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const queued = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'lead')
      .where('state', 'not in', ['quarantined', 'superseded'])
      .where((is) =>
        'since' in which
          ? is('created_at', '>=', which.since)
          : is('submission_id', '=', which.submissionId),
      )
      .execute();
    const again = { state: 'pending', attempts: 0, next_attempt_at: now } as const;
    for (const row of queued) {
      for (const receiver of receivers) {
        await transaction
          .insertInto('outbox')
          .values({
            ...row,
            ...again,
            id: outboxId(row.submission_id, 'webhook', row.stage, receiver),
            kind: 'webhook',
            receiver,
            created_at: now,
            lease_owner: null,
            sent_at: null,
            last_error: null,
          })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(again))
          .execute();
      }
    }
    return queued.length * receivers.length;
  });
}
