/** /office/api: one lead, what is done with it, and the events that tell of it. */

import * as v from 'valibot';
import { SubmissionId } from '../lead/submission-id.ts';
import { OFFICE_LIMITS } from './api.ts';
import { Cents, ContactWay, LeadStatus, LostReason, PersonRef, Time, Uuid } from './fields.ts';
import { LeadSummary } from './leads-api.ts';
import { VisitChange } from './visits-api.ts';

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
export const ActRecord = v.object({
  act_id: v.string(),
  at: v.number(),
  /** null = the server itself, the customer or a link in a mail: see `via`. */
  by: v.nullable(PersonRef),
  via: v.picklist(['office', 'mail-link', 'customer']),
  type: v.picklist([
    'status',
    'note',
    'assign',
    'snooze',
    'reach',
    'split',
    'join',
    'release',
    'undo',
    'visit',
  ]),
  /** What was said: see `Act`. */
  status: v.optional(LeadStatus),
  lost_reason: v.optional(LostReason),
  amount_cents: v.optional(v.number()),
  text: v.optional(v.string()),
  assigned_to: v.optional(v.nullable(PersonRef)),
  snoozed_until: v.optional(v.nullable(v.number())),
  reached_by: v.optional(ContactWay),
  other: v.optional(v.string()),
  visit: v.optional(VisitChange),
  /** Taken back by that act. */
  undone_by: v.nullable(v.string()),
  /** `undo`: the act that was taken back. */
  undoes: v.optional(v.string()),
});
export type ActRecord = v.InferOutput<typeof ActRecord>;

/** GET /leads/:submission_id → LeadDetail. */
export const LeadDetail = v.object({
  lead: LeadSummary,
  /** Everything that was said; chats included, line by line. */
  description: v.string(),
  customer_type: v.nullable(v.string()),
  page: v.nullable(v.string()),
  attribution: v.record(v.string(), v.string()),
  lost_reason: v.nullable(LostReason),
  amount_cents: v.nullable(v.number()),
  contacted_at: v.nullable(v.number()),
  /** Which wording was agreed to, and what it says; null = no consent was recorded. */
  consent: v.nullable(
    v.object({
      wording: v.string(),
      version: v.string(),
      at: v.number(),
      marketing_texts: v.nullable(v.boolean()),
      /** null = nobody recorded the words of this version. */
      text: v.nullable(v.string()),
    }),
  ),
  /** Paths below /office/api, JPEG; null = deleted. */
  pictures: v.array(v.nullable(v.string())),
  /** Oldest first. */
  acts: v.array(ActRecord),
  /** Other requests of the same person, newest first: by phone, e-mail, or because one corrects the other. */
  same_person: v.array(
    v.object({
      lead: LeadSummary,
      /** As "the same phone number". */
      reasons: v.array(v.string()),
    }),
  ),
  /** Told apart by hand; `join` brings them back. */
  split_off: v.array(v.object({ lead: LeadSummary, reasons: v.array(v.string()) })),
  /** What has gone out about it. */
  notifications: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      receiver: v.nullable(v.string()),
      state: v.string(),
      at: v.number(),
      error: v.nullable(v.string()),
    }),
  ),
});
export type LeadDetail = v.InferOutput<typeof LeadDetail>;

/*
 * GET /events?after=EVENT_ID, server-sent events. `id` is the event's number; browsers send it again as Last-Event-ID.
 * Names of the events and their data:
 * - `ping`: PingEvent, at once and every 10 s. Where none comes, the connection is dead though nobody has said so.
 * - `lead`: LeadEvent.
 * - `reload`: `{}`. What happened since is no longer known: load the list again.
 * - `signed-out`: `{}`, then the connection ends. Don't connect again.
 */
/** The server's clock, by which "due in" is counted. */
export const PingEvent = v.object({ now: v.number() });
export type PingEvent = v.InferOutput<typeof PingEvent>;
export const LeadEvent = v.object({
  event_id: v.number(),
  at: v.number(),
  submission_id: v.string(),
  /** `arrived`: new. `completed`: a partial one was. `acted`: see `act`. `erased`: take it off the screen. */
  what: v.picklist(['arrived', 'completed', 'acted', 'erased']),
  act: v.nullable(ActRecord),
  /** How it is now; null = erased. */
  lead: v.nullable(LeadSummary),
});
export type LeadEvent = v.InferOutput<typeof LeadEvent>;
