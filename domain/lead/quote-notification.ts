/** The notification call's payload (spec §3, §7; docs/api.md). */
import * as v from 'valibot';
import { CustomerType } from './contact-submission.ts';
import { LIMITS } from './submission-fields.ts';
import { SubmissionId } from './submission-id.ts';

const text = (label: string, max: number) =>
  v.pipe(v.string(`${label} must be text.`), v.maxLength(max, `${label} is too long.`));

export const QuoteNotification = v.strictObject({
  customerName: text('The name', LIMITS.name),
  phone: text('The phone number', LIMITS.phone),
  email: v.optional(text('The e-mail', LIMITS.email), ''),
  pestProblem: v.optional(text('The pest problem', LIMITS.description), ''),
  customerType: CustomerType,
  /** chatbot or chatbot_partial; other form spots may call too. */
  source: text('The source', LIMITS.source),
  submission_id: SubmissionId,
});
export type QuoteNotification = v.InferOutput<typeof QuoteNotification>;
