/** The office's state of each lead: one row of `office_leads`. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database, OfficeLeadRow } from '../../database/tables.ts';

/** @returns undefined if the lead is not in the inbox */
export function findOfficeLead(
  db: Kysely<Database>,
  submissionId: string,
): Promise<OfficeLeadRow | undefined> {
  return db
    .selectFrom('office_leads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Condition on leads that are not in the inbox. */
export const isNotInInbox = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Database, 'contact_submissions'>) =>
  not(
    exists(
      selectFrom('office_leads')
        .select('office_leads.submission_id')
        .whereRef('office_leads.submission_id', '=', 'contact_submissions.submission_id'),
    ),
  );

/** Does nothing if the office has no such lead. */
export async function changeOfficeLead(
  db: Kysely<Database>,
  submissionId: string,
  changes: Partial<OfficeLeadRow>,
): Promise<void> {
  await db
    .updateTable('office_leads')
    .set(changes)
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * Leads due within a period whose users were not notified, earliest first.
 * @param period ms since the epoch; `from` is exclusive
 */
export function readDueLeads(
  db: Kysely<Database>,
  { from, until }: { from: number; until: number },
  limit: number,
): Promise<OfficeLeadRow[]> {
  return db
    .selectFrom('office_leads')
    .selectAll()
    .where('due_at', '>', from)
    .where('due_at', '<=', until)
    .where((is) =>
      is.or([is('reminded_for', 'is', null), is('reminded_for', '!=', is.ref('due_at'))]),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** A lead for an alert; undefined if the office no longer has it. */
export function readLeadToAlert(db: Kysely<Database>, submissionId: string) {
  return db
    .selectFrom('office_leads')
    .innerJoin(
      'contact_submissions',
      'contact_submissions.submission_id',
      'office_leads.submission_id',
    )
    .select([
      'office_leads.status',
      'office_leads.due_at',
      'contact_submissions.stage',
      'contact_submissions.first_name',
      'contact_submissions.service_needed',
      'contact_submissions.address',
      'contact_submissions.territory',
      'contact_submissions.language',
    ])
    .where('office_leads.submission_id', '=', submissionId)
    .executeTakeFirst();
}

export async function hasBookedVisit(db: Kysely<Database>, submissionId: string): Promise<boolean> {
  const booked = await db
    .selectFrom('visits')
    .select('visit_id')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return booked !== undefined;
}
