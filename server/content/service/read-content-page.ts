/** Reads the texts of a page for the office's form. The renderer process parses them. */
import type { Kysely } from 'kysely';
import { isContentPath } from '../../../domain/content/revisions.ts';
import type { ContentPage, DraftHead } from '../../../domain/office/content-api.ts';
import { inEachLanguage, urlOf } from '../../../publisher/edit/change-pages.ts';
import { isThere, pageFiles } from '../../../publisher/edit/content-page.ts';
import type { LanguageState } from '../../../publisher/edit/field-changes.ts';
import { englishFile } from '../../../publisher/read/content-files.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { readPhotoNames } from '../store/content-photos.ts';
import { hashOfText } from '../store/folder-files.ts';
import { readLives } from '../store/publications.ts';
import type { Renderer } from '../store/renderer-process.ts';
import { type RevisionHead, readHistory } from '../store/stored-revisions.ts';
import type { DraftedContent } from './drafts.ts';

/** A hash of the page's texts in all languages. */
export const pageHash = (texts: ReadonlyMap<string, string>, path: string) =>
  hashOfText(JSON.stringify(inEachLanguage(texts, path).map((file) => texts.get(file))));

export const draftHead = (head: RevisionHead | undefined): DraftHead =>
  head ? { author: head.author, created_at: head.created_at } : null;

/** @param path of the page in any language @returns null if there is no such page */
export async function readContentPage(
  { db, renderer }: { db: Kysely<Database>; renderer: Renderer },
  { texts, live, drafts }: DraftedContent,
  path: string,
): Promise<ContentPage | null> {
  if (!isContentPath(path) || !isThere(texts, path)) return null;
  const files = pageFiles(texts, path);
  const shown = textsOf(files, live);
  const states = new Map<string, LanguageState[]>();
  for (const file of files)
    if (file !== englishFile(file)) states.set(file, await readStates(db, file));
  const photos = await readPhotoNames(db);
  return {
    ...(await renderer.ask('contentPage', texts, path, { live: shown, states, photos })),
    hash: pageHash(texts, path),
    files: files.map((file) => ({
      path: file,
      url: urlOf(file),
      draft: draftHead(drafts.get(file)),
    })),
  };
}

/** The texts of some files, so that a question to the renderer carries only what it needs. */
export const textsOf = (files: readonly string[], texts: ReadonlyMap<string, string>) =>
  new Map([...texts].filter(([path]) => files.includes(path)));

/** Number of a file's revisions that are searched for published ones. */
const MOST_COMPARED = 60;

/** The published texts of a translation and of its English file, oldest first. */
async function readStates(db: Kysely<Database>, path: string): Promise<LanguageState[]> {
  const texts = new Map<number, string>();
  for (const file of [path, englishFile(path)])
    for (const { revision_no, text } of await readHistory(db, file, MOST_COMPARED))
      if (text !== null) texts.set(revision_no, text);
  const lives = (await readLives(db)).map(({ revisions }) => fromJson(revisions));
  return lives.reverse().map((revisions) => ({
    english: texts.get(revisions[englishFile(path)] ?? 0),
    own: texts.get(revisions[path] ?? 0),
  }));
}
