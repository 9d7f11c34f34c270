/** Asks the customer of a won request for a review: chosen by an office user, with the customer's consent, once. */
import type { Kysely } from 'kysely';
import type { Site } from '../../domain/content/site-schema.ts';
import type { PersonRef } from '../../domain/office/fields.ts';
import { addAuditEntry, type Recorded } from '../activity/store/audit.ts';
import { inTransaction } from '../database/database.ts';
import type { Database, ReviewRequestPayload } from '../database/tables.ts';
import { isMailable } from '../mail/address.ts';
import { isSuppressed } from '../newsletter/store/choices.ts';
import { insertNewOutboxRows, outboxRow } from '../outbox/outbox-store.ts';
import { askedAt, noteAsked, readCustomer } from './review-request-store.ts';

type ReviewRequestState =
  | { state: 'ready' | 'not-won' }
  /** The customer has already been asked, for this request or another. */
  | { state: 'asked'; at: number }
  /** `no-links`: `review_links` of site.yaml is empty. `suppressed`: unsubscribed, or rejected by the mail server. */
  | { state: 'no-links' | 'no-email' | 'suppressed' };

interface ReviewRequestContext {
  db: Kysely<Database>;
  site: Pick<Site, 'review_links'>;
  now: number;
}

/** Whether this customer may be asked, and if not, why; null if the request does not exist. */
export async function reviewRequestState(
  submissionId: string,
  { db, site }: Omit<ReviewRequestContext, 'now'>,
): Promise<ReviewRequestState | null> {
  const lead = await readCustomer(db, submissionId);
  if (!lead) return null;
  if (lead.status !== 'won') return { state: 'not-won' };
  const asked = await askedAt(db, lead.email);
  if (asked !== null) return { state: 'asked', at: asked };
  if (site.review_links.length === 0) return { state: 'no-links' };
  if (!isMailable(lead.email)) return { state: 'no-email' };
  return { state: (await isSuppressed(db, lead.email)) ? 'suppressed' : 'ready' };
}

/**
 * Queues the mail, unless the customer was asked before. Concurrent calls queue it once.
 * @returns the new state, with the audit entry if this call queued the mail; null if the office has no such request
 */
export function askForReview(
  submissionId: string,
  by: PersonRef,
  context: ReviewRequestContext & { messageIdDomain: string },
): Promise<{ recorded: Recorded | null; answer: ReviewRequestState } | null> {
  const { site, now, messageIdDomain } = context;
  return inTransaction(context.db, async (db) => {
    const before = await reviewRequestState(submissionId, { db, site });
    if (before?.state !== 'ready') return before && { recorded: null, answer: before };
    const customer = await readCustomer(db, submissionId);
    if (!customer) return null;
    const { email, first_name: name, language, address, territory } = customer;
    const answer = { state: 'asked', at: now } as const;
    if (!(await noteAsked(db, email, now))) return { recorded: null, answer };
    const payload: ReviewRequestPayload = { email, name, language, address, territory };
    const message = { kind: 'review_request', submissionId, payload, now } as const;
    await insertNewOutboxRows(db, [outboxRow({ ...message, messageIdDomain })]);
    const recorded = await addAuditEntry(db, {
      at: now,
      person: by,
      what: 'lead.review-request',
      submissionId,
      detail: 'the customer agreed to be mailed',
    });
    return { recorded, answer };
  });
}
