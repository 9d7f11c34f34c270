/** Maps each failure to an HTTP status and to a sentence that a homeowner understands. No other file does. */

import type * as v from 'valibot';
import * as m from '#messages';
import { reasonOf } from '../../domain/forms/form-schema.ts';
import { pageLanguage } from '../../domain/language/language.ts';
import { DUPLICATE_CODE } from '../../domain/newsletter/newsletter.ts';
import type { FieldError, Problem } from '../../domain/submissions/problem.ts';
import { databaseFailure } from '../database/failures.ts';

export type Failure =
  | { kind: FieldFailure; errors: FieldError[] }
  | { kind: Exclude<FailureKind, FieldFailure> };
/** Failures that name the fields they are about. */
type FieldFailure = 'invalid' | 'photo-too-large' | 'photo-type';
export type FailureKind = keyof typeof MEANINGS;

/** @param phone number to call instead; empty for none */
export function toProblem(failure: Failure, phone: string): Problem {
  const meaning: Meaning = MEANINGS[failure.kind];
  const errors = 'errors' in failure ? failure.errors : undefined;
  return {
    type: `urn:problem:${failure.kind}`,
    title: meaning.title(),
    status: meaning.status,
    // Field errors have English sentences only; pages in another language translate their reasons.
    detail: (pageLanguage() === 'en' && errors?.[0]?.message) || meaning.detail({ phone }),
    code: meaning.code ?? failure.kind,
    ...(errors && { errors }),
  };
}

/** Classifies a thrown error. Only `bug` means that our code is wrong. */
export function failureOf(error: unknown): Failure {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const framework = code ? FRAMEWORK[code] : undefined;
  if (framework) return { kind: framework };
  if (statusCode === 429) return { kind: 'too-many' };
  const database = databaseFailure(error);
  if (database === 'busy' || database === 'unavailable') return { kind: 'unavailable' };
  if (database === 'invalid') return { kind: 'invalid', errors: [] };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { kind: 'bad-body' };
  return { kind: 'bug' };
}

interface Meaning {
  status: number;
  title: () => string;
  detail: (values: { phone: string }) => string;
  code?: string;
}

const MEANINGS = {
  invalid: {
    status: 422,
    title: m.problem_please_check_what_you_entered,
    detail: m.problem_something_in_the_form_needs,
  },
  'photo-too-large': {
    status: 413,
    title: m.problem_that_is_too_much_for_one,
    detail: m.problem_please_send_fewer_or_smaller_pictures,
  },
  'photo-type': {
    status: 415,
    title: m.problem_that_is_not_a_picture_we,
    detail: m.problem_please_send_a_photo_as_jpeg,
  },
  'bad-body': {
    status: 400,
    title: m.problem_we_could_not_read_that,
    detail: m.problem_what_arrived_could_not_be_read,
  },
  'wrong-type': {
    status: 415,
    title: m.problem_we_could_not_read_that,
    detail: m.problem_this_address_takes_json_or_a,
  },
  'too-large': {
    status: 413,
    title: m.problem_that_is_too_long,
    detail: m.problem_what_you_sent_is_too_long,
  },
  'foreign-origin': {
    status: 403,
    title: m.problem_not_accepted_from_another_site,
    detail: m.problem_for_your_protection_we_only_take,
  },
  conflict: {
    status: 409,
    title: m.problem_this_request_was_already_sent,
    detail: m.problem_we_already_have_a_request_under,
  },
  'already-subscribed': {
    status: 409,
    title: m.common_already_subscribed,
    detail: m.common_this_email_is_already_subscribed,
    code: DUPLICATE_CODE,
  },
  unsubscribed: {
    status: 409,
    title: m.problem_unsubscribed_before,
    detail: m.problem_this_address_was_unsubscribed_and_we,
  },
  'unknown-submission': {
    status: 404,
    title: m.problem_request_not_found,
    detail: m.problem_we_dont_have_that_request_please,
  },
  'not-found': {
    status: 404,
    title: m.problem_nothing_here,
    detail: m.problem_there_is_nothing_at_this_address,
  },
  'wrong-method': {
    status: 405,
    title: m.problem_not_possible_here,
    detail: m.problem_this_address_does_not_take_that,
  },
  'too-many': {
    status: 429,
    title: m.problem_too_many_requests,
    detail: m.problem_that_was_a_lot_of_requests,
  },
  unavailable: {
    status: 503,
    title: m.problem_we_could_not_save_that_just,
    detail: m.problem_your_request_has_not_been_saved,
  },
  'pictures-busy': {
    status: 503,
    title: m.problem_we_cant_take_pictures_just_now,
    detail: m.problem_many_pictures_are_arriving_and_yours,
  },
  'pictures-full': {
    status: 503,
    title: m.problem_we_cant_take_pictures_just_now,
    detail: m.problem_there_is_no_room_for_pictures,
  },
  bug: {
    status: 500,
    title: m.problem_something_went_wrong_on_our_side,
    detail: m.problem_not_saved_by_our_fault,
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
  // The renderer process exited or timed out (content/store/renderer-process.ts).
  RENDERER_STOPPED: 'unavailable',
};

/** One plain sentence per refused field, without the visitor's input: at most ten, of which the visitor sees the first. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues.slice(0, 10).map((issue) => {
    const keys = (issue.path ?? []).map((step) => String(step.key));
    const reason = reasonOf(issue);
    return {
      field: keys.join('.').slice(0, 80),
      message: issueMessage(issue, keys),
      ...(reason && { reason }),
    };
  });
}

function issueMessage(issue: v.BaseIssue<unknown>, keys: string[]): string {
  const last = keys.at(-1)?.slice(0, 60) ?? '';
  if (issue.type === 'strict_object') {
    if (keys.length === 0) return m.problem_what_arrived_is_not_a_filled_in();
    return issue.expected === 'never'
      ? m.problem_the_field_does_not_belong_here({ field: last })
      : m.problem_the_field_is_missing({ field: last });
  }
  // Our own messages are sentences; the library's own start with its words and quote the input.
  return /^Invalid /.test(issue.message)
    ? m.problem_the_field_cant_be_read({ field: last })
    : issue.message;
}
