/** The one place that maps what went wrong to an HTTP status and to a sentence a homeowner understands. */
import type * as v from 'valibot';
import { DUPLICATE_CODE, NEWSLETTER_MESSAGES } from '../../domain/newsletter/newsletter.ts';
import { databaseFailure } from '../database/failures.ts';

/** A field that was not accepted, and why. */
export interface FieldError {
  field: string;
  message: string;
}

export type Failure =
  | { kind: FieldFailure; errors: FieldError[] }
  | { kind: Exclude<FailureKind, FieldFailure> };
/** Failures that name the fields they are about. */
type FieldFailure = 'invalid' | 'photo-too-large' | 'photo-type';
export type FailureKind = keyof typeof MEANINGS;

/** RFC 9457 problem details. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** For programs; `23505` for an e-mail that is already subscribed (spec §8). */
  code: string;
  errors?: FieldError[];
}

/** @param phone number to call instead, as shown on the site. */
export function toProblem(failure: Failure, phone: string): Problem {
  const meaning: Meaning = MEANINGS[failure.kind];
  const errors = 'errors' in failure ? failure.errors : undefined;
  return {
    type: `urn:problem:${failure.kind}`,
    title: meaning.title,
    status: meaning.status,
    detail: errors?.[0]?.message ?? meaning.detail.replace('{phone}', phone),
    code: meaning.code ?? failure.kind,
    ...(errors && { errors }),
  };
}

/** What a thrown error means to the visitor. `bug` is the only one that is ours to mend. */
export function failureOf(error: unknown): Failure {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const framework = code ? FRAMEWORK[code] : undefined;
  if (framework) return { kind: framework };
  if (statusCode === 429) return { kind: 'too-many' };
  const database = databaseFailure(error);
  if (database === 'busy' || database === 'unavailable') return { kind: 'unavailable' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { kind: 'bad-body' };
  return { kind: 'bug' };
}

interface Meaning {
  status: number;
  title: string;
  detail: string;
  code?: string;
}

const CALL = 'Please try again, or call us at {phone}.';

const MEANINGS = {
  invalid: {
    status: 422,
    title: 'Please check what you entered',
    detail: 'Something in the form needs another look.',
  },
  'photo-too-large': {
    status: 413,
    title: 'That is too much for one request',
    detail: 'Please send fewer or smaller pictures.',
  },
  'photo-type': {
    status: 415,
    title: 'That is not a picture we can open',
    detail: 'Please send a photo as JPEG, PNG or WebP.',
  },
  'bad-body': {
    status: 400,
    title: 'We could not read that',
    detail: `What arrived could not be read. ${CALL}`,
  },
  'wrong-type': {
    status: 415,
    title: 'We could not read that',
    detail: `This address takes JSON or a form. ${CALL}`,
  },
  'too-large': {
    status: 413,
    title: 'That is too long',
    detail: 'What you sent is too long. Please shorten it, or call us at {phone}.',
  },
  'foreign-origin': {
    status: 403,
    title: 'Not accepted from another site',
    detail:
      'For your protection we only take requests from our own pages. Please use the form on our site, or call us at {phone}.',
  },
  conflict: {
    status: 409,
    title: 'This request was already sent',
    detail:
      'We already have a request under this number that says something else. Please send the correction as a new request.',
  },
  'already-subscribed': {
    status: 409,
    title: NEWSLETTER_MESSAGES.duplicate.title,
    detail: NEWSLETTER_MESSAGES.duplicate.text,
    code: DUPLICATE_CODE,
  },
  unsubscribed: {
    status: 409,
    title: 'Unsubscribed before',
    detail:
      'This address was unsubscribed, and we keep to that. Please use another address, or call us at {phone}.',
  },
  'unknown-submission': {
    status: 404,
    title: 'Request not found',
    detail: `We don't have that request. ${CALL}`,
  },
  'not-found': {
    status: 404,
    title: 'Nothing here',
    detail: 'There is nothing at this address. You can call us at {phone}.',
  },
  'wrong-method': {
    status: 405,
    title: 'Not possible here',
    detail: 'This address does not take that kind of request. You can call us at {phone}.',
  },
  'too-many': {
    status: 429,
    title: 'Too many requests',
    detail:
      'That was a lot of requests in a short time. Please wait a moment, or call us at {phone}.',
  },
  unavailable: {
    status: 503,
    title: 'We could not save that just now',
    detail: 'Your request has not been saved. Please try again in a moment, or call us at {phone}.',
  },
  'pictures-busy': {
    status: 503,
    title: 'We can’t take pictures just now',
    detail:
      'Many pictures are arriving, and yours have not been taken. Please try again in a minute, call us at {phone}, or send your request without pictures, with the quote form.',
  },
  'pictures-full': {
    status: 503,
    title: 'We can’t take pictures just now',
    detail:
      'There is no room for pictures right now, and nothing has been saved. Please call us at {phone}, or send your request without pictures, with the quote form.',
  },
  bug: {
    status: 500,
    title: 'Something went wrong on our side',
    detail: `Your request has not been saved. ${CALL}`,
  },
} as const satisfies Record<string, Meaning>;

/** Fastify's own errors. */
const FRAMEWORK: Record<string, Exclude<FailureKind, FieldFailure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-body',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_NOT_FOUND: 'not-found',
};

/** One plain sentence per field that a schema refused, without the visitor's input. At most ten; the visitor is told the first. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues.slice(0, 10).map((issue) => {
    const keys = (issue.path ?? []).map((step) => String(step.key));
    return { field: keys.join('.').slice(0, 80), message: issueMessage(issue, keys) };
  });
}

function issueMessage(issue: v.BaseIssue<unknown>, keys: string[]): string {
  const last = keys.at(-1)?.slice(0, 60) ?? '';
  if (issue.type === 'strict_object') {
    if (keys.length === 0) return 'What arrived is not a filled-in form.';
    return issue.expected === 'never'
      ? `The field "${last}" does not belong here.`
      : `The field "${last}" is missing.`;
  }
  // Our own messages are sentences; the library's own start with its words and quote the input.
  return /^Invalid /.test(issue.message) ? `The field "${last}" can't be read.` : issue.message;
}
