/**
 * Saves leads. A lead and its messages are written in one transaction, and the response waits until it is on disk.
 * Leads that arrive together share a transaction, because a durable commit costs more than a row. Each gets its own
 * outcome.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { saidIn } from '../../domain/forms/said.ts';
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import { quarantineReason } from '../../domain/lead/spam.ts';
import { CHAT_SOURCE, PARTIAL_CHAT_SOURCE } from '../../domain/lead/submission-fields.ts';
import { inTransaction } from '../database/database.ts';
import { databaseFailure } from '../database/failures.ts';
import { fromJson, toJson } from '../database/json.ts';
import type { Database, LeadRow, LeadStage } from '../database/tables.ts';
import { insertOutboxRows } from '../outbox/outbox-store.ts';
import { insertPictures, type LeadPicture, namePictures } from '../photos/store/lead-pictures.ts';
import {
  consentOf,
  leadMessages,
  type NotificationSettings,
  partialDueAt,
} from './messages/lead-messages.ts';
import {
  bringPartialMessagesForward,
  completePartialLead,
  correctLead,
  findLead,
  hasReminder,
  insertNewLeads,
  latestCorrection,
  type NewLead,
  supersedePartialMessages,
} from './store/stored-leads.ts';

/**
 * `created`: a new lead. `repeated`: the same submission again, nothing changed. `completed`: a partial chat lead
 * became complete. `conflict`: the id belongs to a submission with other answers.
 */
export type SaveOutcome = 'created' | 'repeated' | 'completed' | 'conflict';

/** What the server knows about a submission besides its content. */
interface Receipt {
  /** When it arrived, ms since the epoch. */
  now: number;
  /** The submission's photos. Default: none. */
  pictures?: LeadPicture[];
  /** True if an office user typed it: it is never treated as spam. Default false. */
  isFromOffice?: boolean;
}

export interface LeadStore {
  db: Kysely<Database>;
  notifications: NotificationSettings;
}

interface ReceivedLead extends Receipt {
  submission: ContactSubmission;
}

type SaveContext = LeadStore & Receipt;

/** Saves one lead; resolves once it is on disk. @throws what the database threw */
export type TakeLead = (lead: ReceivedLead) => Promise<SaveOutcome>;

/** Maximum leads per transaction; later ones wait for the commit. */
const MAX_BATCH_SIZE = 32;

interface WaitingLead {
  lead: ReceivedLead;
  resolve(outcome: SaveOutcome | Promise<SaveOutcome>): void;
  reject(error: unknown): void;
}

export function createLeadIntake(store: LeadStore): TakeLead {
  const waiting: WaitingLead[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH_SIZE);
      try {
        await writeBatch(batch, store);
      } catch (error) {
        // Leads that arrived meanwhile would wait just as long and fail the same way.
        for (const one of [...batch, ...waiting.splice(0)]) one.reject(error);
      }
    }
    isWriting = false;
  }

  return (lead) =>
    new Promise((resolve, reject) => {
      waiting.push({ lead, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      // At the end of this turn of the event loop, so that requests arriving now share the transaction.
      setImmediate(writeAll);
    });
}

/** Resolves each lead with its own outcome. @throws for all of them if the database is unreachable */
async function writeBatch(batch: WaitingLead[], store: LeadStore): Promise<void> {
  const firsts = new Map<string, WaitingLead>();
  for (const one of batch) if (!firsts.has(idOf(one))) firsts.set(idOf(one), one);
  const leads = [...firsts.values()].map(({ lead }) => lead);
  let created = new Set<string>();
  try {
    created = await inTransaction(store.db, (db) => insertLeads(leads, { ...store, db }));
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // One bad lead may have caused the error: save each by itself, so that the others succeed.
  }
  for (const one of batch) {
    const isNew = created.has(idOf(one)) && firsts.get(idOf(one)) === one;
    one.resolve(isNew ? 'created' : saveSubmission(one.lead.submission, { ...store, ...one.lead }));
  }
}

const idOf = ({ lead }: WaitingLead) => lead.submission.submission_id;

function isUnreachable(error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure === 'unavailable' || failure === 'busy';
}

/** Saves one submission. Idempotent, also when called concurrently with the same submission. */
export async function saveSubmission(
  submission: ContactSubmission,
  context: SaveContext,
): Promise<SaveOutcome> {
  return inTransaction(context.db, async (db) => {
    const within = { ...context, db };
    const created = await insertLeads([{ ...within, submission }], within);
    if (created.size > 0) return 'created';
    return saveKnownSubmission(submission, leadRow(submission, within), within);
  });
}

/**
 * Saves a submission of a visitor without JavaScript, whose browser can't send a correction under a new id. A conflict
 * becomes a correction of the newest lead of this id. The same correction always gets the same id, so that it is saved
 * once.
 * @returns the submission under its final id
 */
export async function saveOrCorrect(
  submission: ContactSubmission,
  db: Kysely<Database>,
  save: (submission: ContactSubmission) => Promise<SaveOutcome>,
  pictures: Buffer[] = [],
): Promise<{ submission: ContactSubmission; outcome: SaveOutcome }> {
  const outcome = await save(submission);
  if (outcome !== 'conflict') return { submission, outcome };
  const replaces = await latestCorrection(db, submission.submission_id);
  if (replaces !== submission.submission_id) {
    const latest = { ...submission, submission_id: replaces };
    const again = await save(latest);
    if (again !== 'conflict') return { submission: latest, outcome: again };
  }
  const photos = namePictures(replaces, pictures).map(({ name }) => name);
  const said = JSON.stringify([replaces, saidIn({ ...submission, photos })]);
  const correction = { ...submission, submission_id: uuidOf(said), replaces };
  return { submission: correction, outcome: await save(correction) };
}

/**
 * Inserts the leads whose id is new, each with its messages, within the transaction of `db`.
 * @param leads each id once
 * @returns the ids that were new
 */
export async function insertLeads(
  leads: ReceivedLead[],
  { db, notifications }: LeadStore,
): Promise<Set<string>> {
  const rows = leads.map(({ submission, ...receipt }) => leadRow(submission, receipt));
  // In the same order in every process, so that concurrent inserts of the same ids can't deadlock.
  rows.sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1));
  const inserted = await insertNewLeads(db, rows);
  const quarantined = new Map(
    inserted.map((row) => [row.submission_id, row.quarantine_reason !== null]),
  );
  const messages = leads.flatMap(({ submission, ...receipt }) => {
    const isQuarantined = quarantined.get(submission.submission_id);
    if (isQuarantined === undefined) return [];
    const stage = stageOf(submission);
    const photos = namesOf(receipt);
    return leadMessages(submission, { ...receipt, photos, notifications, stage, isQuarantined });
  });
  for (const { submission, pictures, now } of leads) {
    if (!pictures || !quarantined.has(submission.submission_id)) continue;
    await insertPictures(db, submission.submission_id, pictures, now);
  }
  // Before the corrections, which also withdraw consent from messages of this batch.
  await insertOutboxRows(db, messages);
  for (const { submission, now } of leads)
    if (quarantined.has(submission.submission_id)) await correctReplaced(db, submission, now);
  return new Set(quarantined.keys());
}

