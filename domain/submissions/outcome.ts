/**
 * What became of something a visitor sent: one state, and one sentence for it wherever it is told (form, chat, note,
 * toast). The specification's texts (spec §5, §8) stand in domain/newsletter and domain/chat, to the letter.
 */
import * as m from '#messages';
import {
  arrivedText,
  DUPLICATE_CODE,
  NEWSLETTER_MESSAGES,
  type NewsletterSettings,
} from '../newsletter/newsletter.ts';
import type { FieldError, Problem } from './problem.ts';

/** What is sent: a request for help (form, letter, chat), one with pictures, a signup for the newsletter. */
export type SubmissionKind = 'contact' | 'photos' | 'newsletter';

/**
 * `sent`: our database has it. `kept`: nobody could be reached; it waits on this device and goes out by itself.
 * `refused`: it was not taken, nothing goes out by itself, and the message says why.
 */
export type Outcome = { state: 'sent' } | { state: 'pending' } | Refused;

export interface Refused {
  state: 'refused';
  reason: RefusalReason;
  /** A sentence for the visitor. */
  message: string;
  /** True when the sentence is the server's own: the chat's toast shows no other (spec §8). */
  isServersWord?: true;
  /** Fields that were refused, by the record's names. */
  errors?: FieldError[];
}

/**
 * `duplicate`: the e-mail is subscribed already. `conflict`: the id stands for something else (a correction follows).
 * `invalid`: a field needs another look. `unacceptable`: it will never be taken as it is. `busy`: too many at once.
 * `failed`: the server had an error. `unreachable`: no answer came.
 */
type RefusalReason =
  | 'duplicate'
  | 'conflict'
  | 'invalid'
  | 'unacceptable'
  | 'busy'
  | 'failed'
  | 'unreachable';

/** The answer to a post: of a refusal, the server's sentence, code and fields. */
export interface Answer extends Partial<Pick<Problem, 'detail' | 'code' | 'errors'>> {
  /** HTTP status; null when no answer came. */
  status: number | null;
}

/** Reasons for which the same submission may still be taken later. */
const PASSING: readonly RefusalReason[] = ['busy', 'failed', 'unreachable'];

/** Whether trying again later, unchanged, makes sense. */
export function isPassing({ reason }: Refused): boolean {
  return PASSING.includes(reason);
}

/** What an answer means. */
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

/** Where the server has no sentence of its own. Nothing of this goes out by itself, so each says what can be done. */
const SENTENCES: Record<RefusalReason, () => string> = {
  duplicate: () => NEWSLETTER_MESSAGES.duplicate.text,
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

const PENDING: Record<SubmissionKind, () => string> = {
  contact: m.submissions_request_pending,
  photos: m.submissions_photos_pending,
  newsletter: m.submissions_signup_pending,
};

/**
 * The words for an outcome, wherever it is told.
 * @param newsletter the company's settings of it, for a signup
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
    return { title: m.submissions_not_sent_yet(), text: PENDING[kind]() };
  if (newsletter && kind === 'newsletter') return signupText(outcome, newsletter);
  return outcome.state === 'sent'
    ? {
        title: m.common_sent(),
        text: kind === 'photos' ? m.common_photos_sent() : m.submissions_request_sent(),
      }
    : { title: m.submissions_not_sent(), text: outcome.message };
}

/** Spec §8 and §5: which of the newsletter's messages. */
function signupText(
  outcome: { state: 'sent' } | Refused,
  settings: NewsletterSettings,
): OutcomeText {
  if (outcome.state === 'sent') return arrivedText(settings);
  const { reason } = outcome;
  return NEWSLETTER_MESSAGES[reason === 'duplicate' || reason === 'invalid' ? reason : 'failed'];
}
