/** The outbox: queued mails and webhook calls. Workers claim rows under a lease, so that several processes can share it. */
import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../database/database.ts';
import { skipLocked } from '../database/dialect.ts';
import { rowInserter } from '../database/insert-rows.ts';
import { toJson } from '../database/json.ts';
import {
  type Database,
  type LeadStage,
  OUTBOX_KINDS,
  type OutboxKind,
  type OutboxPayloads,
  type OutboxRow,
  type OutboxState,
  type OutboxTable,
} from '../database/tables.ts';

/** Delay after the first failure, ms. */
const FIRST_RETRY_MS = 5_000;
/** Longest delay, ms: mails go out at most half an hour after a mail server is back. */
const LONGEST_RETRY_MS = 30 * 60_000;

/** Lease time in ms. After a kill -9 a claimed mail waits this long. */
export const LEASE_MS = 30_000;

/** A message to queue. */
export interface NewOutboxRow<Kind extends OutboxKind = OutboxKind> {
  kind: Kind;
  submissionId: string;
  payload: OutboxPayloads[Kind];
  /** Milliseconds since the epoch. */
  now: number;
  /** The part after the @ of its Message-ID; null if it is no mail. */
  messageIdDomain: string | null;
  /** Default: complete. */
  stage?: LeadStage;
  /** Default: none. */
  receiver?: string | null;
  /** First attempt no earlier than this, ms since the epoch. Default: now. */
  dueAt?: number;
  /** Default: pending. */
  state?: 'pending' | 'quarantined';
  /** Default: one per submission, kind, stage and receiver, ever. */
  id?: string;
}

/** The row of a message that has had no attempt. */
export function outboxRow<Kind extends OutboxKind>(message: NewOutboxRow<Kind>): OutboxRow<Kind> {
  const { kind, submissionId, now, stage = 'complete', receiver = null } = message;
  // It begins with the submission, so that all rows about one lead are neighbors in the index.
  const { id = [submissionId, kind, stage, receiver].filter(Boolean).join(':') } = message;
  return {
    id,
    kind,
    receiver,
    submission_id: submissionId,
    stage,
    payload: toJson(message.payload),
    message_id: `<${id.replaceAll(':', '.')}@${message.messageIdDomain ?? ''}>`,
    state: message.state ?? 'pending',
    confirmed: 0,
    attempts: 0,
    next_attempt_at: message.dueAt ?? now,
    lease_owner: null,
    created_at: now,
    sent_at: null,
    last_error: null,
  };
}

/** Queues messages, within the transaction of `db`. Each id is new. */
export const insertOutboxRows = rowInserter((db, rows: OutboxRow[]) =>
  db.insertInto('outbox').values(rows),
);

/** Queues messages and skips ids that exist. */
export const insertNewOutboxRows = rowInserter((db, rows: OutboxRow[]) =>
  db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/**
 * Claims up to `limit` due messages: new ones, and those whose worker died. Each belongs to `owner` until its lease
 * ends.
 * @param kinds only these. Default: all
 */
export async function claimDue(
  db: Kysely<Database>,
  owner: string,
  limit: number,
  now: number,
  kinds: readonly OutboxKind[] = OUTBOX_KINDS,
): Promise<OutboxRow[]> {
  const claimed: OutboxRow[] = [];
  // One query per state: with both in one query the database would sort every due row to return one.
  for (const state of ['sending', 'pending'] as const) {
    const left = limit - claimed.length;
    if (left > 0) claimed.push(...(await claim(db, { state, owner, limit: left, now, kinds })));
  }
  return claimed;
}

interface Claim {
  /** `sending` is due when its worker has died. */
  state: 'sending' | 'pending';
  owner: string;
  limit: number;
  now: number;
  kinds: readonly OutboxKind[];
}

function claim(
  db: Kysely<Database>,
  { state, owner, limit, now, kinds }: Claim,
): Promise<OutboxRow[]> {
  const others = OUTBOX_KINDS.filter((other) => !kinds.includes(other));
  return db
    .updateTable('outbox')
    .set((column) => ({
      state: 'sending' as const,
      lease_owner: owner,
      next_attempt_at: now + LEASE_MS,
      attempts: column('attempts', '+', 1),
    }))
    .where('id', 'in', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', state)
        .where('next_attempt_at', '<=', now)
        // A list of the wanted kinds would make the database sort every due row.
        .$if(others.length > 0, (due) => due.where('kind', 'not in', others))
        .orderBy('next_attempt_at')
        .limit(limit);
      return skipLocked(db, due);
    })
    .returningAll()
    .execute();
}

/** How much later than possible a row may be due before a wrong clock is the reason, ms. */
const CLOCK_TOLERANCE_MS = 600_000;

/** Makes rows due that were queued, retried or leased while the clock was ahead. */
export async function resetFarFutureAttempts(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('state', 'in', ['pending', 'sending'])
    .where((is) =>
      is.or([
        is('created_at', '>', now + CLOCK_TOLERANCE_MS),
        is.and([
          is('attempts', '>', 0),
          is('next_attempt_at', '>', now + LONGEST_RETRY_MS + CLOCK_TOLERANCE_MS),
        ]),
      ]),
    )
    .execute();
}

