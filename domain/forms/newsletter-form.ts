/** The newsletter signup in the footer. */
import * as m from '#messages';
import { hasAt } from '../lead/email-address.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import type { Form } from './form.ts';

export const newsletterForm = {
  name: 'newsletter',
  source: 'footer',
  fields: {
    /** Required, and must contain an @ (spec §5). Nothing stricter: only a mail server knows whether an address exists. */
    email: {
      label: m.forms_email_address,
      type: 'email',
      stored: 'newsletter',
      max: LIMITS.email,
      autocomplete: 'email',
      placeholder: m.forms_email_example,
      tests: { 'no-at': hasAt },
      problems: {
        missing: m.newsletter_please_enter_a_valid_email_address,
        'no-at': m.newsletter_please_enter_a_valid_email_address,
        'too-long': m.newsletter_an_e_mail_address_can_be_at_most,
        unreadable: m.newsletter_please_enter_a_valid_email_address,
      },
    },
  },
} as const satisfies Form;
