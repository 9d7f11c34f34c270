/** Calls of /office/api about the newsletter's subscribers; the rules of api.ts hold. */
import * as v from 'valibot';

/** GET /newsletter?after= → SubscriberList */
export const SubscriberQuery = v.strictObject({
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

export interface SubscriberList {
  counts: {
    subscribed: number;
    /** Signed up, and have not confirmed although that is asked. */
    unconfirmed: number;
    /** Mailboxes that must not be written to. */
    unsubscribed: number;
  };
  /** In alphabetical order. `signed_up_at` in ms since the epoch. */
  subscribers: { email: string; signed_up_at: number; source_page: string; language: string }[];
  /** For `after`; null = no more. */
  next: string | null;
}

/** POST /newsletter/export (owner) → SubscriberExport: every subscriber, each with a link to unsubscribe. */
export interface SubscriberExport {
  /** As a file. */
  csv: string;
}
