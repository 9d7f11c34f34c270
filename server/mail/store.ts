/** Counts the mails that visitors get, so that nobody can fill a stranger's mailbox through our forms. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mailboxOf } from './address.ts';

/** Acknowledgements one mailbox may get on one UTC day, however its address is spelled. */
export const ACKNOWLEDGEMENTS_PER_DAY = 3;

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

/** Deletes the counters of past days. */
export async function deleteOldCounters(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('mail_counters')
    .where('day', '<', dayOf(now - 86_400_000))
    .execute();
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
