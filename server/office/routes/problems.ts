/** Why a call to /office/api was refused, and what people read then. */
import * as m from '#messages';
import { PROBLEM_STATUS, type ProblemCode } from '../../../domain/office/api.ts';
import type { FieldError, Problem } from '../../../domain/submissions/problem.ts';

/** What a handler returns in place of an answer. */
export class Refusal {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** Further members of the answer. */
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
  invalid: [
    m.problem_please_check_what_you_entered(),
    m.office_problem_something_needs_another_look(),
  ],
  'bad-body': [m.office_problem_that_cant_be_read(), m.office_problem_what_arrived_cant_be_read()],
  'not-signed-in': [
    m.office_problem_please_sign_in(),
    m.office_problem_you_are_not_signed_in_or_your(),
  ],
  'confirm-first': [
    m.office_problem_please_confirm_that_it_is_you(),
    m.office_problem_sign_in_once_more_to_do_this(),
  ],
  'not-allowed': [m.office_problem_not_allowed(), m.office_problem_only_an_owner_can_do_this()],
  'another-person': [
    m.office_problem_somebody_elses_step(),
    m.office_problem_this_step_was_made_by_somebody_else(),
  ],
  'foreign-origin': [
    m.office_problem_not_accepted(),
    m.office_problem_this_call_did_not_come_from_the(),
  ],
  'not-found': [m.problem_nothing_here(), m.office_problem_there_is_no_such_thing_or_it_is()],
  'not-recognized': [
    m.office_problem_not_recognized(),
    m.office_problem_this_passkey_was_not_accepted_try(),
  ],
  'no-room': [m.office_problem_the_disk_is_full(), m.office_problem_the_room_is_for_requests()],
  'link-over': [
    m.office_problem_this_link_does_not_work_any_more(),
    m.office_problem_it_was_used_or_its_time_is_over(),
  ],
  conflict: [m.office_problem_changed_meanwhile(), m.office_problem_changed_meanwhile_look()],
  'too-late': [m.office_problem_too_late(), m.office_problem_it_cant_be_taken_back_any_more()],
  'last-owner': [
    m.office_problem_the_only_owner(),
    m.office_problem_somebody_else_has_to_be_an_owner(),
  ],
  full: [m.office_problem_full(), m.office_problem_full_explained()],
  'already-there': [
    m.office_problem_already_there(),
    m.office_problem_somebody_with_this_e_mail_uses_the(),
  ],
  'job-running': [m.office_problem_one_at_a_time(), m.office_problem_an_erasure_is_running()],
  'push-refused': [
    m.office_problem_alerts_cant_be_sent_there(),
    m.office_problem_this_browsers_push_service_is_not(),
  ],
  'too-many': [
    m.office_problem_too_many_tries(),
    m.office_problem_please_wait_a_moment_and_try_again(),
  ],
  unavailable: [
    m.office_problem_not_possible_just_now(),
    m.office_problem_the_office_cant_be_reached_just(),
  ],
  bug: [m.common_something_went_wrong(), m.office_problem_something_went_wrong_on_our_side()],
};
