/** Takes newsletter signups: one for each mailbox, and a mail that says so. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoredConsent } from '../../domain/lead/consent.ts';
import type { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';
import { inTransaction } from '../database/database.ts';
import { toJson } from '../database/json.ts';
import { nameSubmissions } from '../database/roles.ts';
import type { Database, NewsletterPayload } from '../database/tables.ts';
import { isMailable } from '../mail/address.ts';
import { insertNewOutboxRows, outboxRow } from '../outbox/store.ts';
import { hasUnsubscribed, isConfirmed } from './store/choices.ts';
import { isRefused } from './store/refusals.ts';
import { insertSignup, isSameSignup } from './store/subscribers.ts';
import { createNewsletterToken } from './store/tokens.ts';

/**
 * `repeated`: the very same submission again, as a retry after a lost answer sends it. `duplicate`: the mailbox was
 * already subscribed (spec §8), under this spelling or another. `unsubscribed`: it was once unsubscribed, and that lasts;
 * `refused`: a mail server refuses the address.
 */
export type SignupOutcome = 'created' | 'repeated' | 'duplicate' | 'unsubscribed' | 'refused';

export interface SignupContext {
  db: Kysely<Database>;
  /** Milliseconds since the epoch. */
  now: number;
  messageIdDomain: string;
  /** True when an address has to confirm (double opt-in). */
  confirm: boolean;
  /** consent.version of this server, for a page that did not say. */
  consentVersion: string;
  /** Path of the page the signup came from; empty = not known. */
  page: string;
}

/** Saves a signup; safe to call again with the same one, also at the same time. */
export async function saveSignup(
  signup: NewsletterSignup,
  context: SignupContext,
): Promise<SignupOutcome> {
  const submissionId = signup.submission_id ?? randomUUID();
  return inTransaction(context.db, async (db) => {
    await nameSubmissions(db, [submissionId]);
    if (await hasUnsubscribed(db, signup.email)) return 'unsubscribed';
    if (await isRefused(db, signup.email)) return 'refused';
    const { email, source_page } = signup;
    const quarantine_reason = signup.company_website?.trim() ? 'honeypot' : null;
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
    // Whoever asks again has perhaps lost the link that was to confirm the address.
    const asksAgain = !isNew && context.confirm && !(await isConfirmed(db, email));
    if (isNew || asksAgain) {
      await queueMail(signup, submissionId, quarantine_reason !== null, { ...context, db });
    }
    return isNew ? 'created' : 'duplicate';
  });
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
  const token = await createNewsletterToken(db, email, now);
  const payload: NewsletterPayload = { email, token, confirm, language };
  const state = isQuarantined ? 'quarantined' : 'pending';
  const row = outboxRow({ kind: 'newsletter', submissionId, payload, now, messageIdDomain, state });
  await insertNewOutboxRows(db, [row]);
}
