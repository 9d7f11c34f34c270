/** Calls of /office/api about what visitors read; the rules of api.ts hold. Everybody sees it; an owner publishes, and the office where the settings let it. */
import * as v from 'valibot';
import { Time } from './fields.ts';

const MAX_NOTE_LENGTH = 200;

/** A field that is another, for people to read. */
export interface FieldChange {
  /** Empty = the whole file. */
  path: (string | number)[];
  /** null = it was not there. */
  before: string | null;
  /** null = it is not there any more. */
  after: string | null;
  /** Entries of the list stand in another order. Default: false */
  isOrder?: boolean | undefined;
}

/** POST /publications (may_publish): the drafts that were chosen, and nothing else. */
export const PublicationRequest = v.strictObject({
  note: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_NOTE_LENGTH),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Note is one line.'),
  ),
  /** null = now. */
  at: v.nullable(Time),
  /** Of the drafts that were chosen. */
  paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(1000)),
});
/** POST /publications/:publication_no/repeat (may_publish): shows it again. */
export const PublicationRepeat = v.strictObject({
  /** The one that was live when somebody pressed: another owner may have been faster. */
  live: v.number(),
});
