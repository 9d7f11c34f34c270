/**
 * Sends what a visitor submitted to the server (spec §7). A submission is stored on the device from before the first attempt
 * until the server's final answer, so that neither a lost connection nor a closed tab loses it. Its submission_id makes sending it
 * again harmless.
 */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { QuoteNotification } from '../../../domain/lead/quote-notification.ts';
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

/** Sends a request or a newsletter signup. @param onCorrection see postSubmission */
export async function sendSubmission(
  submission: Submission,
  onCorrection?: (submissionId: string) => void,
): Promise<Outcome> {
  const attributed = withAttribution(submission);
  const isStored = pendingStore.save({ ...attributed, state: 'under way' });
  const { outcome, sent } = isOnline()
    ? await postSubmission(attributed, onCorrection)
    : { outcome: outcomeOf({ status: null }), sent: attributed };
  if (isStored && outcome.state === 'refused' && outcome.reason === 'unreachable') {
    pendingStore.save(sent);
    startSendingPending();
    return { state: 'pending' };
  }
  pendingStore.remove(sent.body.submission_id);
  return outcome;
}

/**
 * Sends pictures. They are too large to be stored on the device: without a connection the request is refused.
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

/** Makes the notification call. A failure is only logged (spec §8). */
export async function notifyQuote(payload: QuoteNotification): Promise<Outcome> {
  return outcomeOf(await postWithRetries(ENDPOINTS.quoteNotification, payload));
}

/**
 * Sends a request while the page is being left. If the browser takes no beacon, the request is stored, and the next page sends it.
 * @returns false if it could not be stored either
 */
export function beaconContactSubmission(submission: ContactSubmission): boolean {
  const lead = withAttribution({ kind: 'contact', body: submission });
  if (!isOnline()) return pendingStore.save(lead);
  const body = new Blob([JSON.stringify(lead.body)], { type: 'application/json' });
  return sendBeacon(ENDPOINTS.contact, body) || pendingStore.save(lead);
}

/** Adds to a request how the visitor found the company, if they allow it. */
function withAttribution(submission: Submission): Submission {
  const attribution = currentAttribution();
  if (submission.kind !== 'contact' || !attribution) return submission;
  return { kind: 'contact', body: { ...submission.body, attribution } };
}
