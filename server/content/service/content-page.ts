/** A page or a file of settings as the office edits it, in each of its languages. */
import type { Kysely } from 'kysely';
import { valuesOr } from '../../../content-loader/content-document.ts';
import { englishFile } from '../../../content-loader/content-files.ts';
import { formOf, keyOf } from '../../../content-loader/content-form.ts';
import { olderFields } from '../../../content-loader/field-changes.ts';
import { namedValues } from '../../../content-loader/named-values.ts';
import { canMove, inEachLanguage, pageName, urlOf } from '../../../content-loader/page-files.ts';
import { LOGO_FILE } from '../../../domain/content/logo.ts';
import type { NamedKind } from '../../../domain/content/names.ts';
import { isContentPath } from '../../../domain/content/revisions.ts';
import type { ContentPage, DraftHead, NamedValue } from '../../../domain/office/content-api.ts';
import type { Database } from '../../database/tables.ts';
import { hashOfText } from '../store/content-files.ts';
import { readPhotoNames } from '../store/photos.ts';
import { readLiveRevisions } from '../store/publications.ts';
import { type RevisionHead, readHistory } from '../store/revisions.ts';
import type { DraftedContent } from './drafts.ts';

type Texts = ReadonlyMap<string, string>;

/** The logo may be begun. */
export const isThere = (texts: Texts, path: string) => texts.has(path) || path === LOGO_FILE;

/** Changes with the text of the page in any language. */
export const pageHash = (texts: Texts, path: string) =>
  hashOfText(JSON.stringify(inEachLanguage(texts, path).map((file) => texts.get(file))));

export const draftHead = (head: RevisionHead | undefined): DraftHead =>
  head ? { author: head.author, created_at: head.created_at } : null;

/** @param path of the page in any language. @returns null when there is none */
export async function readContentPage(
  db: Kysely<Database>,
  { texts, live, drafts }: DraftedContent,
  path: string,
): Promise<ContentPage | null> {
  if (!isContentPath(path) || !isThere(texts, path)) return null;
  const inLanguages = inEachLanguage(texts, path);
  const files = inLanguages.length > 0 ? inLanguages : [path];
  const [first = path] = files;
  const sources = await Promise.all(
    files.map(async (file) => ({
      path: file,
      values: valuesOr({}, file, texts.get(file) ?? ''),
      live: valuesOr(null, file, live.get(file)),
      older: file === englishFile(file) ? new Set<string>() : await olderKeys(db, file),
    })),
  );
  const photos = await readPhotoNames(db);
  const named: ContentPage['named'] = {};
  const namedOf = (kind: NamedKind) => {
    named[kind] ??= withUnused(namedValues(texts, kind), kind === 'photo' ? photos : []);
    return named[kind];
  };
  const form = formOf(sources, namedOf);
  for (const kind of kindsIn(form)) namedOf(kind);
  if (path.endsWith('.md')) for (const kind of ['page', 'price'] as const) namedOf(kind);
  return {
    name: pageName(first, texts.get(first) ?? ''),
    hash: pageHash(texts, path),
    files: files.map((file) => ({
      path: file,
      url: urlOf(file),
      draft: draftHead(drafts.get(file)),
    })),
    ...{ form, named },
    can_move: canMove(first),
  };
}

function kindsIn(node: ContentPage['form'] | ContentPage['form']['children'][number]): NamedKind[] {
  return 'children' in node ? node.children.flatMap(kindsIn) : node.names ? [node.names] : [];
}

/** Photos that no page shows follow the others. */
const withUnused = (used: NamedValue[], photos: string[]) => [
  ...used,
  ...photos
    .filter((name) => !used.some(({ value }) => value === name))
    .map((name) => ({ value: name, label: name })),
];

/** Revisions of a file among which the published ones are looked for. */
const MOST_COMPARED = 60;

/** Keys of the fields that visitors read as they were before their English words were changed. */
async function olderKeys(db: Kysely<Database>, path: string): Promise<Set<string>> {
  const texts = new Map<number, string>();
  for (const file of [path, englishFile(path)])
    for (const { revision_no, text } of await readHistory(db, file, MOST_COMPARED))
      if (text !== null) texts.set(revision_no, text);
  const states = (await readLiveRevisions(db)).map((revisions) => ({
    english: texts.get(revisions[englishFile(path)] ?? 0),
    own: texts.get(revisions[path] ?? 0),
  }));
  return new Set(olderFields(path, states).map(keyOf));
}
