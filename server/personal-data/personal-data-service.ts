/**
 * Erases a person: rows, queued mails, mail files and pictures. Names leads that may be of the same person, and receivers that were
 * notified. Backups hold the person until they are deleted; a list erases the person again when one is restored.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
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

/** The person of the office who erases; null on the command line. */
type ErasedBy = { person_id: string; name: string } | null;

export interface Erasure extends Removed {
  /** The entry of the audit log. */
  recorded: Recorded;
  /** The person's leads, as they were stored. */
  leads: StoredLead[];
  /** Files removed from the mail folder. */
  files: number;
  /** Leads that may be of the same person: for a human to decide. */
  near: NearMatch<StoredLead>[];
  /** Mails that name the person and belong to no lead of theirs. */
  nearFiles: string[];
  /** True if BACKUP_COMMAND has taken the list with this erasure elsewhere; if false, the next backup does. null if there is no command. */
  isListedElsewhere: boolean | null;
}

/** Without BACKUP_COMMAND the list of erasures stays here. */
type ErasureSettings = DatabaseSettings & Partial<CommandSettings>;

/** Several people have the given name; nothing was erased. */
export interface Ambiguous {
  /** The leads of each of them. */
  people: StoredLead[][];
}

/** Whom to erase: by e-mail or phone, by name, or exactly these leads. */
export type Wanted = Person | { name: string } | { ids: string[] };

/** Reads an e-mail, a phone number or a name of two words; null if it is none of them. */
export function readWanted(who: string): Exclude<Wanted, { ids: string[] }> | null {
  const isName = /\p{L}/u.test(who) && nameKey(who).includes(' ');
  return readPerson(who) ?? (isName ? { name: who } : null);
}

interface FoundPeople extends Ambiguous {
  near: NearMatch<StoredLead>[];
  /** Addresses of newsletter sign-ups, confirmed or not. */
  signups: string[];
}

/** The people who are found, each with their leads, and leads that look like theirs. Changes nothing. */
export async function findPeople(wanted: Wanted, db: Kysely<Database>): Promise<FoundPeople> {
  const found = await findTraces(db, wanted);
  if ('people' in found) return { ...found, near: [], signups: [] };
  const { leads, near, signups } = found;
  return { people: leads.length > 0 ? [leads] : [], near, signups };
}

/** Erases everything about a person, as a command of its own. Running it again finds nothing more. */
export async function erasePerson(
  wanted: Exclude<Wanted, { name: string }>,
  settings: ErasureSettings,
): Promise<Erasure>;
export async function erasePerson(
  wanted: Wanted,
  settings: ErasureSettings,
): Promise<Erasure | Ambiguous>;
export async function erasePerson(
  wanted: Wanted,
  settings: ErasureSettings,
): Promise<Erasure | Ambiguous> {
  const { db, close } = openDatabase(settings);
  try {
    const found = await findTraces(db, wanted);
    return 'people' in found ? found : await erase(wanted, found, { db, settings, by: null });
  } finally {
    await close();
  }
}

/** Where to erase, and who asked for it. */
interface ErasureContext {
  db: Kysely<Database>;
  settings: ErasureSettings;
  by: ErasedBy;
}

/** Erases a person on the connection of a server. Its visitors wait while the database's file is compacted. */
export async function eraseOnServer(
  wanted: Exclude<Wanted, { name: string }>,
  context: ErasureContext,
): Promise<Erasure> {
  const found = await findTraces(context.db, wanted);
  // Of a name alone several people may be found.
  if ('people' in found) throw new TypeError('a person is erased by e-mail, phone or requests');
  return erase(wanted, found, context);
}

async function erase(
  wanted: Wanted,
  found: Found,
  { db, settings, by }: ErasureContext,
): Promise<Erasure> {
  const mailFolder = join(settings.dataDir, 'mail');
  // First the list: an erasure that is not listed would come back with a backup.
  const isListedElsewhere = await record(db, wanted, found, settings);
  const { leads, near, submissionIds, emails, phones } = found;
  // Files before rows: after a crash here, a second erasure still finds whose files they are.
  let files = deleteFiles(mailFolder, submissionIds);
  const removed = await inTransaction(db, (transaction) => deleteRecorded(transaction, found, by));
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

/** Adds the erasure to the list, unless nothing was found. */
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

/** Erases again, in a restored backup, who was erased since it was made. */
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

/** Deletes the rows and writes the audit entry, in one transaction. */
async function deleteRecorded(
  db: Transaction<Database>,
  found: Found,
  person: ErasedBy,
): Promise<Removed & { recorded: Recorded }> {
  const now = Date.now();
  const hashes = found.emails.map(mailboxHash);
  const removed = await deleteTraces(db, { ...found, hashes });
  const { length } = found.leads;
  const detail = `${length} ${length === 1 ? 'request' : 'requests'}`;
  const recorded = await addAuditEntry(db, { at: now, person, what: 'erase', detail });
  return { ...removed, recorded };
}

interface Found {
  submissionIds: string[];
  emails: string[];
  phones: PhoneNumber[];
  leads: StoredLead[];
  signups: string[];
  near: NearMatch<StoredLead>[];
}

/** The person's leads with all leads connected with them, their e-mails and phones, and leads that look like them. */
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

/** Leads of one name, by the people they are connected with. */
function groups(all: StoredLead[], named: StoredLead[]): StoredLead[][] {
  const people: StoredLead[][] = [];
  for (const lead of named) {
    if (!people.some((leads) => leads.includes(lead))) people.push(connectedLeads(all, [lead]));
  }
  return people;
}

/** Deletes files and folders whose name holds the id of a request: mails, also half-written ones, and pictures. */
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

/** Paths of mails that name the person, as a forwarded request does, and belong to another lead or one that is gone. */
function filesNaming(folder: string, emails: string[], phones: PhoneNumber[]): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isFile()) return [];
    // Long lines are broken with `=` in a mail.
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
