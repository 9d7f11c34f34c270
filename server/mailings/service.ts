/**
 * Newsletters from the first draft to the last mail. A mailing becomes one row of the outbox for each subscriber, under an id made of
 * both: a server that is killed while it writes them goes on where it was, and two that write them write them once. Rows are due
 * one after the other, so that a mailing takes its time and requests for help come first.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Site } from '../../domain/content/site-schema.ts';
import type { Language } from '../../domain/language/language.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import type { MailingWords } from '../../domain/office/mailings-api.ts';
import { addAuditEntry, type Recorded } from '../activity/store/audit.ts';
import { inTransaction } from '../database/database.ts';
import type { Database, MailingPayload, MailingRow, StopReason } from '../database/tables.ts';
import { isMailable } from '../mail/address.ts';
import { hashesOf } from '../newsletter/store/address-hash.ts';
import { readSubscribers } from '../newsletter/store/subscribers.ts';
import { createNewsletterTokens } from '../newsletter/store/tokens.ts';
import { findOutboxIds, insertOutboxRows, oldestPending, outboxRow } from '../outbox/store.ts';
import { isInSpanish, unrenderableField } from './messages.ts';
import {
  changeMailing,
  deleteMailingDraft,
  findMailing,
  insertMailing,
  readCounts,
  readOpenMailings,
  startDueMailings,
  takeBackMails,
} from './store.ts';

export interface MailingContext {
  db: Kysely<Database>;
  site: Pick<Site, 'newsletter_confirm'>;
  /** Milliseconds since the epoch. */
  now: number;
  messageIdDomain: string;
  /** NEWSLETTER_PER_MINUTE. */
  perMinute: number;
}

/** `not-found`, `conflict`: somebody else has changed it since. `invalid`: no draft, or nothing is written. */
export type MailingRefusal = 'not-found' | 'conflict' | 'invalid';

/** Recipients written in one transaction: others wait for it. */
const BATCH = 50;
/** However many subscribers there are, the last gets it within so many ms of the first: 3 days. */
const LONGEST_MS = 3 * 86_400_000;

/** A newsletter that was changed, and the entry in the audit log that was written with it. */
export interface ChangedMailing {
  row: MailingRow;
  recorded: Recorded;
}

type Changer = Pick<MailingContext, 'db' | 'now'> & {
  /** null = nobody: the server stops it by itself. */
  person: PersonRef | null;
};

export async function createDraft(words: MailingWords, context: Changer): Promise<MailingRow> {
  const { db, now, person } = context;
  const row: MailingRow = {
    mailing_id: randomUUID(),
    ...words,
    state: 'draft',
    send_at: null,
    started_at: null,
    finished_at: null,
    recipients: 0,
    sent: 0,
    suppressed: 0,
    refused: 0,
    undelivered: 0,
    refused_in_row: 0,
    stopped_because: null,
    created_at: now,
    updated_at: now,
    who: person?.name ?? null,
  };
  await insertMailing(db, row);
  return row;
}

/** Changes a draft that is still as it was at `updatedAt`. */
async function changeDraft(
  mailingId: string,
  updatedAt: number,
  changes: Partial<MailingRow>,
  { db, now, person }: Changer,
): Promise<MailingRow | MailingRefusal> {
  const [written, who] = [Math.max(now, updatedAt + 1), person?.name ?? null];
  const changed = await changeMailing(db, mailingId, ['draft'], {
    set: { ...changes, updated_at: written, who },
    unchangedSince: updatedAt,
  });
  if (changed) return changed;
  const known = await findMailing(db, mailingId);
  if (!known) return 'not-found';
  return known.state === 'draft' ? 'conflict' : 'invalid';
}

export function saveDraft(
  mailingId: string,
  { updated_at, ...words }: MailingWords & { updated_at: number },
  context: Changer,
): Promise<MailingRow | MailingRefusal> {
  return changeDraft(mailingId, updated_at, words, context);
}

/** @param at ms since the epoch; null = now */
export function scheduleMailing(
  mailingId: string,
  { updated_at, at }: { updated_at: number; at: number | null },
  context: Changer,
): Promise<ChangedMailing | MailingRefusal> {
  const { now, person } = context;
  return inTransaction(context.db, async (db) => {
    const mailing = await findMailing(db, mailingId);
    if (!mailing) return 'not-found';
    const isWritten = isWhole(mailing.subject, mailing.markdown);
    const isSpanishWhole =
      isWhole(mailing.subject_es, mailing.markdown_es) ||
      (mailing.subject_es === '' && !isInSpanish(mailing));
    const send_at = Math.max(at ?? 0, now);
    const isLate = send_at > now + 366 * 86_400_000;
    if (!isWritten || !isSpanishWhole || isLate || unrenderableField(mailing)) return 'invalid';
    const changes = { state: 'scheduled' as const, send_at };
    const changed = await changeDraft(mailingId, updated_at, changes, { db, now, person });
    if (typeof changed === 'string') return changed;
    const entry = { at: now, person, what: 'mailing.send', about: mailingId };
    return { row: changed, recorded: await addAuditEntry(db, entry) };
  });
}

const isWhole = (subject: string, markdown: string) => subject !== '' && markdown.trim() !== '';

/**
 * A scheduled one becomes a draft again; of one that is being sent, nothing more goes out.
 * @param because null = a person wants it
 */
