/** /office/api: dead letters, and erasing a person. */

import * as v from 'valibot';
import { SubmissionId } from '../lead/submission-id.ts';
import { OFFICE_LIMITS } from './protocol.ts';

/** POST /dead-letters/resend. */
export const Resend = v.strictObject({
  ids: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(500)),
  ]),
});
/** POST /erase/find (owner): finds a person by e-mail, phone or full name; changes nothing. */
export const EraseFind = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(3, 'Whom?'), v.maxLength(OFFICE_LIMITS.email)),
});
/** POST /erase (owner, fresh). Can't be undone. `who` also erases the newsletter signup and mails of this e-mail. */
export const Erase = v.strictObject({
  who: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(OFFICE_LIMITS.email))),
  ids: v.pipe(v.array(SubmissionId), v.maxLength(500)),
});
