/** /office/api: lists of leads. */

import * as v from 'valibot';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from '../forms/contact-fields.ts';
import { answerSchema } from '../forms/form-schema.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import { SubmissionId } from '../lead/submission-id.ts';
import { LeadStatus, type PersonRef, Uuid } from './fields.ts';
import { OFFICE_LIMITS } from './protocol.ts';

/** When the promised call is due, or when a snooze ends. */
export interface Due {
  /** At or before now the client shows "late by", otherwise "due in". Clients count on by themselves. */
  at: number;
  why: 'promise' | 'snooze';
}

/** A lead in a list. */
export interface LeadSummary {
  submission_id: string;
  name: string;
  phone: string;
  email: string;
  /** The service requested, in the visitor's or the form's words; may be empty. */
  service_needed: string;
  /** Start of the description, on one line. */
  excerpt: string;
  /** As typed; null if none was given. */
  zip: string | null;
  /** The area, as in "Richmond"; null if it is in none. */
  area: string | null;
  territory: string | null;
  /** Language to call in. */
  language: Language;
  source: string;
  /** `partial`: only name and phone, from an unfinished chat. */
  stage: 'partial' | 'complete';
  received_at: number;
  pictures: number;
  status: LeadStatus;
  /** null if nothing is due: the lead was contacted, or is too old. */
  due: Due | null;
  assigned_to: PersonRef | null;
  snoozed_until: number | null;
  notes: number;
  /** Number of earlier requests of the same person. */
  earlier: number;
  /** Why it is quarantined; null if it is not. */
  quarantine_reason: string | null;
  /** Number of the newest event about it; older events are included. */
  event_id: number;
}

const LIST_VIEWS = ['inbox', 'mine', 'snoozed', 'all', 'quarantine'] as const;

/**
 * GET /leads?view=&status=&assigned_to=&q=&after=
 * `inbox` (default): without booked, won, lost, spam and snoozed leads. `mine`: assigned to the user. `all`: everything except
 * quarantined leads. `q`: words of name, phone (also its last four digits), e-mail, ZIP, text and notes; each must be the
 * beginning of a word of the lead.
 */
export const LeadQuery = v.strictObject({
  view: v.optional(v.picklist(LIST_VIEWS), 'inbox'),
  status: v.optional(LeadStatus),
  /** Id of a person, or `nobody`. */
  assigned_to: v.optional(v.union([v.literal('nobody'), Uuid])),
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(OFFICE_LIMITS.search, 'That is too long to search for.'),
    ),
  ),
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]*$/))),
});
export type LeadQuery = v.InferOutput<typeof LeadQuery>;

/** Fields with messages for the office user who enters a call, not for the caller. */
const CALLER_NAME = {
  ...NAME,
  problems: { ...NAME.problems, missing: () => "Type the caller's name." },
};
const CALLER_PHONE = {
  ...PHONE,
  problems: { ...PHONE.problems, missing: () => 'Type the number to call back.' },
};

/** POST /leads: a request that an office user enters for a caller. */
export const CallerRequest = v.strictObject({
  /** Created by the client: sending it again doesn't create another request. */
  submission_id: SubmissionId,
  name: answerSchema(CALLER_NAME),
  phone: answerSchema(CALLER_PHONE),
  zip: v.optional(answerSchema(ZIP_CODE), ''),
  email: v.optional(answerSchema(EMAIL), ''),
  service_needed: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.service)), ''),
  description: v.optional(answerSchema(DESCRIPTION), ''),
  /** The caller's language. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
});
export type CallerRequest = v.InferOutput<typeof CallerRequest>;
