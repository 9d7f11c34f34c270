/**
 * The quote form: its fields, what is wrong with them in a homeowner's words, and the contact submission
 * they become (spec §3). Shared by the browser and by the server, which gets the same fields from visitors
 * without JavaScript.
 */

import { TERRITORY_NAME } from '../territory/territory.ts';
import type { ContactSubmission } from './contact-submission.ts';
import { addressOf, LIMITS } from './submission-fields.ts';
import { wellFormed } from './well-formed.ts';

/** Fields that can be wrong, in the order in which they stand on the page. */
export const QUOTE_FIELDS = ['name', 'phone', 'email', 'zip', 'description'] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** Hidden from people; a program that fills in everything gives itself away. */
export const HONEYPOT_FIELD = 'company_website';

/** Starts the line that the best time to call becomes at the end of the description. */
export const BEST_TIME_PREFIX = 'Best time to call: ';

/**
 * The form as it is posted; every value is text and any may be missing.
 * Besides the five fields: service_needed, best_time, consent_version, marketing_texts (`on` when ticked),
 * source (tag of the form spot), submission_id (empty without JavaScript), page, territory, started_at,
 * challenge_solution and the honeypot. Anything else is ignored: a field a newer page adds must not cost a lead.
 */
export type QuoteFormFields = Readonly<Partial<Record<string, string>>>;

export type QuoteFormResult =
  | { ok: true; submission: ContactSubmission }
  | { ok: false; problems: Partial<Record<QuoteField, string>> };

/**
 * Reads a posted or typed-in quote form.
 * @param newId makes a submission id (UUID) when the form brings none.
 */
export function readQuoteForm(fields: QuoteFormFields, newId: () => string): QuoteFormResult {
  const problems: Partial<Record<QuoteField, string>> = {};
  for (const field of QUOTE_FIELDS) {
    const problem = quoteFieldProblem(field, fields[field] ?? '');
    if (problem) problems[field] = problem;
  }
  const description = descriptionOf(fields);
  if (!problems.description && description.length > LIMITS.description) {
    problems.description = QUOTE_SENTENCES.description['too-long'];
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, submission: submissionOf(fields, description, newId) };
}

/** What is wrong with one field as typed, or null. Ready to stand beside the field. */
export function quoteFieldProblem(field: QuoteField, typed: string): string | null {
  const sentences: Partial<Record<FieldReason, string>> = QUOTE_SENTENCES[field];
  const value = typed.trim();
  if (!value) return sentences.missing ?? null;
  if (value.length > MAX_LENGTHS[field])
    return sentences['too-long'] ?? sentences.malformed ?? null;
  if ((field === 'description' ? NOT_IN_TEXT : NOT_IN_LINE).test(value)) return UNREADABLE;
  if (field === 'email' && !value.includes('@')) return QUOTE_SENTENCES.email['no-at'];
  if (field === 'zip' && !/^\d{5}$/.test(value)) return QUOTE_SENTENCES.zip.malformed;
  return null;
}

/** The first field, in page order, that needs another look; null when there is none. */
export function firstProblemField(
  problems: Partial<Record<QuoteField, string>>,
): QuoteField | null {
  return QUOTE_FIELDS.find((field) => problems[field]) ?? null;
}

const MAX_LENGTHS: Record<QuoteField, number> = {
  name: LIMITS.name,
  phone: LIMITS.phone,
  email: LIMITS.email,
  zip: LIMITS.address,
  description: LIMITS.description,
};

/** Why a field is not accepted. */
type FieldReason = 'missing' | 'too-long' | 'unreadable' | 'no-at' | 'malformed';

const UNREADABLE = 'Please remove the special characters that can’t be read here.';

/** Everything that is said about a field, by reason: at the field, in the summary and on the problem page. */
export const QUOTE_SENTENCES = {
  name: {
    missing: 'Please tell us your name, so we know who to ask for.',
    'too-long': `Please shorten the name to ${LIMITS.name} characters.`,
    unreadable: UNREADABLE,
  },
  phone: {
    missing: 'Please give us a phone number, so that we can call you back.',
    'too-long': `Please shorten the phone number to ${LIMITS.phone} characters.`,
    unreadable: UNREADABLE,
  },
  email: {
    'no-at': 'This e-mail address has no @ sign. Please check it, or leave it empty.',
    'too-long': `Please shorten the e-mail address to ${LIMITS.email} characters.`,
    unreadable: UNREADABLE,
  },
  zip: {
    malformed: 'A ZIP code has five digits, like 12345. Please check it, or leave it empty.',
    unreadable: UNREADABLE,
  },
  description: {
    'too-long': `Please shorten this to ${LIMITS.description.toLocaleString('en-US')} characters. We can talk about the rest on the phone.`,
    unreadable: UNREADABLE,
  },
} as const satisfies Record<QuoteField, Partial<Record<FieldReason, string>>>;

/** Control characters and Unicode line separators; a description may have tabs and line breaks. */
const NOT_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const NOT_IN_TEXT = /(?![\t\r\n])\p{Cc}/u;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function descriptionOf(fields: QuoteFormFields): string {
  const said = (fields.description ?? '').trim();
  const bestTime = oneLine(fields.best_time, 100);
  if (!bestTime) return said;
  return said ? `${said}\n\n${BEST_TIME_PREFIX}${bestTime}` : `${BEST_TIME_PREFIX}${bestTime}`;
}

function submissionOf(
  fields: QuoteFormFields,
  description: string,
  newId: () => string,
): ContactSubmission {
  const id = fields.submission_id?.trim() ?? '';
  const replaces = fields.replaces?.trim() ?? '';
  const startedAt = Number(fields.started_at || Number.NaN);
  const consentVersion = oneLine(fields.consent_version, 40);
  return {
    first_name: wellFormed((fields.name ?? '').trim()),
    last_name: '',
    phone: wellFormed((fields.phone ?? '').trim()),
    email: wellFormed((fields.email ?? '').trim()),
    service_needed: oneLine(fields.service_needed, LIMITS.service),
    description: wellFormed(description),
    urgency: 'standard',
    address: addressOf(fields.zip ?? ''),
    source: oneLine(fields.source, LIMITS.source) || 'quote-form',
    submission_id: UUID.test(id) ? id.toLowerCase() : newId(),
    page: oneLine(fields.page, LIMITS.page),
    ...(UUID.test(replaces) && { replaces: replaces.toLowerCase() }),
    ...(fields.territory &&
      TERRITORY_NAME.test(fields.territory) && { territory: fields.territory }),
    ...(Number.isSafeInteger(startedAt) && startedAt >= 0 && { started_at: startedAt }),
    ...(fields[HONEYPOT_FIELD] && { [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD].slice(0, 500) }),
    ...(fields.challenge_solution && { challenge_solution: fields.challenge_solution }),
    ...(consentVersion && {
      consent: { version: consentVersion, marketing_texts: fields.marketing_texts === 'on' },
    }),
  };
}

/** A value the visitor did not type by hand: cleaned and cut rather than refused. */
function oneLine(value: string | undefined, max: number): string {
  return wellFormed(
    (value ?? '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, max),
  );
}
