/** Calls of /office/api that ask a customer for a review; the rules of api.ts hold. */
import * as v from 'valibot';

/** GET /leads/:submission_id/review-request, and the answer of POST. */
export const ReviewRequestState = v.variant('state', [
  v.object({ state: v.literal('ready') }),
  /** This customer was asked, for this request or another. */
  v.object({ state: v.literal('asked'), at: v.number() }),
  v.object({ state: v.literal('not-won') }),
  /** `review_links` of site.yaml is empty. */
  v.object({ state: v.literal('no-links') }),
  v.object({ state: v.literal('no-email') }),
  /** The address is never written to again: they unsubscribed, or the mail server refused it. */
  v.object({ state: v.literal('suppressed') }),
]);
export type ReviewRequestState = v.InferOutput<typeof ReviewRequestState>;

/** POST /leads/:submission_id/review-request → ReviewRequestState. */
export const ReviewRequest = v.strictObject({
  /** The customer has said that they may be mailed about it. */
  consent: v.literal(true, 'Ask the customer first.'),
});
