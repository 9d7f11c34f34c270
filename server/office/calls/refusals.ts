/** Refusals of /office/api and their sentences. */
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
  const [title, detail] = SENTENCES[code];
  return {
    type: `urn:problem:${code}`,
    title,
    status: PROBLEM_STATUS[code],
    detail: errors?.[0]?.message ?? detail,
    code,
    ...(errors && { errors }),
    ...more,
  };
}

const SENTENCES: Record<ProblemCode, [title: string, detail: string]> = {
  invalid: ['Please check what you entered', 'Something needs another look.'],
  'bad-body': ['That can’t be read', 'What arrived can’t be read.'],
  'not-signed-in': ['Please sign in', 'You are not signed in, or your session has ended.'],
  'confirm-first': ['Please confirm that it is you', 'Sign in once more to do this.'],
  'not-allowed': ['Not allowed', 'Only an owner can do this.'],
  'another-person': [
    'Somebody else’s step',
    'This step was made by somebody else, and only they can send it.',
  ],
  'foreign-origin': ['Not accepted', 'This call did not come from the office’s own pages.'],
  'not-found': ['Nothing here', 'There is no such thing, or it is gone.'],
  'not-recognized': [
    'Not recognized',
    'This passkey was not accepted. Try again, or ask for a link by e-mail.',
  ],
  'no-room': [
    'The disk is full',
    'What room is left is kept for requests. Whoever runs the server has to make room; then try again.',
  ],
  'link-over': [
    'This link does not work any more',
    'It was used, or its time is over. Ask for a new one.',
  ],
  conflict: [
    'Changed meanwhile',
    'This was changed meanwhile. Look at it once more before you go on.',
  ],
  'too-late': ['Too late', 'It can’t be taken back any more.'],
  'last-owner': ['The only owner', 'Somebody else has to be an owner first.'],
  full: ['No spot left', 'All spots in this window are taken.'],
  'already-there': ['Already there', 'Somebody with this e-mail uses the office already.'],
  'push-refused': [
    'Alerts can’t be sent there',
    'This browser’s push service is not one that the office writes to.',
  ],
  'too-many': ['Too many tries', 'Please wait a moment and try again.'],
  unavailable: ['Not possible just now', 'The office can’t be reached just now. Please try again.'],
  bug: ['Something went wrong', 'Something went wrong on our side. Please try again.'],
};
