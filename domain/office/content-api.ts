/** Calls of /office/api about the texts of the website; the rules of api.ts hold. Everybody drafts, an owner publishes. */
import * as v from 'valibot';
import type { NamedKind } from '../content/names.ts';
import type { FieldChange } from './publications-api.ts';

const Path = v.pipe(v.string(), v.maxLength(200));
const AnyPath = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer())])),
  v.maxLength(12),
);
const FieldPath = v.pipe(AnyPath, v.minLength(1));
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
    /** The draft is that there is no such file any more. */
    is_removed: boolean;
  }[];
}

/** GET /content/file?path= → ContentPage */
export const ContentQuery = v.object({ path: Path });

/** Who has saved something in a draft within so many ms is editing it. */
const EDITING_MS = 120_000;

/** @param name of who asks. @returns the name of somebody else who is editing the file, else null */
export function editorOf(
  draft: ContentList['files'][number]['draft'],
  { name, now }: { name: string; now: number },
): string | null {
  if (!draft || now - draft.created_at > EDITING_MS) return null;
  return draft.author === name ? null : draft.author;
}

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
  /** What kind of thing its value names, of `named`; undefined = none. */
  names: NamedKind | undefined;
  /** Of a translation: visitors get it as it was before its English words were changed. */
  is_older: boolean;
}

export interface NamedValue {
  /** What stands in the field. */
  value: string;
  /** What people call it; the same as the value where nobody does. */
  label: string;
}

/** What fields stand in: a list, or a group of fields with names. */
export interface ContentGroup {
  path: (string | number)[];
  /** Of a list; null = a group of fields with names. */
  entries: number | null;
  /** What the schema says of it, for who edits; undefined = nothing. */
  help: string | undefined;
  /** Names of fields, lists and groups that it does not have and that can be begun. */
  missing: string[];
  /** Names of those that it need not have. Of a translation none: they go with the English ones. */
  removable: string[];
  /** Whether the company makes up the names in it, as those of prices. Of a translation never. */
  takes_names: boolean;
}

export interface ContentFile {
  path: string;
  name: string;
  url: string | null;
  /** Of the text that the fields are of: a change says which it was made in. */
  hash: string;
  draft: { author: string | null; created_at: number } | null;
  /** Paths of the file in each of its languages, English first. */
  languages: string[];
  fields: ContentFieldShown[];
  groups: ContentGroup[];
  /** What its fields may name, by kind: the value, and what people call it. Of a page, what its words may link to as well. */
  named: Partial<Record<NamedKind, NamedValue[]>>;
  /** Whether the page may get another address or be removed. */
  can_move: boolean;
}

/** A file, and what it is in its other languages. */
export interface ContentPage extends ContentFile {
  others: ContentFile[];
}

const FieldEdits = v.pipe(
  v.array(v.strictObject({ path: FieldPath, value: FieldValue })),
  v.maxLength(200),
);

/**
 * PUT /content/file → ContentPage: saves a draft. 409 `conflict` when somebody has changed the text meanwhile. Of an English file, what is
 * added, moved or removed is so in its translation, too.
 */
export const ContentChange = v.strictObject({
  path: Path,
  hash: v.pipe(v.string(), v.maxLength(64)),
  edits: v.pipe(
    v.array(
      v.union([
        v.strictObject({ path: FieldPath, value: FieldValue }),
        // An entry of the list at `path`, which may be the whole file, or the field `path`, by what somebody calls it.
        v.strictObject({ path: AnyPath, add: v.literal(true) }),
        v.strictObject({ path: FieldPath, remove: v.literal(true) }),
        v.strictObject({ path: FieldPath, move: v.picklist([1, -1]) }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
});
export type ContentChange = v.InferOutput<typeof ContentChange>;

const Hash = v.pipe(v.string(), v.maxLength(64));
/** A path that is not there any more. */
const Address = v.pipe(v.string(), v.trim(), v.maxLength(150));

/** POST /content/discard → ContentPage of the first, or {} of a page that was new: visitors' text is the one to edit again. */
export const ContentDiscard = v.strictObject({
  /** Of a file in each of its languages. */
  drafts: v.pipe(
    v.array(
      v.strictObject({
        path: Path,
        /** Empty = the draft is that the file is removed. */
        hash: Hash,
      }),
    ),
    v.minLength(1),
    v.maxLength(4),
  ),
});

/** POST /content/places → ContentPlaces: where the texts of a page are written. */
export const PlacesQuestion = v.strictObject({
  /** The file whose page it is. */
  page: Path,
  texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(900)),
});
export interface ContentPlaces {
  /** As many as there were texts; null = it is written nowhere. */
  places: ({ path: string; field: (string | number)[] } | null)[];
}

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

/** POST /content/rename → ContentPage: the page at its new address; what leads to it follows, and the old address redirects. */
export const PageRename = v.strictObject({ path: Path, hash: Hash, url: Address });
/** POST /content/remove → {}: what leads to the page, and its address, leads to the page at `lead_to`. */
export const PageRemoval = v.strictObject({ path: Path, hash: Hash, lead_to: Address });
/** GET /content/links?path= → what leads to a page. */
export interface ContentLinks {
  links: { path: string; name: string }[];
}

/** POST /content/photos → ContentPhoto: the body is a picture; it is turned upright, and only its pixels stay. 422 for anything else. */
export interface ContentPhoto {
  /** What a page names it by. */
  file: string;
}
/** GET /content/photos/:name → a size of a photo, for previews; of a whole photo's name a small picture of it. */

/** POST /content/link → DraftLink: shows the page with its draft to everyone with the address, for seven days or until it is published. */
export const DraftLinkRequest = v.strictObject({ path: Path });
export interface DraftLink {
  url: string;
}
/** GET /shown/:link → the page as HTML; 410 = the link opens nothing any more. GET /shown/:link/photos/:name → a size of its photo. */

/** GET /content/history?path= → the newest first. */
export interface ContentHistory {
  revisions: {
    revision_no: number;
    /** null = it came from the content folder. */
    author: string | null;
    created_at: number;
    is_draft: boolean;
    is_live: boolean;
    /** Against the one before it. */
    changes: FieldChange[];
  }[];
}
/** POST /content/bring-back → ContentPage: an earlier text as a draft. */
export const BringBack = v.strictObject({ path: Path, hash: Hash, revision_no: v.number() });

/** GET /content/uses?path=&field= → on how many pages the words of a setting stand, as visitors get them. */
export const UsesQuery = v.object({
  path: Path,
  /** Names and numbers, each on a line of its own. */
  field: v.pipe(v.string(), v.maxLength(500)),
});
export interface ContentUses {
  /** 0 = none is known. */
  pages: number;
}

/** POST /content/preview → ContentPreview: the page with all drafts, and with what is typed and not saved yet. */
export const PreviewQuestion = v.strictObject({
  /** The file whose page it is; of settings the home page is shown. */
  page: Path,
  typed: v.pipe(v.array(v.strictObject({ path: Path, edits: FieldEdits })), v.maxLength(4)),
});
export type PreviewQuestion = v.InferOutput<typeof PreviewQuestion>;
export interface ContentPreview {
  /** Without scripts, and its styles apart; null = it can't be shown, for what `faults` say. */
  shown: { html: string; styles: string } | null;
  faults: ContentFault[];
}
export interface ContentFault {
  /** A sentence, as of `npm run content:check`. */
  message: string;
  /** Of the file that it is about; null = of none. */
  path: string | null;
  /** As `faqs.0.q`; null = it is about the whole file. */
  field: string | null;
}

/** GET /content/frame → an empty page under the policy of previews: the office puts the parts of the page into it. */
