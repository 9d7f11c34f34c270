/**
 * Addresses that a mail server refuses. Unlike an unsubscription a refusal is about one spelling, because a server may refuse
 * `sam+tag@` and take `sam@`, and it can be taken back.
 */
import type { Kysely } from 'kysely';
import type { Refusals } from '../../../domain/office/mailings-api.ts';
import { inTransaction } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/store.ts';
import { addressHash } from './address-hash.ts';

/** A refusal that does not say that there is no such address counts once it comes again so much later, ms: 7 days. */
export const REFUSALS_APART_MS = 7 * 86_400_000;

interface Refusal {
  email: string;
  mailing_id: string;
  /** What the mail server answered, as `550 5.1.1`. */
  code: string;
  /** True = it says that there is no such address. */
  isUnknown: boolean;
  now: number;
}

/** Notes a refusal. It is final at once, or when it comes again in another mailing REFUSALS_APART_MS later. */
export async function noteRefusal(
  db: Kysely<Database>,
  { email, mailing_id, code, isUnknown, now }: Refusal,
): Promise<void> {
  const address_hash = addressHash(email);
  await inTransaction(db, async (transaction) => {
    const before = await transaction
      .selectFrom('mailing_refusals')
      .selectAll()
      .where('address_hash', '=', address_hash)
      .executeTakeFirst();
    const isRepeated =
      before !== undefined &&
      before.mailing_id !== mailing_id &&
      now - before.created_at >= REFUSALS_APART_MS;
    const is_final = isUnknown || isRepeated ? 1 : 0;
    // The first of two refusals is what the second is compared with.
    if (before && (before.is_final === 1 || is_final === 0)) return;
    const row = { mailing_id, code, is_final, created_at: now };
    await transaction
      .insertInto('mailing_refusals')
      .values({ address_hash, ...row })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row))
      .execute();
    if (is_final === 0) return;
    // Another spelling of the mailbox may be one that the server takes.
    await transaction
      .updateTable('newsletter_signups')
      .set({ mailbox_hash: null })
      .where('address_hash', '=', address_hash)
      .execute();
    await replaceSpelling(transaction, email);
  });
}

/** The oldest other spelling that isn't refused becomes the one of the mailbox. */
async function replaceSpelling(db: Kysely<Database>, refused: string): Promise<void> {
  const hash = mailboxHash(refused);
  const others = await db
    .selectFrom('newsletter_signups')
    .select('email')
    .where('mailbox_hash', 'is', null)
    .where('quarantine_reason', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailing_refusals')
            .select('mailing_refusals.address_hash')
            .whereRef('mailing_refusals.address_hash', '=', 'newsletter_signups.address_hash')
            .where('is_final', '=', 1),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  const oldest = others.find(({ email }) => mailboxHash(email) === hash);
  if (oldest) await standForMailbox(db, oldest.email);
}

/** A mail was taken: what was refused before had another reason. */
export async function forgetRefusal(db: Kysely<Database>, email: string): Promise<void> {
  await db
    .deleteFrom('mailing_refusals')
    .where('address_hash', '=', addressHash(email))
    .where('is_final', '=', 0)
    .execute();
}

/** Whether a mail server refuses the address for good. */
export async function isRefused(db: Kysely<Database>, address: string): Promise<boolean> {
  const refusal = await db
    .selectFrom('mailing_refusals')
    .select('created_at')
    .where('address_hash', '=', addressHash(address))
    .where('is_final', '=', 1)
    .executeTakeFirst();
  return refusal !== undefined;
}

/** How many addresses get nothing because a mail server refused them. */
export async function countRefusals(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('mailing_refusals')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('is_final', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Shown at once. */
const MOST_SHOWN = 200;

/** The newest. Of an address whose signup was erased only the hash is known. */
export async function readRefusals(db: Kysely<Database>): Promise<Refusals['refusals']> {
  return db
    .selectFrom('mailing_refusals')
    .leftJoin(
      'newsletter_signups',
      'newsletter_signups.address_hash',
      'mailing_refusals.address_hash',
    )
    .leftJoin('mailings', 'mailings.mailing_id', 'mailing_refusals.mailing_id')
    .select([
      'mailing_refusals.address_hash',
      'mailing_refusals.code',
      'mailing_refusals.created_at as at',
      'newsletter_signups.email',
      'mailings.subject',
    ])
    .where('is_final', '=', 1)
    .orderBy('mailing_refusals.created_at', 'desc')
    .orderBy('mailing_refusals.address_hash')
    .limit(MOST_SHOWN)
    .execute();
}

/**
 * Writes to refused addresses again. Within a transaction.
 * @param hash of one. Default: all
 * @returns how many there were
 */
export async function takeBackRefusals(db: Kysely<Database>, hash?: string): Promise<number> {
  const taken = await db
    .deleteFrom('mailing_refusals')
    .where('is_final', '=', 1)
    .$if(hash !== undefined, (query) => query.where('address_hash', '=', hash as string))
    .returning('address_hash')
    .execute();
  const signups = await db
    .selectFrom('newsletter_signups')
    .select(['email', 'address_hash'])
    .where('mailbox_hash', 'is', null)
    .where('quarantine_reason', 'is', null)
    .orderBy('created_at')
    .execute();
  const hashes = new Set<string | null>(taken.map(({ address_hash }) => address_hash));
  for (const { email, address_hash } of signups)
    if (hashes.has(address_hash)) await standForMailbox(db, email);
  return taken.length;
}

/** Makes a signup the one of its mailbox, unless another is. */
async function standForMailbox(db: Kysely<Database>, email: string): Promise<void> {
  const hash = mailboxHash(email);
  await db
    .updateTable('newsletter_signups')
    .set({ mailbox_hash: hash })
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_signups as other')
            .select('other.email')
            .where('other.mailbox_hash', '=', hash),
        ),
      ),
    )
    .execute();
}
