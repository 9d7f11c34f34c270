/** Calls of /office/api about what visitors read; the rules of api.ts hold. Everybody sees it, an owner publishes. */
import * as v from 'valibot';
import * as m from '#messages';
import { Time } from './fields.ts';

const MAX_NOTE_LENGTH = 200;

export const Publication = v.object({
  publication_no: v.number(),
  /** `waiting` until it is due. */
  state: v.picklist(['waiting', 'rendering', 'live', 'failed', 'replaced', 'canceled']),
  /** null = a command or a start of the server. */
  author: v.nullable(v.string()),
  note: v.string(),
  created_at: v.number(),
  due_at: v.number(),
  /** null = it is not, or never was. */
  live_at: v.nullable(v.number()),
  snapshot: v.nullable(v.string()),
  /** Why it failed, as `npm run content:check` says it. */
  faults: v.array(v.string()),
});
export type Publication = v.InferOutput<typeof Publication>;

const Lines = v.nullable(v.array(v.string()));
/** GET /publications */
export const PublicationList = v.object({
  /** Newest first, with what is to come. */
  publications: v.array(Publication),
  /** Number of the one that visitors get; null = none yet. */
  live: v.nullable(v.number()),
  /** Number of the one before, to which an undo returns; null = there is none. */
  previous: v.nullable(v.number()),
  /** Paths that were written in the office and not published. */
  drafts: v.array(v.string()),
  /** Paths that were changed in the content folder and in the office, with the lines that differ; null = the file was removed. */
  conflicts: v.array(
    v.object({
      path: v.string(),
      revision_no: v.number(),
      author: v.nullable(v.string()),
      line: v.number(),
      office: Lines,
      folder: Lines,
    }),
  ),
  replicas: v.array(
    v.object({
      host: v.string(),
      publication_no: v.nullable(v.number()),
      snapshot: v.nullable(v.string()),
      /** It has rendered other files than the others from the same content. */
      differs: v.boolean(),
      seen_at: v.number(),
    }),
  ),
});
export type PublicationList = v.InferOutput<typeof PublicationList>;

/** POST /publications (owner) → PublicationList: the content folder as it is, and all drafts. */
export const PublicationRequest = v.strictObject({
  note: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_NOTE_LENGTH),
    v.regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
      m.office_invalid_is_one_line({ label: m.office_publications_note() }),
    ),
  ),
  /** null = now. */
  at: v.nullable(Time),
});
/** POST /publications/:publication_no/repeat (owner) → PublicationList: shows it again. */
export const PublicationRepeat = v.strictObject({
  /** The one that was live when somebody pressed: another owner may have been faster. */
  live: v.number(),
});
/** DELETE /publications/:publication_no (owner) → PublicationList: one that is not due yet. */

/** POST /content-conflicts/resolve (owner) → PublicationList: what was chosen becomes a draft. */
export const ConflictChoice = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200)),
  /** Of the office's text that was shown. */
  revision_no: v.number(),
  take: v.picklist(['office', 'folder']),
});
