/** Calls of /office/api about the newsletter's subscribers; the rules of api.ts hold. */
import * as v from 'valibot';

/** GET /newsletter?after= */
export const SubscriberQuery = v.strictObject({
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(254))),
});
