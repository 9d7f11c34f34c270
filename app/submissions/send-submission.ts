/**
 * The calls that bring something a visitor typed to the office (spec §7). A submission is kept on the device
 * from before the first attempt until there is a final answer, so that neither a lost connection nor a
 * closed tab loses it; its submission_id makes a repeated send harmless.
 */
import type { ContactSubmission } from '../../domain/lead/contact-submission.ts';
import type { QuoteNotification } from '../../domain/lead/quote-notification.ts';
import type { NewsletterSignup } from '../../domain/newsletter/newsletter-signup.ts';
import { currentAttribution } from '../attribution/attribution-store.ts';
import { type Kept, outbox, withoutOthers } from './outbox.ts';
import { type PostOptions, postJson, type SendResult } from './post-json.ts';
import { withSolution } from './proof-of-work.ts';
import { ADDRESSES } from './submission-addresses.ts';

export type { SendResult } from './post-json.ts';

/**
 * POST /api/contact-submissions. `{ ok: true, kept: true }`: no connection; it waits on this device and is
 * sent as soon as there is one.
 */
export function sendContactSubmission(
  submission: ContactSubmission,
  options?: PostOptions,
): Promise<SendResult> {
  return send({ kind: 'contact', body: withAttribution(submission) }, options);
}

/** POST /api/newsletter-signups. A 409 with code 23505: already subscribed. */
export function sendNewsletterSignup(
  signup: NewsletterSignup & { submission_id: string },
  options?: PostOptions,
): Promise<SendResult> {
  return send({ kind: 'newsletter', body: signup }, options);
}

/** POST /api/functions/send-quote-notification. Its failure is for the log only (spec §8). */
export function notifyQuote(payload: QuoteNotification): Promise<SendResult> {
  return postJson('/api/functions/send-quote-notification', payload);
}

/** Sends while the page goes away. False when the browser won't take it; offline it is kept on the device. */
export function beaconContactSubmission(submission: ContactSubmission): boolean {
  const lead = withAttribution(submission);
  if (!navigator.onLine) return outbox.keep({ kind: 'contact', body: lead });
  const body = new Blob([JSON.stringify(lead)], { type: 'application/json' });
  return navigator.sendBeacon(ADDRESSES.contact, body);
}

function send(submission: Kept, options?: PostOptions): Promise<SendResult> {
  const isKept = outbox.keep(submission, 'under way');
  return withoutOthers(submission.body.submission_id, async () => {
    const result = navigator.onLine
      ? await postJson(ADDRESSES[submission.kind], await withSolution(submission), options)
      : OFFLINE;
    const gotAnswer = result.ok || result.status !== undefined;
    if (gotAnswer) outbox.drop(submission);
    else if (isKept) {
      outbox.keep(submission);
      return { ok: true, kept: true };
    }
    return result;
  });
}

/** How the visitor found us goes along, where they allow it. */
function withAttribution(submission: ContactSubmission): ContactSubmission {
  const attribution = currentAttribution();
  return attribution ? { ...submission, attribution } : submission;
}

const OFFLINE: SendResult = {
  ok: false,
  message: 'You seem to be offline. Please try again when you have a connection, or call us.',
};
