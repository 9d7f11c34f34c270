/** Data part of migration 0017, as it was when it was merged: choices about spellings become choices about mailboxes. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`;
}

export async function moveToMailboxes(db: Kysely<Database>): Promise<void> {
  await moveRefusals(db);
  const signups = await db
    .selectFrom('newsletter_signups')
    .select(['email', 'quarantine_reason'])
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  const refusals = await db.selectFrom('mailing_refusals').select('address_hash').execute();
  const refused = new Set(refusals.map((row) => row.address_hash));
  const taken = new Set<string>();
  for (const { email, quarantine_reason } of signups) {
    const mailbox = sha256(mailboxOf(email));
    const address = sha256(email.toLowerCase());
    const mayStand = quarantine_reason === null && !refused.has(address);
    const isFirst = mayStand && !taken.has(mailbox);
    if (isFirst) taken.add(mailbox);
    await db
      .updateTable('newsletter_signups')
      .set({ address_hash: address, mailbox_hash: isFirst ? mailbox : null })
      .where('email', '=', email)
      .execute();
  }
  const leads = await db.selectFrom('contact_submissions').select('email').distinct().execute();
  for (const email of new Set([...signups, ...leads].map((row) => row.email)))
    await chooseForMailbox(db, sha256(email.toLowerCase()), sha256(mailboxOf(email)));
}

/** A refusal was written as an unsubscription, too, at the same moment; from now on it stands for itself. */
async function moveRefusals(db: Kysely<Database>): Promise<void> {
  await sql`delete from newsletter_suppressions where exists (
    select 1 from mailing_refusals
    where mailing_refusals.address_hash = newsletter_suppressions.address_hash
      and mailing_refusals.created_at = newsletter_suppressions.created_at)`.execute(db);
}

/** What was chosen under a spelling holds for its mailbox. */
async function chooseForMailbox(db: Kysely<Database>, spelling: string, mailbox: string) {
  if (spelling === mailbox) return;
  for (const table of ['newsletter_suppressions', 'newsletter_confirmations', 'review_requests'])
    await sql`insert into ${sql.table(table)} (address_hash, created_at)
      select ${sql.lit(mailbox)}, created_at from ${sql.table(table)} where address_hash = ${spelling}
      on conflict (address_hash) do nothing`.execute(db);
  await db
    .updateTable('newsletter_tokens')
    .set({ address_hash: mailbox })
    .where('address_hash', '=', spelling)
    .execute();
}
