/** Reads leads for the owner's commands. */
import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxState } from '../db/tables.ts';

/** A lead and how its latest mail to the office fares. */
export interface LeadSummary extends LeadRow {
  mail: OutboxState | null;
  mailError: string | null;
}

/** The newest leads first, and how many there are in all. */
export async function readNewestLeads(
  db: Kysely<Database>,
  count: number,
): Promise<{ leads: LeadSummary[]; total: number }> {
  const leads = await db
    .selectFrom('contact_submissions')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.submission_id', '=', 'contact_submissions.submission_id')
        .onRef('outbox.stage', '=', 'contact_submissions.stage')
        .on('outbox.kind', '=', 'lead'),
    )
    .selectAll('contact_submissions')
    .select(['outbox.state as mail', 'outbox.last_error as mailError'])
    .orderBy('contact_submissions.created_at', 'desc')
    .orderBy('contact_submissions.submission_id')
    .limit(count)
    .execute();
  const { total } = await db
    .selectFrom('contact_submissions')
    .select((column) => column.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { leads, total: Number(total) };
}
