/** Turns what the schema found into one plain sentence per field, without repeating the visitor's input. */
import type * as v from 'valibot';
import * as m from '#messages';
import type { FieldError } from './problems.ts';

/** At most ten; the first is what the visitor is told. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues.slice(0, 10).map((issue) => {
    const keys = (issue.path ?? []).map((step) => String(step.key));
    return { field: keys.join('.').slice(0, 80), message: messageOf(issue, keys) };
  });
}

function messageOf(issue: v.BaseIssue<unknown>, keys: string[]): string {
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
