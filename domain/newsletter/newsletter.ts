/** The newsletter's rules and exact words (spec §5, §8). */
import * as v from 'valibot';
import { SubmissionId } from '../lead/contact-submission.ts';

export const NEWSLETTER_MESSAGES = {
  invalid: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  duplicate: {
    title: 'Already Subscribed',
    text: 'This email is already subscribed to our newsletter!',
  },
  failed: { title: 'Subscription Error', text: 'Please try again later or contact us directly.' },
  success: {
    title: 'Successfully Subscribed!',
    text: 'Thank you. Look out for pest control tips and offers in your inbox.',
  },
} as const;

/** Database code of a duplicate e-mail, in every answer whatever the database (spec §8). */
export const DUPLICATE_CODE = '23505';

/** Spec §5: required and must contain '@'. Nothing stricter: a mail server is the only real judge. */
export function isNewsletterEmail(email: string): boolean {
  return email.trim().includes('@');
}

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
  /** Honeypot: people never see it. A filled one quarantines the signup, never refuses it. */
  company_website: v.optional(v.pipe(v.string('This field stays empty.'), v.maxLength(500))),
});
export type NewsletterSignup = v.InferOutput<typeof NewsletterSignup>;
