/** How the office reads the answers of a form: in its mails, lists, exports and programs. Pages don't fetch it. */
import * as m from '#messages';
import { type Doubt, doubtsAbout } from '../lead/doubts.ts';
import { typedZip } from '../lead/submission-fields.ts';
import type { Column } from './form.ts';

/** What the office reads beside a contact detail that it can't use. */
export const doubtWords = (doubt: Doubt): string =>
  ({
    phone: m.office_doubt_phone,
    zip: m.office_doubt_zip,
    email: m.office_doubt_email,
  })[doubt]();

/** The contact details of a lead as they were typed, with what the office can't use marked. */
export function markedContacts(lead: {
  phone: string;
  email: string;
  address: string;
}): Record<Doubt, string> {
  const zip = typedZip(lead.address);
  const doubts = doubtsAbout({ ...lead, zip });
  const marked = (name: Doubt, typed: string) =>
    doubts.includes(name) ? `${typed} (${doubtWords(name)})` : typed;
  return {
    phone: marked('phone', lead.phone),
    zip: marked('zip', zip ?? lead.address),
    email: marked('email', lead.email),
  };
}

/** What the office calls the columns of a lead, whatever the form calls the question. */
export const COLUMN_LABELS: { readonly [column in Column]?: string } = {
  first_name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'ZIP',
  service_needed: 'Wants',
  customer_type: 'Customer',
};

export interface OfficeView<Name extends string = string> {
  /** What it calls a question. Default: as its column, or as the form does. */
  labels?: { readonly [name in Name]?: string };
  /** What an answer is called, where it is stored as something shorter. */
  answers?: { readonly [name in Name]?: Readonly<Record<string, string>> };
  /** Where the answers in `details` stand in the record's description: before the visitor's own words, or after them. */
  lines: 'before' | 'after';
  /** Between the lines and the words. */
  separator: '\n' | '\n\n';
  /** What is said of a question without an answer. Default: nothing. */
  unanswered?: string;
}
