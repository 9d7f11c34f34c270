/**
 * Takes leads. The lead and its notifications are written in one transaction, and nothing is answered
 * before that transaction is on disk.
 */
import type { Insertable, Kysely } from 'kysely';
import {
  CHAT_SOURCE,
  type ContactSubmission,
  PARTIAL_CHAT_SOURCE,
} from '../../../domain/lead/contact-submission.ts';
import { quarantineReason } from '../../../domain/lead/spam.ts';
import { inTransaction } from '../../database/database.ts';
import { rowInserter } from '../../database/insert-rows.ts';
import { nameSubmissions } from '../../database/roles.ts';
import type {
  ContactSubmissionsTable,
  Database,
  LeadRow,
  LeadStage,
  OutboxRow,
} from '../../database/tables.ts';
import { insertPictures, type LeadPicture, pictureRows } from '../../photos/store/lead-pictures.ts';
import type { NotificationSettings } from '../messages/notification-settings.ts';
import { consentOf } from '../messages/outbox-row.ts';
import {
  heldUntil,
  notificationsAbout,
  releaseBy,
  supersedePartial,
  wasReminded,
} from '../messages/queue-notifications.ts';

/**
 * `created`: a new lead. `repeated`: the same one again, nothing changed. `completed`: a partial chat lead
 * became complete. `conflict`: the id belongs to a request that says something else.
 */
export type SaveOutcome = 'created' | 'repeated' | 'completed' | 'conflict';

/** What the server knows of a submission besides what it says. */
export interface Receipt {
  /** When it came, milliseconds since the epoch. */
  now: number;
  /** A proof of work was asked for and did not come. Default false. */
  unsolved?: boolean;
  /** The pictures that came with it. Default: none. */
  pictures?: LeadPicture[];
}

export interface LeadStore {
  db: Kysely<Database>;
  notifications: NotificationSettings;
}

export interface ReceivedLead extends Receipt {
  submission: ContactSubmission;
}

/** Saves one submission. Safe to call again with the same one, also at the same time. */
export async function saveSubmission(
  submission: ContactSubmission,
  context: SaveContext,
): Promise<SaveOutcome> {
  return inTransaction(context.db, async (db) => {
    const within = { ...context, db };
    const created = await insertLeads([{ ...context, submission }], within);
    if (created.size > 0) return 'created';
    return meetAgain(submission, leadRow(submission, context), within);
  });
}

/**
 * Writes those whose id is new, each with its notifications, within the transaction of `db`.
 * @param leads each id once.
 * @returns the ids that were new.
 */
export async function insertLeads(
  leads: ReceivedLead[],
  { db, notifications }: LeadStore,
): Promise<Set<string>> {
  const rows = leads.map(({ submission, ...receipt }) => leadRow(submission, receipt));
  // In one order everywhere: servers that insert the same ids wait for each other, and never in a circle.
  rows.sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1));
  await nameSubmissions(
    db,
    rows.map((row) => row.submission_id),
  );
  const inserted = await insertNewLeads(db, rows);
  const held = new Map(inserted.map((row) => [row.submission_id, row.quarantine_reason !== null]));
  const mails = leads.flatMap(({ submission, ...receipt }) => {
    const isHeld = held.get(submission.submission_id);
    if (isHeld === undefined) return [];
    const stage = stageOf(submission);
    const photos = namesOf(receipt);
    return notificationsAbout(submission, {
      ...receipt,
      photos,
      notifications,
      stage,
      held: isHeld,
    });
  });
  for (const { submission, pictures, now } of leads) {
    if (!pictures || !held.has(submission.submission_id)) continue;
    await insertPictures(db, pictureRows(submission.submission_id, pictures, now));
  }
  await insertNotifications(db, mails);
  return new Set(held.keys());
}

const insertNewLeads = rowInserter((db, rows: NewLead[]) =>
  db
    .insertInto('contact_submissions')
    .values(rows)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning(['submission_id', 'quarantine_reason']),
);
const insertNotifications = rowInserter((db, rows: OutboxRow[]) =>
  db.insertInto('outbox').values(rows),
);

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
  const mails = notificationsAbout(submission, {
    ...context,
    stage: row.stage,
    held: updated.quarantine_reason !== null,
    reminded: await wasReminded(submission.submission_id, context.db),
  });
  await insertNotifications(context.db, mails);
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

const namesOf = ({ pictures }: Pick<Receipt, 'pictures'>) => pictures?.map(({ name }) => name);

type SaveContext = LeadStore & Receipt;
type NewLead = Insertable<ContactSubmissionsTable>;

function leadRow(
  submission: ContactSubmission,
  { now, unsolved = false, ...receipt }: Receipt,
): NewLead {
  const { attribution, submission_id } = submission;
  const photos = namesOf(receipt);
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
