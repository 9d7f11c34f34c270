/** Every form, and what follows from the descriptions of them all: for the server, and for pages built in advance. */

import * as v from 'valibot';
import * as m from '#messages';
import { PARTIAL_CHAT_SOURCE } from '../lead/submission-fields.ts';
import { chatForm, chatOffice } from './chat-form.ts';
import { type Column, detailsKey, type Form, type FormName, type Reason } from './form.ts';
import { detailsSchema, storedSchema } from './form-schema.ts';
import { letterForm, letterOffice } from './letter-states.ts';
import { newsletterForm } from './newsletter-form.ts';
import { COLUMN_LABELS, type OfficeView } from './office-view.ts';
import { photoForm, photoOffice } from './photo-form.ts';
import { quoteForm, quoteOffice } from './quote-form.ts';

/** Forms that become a lead. */
const LEAD_FORMS: readonly { form: Form; office: OfficeView }[] = [
  { form: quoteForm, office: quoteOffice },
  { form: letterForm, office: letterOffice },
  { form: photoForm, office: photoOffice },
  { form: chatForm, office: chatOffice },
];

export const FORMS: readonly Form[] = [...LEAD_FORMS.map(({ form }) => form), newsletterForm];

/** Which form a record's source stands for; the quote form's is any tag of its place. */
export function formOfSource(source: string): FormName {
  if (source === PARTIAL_CHAT_SOURCE) return 'chat';
  return LEAD_FORMS.find(({ form }) => form.source === source)?.form.name ?? 'quote';
}

/** What is particular to a kind of request, as it is sent, stored, exported and told to webhooks. */
export const LeadDetails = v.variant(
  'form',
  LEAD_FORMS.map(({ form }) => detailsSchema(form)),
  () => m.form_details_unknown(),
);
/** The same for programs that read it: docs/webhook.schema.json. */
export const DetailsDocument = v.variant(
  'form',
  LEAD_FORMS.map(({ form }) => detailsSchema(form, storedSchema)),
) as v.GenericSchema<LeadDetails>;
export type LeadDetails = {
  form: FormName;
  /** Of the form's questions. */
  version: number;
  [answer: string]: string | number;
};

/** Keys of `details`, of every form. */
export const DETAILS_KEYS = [
  ...new Set(
    LEAD_FORMS.flatMap(({ form }) =>
      Object.values(form.fields).flatMap((field) => detailsKey(field) ?? []),
    ),
  ),
];

/** An answer as the office reads it. */
interface DetailsRow {
  key: string;
  label: string;
  value: string;
}

/** The answers in `details` in the order of the form; the visitor's own words are not among them. */
export function detailsRows(details: LeadDetails): DetailsRow[] {
  const { form, office } = viewOf(details.form);
  const asked = Object.entries(form.fields).flatMap(([name, field]) => {
    const key = detailsKey(field);
    if (!key || field.type === 'paragraphs') return [];
    const answer = String(details[key] ?? '');
    const value = office.answers?.[name]?.[answer] ?? (answer || office.unanswered);
    return value ? [{ key, label: office.labels?.[name] ?? field.label, value }] : [];
  });
  const known = new Set(Object.values(form.fields).map(detailsKey));
  const others = Object.keys(details).filter(
    (key) => key !== 'form' && key !== 'version' && !known.has(key),
  );
  return [...asked, ...others.map((key) => ({ key, label: key, value: String(details[key]) }))];
}

/** What the office calls a column of a lead that came from this form. */
export function columnLabel(form: FormName, column: Column): string {
  const { form: found, office } = viewOf(form);
  const name = Object.keys(found.fields).find((key) => found.fields[key]?.stored === column) ?? '';
  return office.labels?.[name] ?? COLUMN_LABELS[column] ?? column;
}

/**
 * The request in words: what the visitor wrote, with a line for each answer in `details`. It is made once, when the lead
 * is taken, and never taken apart.
 */
export function describeRequest(details: LeadDetails, description: string): string {
  const { form, office } = viewOf(details.form);
  const own = Object.values(form.fields).flatMap((field) => {
    const key = detailsKey(field);
    return key && field.type === 'paragraphs' ? [String(details[key] ?? '')] : [];
  });
  const lines = detailsRows(details)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  const words = [description, ...own].filter(Boolean).join('\n\n');
  const parts = office.lines === 'before' ? [lines, words] : [words, lines];
  return parts.filter(Boolean).join(office.separator);
}

/** Everything that a form's problem page can say, in the words that scripts show at the field. */
export function problemSentences(form: FormName): { anchor: string; sentence: string }[] {
  return Object.entries(formOf(form).fields).flatMap(([field, { problems = {} }]) =>
    Object.entries(problems).map(([reason, sentence]) => ({
      anchor: `${field}-${reason}`,
      sentence,
    })),
  );
}

/**
 * Where a problem page says what is wrong (`/problem/invalid-quote#phone-missing`): the anchor of the first field, in the
 * order of the page. Null when the form refused none.
 * @param errors names of fields as the form or the record calls them
 */
export function problemAnchor(
  form: FormName,
  errors: readonly { field: string; reason?: Reason }[],
): string | null {
  for (const [name, { stored }] of Object.entries(formOf(form).fields)) {
    const reason = errors.find(({ field }) => field === name || field === stored)?.reason;
    if (reason) return `${name}-${reason}`;
  }
  return null;
}

function formOf(name: FormName): Form {
  return FORMS.find((form) => form.name === name) as Form;
}

function viewOf(name: FormName) {
  const found = LEAD_FORMS.find(({ form }) => form.name === name);
  if (!found) throw new Error(`no lead comes from the form ${name}`);
  return found;
}
