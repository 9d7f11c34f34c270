/** Calls of /office/api about the texts of the website; the rules of api.ts hold. Everybody drafts, an owner publishes. */
import * as v from 'valibot';
import type { NamedKind } from '../content/names.ts';

const Path = v.pipe(v.string(), v.maxLength(200));
const AnyPath = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer())])),
  v.maxLength(12),
);
const OwnPath = v.pipe(AnyPath, v.minLength(1));
const Value = v.union([v.pipe(v.string(), v.maxLength(50_000)), v.number(), v.boolean()]);
/** A URL path, as somebody types it. */
const Address = v.pipe(v.string(), v.trim(), v.maxLength(150));
/** ContentPage.hash: what a change begins from. 409 `conflict`, with the page as it is now, when somebody has changed it since. */
const Hash = v.pipe(v.string(), v.maxLength(64));

/** Where a field stands in its file. */
export type FieldPath = v.InferOutput<typeof AnyPath>;
export type FieldValue = v.InferOutput<typeof Value>;
/** Who wrote a draft that is not published yet, and when; null = there is none. */
export type DraftHead = { author: string | null; created_at: number } | null;

/** GET /content */
export interface ContentList {
  files: {
    path: string;
    /** As the page calls itself; of settings the name of the file. */
    name: string;
    /** URL path of the page; null = settings that many pages use. */
    url: string | null;
    draft: DraftHead;
    /** The draft removes the file. */
    is_removed: boolean;
  }[];
}

/** GET /content/file?path= → ContentPage: a page or a file of settings in each of its languages. */
export const ContentQuery = v.object({ path: Path });
export interface ContentPage {
  name: string;
  hash: string;
  /** The file in each language, English first. */
  files: { path: string; url: string | null; draft: DraftHead }[];
  /** The whole file: its children are its fields, lists and groups. */
  form: FormGroup;
  /** What fields may name, by kind. Of a page, what its words may link to as well. */
  named: Partial<Record<NamedKind, NamedValue[]>>;
  /** Whether the page may get another address or be removed. */
  can_move: boolean;
}

export interface NamedValue {
  /** Stored in the field. */
  value: string;
  /** For people; the same as the value where there is no other. */
  label: string;
}

interface FormPart {
  path: FieldPath;
  /** What the schema says about it; undefined = nothing. */
  help: string | undefined;
  /** Paths of the files that have it. */
  files: string[];
  /** Path of the translation that lacks it and may have it; undefined = there is none. */
  untranslated: string | undefined;
}

export interface FormField extends FormPart {
  /** For each of `files`. */
  values: FormValue[];
  /** Allowed values; undefined = any of its kind. */
  choices: string[] | undefined;
  /** Letters at most; undefined = no limit. */
  longest: number | undefined;
  /** Whether its value is a day, YYYY-MM-DD. */
  is_day: boolean;
  /** Its value is one of ContentPage.named; undefined = it names nothing. */
  names: NamedKind | undefined;
}

interface FormValue {
  value: FieldValue;
  /** What visitors read; undefined = a field that is not published yet. */
  live: FieldValue | undefined;
  /** Its English words were changed after this translation. */
  is_older: boolean;
}

/** A list, or a group of fields with names. */
export interface FormGroup extends FormPart {
  children: FormNode[];
  /** Entries in each of `files`; null = a group of fields with names. */
  counts: number[] | null;
  /** Names of fields, lists and groups that its English file lacks and may have. */
  missing: string[];
  /** Names of those that it may leave out. */
  removable: string[];
  /** Whether the company makes up the names in it, as those of prices. */
  takes_names: boolean;
}

export type FormNode = FormField | FormGroup;

/** A change of one file; of an English one, what is added, moved or removed is so in its translation, too. */
export const FieldEdit = v.union([
  v.strictObject({ file: Path, path: OwnPath, value: Value }),
  // An entry of the list at `path`, which may be the whole file, or the field `path`.
  v.strictObject({ file: Path, path: AnyPath, add: v.literal(true) }),
  v.strictObject({ file: Path, path: OwnPath, remove: v.literal(true) }),
  v.strictObject({ file: Path, path: OwnPath, move: v.picklist([1, -1]) }),
]);
export type FieldEdit = v.InferOutput<typeof FieldEdit>;

/** PUT /content/file → ContentPage: saves a draft. */
export const ContentChange = v.strictObject({
  /** Of the page in any language; so in all calls below. */
  path: Path,
  hash: Hash,
  edits: v.pipe(v.array(FieldEdit), v.minLength(1), v.maxLength(200)),
});

/** POST /content/discard → ContentPage as visitors read it, or {} of a page that was new: ends the drafts in each language. */
export const ContentDiscard = v.strictObject({
  path: Path,
  /** Empty = the draft removes the file. */
  hash: Hash,
});

/**
 * GET /content/check?path= → ContentCheck: renders the page with all drafts; of settings the home page. GET /content/page?path= answers
 * it as HTML without scripts, for a frame of the office.
 */
export interface ContentCheck {
  /** Whether the page can be shown. */
  is_shown: boolean;
  /** Why it can't be published. */
  faults: ContentFault[];
}
export interface ContentFault {
  /** A sentence: what was expected, what was found. */
  message: string;
  /** The file; null = none. */
  path: string | null;
  /** null = the whole file. */
  field: FieldPath | null;
}

/** POST /content/places: where the texts of a page are written. */
export const PlacesQuestion = v.strictObject({
  /** The file whose page it is. */
  page: Path,
  texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(900)),
});

/** Kinds of pages that may be begun, with what their address begins with. */
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

/** POST /content/pages → ContentPage: begins a page, as a draft with its fields empty. */
export const NewPage = v.strictObject({
  template: v.picklist(Object.keys(NEW_PAGES) as (keyof typeof NEW_PAGES)[]),
  url: Address,
  h1: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});
export type NewPage = v.InferOutput<typeof NewPage>;

/** POST /content/rename → ContentPage: the page at its new address; links to it follow, and the old address redirects. */
export const PageRename = v.strictObject({ path: Path, hash: Hash, url: Address });
/** POST /content/remove → {}: links to the page, and its address, lead to the page at `lead_to`. */
export const PageRemoval = v.strictObject({ path: Path, hash: Hash, lead_to: Address });

/** POST /content/bring-back → ContentPage: an earlier text of this file as a draft. */
export const BringBack = v.strictObject({ path: Path, hash: Hash, revision_no: v.number() });
