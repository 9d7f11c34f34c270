/** Reads forms posted without JavaScript, and those with pictures. For the server. */
import * as v from 'valibot';
import { ContactSubmission } from '../lead/contact-submission.ts';
import { SubmissionId } from '../lead/submission-id.ts';
import type { Form, Posted } from './form.ts';
import { formSchema } from './form-schema.ts';
import { toSubmission } from './read-form.ts';

/**
 * Reads a form posted without JavaScript: first each answer, then the submission made of them. An unusable id or
 * attribution (JSON) is dropped, so that no lead is lost.
 * @param newId creates a submission id (UUID) if the form has none
 * @param today YYYY-MM-DD in the office's time zone
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
  const attribution = parseAttribution(posted.attribution);
  const submission_id = id.success ? id.output : newId();
  const { success, output, issues } = v.safeParse(ContactSubmission, {
    ...toSubmission(form, answers.output, { ...posted, submission_id }),
    ...(attribution && { attribution }),
  });
  return success ? { success, output } : { success, issues };
}

/** Parses the JSON of first and last touch; null if it is not an object. */
function parseAttribution(text: string | undefined): object | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
