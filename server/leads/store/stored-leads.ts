/** Statements about leads and their queued messages. Each runs within the caller's transaction. */
import type { Insertable, Kysely } from 'kysely';
import type { StoredConsent } from '../../../domain/lead/consent.ts';
import { inTransaction } from '../../database/database.ts';
import { rowInserter } from '../../database/insert-rows.ts';
import { fromJson, type Json, toJson } from '../../database/json.ts';
import type {
  ContactSubmissionsTable,
  Database,
  LeadPayload,
  LeadRow,
} from '../../database/tables.ts';

/** Only a later correction sets `corrected_by`. */
export type NewLead = Omit<Insertable<ContactSubmissionsTable>, 'corrected_by'>;

/** Inserts the leads whose id is new. @returns their ids, with the reason for quarantine or null */
export const insertNewLeads = rowInserter((db, rows: NewLead[]) =>
  db
    .insertInto('contact_submissions')
    .values(rows)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning(['submission_id', 'quarantine_reason']),
);

/** @returns undefined when there is no lead with this id */
export function findLead(db: Kysely<Database>, submissionId: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/**
 * Replaces the answers of a partial lead by the finished conversation. A quarantine of either one stays.
 * @returns undefined if another request completed it first
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

/** Supersedes unsent messages about the unfinished chat. */
export async function supersedePartialMessages(
  db: Kysely<Database>,
  submissionId: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'superseded' })
    .where('submission_id', '=', submissionId)
    .where('stage', '=', 'partial')
    .where('state', 'in', ['pending', 'quarantined'])
    .where('confirmed', '=', 0)
    .execute();
}

/** Makes messages about the unfinished chat due at `time`, because the conversation ended early. */
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

/** True if a reminder of this lead was queued or sent. */
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

/** The newest correction of a lead, at the end of the chain of corrections; the lead itself if there is none. */
export function latestCorrection(db: Kysely<Database>, submissionId: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const followed = new Set<string>();
    let latest = submissionId;
    // A cycle ends the search, and so does an erased correction.
    for (let next: string | null = submissionId; next && !followed.has(next); ) {
      followed.add(next);
      const row: Pick<LeadRow, 'corrected_by'> | undefined = await transaction
        .selectFrom('contact_submissions')
        .select('corrected_by')
        .where('submission_id', '=', next)
        .executeTakeFirst();
      if (row) latest = next;
      next = row?.corrected_by ?? null;
    }
    return latest;
  });
}

/**
 * Records that a lead was corrected. A correction without consent to marketing texts withdraws it from every lead that
 * it corrects, and from their messages.
 * @param withdrawnAt ms since the epoch; null if the correction gives consent
 */
export async function correctLead(
  db: Kysely<Database>,
  correction: { submissionId: string; replaces: string; withdrawnAt: number | null },
): Promise<void> {
  const { submissionId, replaces, withdrawnAt } = correction;
  const named = [submissionId];
  for (let id: string | null = replaces; id && !named.includes(id); ) {
    named.push(id);
    const row: Pick<LeadRow, 'replaces' | 'consent'> | undefined = await db
      .selectFrom('contact_submissions')
      .select(['replaces', 'consent'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    if (id === replaces)
      await db
        .updateTable('contact_submissions')
        .set({ corrected_by: submissionId })
        .where('submission_id', '=', id)
        .execute();
    if (withdrawnAt !== null && row.consent)
      await withdrawConsent(db, id, fromJson(row.consent), withdrawnAt);
    id = row.replaces;
  }
}

async function withdrawConsent(
  db: Kysely<Database>,
  submissionId: string,
  given: StoredConsent,
  withdrawnAt: number,
): Promise<void> {
  if (!given.marketing_texts) return;
  const consent: StoredConsent = { ...given, marketing_texts: false, withdrawn_at: withdrawnAt };
  await db
    .updateTable('contact_submissions')
    .set({ consent: toJson(consent) })
    .where('submission_id', '=', submissionId)
    .execute();
  const messages = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', ['lead', 'reminder', 'webhook'])
    .$narrowType<{ payload: Json<LeadPayload> }>()
    .execute();
  for (const { id, payload } of messages)
    await db
      .updateTable('outbox')
      .set({ payload: toJson({ ...fromJson(payload), consent }) })
      .where('id', '=', id)
      .execute();
}
