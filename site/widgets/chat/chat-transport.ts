/** The calls the chat makes (spec §7), so that tests can stand in for the network. */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { QuoteNotification } from '../../../domain/lead/quote-notification.ts';
import type { Outcome } from '../../../domain/submissions/outcome.ts';
import { pendingStore } from '../../forms/submissions/pending-store.ts';
import type { SendOptions } from '../../forms/submissions/post-submission.ts';
import {
  beaconContactSubmission,
  notifyQuote,
  sendContactSubmission,
} from '../../forms/submissions/send-submission.ts';

export interface ChatTransport {
  /** POST /api/contact-submissions. */
  send(submission: ContactSubmission, options?: SendOptions): Promise<Outcome>;
  /** POST /api/functions/send-quote-notification. */
  notify(notification: QuoteNotification): Promise<Outcome>;
  /** POST /api/contact-submissions while the page is left. False when the browser won't take it. */
  beacon(submission: ContactSubmission): boolean;
  /** Drops what still waits on this device. */
  discard(submission: ContactSubmission): void;
  /** What has become of a submission that was kept on this device. */
  outcomeOfPending(submissionId: string): Outcome;
  /** Calls back when what is kept on this device has changed. @returns what ends it */
  onPendingChange(listener: () => void): () => void;
}

export const chatTransport: ChatTransport = {
  send: sendContactSubmission,
  notify: notifyQuote,
  beacon: beaconContactSubmission,
  discard: (body) => pendingStore.remove({ kind: 'contact', body }),
  outcomeOfPending(submissionId) {
    const entry = pendingStore.find(submissionId);
    return entry ? (entry.refusal ?? { state: 'pending' }) : { state: 'sent' };
  },
  onPendingChange: pendingStore.subscribe,
};
