/** Fields that several forms share: who is asking, and what for. */

import * as m from '#messages';
import { pageLocale } from '../language/language.ts';
import { hasAt } from '../lead/doubts.ts';
import { fiveDigits, LIMITS } from '../lead/submission-fields.ts';
import type { Field } from './form.ts';

const PHONE_DIGITS = 10;

/** The question about a phone number of fewer than ten digits; null if the number is long enough. */
export function phoneDoubt(typed: string): string | null {
  return typed.replace(/\D/g, '').length < PHONE_DIGITS ? m.form_phone_doubt({ typed }) : null;
}

export const NAME = {
  get label() {
    return m.common_name();
  },
  type: 'text',
  stored: 'first_name',
  max: LIMITS.name,
  autocomplete: 'name',
  problems: {
    get missing() {
      return m.form_name_missing();
    },
    get 'too-long'() {
      return m.form_name_too_long({ max: LIMITS.name });
    },
    get unreadable() {
      return m.form_unreadable();
    },
  },
} as const satisfies Field;

/** Only the length is checked (spec §5). A number of fewer than ten digits is questioned once (use-lead-form.ts). */
export const PHONE = {
  get label() {
    return m.common_phone();
  },
  type: 'tel',
  stored: 'phone',
  max: LIMITS.phone,
  autocomplete: 'tel',
  problems: {
    get missing() {
      return m.form_phone_missing();
    },
    get 'too-long'() {
      return m.form_phone_too_long({ max: LIMITS.phone });
    },
    get unreadable() {
      return m.form_unreadable();
    },
  },
} as const satisfies Field;

export const EMAIL = {
  get label() {
    return m.common_e_mail();
  },
  type: 'email',
  stored: 'email',
  max: LIMITS.email,
  autocomplete: 'email',
  tests: { 'no-at': hasAt },
  problems: {
    get 'no-at'() {
      return m.form_email_no_at();
    },
    get 'too-long'() {
      return m.form_email_too_long({ max: LIMITS.email });
    },
    get unreadable() {
      return m.form_unreadable();
    },
  },
} as const satisfies Field;

export const ZIP_CODE = {
  get label() {
    return m.common_zip_code();
  },
  type: 'zip',
  stored: 'address',
  max: LIMITS.address,
  autocomplete: 'postal-code',
  tests: { malformed: (text) => fiveDigits(text) !== null },
  problems: {
    get malformed() {
      return m.form_zip_malformed();
    },
    get unreadable() {
      return m.form_unreadable();
    },
  },
} as const satisfies Field;

/** What the visitor writes freely. */
export const DESCRIPTION = {
  get label() {
    return m.common_description_label();
  },
  type: 'paragraphs',
  stored: 'description',
  max: LIMITS.description,
  problems: {
    get 'too-long'() {
      return m.form_description_too_long({
        max: LIMITS.description.toLocaleString(pageLocale()),
      });
    },
    get unreadable() {
      return m.form_unreadable();
    },
  },
} as const satisfies Field;
