/** /office/api: publications. Everyone sees them; owners publish, and office users if the settings allow it. */
import * as v from 'valibot';

const MAX_NOTE_LENGTH = 200;

/** A changed field, in readable form. */
export interface FieldChange {
  /** Empty for the whole file. */
  path: (string | number)[];
  /** null if the field is new. */
  before: string | null;
  /** null if the field was removed. */
  after: string | null;
  /** True if only the order of the list's entries changed. Default: false */
  isOrder?: boolean | undefined;
}

/** POST /publications (may_publish): publishes the chosen drafts and nothing else. */
export const PublicationRequest = v.strictObject({
  note: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_NOTE_LENGTH),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Note is one line.'),
  ),
  /** Paths of the chosen drafts. */
  paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(1000)),
});
/** POST /publications/:publication_no/repeat (may_publish): makes an earlier publication live again. */
export const PublicationRepeat = v.strictObject({
  /** The publication that was live when the user pressed the button, in case another owner was faster. */
  live: v.number(),
});
