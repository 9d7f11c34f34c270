/**
 * The outcome of a submission: one state, with the same sentence wherever it is shown (form, chat, note, toast). The
 * specification's texts (spec §5, §8) are in domain/newsletter and domain/chat, word for word.
 */
import * as m from '#messages';
import {
  arrivedText,
  DUPLICATE_CODE,
  NEWSLETTER_MESSAGES,
  type NewsletterSettings,
} from '../newsletter/newsletter.ts';
import type { FieldError, Problem } from './problem.ts';

/** Kinds of submissions: a request for help (form, letter, chat), one with pictures, a newsletter signup. */
export type SubmissionKind = 'contact' | 'photos' | 'newsletter';

/**
 * `sent`: the database has it. `pending`: the server was unreachable; the submission waits on this device and is sent
 * automatically. `refused`: it was not accepted, nothing is sent automatically, and the message says why.
 */
export type Outcome = { state: 'sent' } | { state: 'pending' } | Refused;

export interface Refused {
  state: 'refused';
  reason: RefusalReason;
  /** Message for the visitor. */
  message: string;
  /** True if the message is from the server: the chat's toast shows only such messages (spec §8). */
  isServersWord?: true;
  /** Refused fields, by the record's names. */
  errors?: FieldError[];
}

/**
 * `duplicate`: the e-mail is already subscribed. `conflict`: the id belongs to another submission (a correction follows).
 * `invalid`: a field needs to be corrected. `unacceptable`: it will never be accepted unchanged. `busy`: too many requests.
 * `failed`: the server had an error. `unreachable`: no response came.
 */
type RefusalReason =
  | 'duplicate'
  | 'conflict'
  | 'invalid'
  | 'unacceptable'
  | 'busy'
  | 'failed'
  | 'unreachable';

/** The response to a post; a refusal has the server's message, code and fields. */
export interface Answer extends Partial<Pick<Problem, 'detail' | 'code' | 'errors'>> {
  /** HTTP status; null if no response came. */
  status: number | null;
}

/** Reasons after which the same submission may be accepted later. */
const PASSING: readonly RefusalReason[] = ['busy', 'failed', 'unreachable'];

/** True if it makes sense to retry later, unchanged. */
export function isPassing({ reason }: Refused): boolean {
  return PASSING.includes(reason);
}

/** Interprets a response. */
export function outcomeOf({ status, detail, code, errors }: Answer): Outcome {
  if (status !== null && status >= 200 && status < 300) return { state: 'sent' };
  const reason = reasonOf(status, code);
  return {
    state: 'refused',
    reason,
    ...(detail ? { message: detail, isServersWord: true } : { message: SENTENCES[reason]() }),
    ...(errors && { errors }),
  };
}

function reasonOf(status: number | null, code: string | undefined): RefusalReason {
  if (status === null) return 'unreachable';
  if (code === DUPLICATE_CODE) return 'duplicate';
  if (status === 409) return code === 'unsubscribed' ? 'unacceptable' : 'conflict';
  if (status === 413 || status === 415 || status === 422) return 'invalid';
  if (status === 408 || status === 429) return 'busy';
  return status >= 500 ? 'failed' : 'unacceptable';
}

/** Messages for refusals without one from the server. None of these is sent again automatically, so each says what to do. */
const SENTENCES: Record<RefusalReason, () => string> = {
  duplicate: m.common_this_email_is_already_subscribed,
  conflict: m.submissions_it_was_not_accepted_please_check,
  invalid: m.submissions_it_was_not_accepted_please_check,
  unacceptable: m.submissions_it_was_not_accepted_please_check,
  busy: m.submissions_that_was_a_lot_of_requests_in_a,
  failed: m.submissions_it_has_not_been_saved_please_try,
  unreachable: m.submissions_we_could_not_reach_our_office_from,
};

/** A title and a sentence. */
export interface OutcomeText {
  title: string;
  text: string;
}

/**
 * The words for an outcome, the same wherever it is shown.
 * @param newsletter the company's settings, for a signup
 */
export function outcomeText(
  kind: Exclude<SubmissionKind, 'newsletter'>,
  outcome: Outcome,
): OutcomeText;
export function outcomeText(
  kind: SubmissionKind,
  outcome: Outcome,
  newsletter: NewsletterSettings,
): OutcomeText;
export function outcomeText(
  kind: SubmissionKind,
  outcome: Outcome,
  newsletter?: NewsletterSettings,
): OutcomeText {
  if (outcome.state === 'pending')
    return {
      title: m.submissions_not_sent_yet(),
      text:
        kind === 'newsletter' ? m.submissions_signup_pending() : m.submissions_request_pending(),
    };
  if (newsletter && kind === 'newsletter') return signupText(outcome, newsletter);
  return outcome.state === 'sent'
    ? {
        title: m.common_sent(),
        text: kind === 'photos' ? m.common_photos_sent() : m.submissions_request_sent(),
      }
    : { title: m.submissions_not_sent(), text: outcome.message };
}

/** Chooses the newsletter's message (spec §5, §8). */
function signupText(
  outcome: { state: 'sent' } | Refused,
  settings: NewsletterSettings,
): OutcomeText {
  if (outcome.state === 'sent') return arrivedText(settings);
  const { reason } = outcome;
  return NEWSLETTER_MESSAGES[reason === 'duplicate' || reason === 'invalid' ? reason : 'failed']();
}
