/** /office/api: what has to be done now and then. Most of it is the owner’s. */

import * as v from 'valibot';
import { SubmissionId } from '../lead/submission-id.ts';
import { OFFICE_LIMITS } from './api.ts';

/** Quarantine: GET /leads?view=quarantine, and the acts `release` and `status: spam`. */

/** POST /dead-letters/resend. */
export const Resend = v.strictObject({
  ids: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(500)),
  ]),
});
/** POST /erase/find (owner): changes nothing. `who`: e-mail, phone or full name. */
export const EraseFind = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(3, 'Whom?'), v.maxLength(OFFICE_LIMITS.email)),
});
/** POST /erase (owner, fresh). It can't be undone. `who`: also the newsletter and mails of this e-mail. */
export const Erase = v.strictObject({
  who: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(OFFICE_LIMITS.email))),
  ids: v.pipe(v.array(SubmissionId), v.maxLength(500)),
});

/** GET /launch-check (owner). */
export const LaunchCheck = v.object({
  findings: v.array(
    v.object({
      level: v.picklist(['red', 'yellow', 'green']),
      says: v.string(),
      places: v.array(
        v.object({
          file: v.string(),
          line: v.nullable(v.number()),
          /** The content file, and its field; none for a setting of the server. */
          edit: v.optional(
            v.object({
              path: v.string(),
              field: v.nullable(v.array(v.union([v.string(), v.number()]))),
            }),
          ),
          /** What is asked there in [[double brackets]]. */
          asks: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
export type LaunchCheck = v.InferOutput<typeof LaunchCheck>;
export type LaunchCheckPlace = LaunchCheck['findings'][number]['places'][number];
