/** Newsletter signups, and who gets the newsletter: signups that look human, have confirmed when that is asked, and are not suppressed. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database, NewsletterSignupsTable } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/store.ts';
import { addressHash, hashesOf } from './address-hash.ts';
import { countRefusals } from './refusals.ts';

export type Subscriber = Selectable<NewsletterSignupsTable> & {
  /** When the mailbox was confirmed, ms since the epoch; null = not (yet). */
  confirmed_at: number | null;
};

export interface SubscriberCounts {
  /** Those who get the newsletter. */
  subscribed: number;
  /** Those of them who signed up on a page in Spanish. */
  spanish: number;
  /** Signed up, and not confirmed although that is asked. */
  unconfirmed: number;
  /** Mailboxes that are never written to again by choice, signed up or not. */
  unsubscribed: number;
  /** Addresses that nothing is sent to because a mail server refused them. */
  refused: number;
}

/** Where imported addresses came from: the owner answers for their consent. */
export const IMPORT_SOURCE = 'import';

/**
 * One signup of each mailbox, the oldest that can be written to; oldest first. It reads every signup: for a mailing or an export, not
 * for a screen.
 * @param confirm whether addresses have to confirm (double opt-in)
 */
export async function readSubscribers(
  db: Kysely<Database>,
  confirm: boolean,
): Promise<Subscriber[]> {
  const [unsubscribed, refused, confirmed, signups] = await Promise.all([
    readHashes(db, 'newsletter_suppressions'),
    readHashes(db, 'mailing_refusals'),
    readHashes(db, 'newsletter_confirmations'),
    db
      .selectFrom('newsletter_signups')
      .selectAll()
      .where('quarantine_reason', 'is', null)
      .orderBy('created_at')
      .orderBy('email')
      .execute(),
  ]);
  const subscribers = new Map<string, Subscriber>();
  for (const signup of signups) {
    const mailbox = mailboxHash(signup.email);
    const confirmed_at = firstOf(confirmed, hashesOf(signup.email)) ?? null;
    const isWanted = !confirm || confirmed_at !== null || signup.source_page === IMPORT_SOURCE;
    if (
      isWanted &&
      !subscribers.has(mailbox) &&
      firstOf(unsubscribed, hashesOf(signup.email)) === undefined &&
      !refused.has(addressHash(signup.email))
    )
      subscribers.set(mailbox, { ...signup, confirmed_at });
  }
  return [...subscribers.values()];
}

/** For screens: one statement for all subscribers. @param confirm whether addresses have to confirm (double opt-in) */
export async function countSubscribers(
  db: Kysely<Database>,
  confirm: boolean,
): Promise<SubscriberCounts> {
  const ofMailbox = (table: 'newsletter_suppressions' | 'newsletter_confirmations') =>
    sql<boolean>`exists (select 1 from ${sql.table(table)} where ${sql.table(table)}.address_hash in (newsletter_signups.mailbox_hash, newsletter_signups.address_hash))`;
  const isWanted = confirm
    ? sql<boolean>`(source_page = ${IMPORT_SOURCE} or ${ofMailbox('newsletter_confirmations')})`
    : sql<boolean>`1 = 1`;
  const signups = await db
    .selectFrom('newsletter_signups')
    .select((column) => [
      column.fn.countAll<number>().as('all'),
      sql<number>`count(case when ${isWanted} then 1 end)`.as('subscribed'),
      sql<number>`count(case when ${isWanted} and language = 'es' then 1 end)`.as('spanish'),
    ])
    .where('quarantine_reason', 'is', null)
    .where('mailbox_hash', 'is not', null)
    .where(({ not }) => not(ofMailbox('newsletter_suppressions')))
    .executeTakeFirstOrThrow();
  const unsubscribed = await db
    .selectFrom('newsletter_suppressions')
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    subscribed: Number(signups.subscribed),
    spanish: Number(signups.spanish),
    unconfirmed: Number(signups.all) - Number(signups.subscribed),
    unsubscribed: Number(unsubscribed.count),
    refused: await countRefusals(db),
  };
}

const firstOf = (times: Map<string, number>, hashes: string[]): number | undefined =>
  hashes.map((hash) => times.get(hash)).find((time) => time !== undefined);

/** When each was written. Of refusals those that suppress. */
async function readHashes(
  db: Kysely<Database>,
  table: 'newsletter_suppressions' | 'newsletter_confirmations' | 'mailing_refusals',
): Promise<Map<string, number>> {
  const rows =
    table === 'mailing_refusals'
      ? await db.selectFrom(table).selectAll().where('is_final', '=', 1).execute()
      : await db.selectFrom(table).selectAll().execute();
  return new Map(rows.map((row) => [row.address_hash, row.created_at]));
}

/**
 * @param isUndeliverable whether a mail server refuses the address: another spelling of its mailbox can then still sign up
 * @returns false when the mailbox had signed up before, under this spelling or another: nothing was written
 */
export async function insertSignup(
  db: Kysely<Database>,
  signup: Omit<Insertable<NewsletterSignupsTable>, 'address_hash' | 'mailbox_hash'>,
  isUndeliverable = false,
): Promise<boolean> {
  // What looks like spam must not keep the mailbox's owner from signing up.
  const standsForMailbox = signup.quarantine_reason === null && !isUndeliverable;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_signups')
    .values({
      ...signup,
      address_hash: addressHash(signup.email),
      mailbox_hash: standsForMailbox ? mailboxHash(signup.email) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Other signups of the address are not visible to the web server's role, so only its own is asked for. */
export async function isSameSignup(
  db: Kysely<Database>,
  email: string,
  submissionId: string,
): Promise<boolean> {
  const same = await db
    .selectFrom('newsletter_signups')
    .select('email')
    .where('email', '=', email)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return same !== undefined;
}
