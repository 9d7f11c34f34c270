/** Finds and deletes a person's rows. */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type PhoneNumber, readPhone } from '../../../domain/lead/phone-number.ts';
import { type LeadOfSomebody, mailboxOf } from '../../../domain/lead/same-person.ts';
import { nextNumber } from '../../activity/store/counters.ts';
import type { ErasedEntry } from '../../backup/service/erasures.ts';
import { fromJson, type Json } from '../../database/json.ts';
import type { Database, NewsletterEventPayload, NewsletterPayload } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mail-store.ts';
import { type DeletedRows, deleteMailboxes, deleteRequests } from './stored-data.ts';

export type StoredLead = LeadOfSomebody & { created_at: number };

/** The result of an erasure. */
export interface Removed {
  rows: DeletedRows;
  /** True if a mail to the person was being sent: its file may appear after the erasure. */
  mailUnderWay: boolean;
  /** Programs of the owner that were notified of the person. */
  receivers: string[];
}

/** The identifying fields of every lead, to compare with a person's. */
export function readLeads(db: Kysely<Database>): Promise<StoredLead[]> {
  return db
    .selectFrom('contact_submissions')
    .select([
      'submission_id',
      'replaces',
      'first_name',
      'email',
      'phone',
      'description',
      'service_needed',
      'created_at',
    ])
    .execute();
}

/** Signups of mailboxes, in any spelling. A signup has its own id, under which its mails are stored. */
export async function newsletterSignups(
  db: Kysely<Database>,
  emails: string[],
): Promise<{ email: string; submission_id: string | null }[]> {
  if (emails.length === 0) return [];
  const mailboxes = new Set(emails.map(mailboxOf));
  const signups = await db
    .selectFrom('newsletter_signups')
    .select(['email', 'submission_id'])
    .where((is) => is.or(domainsOf(emails).map((domain) => is('email', 'like', `%@${domain}`))))
    .execute();
  return signups.filter(({ email }) => mailboxes.has(mailboxOf(email)));
}

/** Ids in the outbox of newsletter mails and calls about mailboxes, which have no lead's id. */
export async function newsletterMails(db: Kysely<Database>, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const mailboxes = new Set(emails.map(mailboxOf));
  const mails = await db
    .selectFrom('outbox')
    .select(['submission_id', 'payload'])
    .where('kind', 'in', ['newsletter', 'newsletter_webhook'])
    .$narrowType<{ payload: Json<NewsletterPayload | NewsletterEventPayload> }>()
    .where((is) =>
      is.or(
        domainsOf(emails).map((domain) =>
          is(is.ref('payload').$castTo<string>(), 'like', `%@${domain}"%`),
        ),
      ),
    )
    .execute();
  return mails
    .filter(({ payload }) => mailboxes.has(mailboxOf(fromJson(payload).email)))
    .map(({ submission_id }) => submission_id);
}

/** Domains of mailboxes, for LIKE. `_`, which matches any character, replaces unusual ones. */
function domainsOf(emails: string[]): string[] {
  const domains = emails.map((email) =>
    mailboxOf(email)
      .replace(/^.*@/s, '')
      .replace(/[^\w.-]/gu, '_'),
  );
  return [
    ...new Set(domains.flatMap((one) => (one === 'gmail.com' ? [one, 'googlemail.com'] : one))),
  ];
}

/**
 * Deletes a person's rows.
 * @param until later rows about a mailbox stay, ms since the epoch. Default: none stay
 */
export async function deleteTraces(
  db: Transaction<Database>,
  {
    submissionIds,
    emails,
    hashes,
  }: { submissionIds: string[]; emails: string[]; hashes: string[] },
  until?: number,
): Promise<Removed> {
  const messages = await messagesAbout(db, submissionIds);
  // Makes open screens of the office reload.
  if (submissionIds.length > 0) await nextNumber(db, 'event');
  const rows = await deleteRequests(db, submissionIds);
  if (submissionIds.length > 0)
    await db
      .updateTable('contact_submissions')
      .set({ corrected_by: null })
      .where('corrected_by', 'in', submissionIds)
      .execute();
  const receivers = messages.flatMap(
    ({ kind, attempts, receiver }) => (kind !== 'push' && attempts > 0 && receiver) || [],
  );
  return {
    rows: { ...rows, ...(await deleteMailboxes(db, { emails, hashes, until })) },
    mailUnderWay: messages.some(({ state }) => state === 'sending'),
    receivers: [...new Set(receivers)].sort(),
  };
}

async function messagesAbout(db: Kysely<Database>, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('outbox')
    .select(['kind', 'state', 'receiver', 'attempts'])
    .where('submission_id', 'in', ids)
    .execute();
}

/** Hash of a phone number in the list of erasures. */
export const phoneHash = ({ digits, extension }: PhoneNumber): string =>
  createHash('sha256')
    .update(`${digits}x${extension ?? ''}`)
    .digest('hex');

/**
 * Repeats an erasure in a restored database, by the entry's ids and hashes. Later rows stay.
 * @returns ids of the deleted leads
 */
export async function deleteErased(
  db: Transaction<Database>,
  { at, submission_ids, mailboxes, people }: ErasedEntry,
): Promise<string[]> {
  const hashes = new Set(mailboxes);
  const erased = new Set(people);
  const leads = erased.size === 0 ? [] : await readLeads(db);
  const submissionIds = new Set(submission_ids);
  for (const { submission_id, email, phone, created_at } of leads) {
    const number = readPhone(phone);
    const isErased =
      erased.has(mailboxHash(email)) || (number !== null && erased.has(phoneHash(number)));
    if (isErased && created_at <= at) submissionIds.add(submission_id);
  }
  const signups = await db
    .selectFrom('newsletter_signups')
    .select(['email', 'created_at'])
    .where('created_at', '<=', at)
    .execute();
  const emails = signups
    .map(({ email }) => email)
    .filter((email) => hashes.has(mailboxHash(email)));
  const found = { submissionIds: [...submissionIds], emails, hashes: mailboxes };
  await deleteTraces(db, found, at);
  return found.submissionIds;
}
