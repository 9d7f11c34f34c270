/**
 * Erases a person: rows, queued mails, mail files and pictures. Reports leads that may be the same person's, and receivers that
 * were notified. Backups contain the person until they are deleted; a list erases the person again after a restore.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { PhoneNumber } from '../../domain/lead/phone-number.ts';
import {
  connectedLeads,
  type LeadOfSomebody,
  type NearMatch,
  nameKey,
  nearMatches,
  traitsOf,
} from '../../domain/lead/same-person.ts';
import { addAuditEntry, type Recorded } from '../activity/store/audit.ts';
import type { CommandSettings } from '../backup/service/backup-command.ts';
import { type ErasedEntry, recordErasure } from '../backup/service/erasures.ts';
import {
  type DatabaseSettings,
  inTransaction,
  type OpenDatabase,
  openDatabase,
} from '../database/database.ts';
import { compactDatabase } from '../database/dialect.ts';
import type { Database } from '../database/tables.ts';
import { isPersonOf, type Person, readPerson } from '../leads/person.ts';
import { mailboxHash } from '../mail/mail-store.ts';
import {
  deleteErased,
  deleteTraces,
  newsletterMails,
  newsletterSignups,
  phoneHash,
  type Removed,
  readLeads,
  type StoredLead,
} from './store/traces.ts';

export interface Erasure extends Removed {
  /** The entry of the audit log. */
  recorded: Recorded;
  /** The person's leads, as they were stored. */
  leads: StoredLead[];
  /** Files removed from the mail folder. */
  files: number;
  /** Leads that may be the same person's, for the office to decide. */
  near: NearMatch<StoredLead>[];
  /** Paths of mails that name the person but belong to none of their leads. */
  nearFiles: string[];
  /** True if BACKUP_COMMAND has copied the list with this erasure; if false, the next backup does. null if there is no command. */
  isListedElsewhere: boolean | null;
}

type ErasureSettings = DatabaseSettings & Partial<CommandSettings>;

/** Several people have the given name; nothing was erased. */
export interface Ambiguous {
  /** Each person's leads. */
  people: StoredLead[][];
}

/** Whom to erase: a person by e-mail, phone or name, or exactly these leads. */
export type Wanted = Person | { name: string } | { ids: string[] };

/** Parses an e-mail address, a phone number or a name of two words; null if the text is none of them. */
export function readWanted(who: string): Exclude<Wanted, { ids: string[] }> | null {
  const isName = /\p{L}/u.test(who) && nameKey(who).includes(' ');
  return readPerson(who) ?? (isName ? { name: who } : null);
}

interface FoundPeople extends Ambiguous {
  near: NearMatch<StoredLead>[];
  /** Addresses of newsletter signups, confirmed or not. */
  signups: string[];
}

/** The people found, each with their leads, and leads that look like theirs. Changes nothing. */
export async function findPeople(wanted: Wanted, db: Kysely<Database>): Promise<FoundPeople> {
  const found = await findTraces(db, wanted);
  if ('people' in found) return { ...found, near: [], signups: [] };
  const { leads, near, signups } = found;
  return { people: leads.length > 0 ? [leads] : [], near, signups };
}

/** Only a name can be that of several people. */
type Outcome<W extends Wanted> = Erasure | (W extends { name: string } ? Ambiguous : never);

/** Erases a person on a connection of its own. Running it again finds nothing more. */
export async function erasePerson<W extends Wanted>(
  wanted: W,
  settings: ErasureSettings,
): Promise<Outcome<W>> {
  const { db, close } = openDatabase(settings);
  try {
    return await erase(wanted, { db, settings, by: null });
  } finally {
    await close();
  }
}

interface ErasureContext {
  db: Kysely<Database>;
  settings: ErasureSettings;
  /** The office user who erases; null on the command line. */
  by: { person_id: string; name: string } | null;
}

/** Erases everything about a person. A server's visitors wait while the database's file is compacted. */
export async function erase<W extends Wanted>(
  wanted: W,
  { db, settings, by }: ErasureContext,
): Promise<Outcome<W>> {
  const found = await findTraces(db, wanted);
  if ('people' in found) return found as Outcome<W>;
  const mailFolder = join(settings.dataDir, 'mail');
  // The list comes first: a restored backup would bring back an erasure that is not listed.
  const isListedElsewhere = await record(db, wanted, found, settings);
  const { leads, near, submissionIds, emails, phones } = found;
  // Files before rows: after a crash here, a second erasure still finds whose files they are.
  let files = deleteFiles(mailFolder, submissionIds);
  const hashes = emails.map(mailboxHash);
  const detail = `${leads.length} ${leads.length === 1 ? 'request' : 'requests'}`;
  const removed = await inTransaction(db, async (transaction) => ({
    ...(await deleteTraces(transaction, { submissionIds, emails, hashes })),
    recorded: await addAuditEntry(transaction, {
      ...{ at: Date.now(), person: by, what: 'erase', detail },
    }),
  }));
  // Files of mails that were sent meanwhile.
  files += deleteFiles(mailFolder, submissionIds);
  await compactDatabase(db, settings);
  return {
    ...removed,
    leads,
    near,
    files,
    nearFiles: filesNaming(mailFolder, emails, phones),
    isListedElsewhere,
  };
}

