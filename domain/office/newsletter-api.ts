/** /office/api: the newsletter's subscribers. */
import * as v from 'valibot';

/** GET /newsletter?after= */
export const SubscriberQuery = v.strictObject({
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(254))),
});
