import * as v from 'valibot';

/** UUID made by the client when the form is first shown or the conversation starts; lower case. */
export const SubmissionId = v.pipe(
  v.string('The submission id must be a UUID.'),
  v.uuid('The submission id must be a UUID.'),
  v.toLowerCase(),
);
