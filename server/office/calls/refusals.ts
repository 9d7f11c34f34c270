/** Refusals of /office/api and their sentences. */
import { STATUS_CODES } from 'node:http';
import { PROBLEM_STATUS, type ProblemCode } from '../../../domain/office/protocol.ts';
import type { FieldError, Problem } from '../../../domain/submissions/problem.ts';

/** Returned by a handler instead of an answer. */
export class Refusal {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** Further members of the problem document. */
  readonly more: object | null;
  constructor(code: ProblemCode, errors?: FieldError[], more: object | null = null) {
    this.code = code;
    this.errors = errors;
    this.more = more;
  }
}

export const refuse = (code: ProblemCode, errors?: FieldError[], more: object | null = null) =>
  new Refusal(code, errors, more);

export function toOfficeProblem({ code, errors, more }: Refusal): Problem<ProblemCode> {
  const status = PROBLEM_STATUS[code];
  return {
    type: `urn:problem:${code}`,
    title: STATUS_CODES[status] ?? '',
    status,
    detail: errors?.[0]?.message ?? SENTENCES[code],
    code,
    ...(errors && { errors }),
    ...more,
  };
}

const SENTENCES: Record<ProblemCode, string> = {
  invalid: 'Something needs another look.',
  'bad-body': 'What arrived can’t be read.',
  'not-signed-in': 'You are not signed in, or your session has ended.',
  'confirm-first': 'Sign in once more to do this.',
  'not-allowed': 'Only an owner can do this.',
  'another-person': 'This step was made by somebody else, and only they can send it.',
  'foreign-origin': 'This call did not come from the office’s own pages.',
  'not-found': 'There is no such thing, or it is gone.',
  'not-recognized': 'This passkey was not accepted. Try again, or ask for a link by e-mail.',
  'no-room':
    'What room is left is kept for requests. Whoever runs the server has to make room; then try again.',
  'link-over': 'It was used, or its time is over. Ask for a new one.',
  conflict: 'This was changed meanwhile. Look at it once more before you go on.',
  'too-late': 'It can’t be taken back any more.',
  'last-owner': 'Somebody else has to be an owner first.',
  full: 'All spots in this window are taken.',
  'already-there': 'Somebody with this e-mail uses the office already.',
  'push-refused': 'This browser’s push service is not one that the office writes to.',
  'too-many': 'Please wait a moment and try again.',
  unavailable: 'The office can’t be reached just now. Please try again.',
  bug: 'Something went wrong on our side. Please try again.',
};
