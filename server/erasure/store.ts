/** Rows about a person: found by mailbox, and deleted. */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type PhoneNumber, readPhone } from '../../domain/lead/phone-number.ts';
import { type LeadOfSomebody, mailboxOf } from '../../domain/lead/same-person.ts';
import { eraseOfficeLeads } from '../activity/store/forget-leads.ts';
import type { ErasedEntry } from '../backup/service/erasures.ts';
import { fromJson, type Json } from '../database/json.ts';
import type { Database, NewsletterEventPayload, NewsletterPayload } from '../database/tables.ts';
import { mailboxHash } from '../mail/store.ts';

export type StoredLead = LeadOfSomebody & { created_at: number };

/** What is known of an erasure when its rows are gone. */
export interface Removed {
  /** Rows removed, by table; tables without any are left out. */
  rows: Record<string, number>;
  /** True when a mail of the person was being sent at that moment: its file may appear after the erasure. */
  mailUnderWay: boolean;
  /** Programs of the owner that were notified of the person. */
  receivers: string[];
}

/** Every lead, as far as it says whose it is: a person is found by comparing them. */
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

/** Those of the mailboxes, however they are spelled. A signup has an id of its own, under which its mails are. */
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

/** Ids of mails and webhook calls about these mailboxes that stand in the outbox under no lead's id. */
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

/** Domains of these mailboxes, for LIKE, where `_` stands for any letter: so it does for unusual ones. */
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

/** Everything that carries a submission_id goes, in whatever table; the newsletter's rows and counters go by address. */
export async function deleteRows(
  db: Transaction<Database>,
  { submissionIds, emails }: { submissionIds: string[]; emails: string[] },
  now: number,
): Promise<Removed> {
  const rows: Record<string, number> = {};
  const note = (table: string, count: number) => {
    if (count > 0) rows[table] = (rows[table] ?? 0) + count;
  };
  const notifications = submissionIds.length
    ? await db
        .selectFrom('outbox')
        .select(['kind', 'state', 'receiver', 'attempts'])
        .where('submission_id', 'in', submissionIds)
        .execute()
    : [];
  const notified = notifications.flatMap(
    (row) => (row.kind !== 'push' && row.attempts > 0 && row.receiver) || [],
  );
  note('office_person_keys', await eraseOfficeLeads(db, submissionIds, now));
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'submission_id')) continue;
    for (const id of submissionIds) {
      const deletion = sql`delete from ${sql.table(name)} where submission_id = ${id}`;
      note(name, Number((await deletion.execute(db)).numAffectedRows ?? 0));
    }
  }
  if (submissionIds.length > 0)
    await db
      .updateTable('contact_submissions')
      .set({ corrected_by: null })
      .where('corrected_by', 'in', submissionIds)
      .execute();
  for (const email of emails) {
    const signups = await db
      .deleteFrom('newsletter_signups')
      .where('email', '=', email)
      .executeTakeFirst();
    note('newsletter_signups', Number(signups.numDeletedRows));
    const hashed = [
      'mail_counters',
      // That the mailbox was unsubscribed stays known: docs/decisions/0008.
      'newsletter_tokens',
      'newsletter_confirmations',
    ] as const;
    for (const table of hashed) {
      const deletion = db.deleteFrom(table).where('address_hash', '=', mailboxHash(email));
      note(table, Number((await deletion.executeTakeFirst()).numDeletedRows));
    }
  }
  const mailUnderWay = notifications.some(({ state }) => state === 'sending');
  return { rows, mailUnderWay, receivers: [...new Set(notified)].sort() };
}

/** What stands for a phone in the list of erasures. */
export const phoneHash = ({ digits, extension }: PhoneNumber): string =>
  createHash('sha256')
    .update(`${digits}x${extension ?? ''}`)
    .digest('hex');

/**
 * What deleteRows has deleted, in a database of before: found by the entry's ids and hashes. What has come since then stays.
 * @returns ids of the requests that are gone
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
  await deleteRows(db, { submissionIds: [...submissionIds], emails }, at);
  if (mailboxes.length === 0) return [...submissionIds];
  for (const table of ['newsletter_tokens', 'newsletter_confirmations'] as const)
    await db
      .deleteFrom(table)
      .where('address_hash', 'in', mailboxes)
      .where('created_at', '<=', at)
      .execute();
  await db.deleteFrom('mail_counters').where('address_hash', 'in', mailboxes).execute();
  return [...submissionIds];
}
