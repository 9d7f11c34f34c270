/** What a newsletter signup must be (spec §3, Newsletter signup record). Apart from its rules, so that pages need no validation library. */
import * as v from 'valibot';
import { SubmissionId } from '../lead/contact-submission.ts';
import { isNewsletterEmail, NEWSLETTER_MESSAGES } from './newsletter.ts';

export const NewsletterSignup = v.strictObject({
  email: v.pipe(
    v.string(NEWSLETTER_MESSAGES.invalid.text),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(254, 'An e-mail address can be at most 254 characters.'),
    v.regex(/^[^\s\p{Cc}<>]+$/u, NEWSLETTER_MESSAGES.invalid.text),
    v.transform((text) => text.toWellFormed()),
    v.check(isNewsletterEmail, NEWSLETTER_MESSAGES.invalid.text),
  ),
  /** Which form it came from, for example footer. */
  source_page: v.pipe(
    v.string('The page must be text.'),
    v.trim(),
    v.minLength(1, 'The page is missing.'),
    v.maxLength(120, 'The page can be at most 120 characters.'),
    v.regex(/^[^\p{Cc}]*$/u, "The page can't contain control characters."),
    v.transform((text) => text.toWellFormed()),
  ),
  /** Made by the client, so that a retry after a lost answer is not taken for a second person. */
  submission_id: v.optional(SubmissionId),
  /** consent.version of the page that was shown. Without it, as without JavaScript: the server's own. */
  consent_version: v.optional(
    v.pipe(v.string('The consent version must be text.'), v.trim(), v.maxLength(40)),
  ),
  /** Honeypot: people never see it. A filled one quarantines the signup, never refuses it. */
  company_website: v.optional(v.pipe(v.string('This field stays empty.'), v.maxLength(500))),
});
export type NewsletterSignup = v.InferOutput<typeof NewsletterSignup>;
