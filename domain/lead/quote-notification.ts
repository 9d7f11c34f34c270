/** The payload of the notification call (spec §3, §7; docs/integrations.md). */

import * as v from 'valibot';
import { CustomerType } from './contact-submission.ts';
import { LIMITS } from './submission-fields.ts';
import { SubmissionId } from './submission-id.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

export const QuoteNotification = v.strictObject({
  customerName: text(LIMITS.name),
  phone: text(LIMITS.phone),
  email: v.optional(text(LIMITS.email), ''),
  pestProblem: v.optional(text(LIMITS.description), ''),
  customerType: CustomerType,
  /** chatbot or chatbot_partial; other forms may call it, too. */
  source: text(LIMITS.source),
  submission_id: SubmissionId,
});
export type QuoteNotification = v.InferOutput<typeof QuoteNotification>;
