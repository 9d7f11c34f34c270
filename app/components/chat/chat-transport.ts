/** The calls the chat makes (spec §7), so that tests can stand in for the network. */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { QuoteNotification } from '../../../domain/lead/quote-notification.ts';

export type SendResult = { ok: true } | { ok: false; message?: string; status?: number };

export interface ChatTransport {
  /** POST /api/contact-submissions. */
  send(submission: ContactSubmission): Promise<SendResult>;
  /** POST /api/functions/send-quote-notification. */
  notify(notification: QuoteNotification): Promise<unknown>;
  /** POST /api/contact-submissions while the page goes away. False when the browser won't take it. */
  beacon(submission: ContactSubmission): boolean;
}
