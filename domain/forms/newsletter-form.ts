/** The footer's signup. */
import * as m from '#messages';
import { hasAt } from '../lead/doubts.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import { NEWSLETTER_MESSAGES } from '../newsletter/newsletter.ts';
import type { Form } from './form.ts';

const { text: INVALID } = NEWSLETTER_MESSAGES.invalid;

export const newsletterForm = {
  name: 'newsletter',
  source: 'footer',
  fields: {
    /** Required, and must contain an @ (spec §5). Nothing stricter: a mail server is the only real judge. */
    email: {
      label: m.forms_email_address(),
      type: 'email',
      stored: 'newsletter',
      max: LIMITS.email,
      autocomplete: 'email',
      placeholder: m.forms_email_example(),
      tests: { 'no-at': hasAt },
      problems: {
        missing: INVALID,
        'no-at': INVALID,
        'too-long': m.newsletter_an_e_mail_address_can_be_at_most(),
        unreadable: INVALID,
      },
    },
  },
} as const satisfies Form;