/** Extends the leases of messages that are still being sent. */
export async function renewLeases(
  db: Kysely<Database>,
  owner: string,
  ids: string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now + LEASE_MS })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'sending')
    .execute();
}

/** Marks a row as sent, even if its lease has passed to another worker. */
export async function markSent(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await finish(db, id, { state: 'sent', sent_at: now, last_error: null });
}

/** Schedules the next attempt with backoff. */
export async function markForRetry(
  db: Kysely<Database>,
  row: OutboxRow,
  error: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'pending',
      lease_owner: null,
      last_error: error,
      next_attempt_at: now + retryAfter(row.attempts),
    })
    .where('id', '=', row.id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', row.lease_owner)
    .execute();
}

/** Makes the row a dead letter, which an office user can see and resend. */
export async function markDeadLetter(
  db: Kysely<Database>,
  id: string,
  error: string,
): Promise<void> {
  await finish(db, id, { state: 'dead_letter', last_error: error });
}

/** Dead letters, newest first, with the name of the visitor where there is a lead. */
export function readDeadLetters(db: Kysely<Database>, limit: number) {
  return db
    .selectFrom('outbox')
    .leftJoin('contact_submissions', 'contact_submissions.submission_id', 'outbox.submission_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.receiver',
      'outbox.submission_id',
      'outbox.attempts',
      'outbox.last_error',
      'outbox.created_at',
      'contact_submissions.first_name',
    ])
    .where('outbox.state', '=', 'dead_letter')
    .orderBy('outbox.created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Resends dead letters, starting with the first attempt.
 * @param only those of one lead, or exactly these rows. Default: all
 * @returns their number
 */
export async function resendDeadLetters(
  db: Kysely<Database>,
  now: number,
  only: { submissionId: string } | { ids: string[] } | null = null,
): Promise<number> {
  let letters = db
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now })
    .where('state', '=', 'dead_letter');
  if (only && 'ids' in only) letters = letters.where('id', 'in', only.ids);
  else if (only) letters = letters.where('submission_id', '=', only.submissionId);
  return (await letters.returning('id').execute()).length;
}

/** Marks a row that must not be sent, such as an acknowledgement over the daily cap. */
export async function suppress(db: Kysely<Database>, id: string): Promise<void> {
  await finish(db, id, { state: 'suppressed' });
}

/** Confirms a notification. Confirming a partial lead ends its five minutes. @returns `unknown` if there is no such lead */
export async function confirmNotification(
  db: Kysely<Database>,
  submissionId: string,
  stage: OutboxRow['stage'],
  now: number,
): Promise<'confirmed' | 'unknown'> {
  return inTransaction(db, async (transaction) => {
    const known = await transaction
      .selectFrom('outbox')
      .select(['id', 'state'])
      .where('submission_id', '=', submissionId)
      .where('kind', '=', 'lead')
      .execute();
    if (known.length === 0) return 'unknown';
    if (stage === 'partial' && known.some((row) => row.state === 'pending')) {
      await transaction
        .updateTable('outbox')
        .set({ confirmed: 1, next_attempt_at: now })
        .where('submission_id', '=', submissionId)
        .where('kind', 'in', ['lead', 'arrival'])
        .where('stage', '=', 'partial')
        .where('state', '=', 'pending')
        .where('attempts', '=', 0)
        .execute();
    }
    return 'confirmed';
  });
}

/** Outbox figures for /metrics and /readyz. */
interface OutboxStatus {
  byState: Partial<Record<OutboxState, number>>;
  /** Age in ms of the oldest due message; 0 if none is due. */
  oldestDue: number;
}

export async function readOutboxStatus(db: Kysely<Database>, now: number): Promise<OutboxStatus> {
  const counts = await db
    .selectFrom('outbox')
    .select((column) => ['state', column.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const { due } = await db
    .selectFrom('outbox')
    .select((column) => column.fn.min('next_attempt_at').as('due'))
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow();
  return {
    byState: Object.fromEntries(counts.map((row) => [row.state, Number(row.count)])),
    oldestDue: due ? now - due : 0,
  };
}

async function finish(
  db: Kysely<Database>,
  id: string,
  outcome: Partial<Selectable<OutboxTable>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, lease_owner: null })
    .where('id', '=', id)
    // Also `pending`: another worker may have claimed it meanwhile and failed.
    .where('state', 'in', ['sending', 'pending'])
    .execute();
}

/**
 * Delay in ms after `attempts` failed attempts (1 or more): doubles from 5 s to at most 30 min, with jitter, so that
 * mails that failed together are not retried together.
 * @param random 0 to 1
 */
export function retryAfter(attempts: number, random = Math.random()): number {
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random / 2));
}

/** Deletes mails with a sign-in link queued before `before` (ms since the epoch). */
export async function deleteSignInMails(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'sign_in')
    .where('created_at', '<', before)
    .execute();
}
