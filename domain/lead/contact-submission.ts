/**
 * A contact submission: one request for help, as the form, the chat and no-JavaScript posts send it
 * (spec §3, Contact submission record; engineering contract, POST /api/contact-submissions).
 */
import * as v from 'valibot';

/** Where a submission came from. `chatbot_partial` is a lead whose conversation was not finished. */
export const CHAT_SOURCE = 'chatbot';
export const PARTIAL_CHAT_SOURCE = 'chatbot_partial';

/** Longest texts accepted, in characters. Longer is refused with a sentence, never cut. */
export const LIMITS = {
  name: 120,
  phone: 40,
  email: 254,
  service: 120,
  description: 5000,
  address: 200,
  source: 80,
} as const;

const oneLine = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.trim(),
    v.maxLength(max, `${label} can be at most ${max} characters. Please shorten it.`),
    v.regex(/^[^\p{Cc}]*$/u, `${label} can't contain line breaks or control characters.`),
  );

/** UUID made by the client when the form is first shown or the conversation starts. */
export const SubmissionId = v.pipe(v.string(), v.uuid('The submission id must be a UUID.'));

export const ContactSubmission = v.strictObject({
  /** The full name as given. `last_name` is always empty (spec §3). */
  first_name: v.pipe(
    oneLine('Your name', LIMITS.name),
    v.minLength(1, 'Please tell us your name.'),
  ),
  last_name: v.optional(v.literal(''), ''),
  /** As typed; spec §5 makes no other check. */
  phone: v.pipe(
    oneLine('Your phone number', LIMITS.phone),
    v.minLength(1, 'Please give us a phone number so that we can call you back.'),
  ),
  /** May be empty: a partial chat lead has none yet. */
  email: v.optional(oneLine('Your e-mail', LIMITS.email), ''),
  service_needed: v.optional(oneLine('The service', LIMITS.service), ''),
  description: v.optional(
    v.pipe(
      v.string('The description must be text.'),
      v.trim(),
      v.maxLength(
        LIMITS.description,
        `The description can be at most ${LIMITS.description} characters. Please shorten it.`,
      ),
    ),
    '',
  ),
  /** Always `standard` (spec §3). */
  urgency: v.optional(v.literal('standard'), 'standard'),
  /** `ZIP: {zip}` or `ZIP not provided` (spec §3). */
  address: v.optional(oneLine('The address', LIMITS.address), 'ZIP not provided'),
  /** Tag of the form spot, or chatbot / chatbot_partial. */
  source: v.pipe(oneLine('The source', LIMITS.source), v.minLength(1)),
  submission_id: SubmissionId,
  /** Id of an earlier submission that this one corrects (engineering contract: 409, then `replaces`). */
  replaces: v.optional(SubmissionId),
  /** Page path the request was made on, for the office. */
  page: v.optional(oneLine('The page', 300), ''),
  /** First and last touch, kept as sent (see domain/attribution when it exists). */
  attribution: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(500))),
  ),
  consent: v.optional(
    v.strictObject({
      /** Version of the wording shown, from site.yaml. */
      version: v.pipe(v.string(), v.maxLength(40)),
      /** Marketing texts: an unticked box, so false unless the visitor ticked it. */
      marketing_texts: v.boolean(),
    }),
  ),
});
export type ContactSubmission = v.InferOutput<typeof ContactSubmission>;

/** The address field of spec §3. */
export function addressOf(zip: string): string {
  const trimmed = zip.trim();
  return trimmed ? `ZIP: ${trimmed}` : 'ZIP not provided';
}
