/** The outbox: mails and webhook calls that must go out, taken by workers under a lease so that several can share it. */
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { inTransaction, type OpenDatabase } from '../database/database.ts';
import { nameSubmissions } from '../database/roles.ts';
import {
  type Database,
  OUTBOX_KINDS,
  type OutboxKind,
  type OutboxRow,
  type OutboxState,
  type OutboxTable,
} from '../database/tables.ts';
import { mailboxOf } from '../mail/address.ts';
import { LONGEST_RETRY, retryAfter } from './backoff.ts';

/** How long a worker may keep a mail without renewing, ms. After a kill -9 the mail waits this long. */
export const LEASE = 30_000;

/** Acknowledgements one mailbox may get on one UTC day, however its address is spelled. */
export const ACKNOWLEDGEMENTS_PER_DAY = 3;

/**
 * Takes up to `limit` mails that are due: new ones, and those whose worker died. Each belongs to `owner`
 * until its lease runs out.
 * @param kinds only these. Default: all.
 */
export async function claimDue(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  owner: string,
  limit: number,
  now: number,
  kinds: readonly OutboxKind[] = OUTBOX_KINDS,
): Promise<OutboxRow[]> {
  const claimed: OutboxRow[] = [];
  // One state after the other: asked for both at once, a database sorts everything that is due to give out one row.
  for (const state of ['sending', 'pending'] as const) {
    const left = limit - claimed.length;
    if (left > 0)
      claimed.push(...(await claim(database, { state, owner, limit: left, now, kinds })));
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
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { state, owner, limit, now, kinds }: Claim,
): Promise<OutboxRow[]> {
  const [only] = kinds.length === 1 ? kinds : [];
  const others = OUTBOX_KINDS.filter((other) => !kinds.includes(other));
  return db
    .updateTable('outbox')
    .set((column) => ({
      state: 'sending' as const,
      lease_owner: owner,
      next_attempt_at: now + LEASE,
      attempts: column('attempts', '+', 1),
    }))
    .where('id', 'in', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', state)
        .where('next_attempt_at', '<=', now)
        // Webhooks have an index of their own, by time. Of several kinds, the index of all gives the oldest first; a list
        // of them would have everything that is due sorted.
        .$if(only !== undefined, (due) => due.where('kind', '=', only as OutboxKind))
        .$if(!only && others.length > 0, (due) => due.where('kind', 'not in', others))
        .orderBy('next_attempt_at')
        .limit(limit);
      return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
}

/** What waits longer than this waits for a clock that had jumped ahead, ms. The clocks of replicas may differ a bit. */
const LONGEST_WAIT: [OutboxState, OutboxKind[], number][] = [
  ['sending', [...OUTBOX_KINDS], LEASE + 600_000],
  ['pending', OUTBOX_KINDS.filter((kind) => kind !== 'reminder'), LONGEST_RETRY + 600_000],
  // At most 10,000 office minutes.
  ['pending', ['reminder'], 120 * 86_400_000],
];

/** Makes due what a clock that jumped ahead and back has put off, or leased, into the far future. */
export async function makePutOffDue(db: Kysely<Database>, now: number): Promise<void> {
  for (const [state, kinds, longest] of LONGEST_WAIT) {
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: now })
      .where('state', '=', state)
      .where('kind', 'in', kinds)
      .where('next_attempt_at', '>', now + longest)
      .execute();
  }
}

/** Keeps mails that are still being sent. */
export async function renewLeases(
  db: Kysely<Database>,
  owner: string,
  ids: string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now + LEASE })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'sending')
    .execute();
}

/** The mail server has taken it: true whoever holds the lease by now. */
export async function markSent(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await finish(db, id, { state: 'sent', sent_at: now, last_error: null });
}

/** Not now: the next attempt waits longer than the one before. */
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

/** Refused for good: it waits for a person, who sees it in the leads list and can send it again. */
export async function park(db: Kysely<Database>, id: string, error: string): Promise<void> {
  await finish(db, id, { state: 'parked', last_error: error });
}

/**
 * Sends parked mails again, from the first attempt on.
 * @param submissionId only this lead's; absent = every parked one.
 * @returns how many mails that were.
 */
export async function resendParked(
  db: Kysely<Database>,
  now: number,
  submissionId?: string,
): Promise<number> {
  const released = await db
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now })
    .where('state', '=', 'parked')
    .$if(submissionId !== undefined, (query) =>
      query.where('submission_id', '=', submissionId as string),
    )
    .returning('id')
    .execute();
  return released.length;
}

/** An acknowledgement over the day's cap: never sent. */
export async function suppress(db: Kysely<Database>, id: string): Promise<void> {
  await finish(db, id, { state: 'suppressed' });
}

/**
 * Counts one acknowledgement to an address.
 * @returns false when the address has had its share of the day.
 */
export async function countAcknowledgement(
  db: Kysely<Database>,
  address: string,
  now: number,
): Promise<boolean> {
  const day = dayOf(now);
  const address_hash = mailboxHash(address);
  const { count } = await db
    .insertInto('mail_counters')
    .values({ address_hash, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'day'])
        .doUpdateSet((column) => ({ count: column('mail_counters.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= ACKNOWLEDGEMENTS_PER_DAY;
}

/** What stands for a mailbox in the counters. */
export const mailboxHash = (address: string) =>
  createHash('sha256').update(mailboxOf(address)).digest('hex');

/** Forgets the counters of days gone by. */
export async function forgetOldCounters(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('mail_counters')
    .where('day', '<', dayOf(now - 86_400_000))
    .execute();
}

/** `unknown` = no such lead. Confirming a partial lead says that its five minutes are over. */
export async function confirmNotification(
  db: Kysely<Database>,
  submissionId: string,
  stage: OutboxRow['stage'],
  now: number,
): Promise<'confirmed' | 'unknown'> {
  return inTransaction(db, async (transaction) => {
    await nameSubmissions(transaction, [submissionId]);
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
        .where('kind', '=', 'lead')
        .where('stage', '=', 'partial')
        .where('state', '=', 'pending')
        .where('attempts', '=', 0)
        .execute();
    }
    return 'confirmed';
  });
}

/** What /metrics and /readyz say about the outbox. */
export interface OutboxStatus {
  byState: Partial<Record<OutboxState, number>>;
  /** Age in ms of the mail that is due for longest; 0 when none is due. */
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
    // Pending too: another worker may have taken it over and failed meanwhile.
    .where('state', 'in', ['sending', 'pending'])
    .execute();
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
