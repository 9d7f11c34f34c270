/** /office/api: lists of leads. */

import * as v from 'valibot';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from '../forms/contact-fields.ts';
import { fieldLike } from '../forms/form.ts';
import { answerSchema } from '../forms/form-schema.ts';
import { LANGUAGES } from '../language/language.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import { SubmissionId } from '../lead/submission-id.ts';
import { OFFICE_LIMITS } from './api.ts';
import { LeadStatus, PersonRef, Uuid } from './fields.ts';

/** By when the visitor was promised a call, or when a snooze ends. */
export const Due = v.object({
  /** `late` = at or before now: then "late by", otherwise "due in". Clients count on by themselves. */
  at: v.number(),
  why: v.picklist(['promise', 'snooze']),
});

/** A lead in a list, and in the events. */
export const LeadSummary = v.object({
  submission_id: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** What was asked for, in the visitor's words or the form's; may be empty. */
  service_needed: v.string(),
  /** The beginning of what was said, one line. */
  excerpt: v.string(),
  /** As typed; null = none was given. */
  zip: v.nullable(v.string()),
  /** The place served, as "Richmond"; null = none of them. */
  area: v.nullable(v.string()),
  territory: v.nullable(v.string()),
  /** The one to call in. */
  language: v.picklist(LANGUAGES),
  source: v.string(),
  /** `partial` = name and phone of a chat that was left unfinished. */
  stage: v.picklist(['partial', 'complete']),
  received_at: v.number(),
  pictures: v.number(),
  status: LeadStatus,
  /** null = nothing is due: it was contacted, or came too long ago. */
  due: v.nullable(Due),
  assigned_to: v.nullable(PersonRef),
  snoozed_until: v.nullable(v.number()),
  notes: v.number(),
  /** Earlier requests of the same person, this one not counted. */
  earlier: v.number(),
  /** Why it is quarantined; null = it is not. */
  quarantine_reason: v.nullable(v.string()),
  /** Of the newest event about it: what is older than this is known already. */
  event_id: v.number(),
});
export type LeadSummary = v.InferOutput<typeof LeadSummary>;

const LIST_VIEWS = ['inbox', 'mine', 'snoozed', 'all', 'quarantine'] as const;

/**
 * GET /leads?view=&status=&assigned_to=&territory=&source=&stage=&since=&until=&q=&after=
 * `inbox` (default): without booked, won, lost, spam and snoozed ones. `mine`: assigned to me. `all`: everything but
 * quarantined ones. `q`: words of name, phone (also its last four digits), e-mail, ZIP, text and notes; each must begin
 * a word of the lead.
 */
export const LeadQuery = v.strictObject({
  view: v.optional(v.picklist(LIST_VIEWS), 'inbox'),
  status: v.optional(LeadStatus),
  /** A person's id, or `nobody`. */
  assigned_to: v.optional(v.union([v.literal('nobody'), Uuid])),
  territory: v.optional(v.pipe(v.string(), v.maxLength(40))),
  source: v.optional(v.pipe(v.string(), v.maxLength(80))),
  stage: v.optional(v.picklist(['partial', 'complete'])),
  /** Received at or after, ms. */
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))),
  /** Received before, ms. */
  until: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))),
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(OFFICE_LIMITS.search, 'That is too long to search for.'),
    ),
  ),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]*$/))),
});
export type LeadQuery = v.InferOutput<typeof LeadQuery>;

/** The sentences are for who writes down, not for who asks. */
const CALLER_NAME = fieldLike(NAME, {
  problems: fieldLike(NAME.problems, {
    get missing() {
      return "Type the caller's name.";
    },
  }),
});
const CALLER_PHONE = fieldLike(PHONE, {
  problems: fieldLike(PHONE.problems, {
    get missing() {
      return 'Type the number to call back.';
    },
  }),
});

/** POST /leads: a request that somebody of the office writes down for who is on the phone. */
export const CallerRequest = v.strictObject({
  /** Made by the client: sent again, it is the same request. */
  submission_id: SubmissionId,
  name: answerSchema(CALLER_NAME),
  phone: answerSchema(CALLER_PHONE),
  zip: v.optional(answerSchema(ZIP_CODE), ''),
  email: v.optional(answerSchema(EMAIL), ''),
  service_needed: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.service)), ''),
  description: v.optional(answerSchema(DESCRIPTION), ''),
  /** What the caller speaks. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
});
export type CallerRequest = v.InferOutput<typeof CallerRequest>;