/** Adds the erasure to the list, unless nothing was found. @returns as Erasure.isListedElsewhere */
async function record(
  db: Kysely<Database>,
  wanted: Wanted,
  { submissionIds, emails, phones }: Found,
  settings: ErasureSettings,
): Promise<boolean | null> {
  if (submissionIds.length === 0 && emails.length === 0) return null;
  const mailboxes = [...new Set(emails.map(mailboxHash))];
  const people = 'ids' in wanted ? [] : [...mailboxes, ...phones.map(phoneHash)];
  const entry = { at: Date.now(), submission_ids: submissionIds, mailboxes, people };
  return recordErasure(db, entry, { backupRecipients: [], backupCommand: null, ...settings });
}

/** Erases in a restored backup the people who were erased after it was made. */
export async function eraseAgain(
  entries: ErasedEntry[],
  { db }: Pick<OpenDatabase, 'db'>,
  dataDir: string,
): Promise<void> {
  for (const entry of entries) {
    const ids = await inTransaction(db, (transaction) => deleteErased(transaction, entry));
    deleteFiles(join(dataDir, 'mail'), ids);
  }
}

interface Found {
  submissionIds: string[];
  emails: string[];
  phones: PhoneNumber[];
  leads: StoredLead[];
  signups: string[];
  near: NearMatch<StoredLead>[];
}

/** The person's leads with all connected leads, their e-mails and phones, and leads that look like theirs. */
async function findTraces(db: Kysely<Database>, wanted: Wanted): Promise<Found | Ambiguous> {
  const all = await readLeads(db);
  const first = all.filter((lead) => isWanted(wanted, lead));
  if ('name' in wanted) {
    const people = groups(all, first);
    if (people.length > 1) return { people };
  }
  const leads = 'ids' in wanted ? first : connectedLeads(all, first);
  const traits = traitsOf(leads);
  if ('name' in wanted) traits.names.push(nameKey(wanted.name));
  if ('email' in wanted && wanted.email !== null) traits.emails.push(wanted.email);
  if ('phone' in wanted && wanted.phone !== null) traits.phones.push(wanted.phone);
  const signups = await newsletterSignups(db, traits.emails);
  const emails = [...new Set([...traits.emails, ...signups.map(({ email }) => email)])];
  const ids = new Set(leads.map((lead) => lead.submission_id));
  for (const { replaces } of leads) if (replaces && !('ids' in wanted)) ids.add(replaces);
  for (const { submission_id } of signups) if (submission_id) ids.add(submission_id);
  for (const id of await newsletterMails(db, traits.emails)) ids.add(id);
  const others = all.filter((lead) => !ids.has(lead.submission_id));
  return {
    leads,
    near: nearMatches(traits, others),
    signups: signups.map(({ email }) => email),
    submissionIds: [...ids],
    emails,
    phones: traits.phones,
  };
}

function isWanted(wanted: Wanted, lead: LeadOfSomebody): boolean {
  if ('ids' in wanted) return wanted.ids.includes(lead.submission_id);
  if ('name' in wanted) return nameKey(lead.first_name) === nameKey(wanted.name);
  return isPersonOf(wanted, lead);
}

/** Leads of one name, grouped by person. */
function groups(all: StoredLead[], named: StoredLead[]): StoredLead[][] {
  const people: StoredLead[][] = [];
  for (const lead of named) {
    if (!people.some((leads) => leads.includes(lead))) people.push(connectedLeads(all, [lead]));
  }
  return people;
}

/** Deletes mail files, also half-written ones: their names contain the id of a lead. @returns their number */
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

/** Paths of mails that name the person but belong to another lead, or to one that is gone. */
function filesNaming(folder: string, emails: string[], phones: PhoneNumber[]): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isFile()) return [];
    // Mails break long lines with `=`.
    const text = readFileSync(path, 'utf8')
      .replace(/=\r?\n/g, '')
      .toLowerCase();
    const digits = text.replace(/[ ().+/-]+/g, '');
    const isNamed =
      emails.some((email) => text.includes(email)) ||
      phones.some((phone) => digits.includes(phone.digits));
    return isNamed ? [path] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
