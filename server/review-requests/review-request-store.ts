/** Customers of the office, and when each mailbox was asked for a review. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mailboxHash } from '../mail/mail-store.ts';

/** Undefined if the request does not exist. */
export function readCustomer(db: Kysely<Database>, submissionId: string) {
  return db
    .selectFrom('contact_submissions')
    .innerJoin('office_leads', 'office_leads.submission_id', 'contact_submissions.submission_id')
    .select([
      'email',
      'first_name',
      'language',
      'status',
      'address',
      'contact_submissions.territory',
    ])
    .where('contact_submissions.submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** When the mailbox was asked, ms since the epoch; null if never. */
export async function askedAt(db: Kysely<Database>, email: string): Promise<number | null> {
  const asked = await db
    .selectFrom('review_requests')
    .select('created_at')
    .where('address_hash', '=', mailboxHash(email))
    .executeTakeFirst();
  return asked?.created_at ?? null;
}

/** @returns false if another call has recorded it meanwhile */
export async function noteAsked(
  db: Kysely<Database>,
  email: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_requests')
    .values({ address_hash: mailboxHash(email), created_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
