/** Counts mails to visitors, so that our forms can't be used to flood a stranger's mailbox. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mailboxOf } from './address.ts';

/**
 * Mails per mailbox and UTC day, under any spelling of the address: `first` about a request, signup or booking;
 * `visit` about changes to a visit, and its reminder.
 */
export const MAILS_PER_DAY = { first: 3, visit: 6 } as const;
export type MailCap = keyof typeof MAILS_PER_DAY;

/**
 * Counts one mail to an address.
 * @returns false if the address has reached its daily cap
 */
export async function countMail(
  db: Kysely<Database>,
  cap: MailCap,
  address: string,
  now: number,
): Promise<boolean> {
  const day = dayOf(now);
  const address_hash =
    cap === 'first' ? mailboxHash(address) : hashOf(`${cap} ${mailboxOf(address)}`);
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
  return count <= MAILS_PER_DAY[cap];
}

/** The hash of a mailbox in the counters. */
export const mailboxHash = (address: string) => hashOf(mailboxOf(address));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Deletes the counters of past days. */
export async function deleteOldCounters(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('mail_counters')
    .where('day', '<', dayOf(now - 86_400_000))
    .execute();
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
