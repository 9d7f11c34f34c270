/** Counts the mails that visitors get, so that nobody can fill a stranger's mailbox through our forms. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mailboxOf } from './address.ts';

/**
 * Mails one mailbox may get on one UTC day, however its address is spelled: `first` about a request, a signup or a booking,
 * `visit` about what its customer then does with the visit, and its reminder.
 */
export const MAILS_PER_DAY = { first: 3, visit: 6 } as const;
export type MailCap = keyof typeof MAILS_PER_DAY;

/**
 * Counts one mail to an address.
 * @returns false when the address has had its share of the day.
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

/** What stands for a mailbox in the counters. */
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
