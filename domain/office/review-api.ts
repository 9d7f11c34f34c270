/** Calls of /office/api that ask a customer for a review; the rules of api.ts hold. */
import * as v from 'valibot';

/** POST /leads/:submission_id/review-request. */
export const ReviewRequest = v.strictObject({
  /** The customer has said that they may be mailed about it. */
  consent: v.literal(true, 'Ask the customer first.'),
});
