/** /office/api: the texts of the website. Everyone can draft, an owner publishes. */
import * as v from 'valibot';
import type { NamedKind } from '../content/names.ts';

const Path = v.pipe(v.string(), v.maxLength(200));
const AnyPath = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer())])),
  v.maxLength(12),
);
const OwnPath = v.pipe(AnyPath, v.minLength(1));
const Value = v.union([v.pipe(v.string(), v.maxLength(50_000)), v.number(), v.boolean()]);
/** A URL path as typed. */
const Address = v.pipe(v.string(), v.trim(), v.maxLength(150));
/** ContentPage.hash on which the change is based. If the page has changed since: 409 `conflict`, with the current page. */
const Hash = v.pipe(v.string(), v.maxLength(64));

/** Path of a field within its file. */
export type FieldPath = v.InferOutput<typeof AnyPath>;
export type FieldValue = v.InferOutput<typeof Value>;
/** Author and time of an unpublished draft; null if there is none. */
export type DraftHead = { author: string | null; created_at: number } | null;

/** GET /content */
export interface ContentList {
  files: {
    path: string;
    /** Title of the page; for settings, the file name. */
    name: string;
    /** URL path of the page; null for settings that many pages use. */
    url: string | null;
    draft: DraftHead;
    /** True if the draft removes the file. */
    is_removed: boolean;
  }[];
}

/** GET /content/file?path= → ContentPage: a page or a settings file in each of its languages. */
export const ContentQuery = v.object({ path: Path });
export interface ContentPage {
  name: string;
  hash: string;
  /** The file in each language, English first. */
  files: { path: string; url: string | null; draft: DraftHead }[];
  /** The whole file: its children are its fields, lists and groups. */
  form: FormGroup;
  /** Names that fields may have, by kind. For a page, also what its text may link to. */
  named: Partial<Record<NamedKind, NamedValue[]>>;
  /** True if the page may be renamed or removed. */
  can_move: boolean;
}

export interface NamedValue {
  /** Value stored in the field. */
  value: string;
  /** Readable name; the value itself if it has none. */
  label: string;
}

interface FormPart {
  path: FieldPath;
  /** The schema's explanation; undefined if it has none. */
  help: string | undefined;
  /** Paths of the files that have this part. */
  files: string[];
  /** Path of the translation that lacks this part but may have it; undefined if none. */
  untranslated: string | undefined;
}

export interface FormField extends FormPart {
  /** One value for each of `files`. */
  values: FormValue[];
  /** Allowed values; undefined if any value of its kind is allowed. */
  choices: string[] | undefined;
  /** Most characters; undefined if unlimited. */
  longest: number | undefined;
  /** True if its value is a day, YYYY-MM-DD. */
  is_day: boolean;
  /** Kind of ContentPage.named that its value is from; undefined if it names nothing. */
  names: NamedKind | undefined;
}

interface FormValue {
  value: FieldValue;
  /** The published value; undefined if the field is not published yet. */
  live: FieldValue | undefined;
  /** True if its English words changed after this translation. */
  is_older: boolean;
}

/** A list, or a group of named fields. */
export interface FormGroup extends FormPart {
  children: FormNode[];
  /** Number of entries in each of `files`; null for a group of named fields. */
  counts: number[] | null;
  /** Names of fields, lists and groups that the English file lacks but may have. */
  missing: string[];
  /** Names of those that may be removed. */
  removable: string[];
  /** True if the company chooses the names in it, such as those of prices. */
  takes_names: boolean;
}

export type FormNode = FormField | FormGroup;

/** A change of one file. Adding, moving and removing in an English file also applies to its translation. */
export const FieldEdit = v.union([
  v.strictObject({ file: Path, path: OwnPath, value: Value }),
  // Adds an entry to the list at `path`, which may be the whole file, or the field `path`.
  v.strictObject({ file: Path, path: AnyPath, add: v.literal(true) }),
  v.strictObject({ file: Path, path: OwnPath, remove: v.literal(true) }),
  v.strictObject({ file: Path, path: OwnPath, move: v.picklist([1, -1]) }),
]);
export type FieldEdit = v.InferOutput<typeof FieldEdit>;

/** PUT /content/file → ContentPage: saves a draft. */
export const ContentChange = v.strictObject({
  /** Path of the page in any language, here and in all calls below. */
  path: Path,
  hash: Hash,
  edits: v.pipe(v.array(FieldEdit), v.minLength(1), v.maxLength(200)),
});

/** POST /content/discard → ContentPage as published, or {} for a page that was new: deletes the drafts in every language. */
export const ContentDiscard = v.strictObject({
  path: Path,
  /** Empty if the draft removes the file. */
  hash: Hash,
});

/**
 * GET /content/check?path= → ContentCheck: renders the page, or the home page for settings, with all drafts.
 * GET /content/page?path= returns it as HTML without scripts, for a frame in the office.
 */
export interface ContentCheck {
  /** True if the page can be shown. */
  is_shown: boolean;
  /** Why it can't be published. */
  faults: ContentFault[];
}
export interface ContentFault {
  /** One sentence: what was expected, and what was found. */
  message: string;
  /** Path of the file; null if the fault is in none. */
  path: string | null;
  /** null for the whole file. */
  field: FieldPath | null;
}

/** POST /content/places: finds the places where a page's texts are written. */
export const PlacesQuestion = v.strictObject({
  /** The page's file. */
  page: Path,
  texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(900)),
});

/** Kinds of pages that can be created, with the start of their URLs. */
export const NEW_PAGES = {
  post: '/blog/',
  offer: '/offers/',
  landing: '/',
  service: '/services/',
  pest: '/pest-info/',
  article: '/about/',
  location: '/locations/',
  neighborhood: '/neighborhoods/',
  'service-area': '/service-areas/',
} as const;

/** POST /content/pages → ContentPage: creates a page as a draft with empty fields. */
export const NewPage = v.strictObject({
  template: v.picklist(Object.keys(NEW_PAGES) as (keyof typeof NEW_PAGES)[]),
  url: Address,
  h1: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});
export type NewPage = v.InferOutput<typeof NewPage>;

/** POST /content/rename → ContentPage: moves the page to another URL; links to it are updated, and the old URL redirects. */
export const PageRename = v.strictObject({ path: Path, hash: Hash, url: Address });
/** POST /content/remove → {}: removes the page; links to it and its URL then lead to the page at `lead_to`. */
export const PageRemoval = v.strictObject({ path: Path, hash: Hash, lead_to: Address });

/** POST /content/bring-back → ContentPage: restores an earlier revision of this file as a draft. */
export const BringBack = v.strictObject({ path: Path, hash: Hash, revision_no: v.number() });
