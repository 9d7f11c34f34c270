/**
 * Newsletter subscriptions: signups (one per mailbox), confirmations, unsubscriptions. Each change queues its mail
 * and webhook calls in the same transaction.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { StoredConsent } from '../../domain/lead/consent.ts';
import type { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';
import { inTransaction } from '../database/database.ts';
import { toJson } from '../database/json.ts';
import type { Database, NewsletterEventPayload, NewsletterPayload } from '../database/tables.ts';
import { isMailable } from '../mail/address.ts';
import { mailboxHash } from '../mail/mail-store.ts';
import { insertNewOutboxRows, outboxRow } from '../outbox/outbox-store.ts';
import { type SubscriberRecord, subscriberRecord } from './messages/subscriber-record.ts';
import { hasChosen, isSuppressed, noteChoice } from './store/choices.ts';
import { findSignup, insertSignup, isSameSignup, readSubscribers } from './store/subscribers.ts';
import { createNewsletterTokens, mailboxOfToken } from './store/tokens.ts';

/**
 * `repeated`: the same submission again, a retry. `duplicate`: the mailbox is already subscribed (spec §8), under any
 * spelling. `unsubscribed`: the mailbox once unsubscribed, which is permanent.
 */
type SignupOutcome = 'created' | 'repeated' | 'duplicate' | 'unsubscribed';

interface ChoiceContext {
  db: Kysely<Database>;
  /** Milliseconds since the epoch. */
  now: number;
  /** Names of the webhook receivers. */
  receivers: string[];
}

interface SignupContext extends ChoiceContext {
  messageIdDomain: string;
  /** True when an address has to confirm (double opt-in). */
  confirm: boolean;
  /** The server's consent.version, for pages that send none. */
  consentVersion: string;
  /** Path of the page with the form; empty if unknown. */
  page: string;
}

/** Saves a signup. Idempotent, also when called concurrently with the same submission. */
export async function saveSignup(
  signup: NewsletterSignup,
  context: SignupContext,
): Promise<SignupOutcome> {
  const submissionId = signup.submission_id ?? randomUUID();
  return inTransaction(context.db, async (db) => {
    const { email, source_page } = signup;
    const mailbox = mailboxHash(email);
    if (await isSuppressed(db, email)) return 'unsubscribed';
    const quarantine_reason = whyAside(signup);
    const isNew = await insertSignup(db, {
      email,
      source_page,
      submission_id: submissionId,
      quarantine_reason,
      consent: toJson(consentOf(signup, context)),
      language: signup.language ?? 'en',
      created_at: context.now,
    });
    if (!isNew && (await isSameSignup(db, email, submissionId))) return 'repeated';
    // A visitor who signs up again may have lost the confirmation mail.
    const asksAgain =
      !isNew && context.confirm && !(await hasChosen(db, 'newsletter_confirmations', mailbox));
    if (isNew || asksAgain) {
      await queueMail(signup, submissionId, quarantine_reason !== null, { ...context, db });
    }
    if (isNew && !context.confirm && quarantine_reason === null)
      await queueEvent('newsletter.subscribed', mailbox, { ...context, db });
    return isNew ? 'created' : 'duplicate';
  });
}

/** Why a signup is stored and answered as usual, but neither counted nor mailed; null for a real reader. */
function whyAside({ company_website, email }: NewsletterSignup): 'honeypot' | 'unmailable' | null {
  if (company_website?.trim()) return 'honeypot';
  return isMailable(email) ? null : 'unmailable';
}

function consentOf(signup: NewsletterSignup, context: SignupContext): StoredConsent {
  const { now, page, consentVersion } = context;
  const version = signup.consent_version || consentVersion;
  return { wording: 'newsletter', version, at: now, page };
}

async function queueMail(
  { email, language = 'en' }: NewsletterSignup,
  submissionId: string,
  isQuarantined: boolean,
  { db, now, confirm, messageIdDomain }: SignupContext,
): Promise<void> {
  if (!isMailable(email)) return;
  const [token = ''] = await createNewsletterTokens(db, [email], now);
  const payload: NewsletterPayload = { email, token, confirm, language };
  const state = isQuarantined ? 'quarantined' : 'pending';
  const row = outboxRow({ kind: 'newsletter', submissionId, payload, now, messageIdDomain, state });
  await insertNewOutboxRows(db, [row]);
}

/** Confirms the mailbox of a token (double opt-in). @returns false when there is no such token */
export function confirm(token: string, context: ChoiceContext): Promise<boolean> {
  return byToken(token, context, async (mailbox, within) => {
    const { db, now } = within;
    const isNew = await noteChoice(db, 'newsletter_confirmations', mailbox, now);
    // A confirmation link in an old mail does not undo an unsubscription.
    if (isNew && !(await hasChosen(db, 'newsletter_suppressions', mailbox)))
      await queueEvent('newsletter.subscribed', mailbox, within, now);
  });
}

/** Unsubscribes the mailbox of a token permanently. @returns false if there is no such token */
export function unsubscribe(token: string, context: ChoiceContext): Promise<boolean> {
  return byToken(token, context, suppressMailbox);
}

/** Unsubscribes the mailbox of an address permanently, signed up or not. @returns false if it already was */
export function suppress(address: string, context: ChoiceContext): Promise<boolean> {
  return inTransaction(context.db, (db) =>
    suppressMailbox(mailboxHash(address), { ...context, db }),
  );
}

type WithinTransaction = ChoiceContext & { db: Transaction<Database> };

function byToken(
  token: string,
  context: ChoiceContext,
  choose: (mailbox: string, within: WithinTransaction) => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const mailbox = await mailboxOfToken(db, token);
    if (mailbox !== null) await choose(mailbox, { ...context, db });
    return mailbox !== null;
  });
}

async function suppressMailbox(mailbox: string, within: WithinTransaction): Promise<boolean> {
  const isNew = await noteChoice(within.db, 'newsletter_suppressions', mailbox, within.now);
  if (isNew) await queueEvent('newsletter.unsubscribed', mailbox, within);
  return isNew;
}

/** Queues a call to each receiver, if the mailbox has a signup. */
async function queueEvent(
  type: NewsletterEventPayload['type'],
  mailbox: string,
  { db, now, receivers }: ChoiceContext,
  confirmed_at: number | null = null,
): Promise<void> {
  if (receivers.length === 0) return;
  const signup = await findSignup(db, mailbox);
  if (!signup) return;
  const { submission_id, ...subscriber } = signup;
  const submissionId = submission_id ?? mailbox;
  const addresses = type === 'newsletter.subscribed' ? [signup.email] : [];
  const [token = ''] = await createNewsletterTokens(db, addresses, now);
  const payload = { ...subscriber, type, at: now, token, confirmed_at };
  await insertNewOutboxRows(
    db,
    receivers.map((receiver) =>
      outboxRow({
        kind: 'newsletter_webhook',
        id: `${submissionId}:${type}:${receiver}`,
        ...{ submissionId, receiver, payload, now, messageIdDomain: null },
      }),
    ),
  );
}

/**
 * Exports all subscribers, each with a new unsubscribe link. Call it within a transaction. @param confirm true for
 * double opt-in
 */
export async function exportSubscribers(
  db: Kysely<Database>,
  { confirm, siteUrl, now }: { confirm: boolean; siteUrl: string; now: number },
): Promise<SubscriberRecord[]> {
  const subscribers = await readSubscribers(db, confirm);
  const addresses = subscribers.map(({ email }) => email);
  const tokens = await createNewsletterTokens(db, addresses, now);
  return subscribers.map((one, index) => subscriberRecord(one, tokens[index] ?? '', siteUrl));
}
