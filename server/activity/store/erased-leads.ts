/** What stays of requests that are erased: counts by month and status, and events that drop them from the office's screens. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addEvent } from './events.ts';

/** Called before the rows of the requests are deleted, in the same transaction. */
export async function recordErasedLeads(
  db: Kysely<Database>,
  ids: string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const leads = await db
    .selectFrom('office_leads')
    .select(['submission_id', 'status', 'received_at'])
    .where('submission_id', 'in', ids)
    .execute();
  for (const { submission_id, status, received_at } of leads) {
    const month = new Date(received_at).toISOString().slice(0, 7);
    await db
      .insertInto('office_erased')
      .values({ month, status, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['month', 'status'])
          .doUpdateSet((column) => ({ count: column('office_erased.count', '+', 1) })),
      )
      .execute();
    await addEvent(db, { at: now, what: 'erased', erased_id: submission_id });
  }
}
