/**
 * The request of a termite letter for a closing: its fields, what is wrong with them, whether the date can be kept,
 * and the contact submission they become. Shared by the browser and by the server.
 */
import { daysBetween, isDate, officeDaysBetween } from '../hours/office-days.ts';
import type { OpeningHours } from '../hours/office-hours.ts';
import type { ContactSubmission } from './contact-submission.ts';
import { QUOTE_FIELDS, type QuoteFormFields, readQuoteForm } from './quote-form.ts';
import { wellFormed } from './well-formed.ts';

/** Tag of the form, in the record's source field. */
export const LETTER_SOURCE = 'termite-letter';

/** The form each state uses, and how many days before settlement it may be dated (service page). */
export const LETTER_FORMS = {
  VA: { state: 'Virginia', form: 'NPMA-33', goodForDays: 90 },
  SC: { state: 'South Carolina', form: 'CL-100', goodForDays: 30 },
} as const;
export type LetterState = keyof typeof LETTER_FORMS;

/** Who lets us in, and who is billed: what can be chosen. */
export const LETTER_ACCESS = [
  'The agent opens',
  'The seller is at home',
  'A lockbox',
  'Call me about it',
] as const;
export const LETTER_PAYERS = [
  'The seller',
  'The buyer',
  'At settlement',
  'Not settled yet',
] as const;

/** Fields that can be wrong, in the order in which they stand on the page. */
export const LETTER_FIELDS = [
  'state',
  'property',
  'closing',
  'recipients',
  ...QUOTE_FIELDS,
] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];
export type LetterProblems = Partial<Record<LetterField, string>>;

const MAX_LINE_LENGTH = 200;
const TOO_LONG = `Please shorten this to ${MAX_LINE_LENGTH} characters.`;

/** Everything that is said about a field of its own, as QUOTE_SENTENCES about the others. */
export const LETTER_SENTENCES = {
  state: { missing: 'Please choose the state the house is in: it decides the form.' },
  property: {
    missing: 'Please give us the street address of the house.',
    'too-long': TOO_LONG,
  },
  closing: {
    missing: 'Please give us the closing date.',
    past: 'This closing date has passed. Please check it.',
  },
  recipients: { 'too-long': TOO_LONG },
} as const;

export type LetterFormResult =
  | { ok: true; submission: ContactSubmission }
  | { ok: false; problems: LetterProblems };

/**
 * Reads a posted or typed-in request. A closing that is too close is no mistake: letterTiming warns of it.
 * @param today YYYY-MM-DD at the office
 * @param newId makes a submission id (UUID) when the form brings none
 */
export function readLetterForm(
  fields: QuoteFormFields,
  today: string,
  newId: () => string,
): LetterFormResult {
  const state = stateOf(fields.state);
  const closing = (fields.closing ?? '').trim();
  const problems: LetterProblems = {
    ...(!state && { state: LETTER_SENTENCES.state.missing }),
    ...lineProblem('property', fields.property, LETTER_SENTENCES.property.missing),
    ...closingProblem(closing, today),
    ...lineProblem('recipients', fields.recipients, null),
  };
  const quote = readQuoteForm({ ...fields, description: notesOf(fields) }, newId);
  if (!quote.ok) Object.assign(problems, quote.problems);
  if (!quote.ok || !state || Object.keys(problems).length > 0) return { ok: false, problems };
  const { form } = LETTER_FORMS[state];
  const description = descriptionOf(fields, state, closing);
  return {
    ok: true,
    submission: {
      ...quote.submission,
      service_needed: `Termite letter ${form}`,
      source: LETTER_SOURCE,
      description,
    },
  };
}

/** Whether a letter can be had for a closing. */
export type LetterTiming =
  /** Enough working days. */
  | { kind: 'in-time'; officeDays: number }
  /** Fewer working days than the office asks for: a call is better. */
  | { kind: 'tight'; officeDays: number }
  /** So far away that a letter of today would be stale at settlement. */
  | { kind: 'early'; goodForDays: number };

/**
 * @param closing and today YYYY-MM-DD; null while either is no date or the closing has passed
 * @param notice working days the office asks for (site.yaml, claims.letter_working_days)
 */
export function letterTiming(
  state: string | undefined,
  closing: string,
  today: string,
  hours: OpeningHours,
  notice: number,
): LetterTiming | null {
  if (!isDate(closing) || daysBetween(today, closing) < 0) return null;
  const officeDays = officeDaysBetween(hours, today, closing);
  if (officeDays < notice) return { kind: 'tight', officeDays };
  const known = stateOf(state);
  const goodForDays = known && LETTER_FORMS[known].goodForDays;
  if (goodForDays && daysBetween(today, closing) > goodForDays)
    return { kind: 'early', goodForDays };
  return { kind: 'in-time', officeDays };
}

/** The lines that readLetterForm puts before the notes, read back for the office's mail; null for other leads. */
export function readLetterLines(
  lead: Pick<ContactSubmission, 'source' | 'description'>,
): { lines: { label: string; value: string }[]; closing: string; notes: string } | null {
  if (lead.source !== LETTER_SOURCE) return null;
  const [head = '', ...rest] = lead.description.split('\n\n');
  const lines = head.split('\n').flatMap((line) => {
    const colon = line.indexOf(': ');
    return colon > 0 ? [{ label: line.slice(0, colon), value: line.slice(colon + 2) }] : [];
  });
  const closing = lines.find(({ label }) => label === 'Closing')?.value ?? '';
  return { lines, closing, notes: rest.join('\n\n') };
}

function stateOf(value: string | undefined): LetterState | undefined {
  return value && Object.hasOwn(LETTER_FORMS, value) ? (value as LetterState) : undefined;
}

function lineProblem(
  field: 'property' | 'recipients',
  typed = '',
  required: string | null,
): LetterProblems {
  const value = typed.trim();
  if (!value) return required ? { [field]: required } : {};
  if (value.length > MAX_LINE_LENGTH) return { [field]: LETTER_SENTENCES[field]['too-long'] };
  return {};
}

function closingProblem(closing: string, today: string): LetterProblems {
  if (!isDate(closing)) return { closing: LETTER_SENTENCES.closing.missing };
  return daysBetween(today, closing) < 0 ? { closing: LETTER_SENTENCES.closing.past } : {};
}

function descriptionOf(fields: QuoteFormFields, state: LetterState, closing: string): string {
  const { form, state: name } = LETTER_FORMS[state];
  const lines = [
    `Form: ${form} (${name})`,
    `Property: ${oneLine(fields.property)}`,
    `Closing: ${closing}`,
    `Access: ${chosen(fields.access, LETTER_ACCESS)}`,
    `Paid by: ${chosen(fields.payer, LETTER_PAYERS)}`,
    `Copies to: ${oneLine(fields.recipients) || 'not said'}`,
  ].join('\n');
  const notes = notesOf(fields);
  return notes ? `${lines}\n\n${notes}` : lines;
}

function notesOf(fields: QuoteFormFields): string {
  return (fields.description ?? '').trim();
}

function chosen(value: string | undefined, choices: readonly string[]): string {
  return value && choices.includes(value) ? value : 'not said';
}

function oneLine(value = ''): string {
  return wellFormed(
    value
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, MAX_LINE_LENGTH),
  );
}
