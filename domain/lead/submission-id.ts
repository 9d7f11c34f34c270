import * as v from 'valibot';
import * as m from '#messages';

/** Lower-case UUID, created by the client when the form is first shown or the conversation starts. */
export const SubmissionId = v.pipe(
  v.string(() => m.lead_the_submission_id_must_be_a_uuid()),
  v.uuid(() => m.lead_the_submission_id_must_be_a_uuid()),
  v.toLowerCase(),
);
