/** /office/api: one lead, what is done with it, and the events that tell of it. */

import * as v from 'valibot';
import { SubmissionId } from '../lead/submission-id.ts';
import { OFFICE_LIMITS } from './api.ts';
import { Cents, ContactWay, LeadStatus, LostReason, type PersonRef, Time, Uuid } from './fields.ts';
import type { LeadSummary } from './leads-api.ts';
import type { VisitChange } from './visits-api.ts';

const act = { act_id: Uuid };
export const Act = v.variant('type', [
  v.strictObject({
    ...act,
    type: v.literal('status'),
    status: LeadStatus,
    /** With `lost`. */
    lost_reason: v.optional(LostReason),
    /** With `booked` or `won`. */
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
  /** null = nobody. */
  v.strictObject({ ...act, type: v.literal('assign'), person_id: v.nullable(Uuid) }),
  /** null = no longer. */
  v.strictObject({ ...act, type: v.literal('snooze'), until: v.nullable(Time) }),
  /** The call, text or mail button was pressed; the status stays. */
  v.strictObject({ ...act, type: v.literal('reach'), by: ContactWay }),
  /** `other` is not of the same person. */
  v.strictObject({ ...act, type: v.literal('split'), other: SubmissionId }),
  /** It is after all. */
  v.strictObject({ ...act, type: v.literal('join'), other: SubmissionId }),
  /** Out of quarantine: its mails go out. It can't be undone. */
  v.strictObject({ ...act, type: v.literal('release') }),
  /** Within ten seconds, one's own acts only. */
  v.strictObject({ ...act, type: v.literal('undo'), undoes: Uuid }),
]);
export type Act = v.InferOutput<typeof Act>;
/**
 * POST /leads/:submission_id/acts. An act may be sent long after it was made, by the person who is signed in on the device by
 * then: 403 `another-person` when that is not who made it.
 */
export const SentAct = v.strictObject({ made_by: Uuid, act: Act });
export type SentAct = v.InferOutput<typeof SentAct>;

/** An act, as it stands in the lead's history. */
export interface ActRecord {
  act_id: string;
  at: number;
  /** null = the server itself, the customer or a link in a mail: see `via`. */
  by: PersonRef | null;
  via: 'office' | 'mail-link' | 'customer';
  type:
    | 'status'
    | 'note'
    | 'assign'
    | 'snooze'
    | 'reach'
    | 'split'
    | 'join'
    | 'release'
    | 'undo'
    | 'visit';
  /** What was said: see `Act`. */
  status?: LeadStatus | undefined;
  lost_reason?: LostReason | undefined;
  amount_cents?: number | undefined;
  text?: string | undefined;
  assigned_to?: PersonRef | null | undefined;
  snoozed_until?: number | null | undefined;
  reached_by?: ContactWay | undefined;
  other?: string | undefined;
  visit?: VisitChange | undefined;
  /** Taken back by that act. */
  undone_by: string | null;
  /** `undo`: the act that was taken back. */
  undoes?: string | undefined;
}

/** GET /leads/:submission_id → LeadDetail. */
export interface LeadDetail {
  lead: LeadSummary;
  /** Everything that was said; chats included, line by line. */
  description: string;
  customer_type: string | null;
  page: string | null;
  attribution: Record<string, string>;
  lost_reason: LostReason | null;
  amount_cents: number | null;
  contacted_at: number | null;
  /** Which wording was agreed to, and what it says; null = no consent was recorded. */
  consent: {
    wording: string;
    version: string;
    at: number;
    marketing_texts: boolean | null;
    /** null = nobody recorded the words of this version. */
    text: string | null;
  } | null;
  /** Paths below /office/api, JPEG; null = deleted. */
  pictures: (string | null)[];
  /** Oldest first. */
  acts: ActRecord[];
  /** Other requests of the same person, newest first: by phone, e-mail, or because one corrects the other. */
  same_person: {
    lead: LeadSummary;
    /** As "the same phone number". */
    reasons: string[];
  }[];
  /** Told apart by hand; `join` brings them back. */
  split_off: {
    lead: LeadSummary;
    reasons: string[];
  }[];
  /** What has gone out about it. */
  notifications: {
    id: string;
    kind: string;
    receiver: string | null;
    state: string;
    at: number;
    error: string | null;
  }[];
}

/*
 * GET /events?after=EVENT_ID, server-sent events. `id` is the event's number; browsers send it again as Last-Event-ID.
 * Names of the events and their data:
 * - `ping`: PingEvent, at once and every 10 s. Where none comes, the connection is dead though nobody has said so.
 * - `lead`: LeadEvent.
 * - `reload`: `{}`. What happened since is no longer known: load the list again.
 * - `signed-out`: `{}`, then the connection ends. Don't connect again.
 */
/** The server's clock, by which "due in" is counted. */
export interface PingEvent {
  now: number;
}
export interface LeadEvent {
  event_id: number;
  at: number;
  submission_id: string;
  /** `arrived`: new. `completed`: a partial one was. `acted`: see `act`. `erased`: take it off the screen. */
  what: 'arrived' | 'completed' | 'acted' | 'erased';
  act: ActRecord | null;
  /** How it is now; null = erased. */
  lead: LeadSummary | null;
}
