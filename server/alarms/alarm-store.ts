/** Recipients of alarms, and which alarms were sent. */
import type { Kysely, Transaction } from 'kysely';
import type { Alarm } from '../../domain/alarms/alarms.ts';
import type { Database } from '../database/tables.ts';
import { outboxRow } from '../outbox/outbox-store.ts';

const ALARM_ID = 'alarm-';
/** The id under which an alarm's messages are stored in the outbox, in place of a submission's. */
export const alarmId = (alarm: Alarm) => `${ALARM_ID}${alarm}`;

/** Addresses of the owners who have signed in to /office. */
export async function readOwnerEmails(db: Kysely<Database>): Promise<string[]> {
  const owners = await db
    .selectFrom('office_people')
    .select('email')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .execute();
  return owners.map(({ email }) => email);
}

/** Number of lead mails that were refused for good. */
export async function countRefusedLeadMails(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('kind', '=', 'lead')
    .where('state', '=', 'dead_letter')
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewAlarm {
  alarm: Alarm;
  to: string[];
  /** What to do, if more is known than the alarm's standard text; null otherwise. */
  todo: string | null;
  /** ms since the epoch. */
  now: number;
  /** Interval in ms within which the alarm is sent only once. */
  intervalMs: number;
  messageIdDomain: string;
}

/** Enqueues the mail, once for all servers. @returns false if it was sent within `intervalMs` */
export async function queueAlarm(
  db: Transaction<Database>,
  { alarm, to, todo, now, intervalMs, messageIdDomain }: NewAlarm,
): Promise<boolean> {
  const submissionId = alarmId(alarm);
  const recent = await db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('created_at', '>', now - intervalMs)
    .where('created_at', '<=', now)
    .executeTakeFirst();
  if (recent) return false;
  // Two servers that check at the same time compute the same id.
  const receiver = String(Math.floor(now / 3_600_000));
  const row = outboxRow({
    ...{ kind: 'alarm', submissionId, receiver, now, messageIdDomain },
    payload: { alarm, to, ...(todo !== null && { todo }) },
  });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes alarms sent before this time. A problem that lasts has a newer one. */
export async function deleteOldAlarms(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('submission_id', 'like', `${ALARM_ID}%`)
    .where('created_at', '<', before)
    .execute();
}

/** Messages of one kind that failed for one reason. */
export interface Trouble {
  kind: string;
  /** The receiver's answer; null if there was none. */
  error: string | null;
  count: number;
}
export interface Troubles {
  /** Refused for good. */
  dead_letters: Trouble[];
  /** Not accepted yet; the outbox will retry. */
  retried: Trouble[];
}

/** Mails and calls that were refused for good, and those waiting for a retry. */
export async function readTroubles(db: Kysely<Database>): Promise<Troubles> {
  const rows = await db
    .selectFrom('outbox')
    .select((column) => [
      'state',
      'kind',
      'last_error as error',
      column.fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', ['dead_letter', 'pending'])
    .where((is) => is.or([is('state', '=', 'dead_letter'), is('last_error', 'is not', null)]))
    .groupBy(['state', 'kind', 'last_error'])
    .orderBy('kind')
    .execute();
  const of = (wanted: string) =>
    rows
      .filter(({ state }) => state === wanted)
      .map(({ kind, error, count }) => ({ kind, error, count: Number(count) }));
  return { dead_letters: of('dead_letter'), retried: of('pending') };
}
