/**
 * Newsletter signups, and which of them are subscribers: not quarantined, confirmed under double opt-in, not
 * unsubscribed.
 */
import type { Insertable, Kysely } from 'kysely';
import type { Database, NewsletterSignupsTable } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mail-store.ts';

/** `source_page` of imported addresses. The owner is responsible for their consent. */
export const IMPORT_SOURCE = 'import';

interface SubscriberCounts {
  subscribed: number;
  /** Signed up but not confirmed, under double opt-in. */
  unconfirmed: number;
  /** Unsubscribed mailboxes, signed up or not. */
  unsubscribed: number;
}

/** @param confirm true for double opt-in */
function subscribers(db: Kysely<Database>, confirm: boolean) {
  return db
    .selectFrom('newsletter_signups')
    .leftJoin(
      'newsletter_confirmations',
      'newsletter_confirmations.address_hash',
      'newsletter_signups.mailbox_hash',
    )
    .leftJoin(
      'newsletter_suppressions',
      'newsletter_suppressions.address_hash',
      'newsletter_signups.mailbox_hash',
    )
    .where('mailbox_hash', 'is not', null)
    .where('newsletter_suppressions.address_hash', 'is', null)
    .$if(confirm, (query) =>
      query.where((is) =>
        is.or([
          is('source_page', '=', IMPORT_SOURCE),
          is('newsletter_confirmations.address_hash', 'is not', null),
        ]),
      ),
    );
}

/**
 * One row per mailbox, in alphabetical order.
 * @param confirm true for double opt-in
 * @param page default: all
 */
export function readSubscribers(
  db: Kysely<Database>,
  confirm: boolean,
  page: { after?: string | undefined; limit?: number } = {},
) {
  const { after, limit } = page;
  return subscribers(db, confirm)
    .select([
      'email',
      'source_page',
      'language',
      'consent',
      'newsletter_signups.created_at',
      'newsletter_confirmations.created_at as confirmed_at',
    ])
    .$if(after !== undefined, (query) => query.where('email', '>', after as string))
    .orderBy('email')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
}

/** @param confirm true for double opt-in */
export async function countSubscribers(
  db: Kysely<Database>,
  confirm: boolean,
): Promise<SubscriberCounts> {
  const count = async (asked: boolean) => {
    const counted = subscribers(db, asked).select((row) => row.fn.countAll<number>().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  };
  const unsubscribed = await db
    .selectFrom('newsletter_suppressions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const subscribed = await count(confirm);
  return {
    subscribed,
    unconfirmed: confirm ? (await count(false)) - subscribed : 0,
    unsubscribed: Number(unsubscribed.count),
  };
}

/** The signup of a mailbox, whatever it chose later. */
export function findSignup(db: Kysely<Database>, mailbox: string) {
  return db
    .selectFrom('newsletter_signups')
    .select(['email', 'source_page', 'language', 'consent', 'created_at', 'submission_id'])
    .where('mailbox_hash', '=', mailbox)
    .executeTakeFirst();
}

/** @returns false if the mailbox had signed up before, under any spelling; nothing is written then */
export async function insertSignup(
  db: Kysely<Database>,
  signup: Omit<Insertable<NewsletterSignupsTable>, 'mailbox_hash'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_signups')
    .values({
      ...signup,
      // A spam signup has no hash, so that the mailbox's owner can still sign up.
      mailbox_hash: signup.quarantine_reason === null ? mailboxHash(signup.email) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True if the same submission was saved before: a retry. */
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
