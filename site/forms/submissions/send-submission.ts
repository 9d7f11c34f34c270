/**
 * The calls that bring something a visitor typed to the office (spec §7). A submission is kept on the device
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
import { pendingStore, type Submission, withLock } from './pending-store.ts';
import type { SentPhoto } from './post-photos.ts';
import { postSubmission, type SendOptions } from './post-submission.ts';
import { postJson } from './post-with-retries.ts';
import { startPending } from './start-pending.ts';

/** POST /api/contact-submissions. */
export function sendContactSubmission(
  submission: ContactSubmission,
  options?: SendOptions,
): Promise<Outcome> {
  const pending: Submission = { kind: 'contact', body: withAttribution(submission) };
  return send(pending, pendingStore.save(pending, 'under way'), options);
}

/** POST /api/newsletter-signups. */
export function sendNewsletterSignup(
  signup: NewsletterSignup & { submission_id: string },
): Promise<Outcome> {
  const pending: Submission = { kind: 'newsletter', body: signup };
  return send(pending, pendingStore.save(pending, 'under way'));
}

/**
 * POST /api/pest-photos.
 * @param fields of the form, as a form post has them
 */
export function sendPhotos(
  fields: Record<string, string> & { submission_id: string },
  photos: readonly SentPhoto[],
  options?: SendOptions,
): Promise<Outcome> {
  const { submission_id } = fields;
  const attribution = JSON.stringify(currentAttribution() ?? null);
  const pending: Submission = {
    kind: 'photos',
    body: { submission_id, fields: { ...fields, attribution } },
  };
  // Pictures first: words without them could not be sent. Nobody waits for it while the request is on its way.
  const savingPhotos = import('./pending-photos.ts')
    .then(({ savePhotos }) => savePhotos(submission_id, photos))
    .catch(() => false)
    .then((isStored) => isStored && pendingStore.save(pending, 'under way'));
  return send(pending, savingPhotos, options, photos);
}

/** POST /api/functions/send-quote-notification. Its failure is for the log only (spec §8). */
export async function notifyQuote(payload: QuoteNotification): Promise<Outcome> {
  return outcomeOf(await postJson(ENDPOINTS.quoteNotification, payload));
}

/**
 * Sends while the page is left: as a beacon, else as a request that outlives the page, else with the next visit.
 * False when nothing of that can be had.
 */
export function beaconContactSubmission(submission: ContactSubmission): boolean {
  const lead: Submission = { kind: 'contact', body: withAttribution(submission) };
  if (!isOnline()) return pendingStore.save(lead);
  const body = new Blob([JSON.stringify(lead.body)], { type: 'application/json' });
  return sendBeacon(ENDPOINTS.contact, body) || pendingStore.save(lead);
}

/** @param savingPhotos whether this device keeps it */
function send(
  submission: Submission,
  savingPhotos: boolean | Promise<boolean>,
  options?: SendOptions,
  photos?: readonly SentPhoto[],
): Promise<Outcome> {
  return withLock(submission.body.submission_id, async () => {
    const { outcome, sent } = isOnline()
      ? await settled(submission, options, photos)
      : unreachable(submission);
    const isUnreachable = outcome.state === 'refused' && outcome.reason === 'unreachable';
    if (isUnreachable && (await savingPhotos)) {
      pendingStore.save(sent);
      startPending();
      return { state: 'pending' };
    }
    // What is still being kept goes as soon as it is.
    if (savingPhotos instanceof Promise) void savingPhotos.then(() => pendingStore.remove(sent));
    else pendingStore.remove(sent);
    return outcome;
  });
}

/** A bug of ours, or a script that can't be loaded, must not leave the visitor waiting. */
async function settled(...[submission, ...rest]: Parameters<typeof postSubmission>) {
  try {
    return await postSubmission(submission, ...rest);
  } catch (error) {
    console.error('A submission could not be sent:', error);
    return unreachable(submission);
  }
}

const unreachable = (sent: Submission) => ({ outcome: outcomeOf({ status: null }), sent });

/** How the visitor found us goes along, where they allow it. */
function withAttribution(submission: ContactSubmission): ContactSubmission {
  const attribution = currentAttribution();
  return attribution ? { ...submission, attribution } : submission;
}
