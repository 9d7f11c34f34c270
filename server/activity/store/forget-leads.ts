/** Deletes what the office stores about leads that are deleted or erased. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addEvent } from './events.ts';

/** Notes, acts, events, entries of the audit log, keys of its person, pairs. @returns how many keys. */
export async function forgetOfficeLeads(db: Kysely<Database>, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const keys = await db
    .deleteFrom('office_person_keys')
    .where(
      'lead_no',
      'in',
      db.selectFrom('office_leads').select('lead_no').where('submission_id', 'in', ids),
    )
    .executeTakeFirst();
  for (const table of ['office_acts', 'office_audit', 'office_events', 'office_leads'] as const)
    await db.deleteFrom(table).where('submission_id', 'in', ids).execute();
  await db
    .deleteFrom('office_splits')
    .where((is) => is.or([is('submission_id', 'in', ids), is('other_id', 'in', ids)]))
    .execute();
  return Number(keys.numDeletedRows);
}

/**
 * Before the rows with a submission_id are erased: what carries none, and what stays. Counts by month and status survive,
 * and the office's screens are told to take the leads off.
 * @returns how many keys of persons were removed.
 */
export async function eraseOfficeLeads(
  db: Kysely<Database>,
  ids: string[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  const leads = await db
    .selectFrom('office_leads')
    .select(['submission_id', 'status', 'received_at'])
    .where('submission_id', 'in', ids)
    .execute();
  if (leads.length === 0) return 0;
  const keys = await db
    .deleteFrom('office_person_keys')
    .where(
      'lead_no',
      'in',
      db.selectFrom('office_leads').select('lead_no').where('submission_id', 'in', ids),
    )
    .executeTakeFirst();
  await db.deleteFrom('office_splits').where('other_id', 'in', ids).execute();
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
  return Number(keys.numDeletedRows);
}
