/** The calls the chat makes (spec §7), so that tests can stand in for the network. */
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import type { QuoteNotification } from '../../../domain/lead/quote-notification.ts';
import { outbox } from '../../submissions/outbox.ts';
import {
  beaconContactSubmission,
  notifyQuote,
  type SendResult,
  sendContactSubmission,
} from '../../submissions/send-submission.ts';

export interface ChatTransport {
  /** POST /api/contact-submissions. */
  send(submission: ContactSubmission): Promise<SendResult>;
  /** POST /api/functions/send-quote-notification. */
  notify(notification: QuoteNotification): Promise<unknown>;
  /** POST /api/contact-submissions while the page goes away. False when the browser won't take it. */
  beacon(submission: ContactSubmission): boolean;
  /** Drops what still waits on this device. */
  discard(submission: ContactSubmission): void;
  /** Whether there is a connection at all. */
  isOnline(): boolean;
}

export const chatTransport: ChatTransport = {
  send: sendContactSubmission,
  notify: notifyQuote,
  beacon: beaconContactSubmission,
  discard: (body) => outbox.drop({ kind: 'contact', body }),
  isOnline: () => navigator.onLine,
};
