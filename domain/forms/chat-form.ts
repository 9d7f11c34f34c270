/** The chat's questions, asked one at a time (spec §4). Only an empty answer is refused (spec §5). */
import * as m from '#messages';
import { addressOf, CHAT_SOURCE, LIMITS } from '../lead/submission-fields.ts';
import type { Form } from './form.ts';

export const chatForm = {
  name: 'chat',
  version: 1,
  source: CHAT_SOURCE,
  fields: {
    /** The conversation parses it into yes or no (domain/chat/read-answers.ts). */
    hasPestIssue: {
      label: m.chat_your_answer_yes_or_no,
      type: 'text',
      stored: 'customer_type',
      max: 200,
    },
    issue: {
      label: m.chat_what_you_are_seeing_and_where,
      type: 'paragraphs',
      stored: 'description',
      max: LIMITS.description,
    },
    zipCode: {
      label: m.chat_your_zip_code,
      type: 'zip',
      stored: 'address',
      max: LIMITS.address - addressOf('0').length + 1,
      autocomplete: 'postal-code',
    },
    name: {
      label: m.common_your_name,
      type: 'text',
      stored: 'first_name',
      max: LIMITS.name,
      autocomplete: 'name',
    },
    phone: {
      label: m.chat_your_phone_number,
      type: 'tel',
      stored: 'phone',
      max: LIMITS.phone,
      autocomplete: 'tel',
    },
    email: {
      label: m.common_your_e_mail,
      type: 'email',
      stored: 'email',
      max: LIMITS.email,
      autocomplete: 'email',
    },
  },
} as const satisfies Form;
