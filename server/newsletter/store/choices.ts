/**
 * Which mailboxes have unsubscribed or confirmed, as hashes. Rows are never deleted: an unsubscription outlives the
 * signup.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mail-store.ts';

type ChoiceTable = 'newsletter_suppressions' | 'newsletter_confirmations';

/** @returns false if the mailbox had already made this choice */
export async function noteChoice(
  db: Kysely<Database>,
  table: ChoiceTable,
  mailbox: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values({ address_hash: mailbox, created_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasChosen(
  db: Kysely<Database>,
  table: ChoiceTable,
  mailbox: string,
): Promise<boolean> {
  const known = await db
    .selectFrom(table)
    .select('created_at')
    .where('address_hash', '=', mailbox)
    .executeTakeFirst();
  return known !== undefined;
}

/** True if this mailbox, under any spelling, has unsubscribed. */
export const isSuppressed = (db: Kysely<Database>, address: string): Promise<boolean> =>
  hasChosen(db, 'newsletter_suppressions', mailboxHash(address));
