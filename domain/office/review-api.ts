/** /office/api: asking a customer for a review. */
import * as v from 'valibot';

/** POST /leads/:submission_id/review-request. */
export const ReviewRequest = v.strictObject({
  /** The customer agreed to get a mail about it. */
  consent: v.literal(true, 'Ask the customer first.'),
});
