/** The form that requests a termite letter for a closing. */
import * as m from '#messages';
import { isDate } from '../hours/office-days.ts';
import { shownState } from '../species/activity.ts';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from './contact-fields.ts';
import type { Field, Form } from './form.ts';

/** The document that a state's termite letters are written on. */
export interface StateLetter {
  /** Two letters. */
  state: string;
  /** The state's name, as in Virginia. */
  name: string;
  form: string;
  /** Most days between the letter's date and the settlement; absent if not known. */
  goodForDays?: number;
}

const MAX_LINE_LENGTH = 200;
const tooLong = () => m.form_line_too_long({ max: MAX_LINE_LENGTH });

const STATE = {
  label: m.letter_state_label,
  type: 'radios',
  stored: 'details.state',
  group: m.letter_group_house,
  screen: 1,
  max: 2,
  problems: {
    missing: m.letter_state_missing,
  },
} as const satisfies Field;

const FIELDS = {
  property: {
    label: m.forms_property_address,
    type: 'text',
    stored: 'details.property',
    group: m.letter_group_house,
    max: MAX_LINE_LENGTH,
    problems: {
      missing: m.letter_property_missing,
      'too-long': tooLong,
    },
    row: 1,
  },
  /** ZIP code of the house, not of the person asking, so the browser must not fill it in. */
  zip: { ...ZIP_CODE, autocomplete: 'off', row: 1, group: m.letter_group_house },
  closing: {
    label: m.forms_closing_date,
    type: 'date',
    stored: 'details.closing',
    group: m.letter_group_closing,
    screen: 2,
    max: 10,
    tests: { missing: isDate, past: (date, today = date) => date >= today },
    problems: {
      missing: m.letter_closing_missing,
      past: m.letter_closing_past,
    },
  },
  access: {
    label: m.letter_access_label,
    type: 'select',
    stored: 'details.access',
    group: m.letter_group_closing,
    max: 40,
    blank: m.forms_not_known_yet,
    choices: ['The agent opens', 'The seller is at home', 'A lockbox', 'Call me about it'],
    choiceNames: [
      m.letter_the_agent_opens,
      m.letter_the_seller_is_at_home,
      m.letter_a_lockbox,
      m.letter_call_me_about_it,
    ],
    row: 2,
  },
  payer: {
    label: m.letter_payer_label,
    type: 'select',
    stored: 'details.payer',
    group: m.letter_group_closing,
    max: 40,
    blank: m.forms_not_known_yet,
    choices: ['The seller', 'The buyer', 'At settlement', 'Not settled yet'],
    choiceNames: [
      m.letter_the_seller,
      m.letter_the_buyer,
      m.letter_at_settlement,
      m.letter_not_settled_yet,
    ],
    row: 2,
  },
  recipients: {
    label: m.letter_recipients_label,
    type: 'text',
    stored: 'details.recipients',
    group: m.letter_group_closing,
    max: MAX_LINE_LENGTH,
    placeholder: m.forms_lender_closing_attorney_e_mail,
    problems: {
      'too-long': tooLong,
    },
  },
  name: { ...NAME, label: m.common_your_name, row: 3, group: m.letter_group_you, screen: 3 },
  phone: { ...PHONE, label: m.forms_your_phone, row: 3, group: m.letter_group_you },
  email: { ...EMAIL, label: m.common_your_e_mail, group: m.letter_group_you },
  description: {
    ...DESCRIPTION,
    label: m.common_notes,
    stored: 'details.notes',
    group: m.letter_group_you,
  },
} as const satisfies Form['fields'];

/** The form of a company that writes these letters. Server and page share its questions; only the states differ. */
export function letterFormOf(letters: readonly StateLetter[]) {
  return {
    name: 'letter',
    version: 1,
    source: 'termite-letter',
    service: (answers) =>
      `Termite letter ${letters.find(({ state }) => state === answers.state)?.form ?? ''}`.trim(),
    fields: {
      state: {
        ...STATE,
        choices: letters.map(({ state }) => state),
        choiceNames: letters.map(
          ({ name, form }) =>
            () =>
              `${shownState(name)}: ${form}`,
        ),
      },
      ...FIELDS,
    },
  } as const satisfies Form;
}
