/**
 * The calls that bring something a visitor typed to the office (spec §7). A submission is stored on the device
 * from before the first attempt until there is a final answer, so that neither a lost connection nor a
 * closed tab loses it; its submission_id makes a repeated send harmless.
 */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { QuoteNotification } from '../../../domain/lead/quote-notification.ts';
import type { NewsletterSignup } from '../../../domain/newsletter/newsletter-signup.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { type Outcome, outcomeOf } from '../../../domain/submissions/outcome.ts';
import { currentAttribution } from '../../lib/attribution/attribution-store.ts';
import { isOnline, sendBeacon } from '../../lib/browser/connection.ts';
import { pendingStore, type Submission } from './pending-store.ts';
import { postSubmission, postWithRetries } from './post-submission.ts';
import { startSendingPending } from './send-pending.ts';

/** A picture as it is sent. */
export interface SentPhoto {
  name: string;
  content: Blob;
}

/** POST /api/contact-submissions. @param onCorrection see postSubmission */
export function sendContactSubmission(
  submission: ContactSubmission,
  onCorrection?: (submissionId: string) => void,
): Promise<Outcome> {
  return send({ kind: 'contact', body: withAttribution(submission) }, onCorrection);
}

/** POST /api/newsletter-signups. */
export function sendNewsletterSignup(
  signup: NewsletterSignup & { submission_id: string },
): Promise<Outcome> {
  return send({ kind: 'newsletter', body: signup });
}

/**
 * POST /api/pest-photos. Pictures are too large for the storage of what waits: without a connection it is refused.
 * @param fields of the form, as a form post has them
 */
export async function sendPhotos(
  fields: Record<string, string>,
  photos: readonly SentPhoto[],
): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('attribution', JSON.stringify(currentAttribution() ?? null));
  for (const { content, name } of photos) form.append('photos', content, name);
  return outcomeOf(await postWithRetries(ENDPOINTS.photos, form));
}

/** POST /api/functions/send-quote-notification. Its failure is for the log only (spec §8). */
export async function notifyQuote(payload: QuoteNotification): Promise<Outcome> {
  return outcomeOf(await postWithRetries(ENDPOINTS.quoteNotification, payload));
}

/**
 * Sends while the page is left: as a beacon, else as a request that outlives the page, else with the next visit.
 * False when nothing of that can be had.
 */
export function beaconContactSubmission(submission: ContactSubmission): boolean {
  const lead = { kind: 'contact', body: withAttribution(submission) } as const;
  if (!isOnline()) return pendingStore.save(lead);
  const body = new Blob([JSON.stringify(lead.body)], { type: 'application/json' });
  return sendBeacon(ENDPOINTS.contact, body) || pendingStore.save(lead);
}

async function send(
  submission: Submission,
  onCorrection?: (submissionId: string) => void,
): Promise<Outcome> {
  const isStored = pendingStore.save({ ...submission, state: 'under way' });
  const { outcome, sent } = isOnline()
    ? await postSubmission(submission, onCorrection)
    : { outcome: outcomeOf({ status: null }), sent: submission };
  if (isStored && outcome.state === 'refused' && outcome.reason === 'unreachable') {
    pendingStore.save(sent);
    startSendingPending();
    return { state: 'pending' };
  }
  pendingStore.remove(sent.body.submission_id);
  return outcome;
}

/** How the visitor found us goes along, where they allow it. */
function withAttribution(submission: ContactSubmission): ContactSubmission {
  const attribution = currentAttribution();
  return attribution ? { ...submission, attribution } : submission;
}
