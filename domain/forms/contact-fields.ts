/** Fields that several forms share: who is asking, and what for. */

import * as m from '#messages';
import { pageLocale } from '../language/language.ts';
import { hasAt } from '../lead/email-address.ts';
import { fiveDigits, LIMITS } from '../lead/submission-fields.ts';
import type { Field } from './form.ts';

const PHONE_DIGITS = 10;

/** The question about a phone number of fewer than ten digits; null if the number is long enough. */
export function phoneDoubt(typed: string): string | null {
  return typed.replace(/\D/g, '').length < PHONE_DIGITS ? m.form_phone_doubt({ typed }) : null;
}

export const NAME = {
  label: m.common_name,
  type: 'text',
  stored: 'first_name',
  max: LIMITS.name,
  autocomplete: 'name',
  problems: {
    missing: m.form_name_missing,
    'too-long': () => m.form_name_too_long({ max: LIMITS.name }),
    unreadable: m.form_unreadable,
  },
} as const satisfies Field;

/** Only the length is checked (spec §5). A number of fewer than ten digits is questioned once (use-lead-form.ts). */
export const PHONE = {
  label: m.common_phone,
  type: 'tel',
  stored: 'phone',
  max: LIMITS.phone,
  autocomplete: 'tel',
  problems: {
    missing: m.form_phone_missing,
    'too-long': () => m.form_phone_too_long({ max: LIMITS.phone }),
    unreadable: m.form_unreadable,
  },
} as const satisfies Field;

export const EMAIL = {
  label: m.common_e_mail,
  type: 'email',
  stored: 'email',
  max: LIMITS.email,
  autocomplete: 'email',
  tests: { 'no-at': hasAt },
  problems: {
    'no-at': m.form_email_no_at,
    'too-long': () => m.form_email_too_long({ max: LIMITS.email }),
    unreadable: m.form_unreadable,
  },
} as const satisfies Field;

export const ZIP_CODE = {
  label: m.common_zip_code,
  type: 'zip',
  stored: 'address',
  max: LIMITS.address,
  autocomplete: 'postal-code',
  tests: { malformed: (text) => fiveDigits(text) !== null },
  problems: {
    malformed: m.form_zip_malformed,
    unreadable: m.form_unreadable,
  },
} as const satisfies Field;

/** What the visitor writes freely. */
export const DESCRIPTION = {
  label: m.common_description_label,
  type: 'paragraphs',
  stored: 'description',
  max: LIMITS.description,
  problems: {
    'too-long': () =>
      m.form_description_too_long({
        max: LIMITS.description.toLocaleString(pageLocale()),
      }),
    unreadable: m.form_unreadable,
  },
} as const satisfies Field;
