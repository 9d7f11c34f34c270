/** /office/api: devices for alerts, and the content of an alert. */

import * as v from 'valibot';

/** POST /push. DELETE /push/:subscription_id. POST /push/test, body {} → 202 {}. */
export const PushSubscribe = v.strictObject({
  endpoint: v.pipe(v.string(), v.url('The endpoint must be a URL.'), v.maxLength(1000)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/, 'The key can’t be read.')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/, 'The key can’t be read.')),
  }),
});

/** JSON of a push message. The service worker shows title and body and opens `url`. */
export const PushMessage = v.object({
  kind: v.picklist(['lead', 'visit', 'reminder', 'alarm', 'test']),
  title: v.string(),
  body: v.string(),
  /** A newer message replaces an older one with the same tag. */
  tag: v.string(),
  /** Path, such as /office/leads/{id}. */
  url: v.string(),
  at: v.number(),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
