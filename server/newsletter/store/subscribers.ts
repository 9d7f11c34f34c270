/** Newsletter signups, and who gets the newsletter: signups that look human, have confirmed when that is asked, and never said no. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, NewsletterSignupsTable } from '../../database/tables.ts';
import { addressHash } from './address-hash.ts';

export type Subscriber = Selectable<NewsletterSignupsTable> & {
  /** When the address was confirmed, ms since the epoch; null = not (yet). */
  confirmed_at: number | null;
};

export interface SubscriberCounts {
  /** Those who get the newsletter. */
  subscribed: number;
  /** Those of them who signed up on a page in Spanish. */
  spanish: number;
  /** Signed up, and not confirmed although that is asked. */
  unconfirmed: number;
  /** Addresses that are never written to again, signed up or not. */
  unsubscribed: number;
}

/** Oldest first. @param confirm whether addresses have to confirm (double opt-in). */
export async function readSubscribers(
  db: Kysely<Database>,
  confirm: boolean,
): Promise<{ subscribers: Subscriber[]; counts: SubscriberCounts }> {
  const suppressed = await readHashes(db, 'newsletter_suppressions');
  const confirmed = await readHashes(db, 'newsletter_confirmations');
  const signups = await db
    .selectFrom('newsletter_signups')
    .selectAll()
    .where('quarantine_reason', 'is', null)
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  const wanting = signups
    .filter((signup) => !suppressed.has(addressHash(signup.email)))
    .map((signup) => ({
      ...signup,
      confirmed_at: confirmed.get(addressHash(signup.email)) ?? null,
    }));
  const subscribers = wanting.filter(
    ({ confirmed_at, source_page }) =>
      !confirm || confirmed_at !== null || source_page === IMPORT_SOURCE,
  );
  return {
    subscribers,
    counts: {
      subscribed: subscribers.length,
      spanish: subscribers.filter(({ language }) => language === 'es').length,
      unconfirmed: wanting.length - subscribers.length,
      unsubscribed: suppressed.size,
    },
  };
}

/** Where imported addresses came from: the owner answers for their consent. */
export const IMPORT_SOURCE = 'import';

async function readHashes(
  db: Kysely<Database>,
  table: 'newsletter_suppressions' | 'newsletter_confirmations',
): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).selectAll().execute();
  return new Map(rows.map((row) => [row.address_hash, row.created_at]));
}

/** @returns false when the address had signed up before: nothing was written. */
export async function insertSignup(
  db: Kysely<Database>,
  signup: Insertable<NewsletterSignupsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_signups')
    .values(signup)
    .onConflict((conflict) => conflict.column('email').doNothing())
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

/** When somebody became a subscriber (1) or ceased to be one (-1). A signup that has to be confirmed counts from then on. */
export async function readGrowth(
  db: Kysely<Database>,
  confirm: boolean,
): Promise<{ at: number; change: 1 | -1 }[]> {
  const [suppressed, confirmed, signups] = await Promise.all([
    readHashes(db, 'newsletter_suppressions'),
    readHashes(db, 'newsletter_confirmations'),
    db
      .selectFrom('newsletter_signups')
      .select(['email', 'source_page', 'created_at'])
      .where('quarantine_reason', 'is', null)
      .execute(),
  ]);
  return signups.flatMap(({ email, source_page, created_at }) => {
    const hash = addressHash(email);
    const needsConfirming = confirm && source_page !== IMPORT_SOURCE;
    const joinedAt = needsConfirming ? confirmed.get(hash) : created_at;
    if (joinedAt === undefined) return [];
    const leftAt = suppressed.get(hash);
    const joined = { at: joinedAt, change: 1 as const };
    if (leftAt === undefined) return [joined];
    return [joined, { at: Math.max(joinedAt, leftAt), change: -1 as const }];
  });
}
