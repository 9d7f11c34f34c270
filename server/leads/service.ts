/**
 * Takes leads. A lead and its messages are written in one transaction, and nothing is answered before that transaction is
 * on disk. Leads that arrive together share a transaction, because making a commit durable costs more than writing a row;
 * each is answered after that commit, with an outcome of its own.
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
import { insertOutboxRows } from '../outbox/store.ts';
import {
  insertPictures,
  type LeadPicture,
  namePictures,
  pictureRows,
} from '../photos/store/lead-pictures.ts';
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
  hasReminder,
  insertNewLeads,
  latestCorrection,
  type NewLead,
  readLead,
  supersedePartialMessages,
} from './store/leads.ts';

/**
 * `created`: a new lead. `repeated`: the same one again, nothing changed. `completed`: a partial chat lead
 * became complete. `conflict`: the id belongs to a request that says something else.
 */
export type SaveOutcome = 'created' | 'repeated' | 'completed' | 'conflict';

/** What the server knows of a submission besides what it says. */
interface Receipt {
  /** When it came, milliseconds since the epoch. */
  now: number;
  /** The pictures that came with it. Default: none. */
  pictures?: LeadPicture[];
  /** Typed by somebody of the office: it is no spam, whatever it looks like. Default: false. */
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

/** Saves one lead, on disk when it resolves. Throws what the database threw. */
export type TakeLead = (lead: ReceivedLead) => Promise<SaveOutcome>;

/** Most leads in one transaction: those behind them wait for it. */
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
        // Those who came meanwhile would only wait as long to hear the same.
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
      // After this turn of the event loop, in which other requests may arrive.
      setImmediate(writeAll);
    });
}

/** Each lead gets an outcome of its own. @throws for all of them when the database cannot be reached. */
async function writeBatch(batch: WaitingLead[], store: LeadStore): Promise<void> {
  const firsts = new Map<string, WaitingLead>();
  for (const one of batch) if (!firsts.has(idOf(one))) firsts.set(idOf(one), one);
  const leads = [...firsts.values()].map(({ lead }) => lead);
  let created = new Set<string>();
  try {
    created = await inTransaction(store.db, (db) => insertLeads(leads, { ...store, db }));
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // Perhaps because of one of them: each by itself, so that the others don't fail with it.
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

/** Saves one submission. Safe to call again with the same one, also at the same time. */
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
 * Without JavaScript nobody can send a correction under a new id, so we do it for the visitor: of the newest request that
 * began with this id. The same correction gets the same new id, so that it, too, is kept once however often it is posted.
 * @param save saves one submission.
 * @param pictures the JPEGs that came with it.
 * @returns what was saved, under the id that it got.
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
 * Writes those whose id is new, each with its messages, within the transaction of `db`.
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
    await insertPictures(db, pictureRows(submission.submission_id, pictures, now));
  }
  // Before the corrections: each names other submissions, and takes consent out of messages of the same batch, too.
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

/** Its id has been used before: by itself, by its own beginning, or by a request that says something else. */
async function saveKnownSubmission(
  submission: ContactSubmission,
  row: NewLead,
  context: SaveContext,
): Promise<SaveOutcome> {
  const { db, now } = context;
  const known = await readLead(db, submission.submission_id);
  if (known.stage === 'partial' && submission.source === CHAT_SOURCE) {
    return completePartial(submission, row, context);
  }
  if (!saysTheSame(known, row)) return 'conflict';
  // Said again after a correction, it is the visitor's last word.
  if (known.corrected_by && row.stage === 'complete') return 'conflict';
  if (known.stage === 'partial' && submission.deadline !== undefined) {
    await bringPartialMessagesForward(db, row.submission_id, partialDueAt(submission, now));
  }
  return 'repeated';
}

/** The same row gets the finished conversation; a partial mail that has not left yet is not needed. */
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

/** Everything that was said, consent included; a partial lead that comes late may say less than the finished one. */
function saysTheSame(known: LeadRow, row: NewLead): boolean {
  const [was, is] = [saidInRow(known), saidInRow(row)];
  if (known.stage === 'complete' && row.stage === 'partial')
    return Object.entries(is).every(([stored, answer]) => was[stored]?.startsWith(answer));
  return isDeepStrictEqual(was, is);
}

function saidInRow(row: LeadRow | NewLead): Record<string, string> {
  return saidIn({
    ...row,
    details: row.details && fromJson(row.details),
    consent: row.consent && fromJson(row.consent),
    photos: row.photos && fromJson(row.photos),
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
    updated_at: now,
  };
}

/** A UUID (version 8: a hash of our own) that follows from a text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
