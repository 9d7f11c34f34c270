/** /office/api: a single lead, and the acts on it. */

import * as v from 'valibot';
import { Cents, ContactWay, LeadStatus, LostReason, type PersonRef, Time, Uuid } from './fields.ts';
import type { LeadSummary } from './leads-api.ts';
import { OFFICE_LIMITS } from './protocol.ts';
import type { VisitChange } from './visits-api.ts';

const act = { act_id: Uuid };
export const Act = v.variant('type', [
  v.strictObject({
    ...act,
    type: v.literal('status'),
    status: LeadStatus,
    /** Only with `lost`. */
    lost_reason: v.optional(LostReason),
    /** Only with `booked` or `won`. */
    amount_cents: v.optional(Cents),
  }),
  v.strictObject({
    ...act,
    type: v.literal('note'),
    text: v.pipe(
      v.string('A note is text.'),
      v.trim(),
      v.transform((text) => text.toWellFormed()),
      v.minLength(1, 'The note is empty.'),
      v.maxLength(OFFICE_LIMITS.note, `A note can be at most ${OFFICE_LIMITS.note} characters.`),
    ),
  }),
  /** null assigns nobody. */
  v.strictObject({ ...act, type: v.literal('assign'), person_id: v.nullable(Uuid) }),
  /** null ends the snooze. */
  v.strictObject({ ...act, type: v.literal('snooze'), until: v.nullable(Time) }),
  /** The user pressed the call, text or mail button; the status stays. */
  v.strictObject({ ...act, type: v.literal('reach'), way: ContactWay }),
  /** Releases the lead from quarantine and sends its mails. Can't be undone. */
  v.strictObject({ ...act, type: v.literal('release') }),
]);
export type Act = v.InferOutput<typeof Act>;
/**
 * POST /leads/:submission_id/acts. A device may send an act long after it was made, when another person may be signed in: then
 * 403 `another-person`.
 */
export const SentAct = v.strictObject({ made_by: Uuid, act: Act });
export type SentAct = v.InferOutput<typeof SentAct>;

/** A change of a visit, which the server records as an act. */
export interface VisitAct {
  act_id: string;
  type: 'visit';
  visit: VisitChange;
}

/** An act in the lead's history. */
export type ActRecord = (Act | VisitAct) & {
  at: number;
  /** null = the server, the customer or a link in a mail: see `via`. */
  by: PersonRef | null;
  via: 'office' | 'mail-link' | 'customer';
};

/** GET /leads/:submission_id → LeadDetail. */
export interface LeadDetail {
  lead: LeadSummary;
  /** Everything the visitor wrote; for a chat, every line. */
  description: string;
  customer_type: string | null;
  page: string | null;
  attribution: Record<string, string>;
  lost_reason: LostReason | null;
  amount_cents: number | null;
  contacted_at: number | null;
  /** The wording that the visitor agreed to; null if no consent was recorded. */
  consent: {
    version: string;
    at: number;
    marketing_texts: boolean | null;
    /** Text of this version; null if it was not recorded. */
    text: string | null;
  } | null;
  /** JPEG paths below /office/api; null for a deleted picture. */
  pictures: (string | null)[];
  /** Oldest first. */
  acts: ActRecord[];
  /** Other requests of the same person, newest first: by phone, by e-mail, or because one corrects the other. */
  same_person: {
    lead: LeadSummary;
    /** As in "the same phone number". */
    reasons: string[];
  }[];
  /** Messages sent about the lead. */
  notifications: {
    id: string;
    kind: string;
    receiver: string | null;
    state: string;
    at: number;
    error: string | null;
  }[];
}
