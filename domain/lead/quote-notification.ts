/** The payload of the notification call (spec §3, §7; docs/integrations.md). */

import * as v from 'valibot';
import * as m from '#messages';
import { CustomerType } from './contact-submission.ts';
import { LIMITS } from './submission-fields.ts';
import { SubmissionId } from './submission-id.ts';

const text = (label: () => string, max: number) =>
  v.pipe(
    v.string(() => m.common_must_be_text({ label: label() })),
    v.maxLength(max, () => m.lead_is_too_long({ label: label() })),
  );

export const QuoteNotification = v.strictObject({
  customerName: text(m.lead_the_name, LIMITS.name),
  phone: text(m.lead_the_phone_number, LIMITS.phone),
  email: v.optional(text(m.lead_the_e_mail, LIMITS.email), ''),
  pestProblem: v.optional(text(m.lead_the_problem, LIMITS.description), ''),
  customerType: CustomerType,
  /** chatbot or chatbot_partial; other forms may call it, too. */
  source: text(m.lead_the_source, LIMITS.source),
  submission_id: SubmissionId,
});
export type QuoteNotification = v.InferOutput<typeof QuoteNotification>;
