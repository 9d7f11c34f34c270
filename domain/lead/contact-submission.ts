/**
 * A contact submission: one request for help, as the form, the chat and no-JavaScript posts send it
 * (spec §3, Contact submission record; docs/integrations.md, POST /api/contact-submissions).
 */

import * as v from 'valibot';
import { ATTRIBUTION_FIELDS } from '../attribution/attribution.ts';
import { DESCRIPTION, EMAIL, NAME, PHONE } from '../forms/contact-fields.ts';
import type { Field } from '../forms/form.ts';
import { answerSchema, refusal } from '../forms/form-schema.ts';
import { describeRequest, formOfSource, LeadDetails } from '../forms/forms.ts';
import { LANGUAGES } from '../language/language.ts';
import { TERRITORY_NAME } from '../territory/territory.ts';
import { LIMITS } from './submission-fields.ts';
import { SubmissionId } from './submission-id.ts';

/**
 * One line of text that visitors don't type. Half an emoji (cut by a browser's maxlength) becomes U+FFFD instead of an error:
 * databases store only well-formed text, and a lead is worth more than a character.
 */
const oneLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.toWellFormed()),
    v.maxLength(max),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
  );

/** Ms since the epoch. */
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

/** existing_problem after a yes in the chat, otherwise preventative (spec §7). */
export const CustomerType = v.picklist(['existing_problem', 'preventative']);

/** An answer from any form, without the form's tests: the chat accepts any ZIP code and e-mail as typed (spec §5). */
function typed(field: Field): v.GenericSchema<string, string> {
  return answerSchema({ ...field, tests: {} });
}

const Fields = v.strictObject({
  /** The full name as given. `last_name` is always empty (spec §3). */
  first_name: typed(NAME),
  last_name: v.optional(v.literal(''), ''),
  /** As typed; spec §5 requires no other check. */
  phone: typed(PHONE),
  /** May be empty: a partial chat lead has no e-mail address yet. */
  email: v.optional(typed(EMAIL), ''),
  service_needed: v.optional(oneLine(LIMITS.service), ''),
  /** The visitor's own words on input; the output also includes the answers of `details` (describeRequest). */
  description: v.optional(typed(DESCRIPTION), ''),
  details: v.optional(LeadDetails as v.GenericSchema<unknown, LeadDetails>),
  /** Always `standard` (spec §3). */
  urgency: v.optional(v.literal('standard'), 'standard'),
  /** `ZIP: {zip}` or `ZIP not provided` (spec §3). */
  address: v.optional(oneLine(LIMITS.address), 'ZIP not provided'),
  /** Tag of the form's place, or chatbot / chatbot_partial. */
  source: v.pipe(oneLine(LIMITS.source), v.minLength(1)),
  submission_id: SubmissionId,
  /** Id of an earlier submission that this one corrects (docs/integrations.md: 409, then `replaces`). */
  replaces: v.optional(SubmissionId),
  /** Path of the page on which the request was made, for the office. */
  page: v.optional(oneLine(LIMITS.page), ''),
  /** Territory that the visitor's page showed; the office's mail prefers the ZIP code's. */
  territory: v.optional(v.pipe(v.string(), v.regex(TERRITORY_NAME))),
  /** Language of the page, and so the one to call in. An unknown one counts as English, so that no lead is lost. */
  language: v.optional(v.fallback(v.picklist(LANGUAGES), 'en')),
  /** From the chat's first answer (spec §3, Notification payload). */
  customer_type: v.optional(CustomerType),
  /**
   * Partial chat leads only: when the conversation's five minutes end. The server delays the notification until then, at most
   * five minutes. If absent: five minutes from receipt.
   */
  deadline: v.optional(Moment),
  /** When the form first appeared. One of several spam signals, never a reason to refuse. */
  started_at: v.optional(Moment),
  /** Honeypot: hidden from people, so it stays empty. A filled one quarantines the lead but never refuses it. */
  company_website: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** First and last touch (domain/attribution). Unknown names are dropped, so that no lead is lost. */
  attribution: v.optional(
    v.pipe(
      v.record(v.string(), v.pipe(oneLine(500), v.minLength(1))),
      v.check((entries) => Object.keys(entries).length <= 40),
      v.transform((entries) =>
        Object.fromEntries(
          ATTRIBUTION_FIELDS.flatMap((name) => {
            const value = entries[name];
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      ),
    ),
  ),
  consent: v.optional(
    v.strictObject({
      /** Version of the wording that was shown, from site.yaml. */
      version: oneLine(40),
      /** Consent to marketing texts: false unless the visitor ticked the box, which starts unticked. */
      marketing_texts: v.boolean(),
    }),
  ),
});

export const ContactSubmission = v.pipe(
  Fields,
  v.forward(
    v.check(({ details, source }) => !details || details.form === formOfSource(source)),
    ['details'],
  ),
  v.transform(({ description, ...record }) => ({
    ...record,
    description: record.details ? describeRequest(record.details, description) : description,
  })),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const isTooLong = dataset.typed && dataset.value.description.length > LIMITS.description;
      if (isTooLong) addIssue(refusal(DESCRIPTION, 'too-long'));
    }),
    ['description'],
  ),
);
export type ContactSubmission = v.InferOutput<typeof ContactSubmission>;
