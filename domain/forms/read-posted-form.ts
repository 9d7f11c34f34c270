/** Forms as a page without JavaScript posts them, and those with pictures. For the server. */
import * as v from 'valibot';
import { ContactSubmission } from '../lead/contact-submission.ts';
import { SubmissionId } from '../lead/submission-id.ts';
import type { Form, Posted } from './form.ts';
import { formSchema } from './form-schema.ts';
import { toSubmission } from './read-form.ts';

/**
 * Reads a form that was posted without JavaScript: first each answer, then the submission they become. What can't be used
 * of the rest (id, replaces, attribution as JSON) is left out: it must not cost a lead.
 * @param newId makes a submission id (UUID) when the form brings none
 * @param today YYYY-MM-DD at the office
 */
export function readPostedForm(
  form: Form,
  posted: Posted,
  newId: () => string,
  today: string,
):
  | { success: true; output: ContactSubmission }
  | { success: false; issues: v.BaseIssue<unknown>[] } {
  const answers = v.safeParse(formSchema(form, today), posted);
  if (!answers.success) return { success: false, issues: answers.issues };
  const id = v.safeParse(SubmissionId, posted.submission_id?.trim());
  const replaces = v.safeParse(SubmissionId, posted.replaces?.trim());
  const attribution = parseAttribution(posted.attribution);
  const submission_id = id.success ? id.output : newId();
  const { success, output, issues } = v.safeParse(ContactSubmission, {
    ...toSubmission(form, answers.output, { ...posted, submission_id }),
    ...(replaces.success && { replaces: replaces.output }),
    ...(attribution && { attribution }),
  });
  return success ? { success, output } : { success, issues };
}

/** JSON of first and last touch; anything else is ignored. */
function parseAttribution(text: string | undefined): object | null {
  try {
    const said: unknown = JSON.parse(text ?? 'null');
    return typeof said === 'object' ? said : null;
  } catch {
    return null;
  }
}
