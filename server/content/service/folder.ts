/**
 * Pulls and pushes the content folder like a git remote. Changes on either side are measured from the last pull or
 * push.
 */
import type { Kysely } from 'kysely';
import { changedPaths, type Revisions } from '../../../domain/content/revisions.ts';
import { inOrder } from '../../activity/store/counters.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { fromJson } from '../../database/json.ts';
import type { Database } from '../../database/tables.ts';
import { readFolderBase, writeFolderBase } from '../store/folder-base.ts';
import { type ContentFolder, hashOfText, hashOfTexts, writeText } from '../store/folder-files.ts';
import { readLive, readPublications } from '../store/publications.ts';
import { readRevisionHeads, readTexts } from '../store/stored-revisions.ts';

interface FolderState {
  /** Paths changed in the folder since the last pull or push. */
  folder: string[];
  /** Paths published by the office since then that the folder does not have. */
  office: string[];
}

/** @returns null if the folder was never pushed */
export async function compareFolder(
  db: Kysely<Database>,
  { texts }: ContentFolder,
): Promise<FolderState | null> {
  const base = await readFolderBase(db);
  const live = await readLive(db);
  if (!base || !live) return null;
  const [bases, lives] = [await hashesOf(db, base), await hashesOf(db, fromJson(live.revisions))];
  const inFolder = new Map([...texts].map(([path, text]) => [path, hashOfText(text)]));
  return {
    folder: differing(bases, inFolder),
    office: changedPaths(base, fromJson(live.revisions)).filter(
      (path) => lives.get(path) !== inFolder.get(path),
    ),
  };
}

/** Hashes by path, without removed files. */
async function hashesOf(db: Kysely<Database>, revisions: Revisions): Promise<Map<string, string>> {
  const heads = await readRevisionHeads(db, revisions);
  return new Map(
    heads.flatMap(({ path, hash }) => (hash === null ? [] : [[path, hash] as [string, string]])),
  );
}

function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .sort();
}

/**
 * True if a starting server should publish the folder. Of several machines one may still have an older folder, so on
 * PostgreSQL a folder that was published before is not published again.
 */
export async function isToPublish(
  db: Kysely<Database>,
  kind: OpenDatabase['kind'],
  folder: ContentFolder,
): Promise<boolean | 'both-changed'> {
  const state = await compareFolder(db, folder);
  if (state === null) return true;
  if (state.folder.length === 0) return false;
  const hash = hashOfTexts(folder.texts);
  if (kind === 'postgres' && (await readPublications(db)).some((row) => row.folder === hash))
    return false;
  return state.office.length === 0 ? true : 'both-changed';
}

/**
 * Writes what the office has published into the folder.
 * @param force overwrites files that the folder has changed as well
 * @returns paths written, or paths changed on both sides; nothing is written in that case
 */
export function pullIntoFolder(
  db: Kysely<Database>,
  folder: ContentFolder,
  force = false,
): Promise<{ written: string[] } | { conflicts: string[] }> {
  return inOrder(db, 'publication', async (transaction) => {
    const live = await readLive(transaction);
    const revisions: Revisions = live ? fromJson(live.revisions) : {};
    const state = await compareFolder(transaction, folder);
    const wanted = state?.office ?? [];
    const conflicts = wanted.filter((path) => state?.folder.includes(path));
    if (conflicts.length > 0 && !force) return { conflicts };
    const texts = await readTexts(transaction, revisions);
    for (const path of wanted) writeText(folder.dir, path, texts.get(path) ?? null);
    await writeFolderBase(transaction, revisions);
    return { written: wanted };
  });
}
