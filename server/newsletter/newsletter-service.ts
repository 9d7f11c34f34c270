/**
 * Newsletter subscriptions: signups (one per mailbox), confirmations, unsubscriptions. Each change queues its mail
 * and webhook calls in the same transaction.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoredConsent } from '../../domain/lead/consent.ts';
import type { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';
import { inTransaction } from '../database/database.ts';
import { toJson } from '../database/json.ts';
import type { Database, NewsletterEventPayload } from '../database/tables.ts';
import { isMailable } from '../mail/address.ts';
import { mailboxHash } from '../mail/mail-store.ts';
import { insertNewOutboxRows, outboxRow } from '../outbox/outbox-store.ts';
import { newsletterToken } from './messages/newsletter-mail.ts';
import { type SubscriberRecord, subscriberRecord } from './messages/subscriber-record.ts';
import { hasChosen, isSuppressed, noteChoice } from './store/choices.ts';
import { findSignup, insertSignup, isSameSignup, readSubscribers } from './store/subscribers.ts';

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
  /** Signs the links in mails. */
  linkKey: string;
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
    const token = newsletterToken(context.linkKey, mailbox);
    // A visitor who signs up again may have lost the confirmation mail.
    const asksAgain =
      !isNew && context.confirm && !(await hasChosen(db, 'newsletter_confirmations', mailbox));
    if ((isNew || asksAgain) && isMailable(email)) {
      const { confirm, now, messageIdDomain } = context;
      const payload = { email, token, confirm, language: signup.language ?? 'en' };
      const state = quarantine_reason === null ? 'pending' : 'quarantined';
      const message = { kind: 'newsletter' as const, submissionId, payload, state } as const;
      await insertNewOutboxRows(db, [outboxRow({ ...message, now, messageIdDomain })]);
    }
    if (isNew && !context.confirm && quarantine_reason === null)
      await queueEvent('newsletter.subscribed', mailbox, { ...context, db }, { token });
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

/** A mailbox, by its hash, with the token that named it. */
interface TokenMailbox {
  mailbox: string;
  token: string;
}

/** Confirms a mailbox (double opt-in). */
export function confirm({ mailbox, token }: TokenMailbox, context: ChoiceContext): Promise<void> {
  return inTransaction(context.db, async (db) => {
    const { now } = context;
    const isNew = await noteChoice(db, 'newsletter_confirmations', mailbox, now);
    // A confirmation link in an old mail does not undo an unsubscription.
    if (isNew && !(await hasChosen(db, 'newsletter_suppressions', mailbox)))
      await queueEvent(
        'newsletter.subscribed',
        mailbox,
        { ...context, db },
        { token, confirmed_at: now },
      );
  });
}

/** Unsubscribes a mailbox permanently, signed up or not. @returns false if it already was */
export function unsubscribe(
  { mailbox }: Pick<TokenMailbox, 'mailbox'>,
  context: ChoiceContext,
): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const isNew = await noteChoice(db, 'newsletter_suppressions', mailbox, context.now);
    if (isNew) await queueEvent('newsletter.unsubscribed', mailbox, { ...context, db });
    return isNew;
  });
}

/** Unsubscribes the mailbox of an address, as `unsubscribe` does. */
export const suppress = (address: string, context: ChoiceContext): Promise<boolean> =>
  unsubscribe({ mailbox: mailboxHash(address) }, context);

/** Queues a call to each receiver, if the mailbox has a signup. */
async function queueEvent(
  type: NewsletterEventPayload['type'],
  mailbox: string,
  { db, now, receivers }: ChoiceContext,
  { token = '', confirmed_at = null }: { token?: string; confirmed_at?: number | null } = {},
): Promise<void> {
  if (receivers.length === 0) return;
  const signup = await findSignup(db, mailbox);
  if (!signup) return;
  const { submission_id, ...subscriber } = signup;
  const submissionId = submission_id ?? mailbox;
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

/** All subscribers, each with an unsubscribe link. @param confirm true for double opt-in */
export async function exportSubscribers(
  db: Kysely<Database>,
  { confirm, siteUrl, linkKey }: { confirm: boolean; siteUrl: string; linkKey: string },
): Promise<SubscriberRecord[]> {
  const subscribers = await readSubscribers(db, confirm);
  return subscribers.map((one) =>
    subscriberRecord(one, newsletterToken(linkKey, mailboxHash(one.email)), siteUrl),
  );
}
