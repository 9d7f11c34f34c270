/** Calls of /office/api about what visitors read; the rules of api.ts hold. Everybody sees it; an owner publishes, and the office where the settings let it (PublicationList.may_publish). */
import * as v from 'valibot';
import { Time } from './fields.ts';

const MAX_NOTE_LENGTH = 200;

export const Publication = v.object({
  publication_no: v.number(),
  /** `waiting` until it is due and rendered. */
  state: v.picklist(['waiting', 'live', 'failed', 'canceled']),
  /** null = a command or a start of the server. */
  author: v.nullable(v.string()),
  note: v.string(),
  created_at: v.number(),
  due_at: v.number(),
  /** null = it is not, or never was. */
  live_at: v.nullable(v.number()),
  /** Why it failed, as `npm run content:check` says it. */
  faults: v.array(v.string()),
});
export type Publication = v.InferOutput<typeof Publication>;

/** A field that is another, for people to read. */
export const FieldChange = v.object({
  /** Empty = the whole file. */
  path: v.array(v.union([v.string(), v.number()])),
  /** null = it was not there. */
  before: v.nullable(v.string()),
  /** null = it is not there any more. */
  after: v.nullable(v.string()),
  /** Entries of the list stand in another order. Default: false */
  isOrder: v.optional(v.boolean()),
});
export type FieldChange = v.InferOutput<typeof FieldChange>;

/** GET /publications */
export const PublicationList = v.object({
  /** Whether who asks may publish. */
  may_publish: v.boolean(),
  /** Newest first, with what is to come. */
  publications: v.array(Publication),
  /** Number of the one that visitors get; null = none yet. */
  live: v.nullable(v.number()),
  /** Number of the one before, to which an undo returns; null = there is none. */
  previous: v.nullable(v.number()),
  /** What was written in the office and not published. */
  drafts: v.array(
    v.object({
      path: v.string(),
      /** As the page calls itself. */
      name: v.string(),
      author: v.nullable(v.string()),
      created_at: v.number(),
      /** Against what visitors get. */
      changes: v.array(FieldChange),
      /** It binds the company: an owner publishes it. */
      is_binding: v.boolean(),
      /** Requests, and those with pictures, that a shorter retention would delete; null = it is no shorter. */
      deletes: v.nullable(v.object({ leads: v.number(), pictures: v.number() })),
    }),
  ),
});
export type PublicationList = v.InferOutput<typeof PublicationList>;

/** POST /publications (may_publish) → PublicationList: the drafts that were chosen, and nothing else. */
export const PublicationRequest = v.strictObject({
  note: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_NOTE_LENGTH),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${'Note'} is one line.`),
  ),
  /** null = now. */
  at: v.nullable(Time),
  /** Of the drafts that were chosen. */
  paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(1000)),
});
/** POST /publications/:publication_no/repeat (may_publish) → PublicationList: shows it again. */
export const PublicationRepeat = v.strictObject({
  /** The one that was live when somebody pressed: another owner may have been faster. */
  live: v.number(),
});
/** DELETE /publications/:publication_no (may_publish) → PublicationList: one that is not due yet. */
