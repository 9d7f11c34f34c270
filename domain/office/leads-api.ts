/** /office/api: lists of leads. */

import * as v from 'valibot';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from '../forms/contact-fields.ts';
import { fieldLike } from '../forms/form.ts';
import { answerSchema } from '../forms/form-schema.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import { SubmissionId } from '../lead/submission-id.ts';
import { OFFICE_LIMITS } from './api.ts';
import { LeadStatus, type PersonRef, Uuid } from './fields.ts';

/** By when the visitor was promised a call, or when a snooze ends. */
export interface Due {
  /** `late` = at or before now: then "late by", otherwise "due in". Clients count on by themselves. */
  at: number;
  why: 'promise' | 'snooze';
}

/** A lead in a list, and in the events. */
export interface LeadSummary {
  submission_id: string;
  name: string;
  phone: string;
  email: string;
  /** What was asked for, in the visitor's words or the form's; may be empty. */
  service_needed: string;
  /** The beginning of what was said, one line. */
  excerpt: string;
  /** As typed; null = none was given. */
  zip: string | null;
  /** The place served, as "Richmond"; null = none of them. */
  area: string | null;
  territory: string | null;
  /** The one to call in. */
  language: Language;
  source: string;
  /** `partial` = name and phone of a chat that was left unfinished. */
  stage: 'partial' | 'complete';
  received_at: number;
  pictures: number;
  status: LeadStatus;
  /** null = nothing is due: it was contacted, or came too long ago. */
  due: Due | null;
  assigned_to: PersonRef | null;
  snoozed_until: number | null;
  notes: number;
  /** Earlier requests of the same person, this one not counted. */
  earlier: number;
  /** Why it is quarantined; null = it is not. */
  quarantine_reason: string | null;
  /** Of the newest event about it: what is older than this is known already. */
  event_id: number;
}

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
