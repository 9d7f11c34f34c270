/** Who asks for help, and in which words: the questions that the forms share. */

import * as m from '#messages';
import { pageLocale } from '../language/language.ts';
import { canBeCalled, hasAt, isZipCode } from '../lead/doubts.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import type { Field } from './form.ts';

const UNREADABLE = m.form_unreadable();

export const phoneDoubt = (typed: string) =>
  canBeCalled(typed) ? null : m.form_phone_doubt({ typed });
export const zipDoubt = (typed: string) => (isZipCode(typed) ? null : m.form_zip_doubt({ typed }));
export const emailDoubt = (typed: string) => (hasAt(typed) ? null : m.form_email_doubt({ typed }));

export const NAME = {
  label: m.forms_name(),
  type: 'text',
  stored: 'first_name',
  max: LIMITS.name,
  autocomplete: 'name',
  problems: {
    missing: m.form_name_missing(),
    'too-long': m.form_name_too_long({ max: LIMITS.name }),
    unreadable: UNREADABLE,
  },
} as const satisfies Field;

/** As typed: nothing but its length is checked (spec §5). One that can't be called is asked about once. */
export const PHONE = {
  label: m.forms_phone(),
  type: 'tel',
  stored: 'phone',
  max: LIMITS.phone,
  autocomplete: 'tel',
  doubt: phoneDoubt,
  problems: {
    missing: m.form_phone_missing(),
    'too-long': m.form_phone_too_long({ max: LIMITS.phone }),
    unreadable: UNREADABLE,
  },
} as const satisfies Field;

export const EMAIL = {
  label: m.forms_e_mail(),
  type: 'email',
  stored: 'email',
  max: LIMITS.email,
  autocomplete: 'email',
  tests: { 'no-at': hasAt },
  problems: {
    'no-at': m.form_email_no_at(),
    'too-long': m.form_email_too_long({ max: LIMITS.email }),
    unreadable: UNREADABLE,
  },
} as const satisfies Field;

export const ZIP_CODE = {
  label: m.forms_zip_code(),
  type: 'zip',
  stored: 'address',
  max: LIMITS.address,
  autocomplete: 'postal-code',
  doubt: zipDoubt,
  tests: { malformed: (text) => /^\d{5}$/.test(text) },
  problems: {
    malformed: m.form_zip_malformed(),
    unreadable: UNREADABLE,
  },
} as const satisfies Field;

/** The visitor's own words. */
export const DESCRIPTION = {
  label: m.form_description_label(),
  type: 'paragraphs',
  stored: 'description',
  max: LIMITS.description,
  problems: {
    'too-long': m.form_description_too_long({
      max: LIMITS.description.toLocaleString(pageLocale()),
    }),
    unreadable: UNREADABLE,
  },
} as const satisfies Field;
