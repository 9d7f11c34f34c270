/** Calls of /office/api about the texts of the website; the rules of api.ts hold. Everybody drafts, an owner publishes. */
import * as v from 'valibot';

const Path = v.pipe(v.string(), v.maxLength(200));
const FieldPath = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer())])),
  v.minLength(1),
  v.maxLength(12),
);
const FieldValue = v.union([v.pipe(v.string(), v.maxLength(50_000)), v.number(), v.boolean()]);

/** GET /content */
export interface ContentList {
  files: {
    path: string;
    /** As the page calls itself; of settings the name of the file. */
    name: string;
    /** URL path of the page; null = settings that many pages use. */
    url: string | null;
    /** Who wrote the draft that is not published yet, and when; null = there is none. */
    draft: { author: string | null; created_at: number } | null;
  }[];
}

/** GET /content/file?path= */
export const ContentQuery = v.object({ path: Path, at: v.optional(v.string()) });

export interface ContentFieldShown {
  path: (string | number)[];
  value: string | number | boolean;
  /** What visitors get; undefined = a field that they do not have yet. */
  live: string | number | boolean | undefined;
  /** What the schema says of it, for who edits; undefined = nothing. */
  help: string | undefined;
  /** What may stand there; undefined = anything of its kind. */
  choices: string[] | undefined;
  /** Letters at most; undefined = not set. */
  longest: number | undefined;
}

export interface ContentFile {
  path: string;
  name: string;
  url: string | null;
  /** Of the text that the fields are of: a change says which it was made in. */
  hash: string;
  draft: { author: string | null; created_at: number } | null;
  fields: ContentFieldShown[];
  /** Lists that can get another entry. */
  lists: (string | number)[][];
}

/** PUT /content/file → ContentFile: saves a draft. 409 `conflict` when somebody has changed the text meanwhile. */
export const ContentChange = v.strictObject({
  path: Path,
  hash: v.pipe(v.string(), v.maxLength(64)),
  edits: v.pipe(
    v.array(
      v.union([
        v.strictObject({ path: FieldPath, value: FieldValue }),
        v.strictObject({ path: FieldPath, add: v.literal(true) }),
        v.strictObject({ path: FieldPath, remove: v.literal(true) }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
});
export type ContentChange = v.InferOutput<typeof ContentChange>;

/** POST /content/discard → ContentFile: visitors' text is the one to edit again. */
export const ContentDiscard = v.strictObject({
  path: Path,
  hash: v.pipe(v.string(), v.maxLength(64)),
});

/** GET /content/check?path= → what is wrong with the page as it would be. */
export interface ContentCheck {
  faults: {
    /** A sentence, as of `npm run content:check`. */
    message: string;
    /** Of this file, as `faqs.0.q`; null = it is about something else. */
    field: string | null;
  }[];
}

/** GET /content/preview?path= → the page with all drafts as HTML, without scripts; 422 where /content/check names faults. */
