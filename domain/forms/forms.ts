/** Every form, and what is derived from all of them: for the server, and for prerendered pages. */

import * as v from 'valibot';
import { PARTIAL_CHAT_SOURCE } from '../lead/submission-fields.ts';
import { chatForm } from './chat-form.ts';
import { type Column, detailsKey, type Form, type FormName, type Reason } from './form.ts';
import { detailsSchema, storedSchema } from './form-schema.ts';
import { letterForm, letterOffice } from './letter-states.ts';
import { newsletterForm } from './newsletter-form.ts';
import { COLUMN_LABELS, type OfficeView } from './office-view.ts';
import { photoForm, photoOffice } from './photo-form.ts';
import { quoteForm } from './quote-form.ts';

/** Forms whose submissions become leads. */
const LEAD_FORMS: readonly { form: Form; office: OfficeView }[] = [
  { form: quoteForm, office: {} },
  { form: letterForm, office: letterOffice },
  { form: photoForm, office: photoOffice },
  { form: chatForm, office: {} },
];

export const FORMS: readonly Form[] = [...LEAD_FORMS.map(({ form }) => form), newsletterForm];

/** The form of a record's source. Any unknown source belongs to the quote form, whose tag depends on its page. */
export function formOfSource(source: string): FormName {
  if (source === PARTIAL_CHAT_SOURCE) return 'chat';
  return LEAD_FORMS.find(({ form }) => form.source === source)?.form.name ?? 'quote';
}

/** Answers particular to one form, as they are sent, stored, exported and passed to webhooks. */
export const LeadDetails = v.variant(
  'form',
  LEAD_FORMS.map(({ form }) => detailsSchema(form)),
);
/** LeadDetails for programs that read it: docs/webhook.schema.json. */
export const DetailsDocument = v.variant(
  'form',
  LEAD_FORMS.map(({ form }) => detailsSchema(form, storedSchema)),
) as v.GenericSchema<LeadDetails>;
export type LeadDetails = {
  form: FormName;
  /** Version of the form's questions. */
  version: number;
  [answer: string]: string | number;
};

/** Keys of `details` in all forms. */
export const DETAILS_KEYS = [
  ...new Set(
    LEAD_FORMS.flatMap(({ form }) =>
      Object.values(form.fields).flatMap((field) => detailsKey(field) ?? []),
    ),
  ),
];

/** An answer as shown in the office. */
interface DetailsRow {
  key: string;
  label: string;
  value: string;
}

/** The answers in `details`, in the order of the form, without the visitor's free text. */
export function detailsRows(details: LeadDetails): DetailsRow[] {
  const { form, office } = viewOf(details.form);
  const asked = Object.entries(form.fields).flatMap(([name, field]) => {
    const key = detailsKey(field);
    if (!key || field.type === 'paragraphs') return [];
    const answer = String(details[key] ?? '');
    const value = office.answers?.[name]?.[answer] ?? (answer || office.unanswered);
    return value ? [{ key, label: office.labels?.[name] ?? field.label(), value }] : [];
  });
  const known = new Set(Object.values(form.fields).map(detailsKey));
  const others = Object.keys(details).filter(
    (key) => key !== 'form' && key !== 'version' && !known.has(key),
  );
  return [...asked, ...others.map((key) => ({ key, label: key, value: String(details[key]) }))];
}

/** The office's label for a column of a lead from this form. */
export function columnLabel(form: FormName, column: Column): string {
  const { form: found, office } = viewOf(form);
  const name = Object.keys(found.fields).find((key) => found.fields[key]?.stored === column) ?? '';
  return office.labels?.[name] ?? COLUMN_LABELS[column] ?? column;
}

/**
 * The request as text: the visitor's words, then a line for each answer in `details`. It is composed once, when the lead is
 * accepted, and never parsed.
 */
export function describeRequest(details: LeadDetails, description: string): string {
  const { form } = viewOf(details.form);
  const own = Object.values(form.fields).flatMap((field) => {
    const key = detailsKey(field);
    return key && field.type === 'paragraphs' ? [String(details[key] ?? '')] : [];
  });
  const lines = detailsRows(details)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  return [description, ...own, lines].filter(Boolean).join('\n\n');
}

/** Every message on a form's problem page; scripts show the same ones at the field. */
export function problemSentences(form: FormName): { anchor: string; sentence: string }[] {
  return Object.entries(formOf(form).fields).flatMap(([field, { problems = {} }]) =>
    Object.entries(problems).map(([reason, sentence]) => ({
      anchor: `${field}-${reason}`,
      sentence: sentence(),
    })),
  );
}

/**
 * The anchor of the first refused field in page order, for the problem page (`/problem/invalid-quote#phone-missing`). Null if
 * the form refused none.
 * @param errors with field names of the form or of the record
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
