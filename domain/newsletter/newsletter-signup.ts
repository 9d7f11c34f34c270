/**
 * Schema of a newsletter signup (spec §3, Newsletter signup record). Separate from its rules, so that pages need no validation
 * library.
 */

import * as v from 'valibot';
import * as m from '#messages';
import { answerSchema } from '../forms/form-schema.ts';
import { newsletterForm } from '../forms/newsletter-form.ts';
import { LANGUAGES } from '../language/language.ts';
import { SubmissionId } from '../lead/submission-id.ts';

export const NewsletterSignup = v.strictObject({
  email: v.pipe(
    answerSchema(newsletterForm.fields.email),
    v.toLowerCase(),
    // Stricter than the form, because the address goes into a mail header.
    v.regex(/^[^\s<>]+$/u, m.newsletter_please_enter_a_valid_email_address),
  ),
  /** The form it came from, such as footer. */
  source_page: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(120),
    v.regex(/^[^\p{Cc}]*$/u),
    v.transform((text) => text.toWellFormed()),
  ),
  /** Created by the client, so that a retry after a lost response doesn't count as a second person. */
  submission_id: v.optional(SubmissionId),
  /** consent.version of the page. Default: the server's current one. */
  consent_version: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[^\p{Cc}]*$/u)),
  ),
  /** Language of the page, and so of the mails. Default English. */
  language: v.optional(v.fallback(v.picklist(LANGUAGES), 'en')),
  /** Honeypot: hidden from people. A filled one quarantines the signup but never refuses it. */
  company_website: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type NewsletterSignup = v.InferOutput<typeof NewsletterSignup>;
