/** How the office reads the answers of a form in mails, lists, exports and programs. Pages don't load this file. */
import * as m from '#messages';
import { type Doubt, doubtsAbout } from '../lead/doubts.ts';
import { typedZip } from '../lead/submission-fields.ts';
import type { Column } from './form.ts';

/** The office's note beside a contact detail that it can't use. */
export const doubtWords = (doubt: Doubt): string =>
  ({
    phone: m.office_doubt_phone,
    zip: m.office_doubt_zip,
    email: m.office_doubt_email,
  })[doubt]();

/** A lead's contact details as typed, with notes on those that the office can't use. */
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

/** The office's labels for the columns of a lead, whatever the form calls the question. */
export const COLUMN_LABELS: { readonly [column in Column]?: string } = {
  first_name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'ZIP',
  service_needed: 'Wants',
  customer_type: 'Customer',
};

export interface OfficeView<Name extends string = string> {
  /** Labels of questions. Default: the column's label, or the form's. */
  labels?: { readonly [name in Name]?: string };
  /** Readable answers for shorter stored values. */
  answers?: { readonly [name in Name]?: Readonly<Record<string, string>> };
  /** Shown for a question without an answer. Default: the question is left out. */
  unanswered?: string;
}
