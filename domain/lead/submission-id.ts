import * as v from 'valibot';

/** Lower-case UUID, created by the client when the form is first shown or the conversation starts. */
export const SubmissionId = v.pipe(v.string(), v.uuid(), v.toLowerCase());
