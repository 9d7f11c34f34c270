/** Removes a person: rows, waiting mails, mail files and uploads; says which backups still hold them. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { findInBackups } from '../backup/find-in-backups.ts';
import { FILE_FOLDERS } from '../backup/write-backup.ts';
import { compactDatabase } from '../db/compact.ts';
import { type DatabaseSettings, inTransaction, openDatabaseAsOwner } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { addressHash } from '../newsletter/address-hash.ts';
import type { NewsletterPayload } from '../notifications/newsletter-mail.ts';
import { mailboxHash } from '../notifications/outbox.ts';
import { isPersonOf, type Person } from './person.ts';

export interface Erasure {
  /** Rows removed, by table; tables without any are left out. */
  rows: Record<string, number>;
  /** Files removed from the mail folder and the uploads. */
  files: number;
  /** True when a mail of the person was being sent at that moment: its file may appear after the erasure. */
  mailUnderWay: boolean;
  /** Backups that still hold the person. */
  backups: string[];
}

/** Erases everything about a person. Running it again finds nothing more. */
export async function erasePerson(person: Person, settings: DatabaseSettings): Promise<Erasure> {
  const database = openDatabaseAsOwner(settings);
  let found: Traces;
  let removed: Pick<Erasure, 'rows' | 'mailUnderWay'>;
  try {
    found = await findTraces(database.db, person);
    removed = await inTransaction(database.db, (db) => deleteRows(db, found));
  } finally {
    await database.close();
  }
  const files = FILE_FOLDERS.reduce(
    (count, name) => count + deleteFiles(join(settings.dataDir, name), found.submissionIds),
    0,
  );
  await compactDatabase(settings);
  return { ...removed, files, backups: await findInBackups(person, settings) };
}

interface Traces {
  submissionIds: string[];
  emails: string[];
}

/** The person's leads, those that correct them or are corrected by them, and the addresses in all of these. */
async function findTraces(db: Kysely<Database>, person: Person): Promise<Traces> {
  const leads = await db
    .selectFrom('contact_submissions')
    .select(['submission_id', 'replaces', 'email', 'phone'])
    .execute();
  const ids = new Set<string>();
  for (const lead of leads) if (isPersonOf(person, lead)) ids.add(lead.submission_id);
  for (let before = -1; before !== ids.size; ) {
    before = ids.size;
    for (const { submission_id, replaces } of leads) {
      if (replaces && (ids.has(replaces) || ids.has(submission_id))) {
        ids.add(submission_id).add(replaces);
      }
    }
  }
  const said = leads.filter((lead) => ids.has(lead.submission_id)).map((lead) => lead.email);
  if (person.email !== null) said.push(person.email);
  const emails = new Set(said.map((email) => email.trim().toLowerCase()).filter(Boolean));
  for (const id of await newsletterSubmissions(db, emails)) ids.add(id);
  return { submissionIds: [...ids], emails: [...emails] };
}

/** A signup has an id of its own, under which its mail stands in the outbox and in the mail folder. */
async function newsletterSubmissions(
  db: Kysely<Database>,
  emails: Set<string>,
): Promise<Set<string>> {
  const mails = await db
    .selectFrom('outbox')
    .select(['submission_id', 'payload'])
    .where('kind', '=', 'newsletter')
    .execute();
  const theirs = mails.filter((mail) =>
    emails.has((JSON.parse(mail.payload) as NewsletterPayload).email),
  );
  return new Set(theirs.map((mail) => mail.submission_id));
}

/** Everything that carries a submission_id goes, in whatever table; the newsletter's rows and counters go by address. */
async function deleteRows(
  db: Kysely<Database>,
  { submissionIds, emails }: Traces,
): Promise<Pick<Erasure, 'rows' | 'mailUnderWay'>> {
  const rows: Record<string, number> = {};
  const note = (table: string, count: number) => {
    if (count > 0) rows[table] = (rows[table] ?? 0) + count;
  };
  const underWay = submissionIds.length
    ? await db
        .selectFrom('outbox')
        .select('id')
        .where('submission_id', 'in', submissionIds)
        .where('state', '=', 'sending')
        .executeTakeFirst()
    : undefined;
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'submission_id')) continue;
    for (const id of submissionIds) {
      const deletion = sql`delete from ${sql.table(name)} where submission_id = ${id}`;
      note(name, Number((await deletion.execute(db)).numAffectedRows ?? 0));
    }
  }
  for (const email of emails) {
    const signups = await db
      .deleteFrom('newsletter_signups')
      .where('email', '=', email)
      .executeTakeFirst();
    note('newsletter_signups', Number(signups.numDeletedRows));
    const hashed = [
      ['mail_counters', mailboxHash(email)],
      // That the address was unsubscribed stays known: docs/decisions/0008.
      ['newsletter_tokens', addressHash(email)],
      ['newsletter_confirmations', addressHash(email)],
    ] as const;
    for (const [table, hash] of hashed) {
      const deletion = db.deleteFrom(table).where('address_hash', '=', hash);
      note(table, Number((await deletion.executeTakeFirst()).numDeletedRows));
    }
  }
  return { rows, mailUnderWay: underWay !== undefined };
}

/** Files and folders whose name holds the submission's id: mails (also half-written ones) and pictures. */
function deleteFiles(folder: string, submissionIds: string[]): number {
  let count = 0;
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (submissionIds.some((id) => entry.name.toLowerCase().includes(id))) {
      rmSync(path, { recursive: true });
      count += 1;
    } else if (entry.isDirectory()) {
      count += deleteFiles(path, submissionIds);
    }
  }
  return count;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