async function correctReplaced(
  db: Kysely<Database>,
  { submission_id, replaces, consent }: ContactSubmission,
  now: number,
): Promise<void> {
  if (!replaces) return;
  const withdrawnAt = consent?.marketing_texts ? null : now;
  await correctLead(db, { submissionId: submission_id, replaces, withdrawnAt });
}

/** Which stage a submission is at. */
export function stageOf(submission: Pick<ContactSubmission, 'source'>): LeadStage {
  return submission.source === PARTIAL_CHAT_SOURCE ? 'partial' : 'complete';
}

/** Saves a submission whose id exists: a repeat, a completed partial lead, or other answers. */
async function saveKnownSubmission(
  submission: ContactSubmission,
  row: NewLead,
  context: SaveContext,
): Promise<SaveOutcome> {
  const { db, now } = context;
  const known = await findLead(db, submission.submission_id);
  if (!known) throw new Error('a lead that exists is gone');
  if (known.stage === 'partial' && submission.source === CHAT_SOURCE) {
    return completePartial(submission, row, context);
  }
  if (!saysTheSame(known, row)) return 'conflict';
  // Old answers that are repeated after a correction are a new correction.
  if (known.corrected_by && row.stage === 'complete') return 'conflict';
  if (known.stage === 'partial' && submission.deadline !== undefined) {
    await bringPartialMessagesForward(db, row.submission_id, partialDueAt(submission, now));
  }
  return 'repeated';
}

/** Replaces the partial lead by the finished conversation and supersedes its unsent messages. */
async function completePartial(
  submission: ContactSubmission,
  row: NewLead,
  context: SaveContext,
): Promise<SaveOutcome> {
  const { db } = context;
  const completed = await completePartialLead(db, row);
  // Another request completed it between our two statements: compare with what it wrote.
  if (!completed) return saveKnownSubmission(submission, row, context);
  await supersedePartialMessages(db, row.submission_id);
  const messages = leadMessages(submission, {
    ...context,
    stage: row.stage,
    isQuarantined: completed.quarantine_reason !== null,
    isReminded: await hasReminder(db, row.submission_id),
  });
  await insertOutboxRows(db, messages);
  await correctReplaced(db, submission, context.now);
  return 'completed';
}

/** Compares all answers and the consent. A partial lead that arrives late may contain less than the finished one. */
function saysTheSame(known: LeadRow, row: NewLead): boolean {
  const [was, is] = [saidInRow(known), saidInRow(row)];
  if (known.stage === 'complete' && row.stage === 'partial')
    return Object.entries(is).every(([stored, answer]) => was[stored]?.startsWith(answer));
  return isDeepStrictEqual(was, is);
}

function saidInRow(row: LeadRow | NewLead): Record<string, string> {
  return saidIn({
    ...row,
    details: fromJson(row.details ?? null),
    consent: fromJson(row.consent ?? null),
    photos: fromJson(row.photos ?? null),
  });
}

const namesOf = ({ pictures }: Pick<Receipt, 'pictures'>) => pictures?.map(({ name }) => name);

function leadRow(submission: ContactSubmission, { now, ...receipt }: Receipt): NewLead {
  const { attribution, details, submission_id } = submission;
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
    details: details ? toJson(details) : null,
    urgency: submission.urgency,
    address: submission.address,
    source: submission.source,
    stage: stageOf(submission),
    replaces: submission.replaces ?? null,
    page: submission.page,
    territory: submission.territory ?? null,
    language: submission.language ?? 'en',
    customer_type: submission.customer_type ?? null,
    attribution: attribution ? toJson(attribution) : null,
    consent: consent ? toJson(consent) : null,
    quarantine_reason: receipt.isFromOffice ? null : quarantineReason(submission, now),
    contacted_at: null,
    photos: photos ? toJson(photos) : null,
    created_at: now,
  };
}

/** Derives a UUID (version 8: custom hash) from a text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
