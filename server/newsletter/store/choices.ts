/** Who has unsubscribed, and who has confirmed. A choice is about a mailbox, whatever spelling it was made under. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/store.ts';
import { hashesOf } from './address-hash.ts';
import { isRefused } from './refusals.ts';
import { addressOfToken } from './tokens.ts';

type ChoiceTable = 'newsletter_suppressions' | 'newsletter_confirmations';

/** Unsubscribes the address of a token. @returns false when there is no such token. */
export function unsubscribe(db: Kysely<Database>, token: string, now: number): Promise<boolean> {
  return chooseByToken(db, 'newsletter_suppressions', token, now);
}

/** Confirms the address of a token (double opt-in). @returns false when there is no such token. */
export function confirm(db: Kysely<Database>, token: string, now: number): Promise<boolean> {
  return chooseByToken(db, 'newsletter_confirmations', token, now);
}

/** Never write to this mailbox again. @returns false when that was so before. */
export async function suppress(
  db: Kysely<Database>,
  address: string,
  now: number,
): Promise<boolean> {
  if (await hasUnsubscribed(db, address)) return false;
  return note(db, 'newsletter_suppressions', mailboxHash(address), now);
}

/** By choice, under any spelling of the mailbox. Nothing takes that back. */
export async function hasUnsubscribed(db: Kysely<Database>, address: string): Promise<boolean> {
  return isNoted(db, 'newsletter_suppressions', address);
}

/** Whether nothing may be sent to it: by choice, or because a mail server refuses it. */
export async function isSuppressed(db: Kysely<Database>, address: string): Promise<boolean> {
  return (await hasUnsubscribed(db, address)) || (await isRefused(db, address));
}

export async function isConfirmed(db: Kysely<Database>, address: string): Promise<boolean> {
  return isNoted(db, 'newsletter_confirmations', address);
}

async function chooseByToken(
  db: Kysely<Database>,
  table: ChoiceTable,
  token: string,
  now: number,
): Promise<boolean> {
  const hash = await addressOfToken(db, token);
  if (hash !== null) await note(db, table, hash, now);
  return hash !== null;
}

async function note(
  db: Kysely<Database>,
  table: ChoiceTable,
  address_hash: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values({ address_hash, created_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function isNoted(
  db: Kysely<Database>,
  table: ChoiceTable,
  address: string,
): Promise<boolean> {
  const known = await db
    .selectFrom(table)
    .select('created_at')
    .where('address_hash', 'in', hashesOf(address))
    .executeTakeFirst();
  return known !== undefined;
}
