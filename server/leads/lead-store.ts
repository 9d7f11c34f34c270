/**
 * Takes leads. The lead and its notifications are written in one transaction, and nothing is answered
 * before that transaction is on disk.
 */
import type { Insertable, Kysely } from 'kysely';
import {
  CHAT_SOURCE,
  type ContactSubmission,
  PARTIAL_CHAT_SOURCE,
} from '../../domain/lead/contact-submission.ts';
import { quarantineReason } from '../../domain/lead/spam.ts';
import { inTransaction } from '../db/database.ts';
import { nameSubmission } from '../db/roles.ts';
import type { ContactSubmissionsTable, Database, LeadRow, LeadStage } from '../db/tables.ts';
import type { NotificationSettings } from '../notifications/notification-settings.ts';
import { consentOf } from '../notifications/outbox-row.ts';
import {
  heldUntil,
  queueNotifications,
  releaseBy,
  supersedePartial,
} from './queue-notifications.ts';

/**
 * `created`: a new lead. `repeated`: the same one again, nothing changed. `completed`: a partial chat lead
 * became complete. `conflict`: the id belongs to a request that says something else.
 */
export type SaveOutcome = 'created' | 'repeated' | 'completed' | 'conflict';

export interface SaveContext {
  db: Kysely<Database>;
  /** Milliseconds since the epoch. */
  now: number;
  notifications: NotificationSettings;
  /** A proof of work was asked for and did not come. Default false. */
  unsolved?: boolean;
  /** File names of the pictures that came with it. Default: none. */
  photos?: string[];
}

/** Saves one submission. Safe to call again with the same one, also at the same time. */
export async function saveSubmission(
  submission: ContactSubmission,
  context: SaveContext,
): Promise<SaveOutcome> {
  return inTransaction(context.db, async (db) => {
    await nameSubmission(db, submission.submission_id);
    const row = leadRow(submission, context);
    const inserted = await db
      .insertInto('contact_submissions')
      .values(row)
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .executeTakeFirst();
    const within = { ...context, db };
    if (inserted.numInsertedOrUpdatedRows === 1n) {
      await queueNotifications(submission, queueing(row, within));
      return 'created';
    }
    return meetAgain(submission, row, within);
  });
}

/** Which stage a submission is at. */
export function stageOf(submission: Pick<ContactSubmission, 'source'>): LeadStage {
  return submission.source === PARTIAL_CHAT_SOURCE ? 'partial' : 'complete';
}

async function meetAgain(
  submission: ContactSubmission,
  row: NewLead,
  context: SaveContext,
): Promise<SaveOutcome> {
  const known = await context.db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('submission_id', '=', submission.submission_id)
    .executeTakeFirstOrThrow();
  if (known.stage === 'partial' && submission.source === CHAT_SOURCE) {
    return completePartial(submission, row, context);
  }
  if (!saysTheSame(known, row)) return 'conflict';
  if (known.stage === 'partial' && submission.deadline !== undefined) {
    await releaseBy(submission.submission_id, heldUntil(submission, context.now), context.db);
  }
  return 'repeated';
}

/** The same row gets the finished conversation; a partial mail that has not left yet is not needed. */
async function completePartial(
  submission: ContactSubmission,
  row: NewLead,
  context: SaveContext,
): Promise<SaveOutcome> {
  const { created_at: _first, quarantine_reason: reason, ...changed } = row;
  const updated = await context.db
    .updateTable('contact_submissions')
    .set({ ...changed, ...(reason && { quarantine_reason: reason }) })
    .where('submission_id', '=', submission.submission_id)
    .where('stage', '=', 'partial')
    .returning('quarantine_reason')
    .executeTakeFirst();
  // Another request completed it between our two statements: compare with what it wrote.
  if (!updated) return meetAgain(submission, row, context);
  await supersedePartial(submission.submission_id, context.db);
  await queueNotifications(submission, queueing({ ...row, ...updated }, context));
  return 'completed';
}

/** Repeats and late partial posts bring nothing new; another name, phone, e-mail, ZIP, description or picture does. */
function saysTheSame(known: LeadRow, row: NewLead): boolean {
  const latePartial = known.stage === 'complete' && row.stage === 'partial';
  return (
    known.first_name === row.first_name &&
    known.phone === row.phone &&
    known.address === row.address &&
    known.description === row.description &&
    known.photos === row.photos &&
    (known.email === row.email || (latePartial && row.email === ''))
  );
}

const queueing = ({ stage, quarantine_reason }: NewLead, context: SaveContext) => ({
  ...context,
  stage,
  held: Boolean(quarantine_reason),
});

type NewLead = Insertable<ContactSubmissionsTable>;

function leadRow(
  submission: ContactSubmission,
  { now, unsolved = false, photos }: Pick<SaveContext, 'now' | 'unsolved' | 'photos'>,
): NewLead {
  const { attribution, submission_id } = submission;
  const consent = consentOf(submission, now);
  return {
    submission_id,
    first_name: submission.first_name,
    last_name: submission.last_name,
    phone: submission.phone,
    email: submission.email,
    service_needed: submission.service_needed,
    description: submission.description,
    urgency: submission.urgency,
    address: submission.address,
    source: submission.source,
    stage: stageOf(submission),
    replaces: submission.replaces ?? null,
    page: submission.page,
    territory: submission.territory ?? null,
    customer_type: submission.customer_type ?? null,
    attribution: attribution ? JSON.stringify(attribution) : null,
    consent: consent ? JSON.stringify(consent) : null,
    quarantine_reason: quarantineReason(submission, { at: now, unsolved }),
    contacted_at: null,
    photos: photos ? JSON.stringify(photos) : null,
    created_at: now,
    updated_at: now,
  };
}