export function stopMailing(
  mailingId: string,
  because: StopReason | null,
  context: Changer,
): Promise<ChangedMailing | MailingRefusal> {
  const { now, person } = context;
  return inTransaction(context.db, async (db) => {
    const who = person && { who: person.name };
    const draft = await changeMailing(db, mailingId, ['scheduled'], {
      set: { state: 'draft', send_at: null, updated_at: now, ...who },
    });
    const stopped =
      draft ??
      (await changeMailing(db, mailingId, ['queueing', 'sending'], {
        set: { state: 'stopped', stopped_because: because, updated_at: now, ...who },
      }));
    if (!stopped) return (await findMailing(db, mailingId)) ? 'invalid' : 'not-found';
    if (!draft) await takeBackMails(db, mailingId);
    const detail = because && { detail: because };
    const entry = { at: now, person, what: 'mailing.stop', about: mailingId, ...detail };
    return { row: stopped, recorded: await addAuditEntry(db, entry) };
  });
}

/** A draft alone can be deleted. @returns null when there is none */
export function deleteDraft(mailingId: string, context: Changer): Promise<Recorded | null> {
  const { now, person } = context;
  return inTransaction(context.db, async (db) => {
    if (!(await deleteMailingDraft(db, mailingId))) return null;
    return addAuditEntry(db, { at: now, person, what: 'mailing.delete', about: mailingId });
  });
}

/** One mail to somebody of the office in each language it is written in, whether or not they subscribe. */
export async function queueTest(
  mailing: MailingRow,
  email: string,
  { db, now, messageIdDomain }: Pick<MailingContext, 'db' | 'now' | 'messageIdDomain'>,
): Promise<void> {
  const { mailing_id } = mailing;
  const languages: Language[] = isInSpanish(mailing) ? ['en', 'es'] : ['en'];
  await inTransaction(db, async (transaction) => {
    const tokens = await createNewsletterTokens(
      transaction,
      languages.map(() => email),
      now,
    );
    // Before the rows of a mailing that wait because of the rate.
    const oldest = (await oldestPending(transaction, 'mailing')) ?? now;
    const dueAt = Math.min(now, oldest - 1);
    const rows = languages.map((language, index) => {
      const token = tokens[index] ?? '';
      const submissionId = randomUUID();
      const payload: MailingPayload = { mailing_id, email, token, language, test: true };
      const id = `${submissionId}:mailing:test`;
      return outboxRow({ kind: 'mailing', submissionId, payload, now, dueAt, messageIdDomain, id });
    });
    await insertOutboxRows(transaction, rows);
  });
}

/** Called now and then, by every server: starts what is due, goes on with what was interrupted, notes what is finished. */
export async function workOffMailings(context: MailingContext): Promise<void> {
  const { db, now } = context;
  await startDueMailings(db, now);
  for (const mailing of await readOpenMailings(db)) {
    if (mailing.state === 'queueing') await queueRecipients(mailing, context);
    else await finish(mailing, context);
  }
}

async function queueRecipients(mailing: MailingRow, context: MailingContext): Promise<void> {
  const { db, site } = context;
  const subscribers = await readSubscribers(db, site.newsletter_confirm);
  const readers = subscribers.filter(({ email }) => isMailable(email));
  const interval = Math.min(60_000 / context.perMinute, LONGEST_MS / Math.max(1, readers.length));
  const startedAt = mailing.started_at ?? context.now;
  for (let first = 0; first < readers.length; first += BATCH) {
    const some = readers.slice(first, first + BATCH).map(({ email, language }, index) => ({
      email,
      language,
      dueAt: startedAt + Math.round((first + index) * interval),
    }));
    const isOn = await inTransaction(db, (transaction) =>
      queueSome(mailing.mailing_id, some, { ...context, db: transaction }),
    );
    if (!isOn) return;
  }
  await changeMailing(db, mailing.mailing_id, ['queueing'], {
    set: { state: 'sending', recipients: readers.length },
  });
}

/** @returns false when it was stopped meanwhile */
async function queueSome(
  mailingId: string,
  recipients: { email: string; language: Language; dueAt: number }[],
  { db, now, messageIdDomain }: MailingContext,
): Promise<boolean> {
  // Who stops it waits for this transaction, or this one finds it stopped.
  if (!(await changeMailing(db, mailingId, ['queueing'], { set: { recipients: 0 } }))) return false;
  const written = await findOutboxIds(
    db,
    recipients.flatMap(({ email }) => mailIds(mailingId, email)),
  );
  const missing = recipients.filter(
    ({ email }) => !mailIds(mailingId, email).some((id) => written.has(id)),
  );
  const tokens = await createNewsletterTokens(
    db,
    missing.map(({ email }) => email),
    now,
  );
  const rows = missing.map(({ email, language, dueAt }, index) => {
    const payload: MailingPayload = {
      mailing_id: mailingId,
      email,
      token: tokens[index] ?? '',
      language,
    };
    return outboxRow({
      kind: 'mailing',
      // One of its own, as a signup has: an erasure removes what carries it.
      submissionId: randomUUID(),
      payload,
      receiver: mailingId,
      now,
      dueAt,
      id: mailIds(mailingId, email)[0] ?? '',
      messageIdDomain,
    });
  });
  await insertOutboxRows(db, rows);
  return true;
}

/** Of the mail of a mailing to a mailbox: the id it gets, and the one it had in an earlier version. */
const mailIds = (mailingId: string, email: string) =>
  hashesOf(email).map((hash) => `${mailingId}:mailing:${hash}`);

/** The numbers are written down when nothing is left to send: the outbox forgets its rows one day. */
async function finish(mailing: MailingRow, { db, now }: MailingContext): Promise<void> {
  const { mailing_id, state } = mailing;
  const counts = (await readCounts(db, [mailing])).get(mailing_id);
  if (!counts || counts.waiting > 0) return;
  const { waiting: _, refused: __, ...written } = counts;
  await changeMailing(db, mailing_id, [state], {
    set: { ...written, state: state === 'sending' ? 'sent' : state, finished_at: now },
    unfinished: true,
  });
}
