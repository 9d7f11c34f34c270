/** The newsletter signup in the footer. */
import * as m from '#messages';
import { hasAt } from '../lead/doubts.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import { NEWSLETTER_MESSAGES } from '../newsletter/newsletter.ts';
import type { Form } from './form.ts';

const INVALID = NEWSLETTER_MESSAGES.invalid;

export const newsletterForm = {
  name: 'newsletter',
  source: 'footer',
  fields: {
    /** Required, and must contain an @ (spec §5). Nothing stricter: only a mail server knows whether an address exists. */
    email: {
      get label() {
        return m.forms_email_address();
      },
      type: 'email',
      stored: 'newsletter',
      max: LIMITS.email,
      autocomplete: 'email',
      get placeholder() {
        return m.forms_email_example();
      },
      tests: { 'no-at': hasAt },
      problems: {
        get missing() {
          return INVALID.text;
        },
        get 'no-at'() {
          return INVALID.text;
        },
        get 'too-long'() {
          return m.newsletter_an_e_mail_address_can_be_at_most();
        },
        get unreadable() {
          return INVALID.text;
        },
      },
    },
  },
} as const satisfies Form;
