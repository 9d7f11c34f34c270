/** Reads leads for the owner's commands. */
import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow, OutboxState } from '../../database/tables.ts';
import { isPersonOf, type Person } from '../person.ts';

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
  const leads = await selectSummaries(db)
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

/** Leads that look like spam and that nobody has released, the newest first. */
export function readQuarantinedLeads(db: Kysely<Database>): Promise<LeadSummary[]> {
  return selectSummaries(db)
    .where('contact_submissions.quarantine_reason', 'is not', null)
    .orderBy('contact_submissions.created_at', 'desc')
    .orderBy('contact_submissions.submission_id')
    .execute();
}

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

/** One lead by its id, or all of a person, oldest first. */
export async function findLeads(db: Kysely<Database>, who: Person | string): Promise<LeadRow[]> {
  if (typeof who !== 'string') {
    return (await readLeadsSince(db, 0)).filter((lead) => isPersonOf(who, lead));
  }
  return db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('submission_id', '=', who)
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

function selectSummaries(db: Kysely<Database>) {
  return db
    .selectFrom('contact_submissions')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.submission_id', '=', 'contact_submissions.submission_id')
        .onRef('outbox.stage', '=', 'contact_submissions.stage')
        .on('outbox.kind', '=', 'lead'),
    )
    .selectAll('contact_submissions')
    .select(['outbox.state as mail', 'outbox.last_error as mailError']);
}
